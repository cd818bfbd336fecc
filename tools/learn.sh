#!/bin/sh
# Learns the weights of eval_network.json anew: sh tools/learn.sh FOLDER [MINUTES] [PROCESSES] [PASSES] [EPOCHS]
#
# Each pass plays for so many minutes, more than half of them with two players, and fits both networks to all games so
# far; the next pass is played by what was learnt. Games and weights lie in FOLDER; the package that Python finds gets
# the weights of each pass. FIRST numbers the first pass where FOLDER has games of others already. PLAYER and FITTER name
# the Pythons that play (a compiled engine plays more) and that fit (with numpy), if it is not the same one.
set -eu
folder=$1
minutes=${2:-7}
processes=${3:-$(nproc)}
passes=${4:-2}
epochs=${5:-16}
player=${PLAYER:-python3}
fitter=${FITTER:-$player}
weights=$($player -c 'from elbowroom.bots.search.eval_network import FILE; print(FILE)')
mkdir -p "$folder"
pass=${FIRST:-1}
passes=$((pass + passes - 1))
while [ "$pass" -le "$passes" ]; do
    for group in 2 3; do
        share=$([ "$group" = 2 ] && echo 0.55 || echo 0.45)
        $player -m tools.lessons "$folder/games" --group "$group" --processes "$processes" \
            --seed $((pass * 1000)) --minutes "$(awk "BEGIN { print $minutes * $share }")"
    done
    cp "$weights" "$folder/eval_network.json"
    for group in 2 3; do
        OMP_NUM_THREADS=$processes $fitter -m tools.learn_eval_network "$folder/games" --group "$group" \
            --epochs "$epochs" --write "$folder/eval_network.json"
    done
    cp "$folder/eval_network.json" "$folder/eval_network.$pass.json"
    cp "$folder/eval_network.json" "$weights"
    pass=$((pass + 1))
done
