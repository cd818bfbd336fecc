# Загадки: слова, спільні для сторінки та командного рядка.

puzzles-title = Загадки
puzzle-theme-entry = Звідки зайти
puzzle-theme-die = Кубик
puzzle-theme-decline = Занепад чи ні
puzzle-theme-combo = Яка комбінація
puzzle-theme-attack = Що атакувати
puzzle-theme-defence = Оборона
puzzle-theme-trick = Хитрість плитки
puzzle-difficulty-hard = легша
puzzle-difficulty-expert = важка
puzzle-difficulty-deep = дуже важка
