"""The page in a real browser: one for all tests of this folder."""
