"""Plays a whole game by chance through Lamplighter, each seat with what it may know.

python3 play.py whitechapel|whitehall|mr-jack-2016 SEED [the command that starts the engine]
"""
import json
import random
import subprocess
import sys


class Engine:
    """A running engine: one request, one answer."""

    def __init__(self, command):
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8"
        )

    def ask(self, do, **fields):
        print(json.dumps({"do": do, **fields}), file=self.process.stdin, flush=True)
        answer = json.loads(self.process.stdout.readline())
        if not answer["ok"]:
            raise ValueError("{code}: {message}".format(**answer["error"]))
        return answer

    def close(self):
        self.process.stdin.close()
        self.process.stdout.close()
        return self.process.wait()


def place(kind, described, rng):
    """A random placement of those that are too many to list."""
    if kind == "women":
        circles = rng.sample(described["circles"], described["tokens"])
        return [{"circle": c, "marked": i < described["marked"]} for i, c in enumerate(circles)]
    if kind == "patrols":
        crossings = described["onAll"] + rng.sample(described["onSome"], described["ofSome"])
        faces = rng.sample(described["faces"], len(described["faces"]))
        return [{"crossing": c, "face": f} for c, f in zip(crossings, faces)]
    return [rng.choice(circles) for circles in described["onePerSquare"].values()]


def choose(choices, rng):
    """A random action of the answer to `describe`."""
    for kind, described in choices["described"].items():
        return {"type": kind, "circles" if kind == "dls" else "tokens": place(kind, described, rng)}
    return rng.choice(choices["actions"])


def play(board, seed, command):
    rng, engine = random.Random(seed), Engine(command)
    seats = {} if board.startswith("mr-jack") else {"seats": 2}
    opened = engine.ask("new", board=board, seed=seed, **seats)
    game, actor, outcome, steps = opened["game"], opened["actor"], None, 0
    while outcome is None:
        action = choose(engine.ask("describe", game=game, seat=actor), rng)
        answer = engine.ask("apply", game=game, seat=actor, action=action)
        actor, outcome, steps = answer["actor"], answer["outcome"], steps + 1
    print(f"{board}: {steps} steps, {outcome}")
    return engine.close()


if __name__ == "__main__":
    sys.exit(play(sys.argv[1], int(sys.argv[2]), sys.argv[3:] or ["npx", "lamplighter", "engine"]))
