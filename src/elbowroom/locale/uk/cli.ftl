# Що кажуть команди simulate, bench і replay. Терміни самої гри — у tiles.ftl.

## Стовпці

cli-col-bot = Бот
cli-col-seat = Місце
cli-col-games = Партії
cli-col-wins = Перемоги
cli-col-share = Частка
cli-col-interval = Інтервал 95 %
cli-col-coins = У середньому монет
cli-col-players = Гравці
cli-col-length = Ходів за партію
cli-col-games-per-second = Партій за секунду
cli-col-move = мкс на хід
cli-col-move-n = n на хід
cli-col-copy = мкс на копію
cli-col-copy-n = n на копію

## elbowroom simulate

cli-simulate-title = { $games ->
        [one] { $games } партія
        [few] { $games } партії
        [many] { $games } партій
       *[other] { $games } партії
    } на мапі { $map }, зерно { $seed }
cli-simulate-by-bot = За ботами
cli-simulate-by-seat = За місцями
cli-simulate-speed = Ходів за партію: { $length } · партій за секунду: { $games } · ходів за секунду: { $moves }

## elbowroom bench

cli-bench-title = Випадкова гра через legal_moves() і play(), копії у випадкові миті
cli-bench-compiled = Python { $python }, рушій скомпільовано.
cli-bench-pure = Python { $python }, рушій не скомпільовано.
cli-bench-unit = sum(range(10**7)) тут триває { $seconds } с; n — це мікросекунди, поділені на цей час.

## elbowroom replay

cli-replay-head = Мапа { $map } · коробки: { $boxes } · { $players } · { $rounds }
cli-replay-line = Раунд { $round } · { $player } · { $move } → { $events }
cli-replay-line-quiet = Раунд { $round } · { $player } · { $move }
cli-replay-unfinished = Запис закінчується в раунді { $round }; партію не завершено.
cli-replay-coins = { $player }: { $coins }
cli-replay-winner = { $count ->
        [one] Переможець: { $names }
       *[other] Спільна перемога: { $names }
    }
