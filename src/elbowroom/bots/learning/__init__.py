"""How the numbers that the planner judges by are learnt."""
