# Hlavolamy: slova společná stránce a příkazové řádce.

puzzles-title = Hlavolamy
puzzle-theme-entry = Kudy vstoupit
puzzle-theme-die = Kostka
puzzle-theme-decline = Úpadek, nebo ne
puzzle-theme-combo = Která kombinace
puzzle-theme-attack = Na co zaútočit
puzzle-theme-defence = Obrana
puzzle-theme-trick = Trik dílku
puzzle-difficulty-hard = snazší
puzzle-difficulty-expert = těžký
puzzle-difficulty-deep = velmi těžký
