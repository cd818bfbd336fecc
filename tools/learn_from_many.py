"""Many networks foretell better than one: what they think on average is what the one that plays learns.

    python -m tools.learn_from_many FOLDER [--group 3] [--teachers 8] [--layers 32 16] [--epochs 200] [--write [FILE]]

Each teacher is wide, begins with nothing and leaves a tenth of the games out, so that they err in different ways; the
network that plays counts among them. How the games of FOLDER ended is luck for the most part, and what teachers think
on average is less so: a network that learns that, and nothing else, foretells endings better than from the endings
themselves. It needs numpy (the `envs` extra).
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

import numpy as np

from elbowroom.bots.search.eval_network import FILE
from tools.learn_eval_network import EPOCHS, LATER, Course, goes_on, read, shuffled, text

TEACHERS = 8
WIDE, NARROW = 64, 32  # the layers of a teacher
PASSES, LATER_EPOCHS = 2, 12  # after the one that begins with nothing
LEFT_OUT = 0.1  # of the games, by each teacher
OWN = 0.4  # how much the network that plays counts beside all teachers
PUPIL = 32, 16  # the layers of the one that learns from them
LESSONS, RATE, DECAY = 200, 4e-3, 1e-4  # it learns what has no luck in it: long, and forgetting nothing

Array = Any  # of numpy


def games(course: Course) -> Array:
    """For every example the number of its game."""
    follows = [goes_on(one, then) for one, then in zip(course.positions, course.positions[1:], strict=False)]
    number = np.cumsum([0, *(not one for one in follows)])
    return np.repeat(number, [len(one["seats"]) for one in course.positions])


def lead_off(course: Course, thought: Array) -> float:
    """How far the leads of games held back are off, if these coins are foretold."""
    squares, start = [], course.border
    for one in course.held:
        count = len(one["seats"])
        off = thought[start : start + count] - course.came[start : start + count]
        start += count
        if all(glimpse[6] for glimpse in one["seats"]):
            squares.append(float(off.var()) * count / (count - 1))
    return float(np.sqrt(np.mean(squares)))


def taught(course: Course, teachers: int) -> Array:
    """What so many networks think of all examples, on average; they are told of none that is held back."""
    teaches, game = course.teaches, games(course)
    total = np.zeros(len(course.came), np.float32)
    course.layers = WIDE, NARROW
    for seed in range(1, teachers + 1):
        course.seed = seed
        left_out = np.random.default_rng(seed).random(game.max() + 1) < LEFT_OUT
        course.teaches = teaches & ~left_out[game]
        course.teaches[course.border :] = teaches[course.border :]
        course.net, course.goal = course.fresh(), course.came
        course.teach(EPOCHS)
        for _ in range(PASSES):
            course.reconsider()
            course.teach(LATER_EPOCHS, LATER)
        total += course.thought()
        print(f"{seed} teachers: leads {lead_off(course, total / seed):.3f} off", flush=True)
    return total / teachers


def learn(
    positions: list[dict[str, Any]],
    group: int,
    before: dict[str, Any],
    teachers: int = TEACHERS,
    layers: tuple[int, int] = PUPIL,
    epochs: int = LESSONS,
) -> dict[str, Any]:
    """The network for a number of players, as plain data; `before` is the one that plays."""
    course = Course(positions, group)
    average = taught(course, teachers)
    course.begin_with(before)
    course.seed = 0
    own = course.thought()
    course.goal = OWN * own + (1.0 - OWN) * average
    print(f"leads {lead_off(course, own):.3f} off before, {lead_off(course, course.goal):.3f} by all together")
    if layers != course.layers:
        course.layers = layers
        course.net = course.fresh()
    course.teaches = course.turns > 0  # who was made to do something has not thought so, and all may think of it
    course.decay = DECAY
    course.teach(epochs, RATE)
    print(f"leads {lead_off(course, course.thought()):.3f} off by the one that learnt from them")
    return course.as_data()


def main() -> None:
    parser = argparse.ArgumentParser(description="Learn from many networks what the expert thinks of positions.")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--group", type=int, choices=(2, 3), default=2)
    parser.add_argument("--teachers", type=int, default=TEACHERS)
    parser.add_argument("--layers", type=int, nargs=2, default=PUPIL, metavar=("WIDE", "NARROW"))
    parser.add_argument("--epochs", type=int, default=LESSONS)
    parser.add_argument("--write", type=Path, nargs="?", const=FILE)
    options = parser.parse_args()
    networks = json.loads(FILE.read_text(encoding="utf-8"))
    positions = shuffled(read(options.folder, options.group))
    wide, narrow = options.layers
    before = networks[str(options.group)]
    found = learn(positions, options.group, before, options.teachers, (wide, narrow), options.epochs)
    if options.write:
        networks[str(options.group)] = found
        options.write.write_text(text(networks), encoding="utf-8")


if __name__ == "__main__":
    main()
