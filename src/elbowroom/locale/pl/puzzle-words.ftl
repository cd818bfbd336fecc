# Zagadki: słowa wspólne dla strony i wiersza poleceń.

puzzles-title = Zagadki
puzzle-theme-entry = Gdzie wkroczyć
puzzle-theme-die = Kość
puzzle-theme-decline = Wymarcie czy nie
puzzle-theme-combo = Który zestaw
puzzle-theme-attack = Co zaatakować
puzzle-theme-defence = Obrona
puzzle-theme-trick = Sztuczka płytki
puzzle-difficulty-hard = łatwiejsza
puzzle-difficulty-expert = trudna
puzzle-difficulty-deep = bardzo trudna
