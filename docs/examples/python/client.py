"""Plays Whitehall Mystery by chance through Lamplighter: python3 client.py [the command that starts the engine]"""
import json, random, subprocess, sys

command = sys.argv[1:] or ["npx", "lamplighter", "engine"]
engine = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8")

def ask(do, **fields):
    print(json.dumps({"do": do, **fields}), file=engine.stdin, flush=True)
    answer = json.loads(engine.stdout.readline())
    if not answer["ok"]:
        raise ValueError(answer["error"]["message"])
    return answer

game, steps = ask("new", board="whitehall")["game"], 0
while (turn := ask("outcome", game=game))["outcome"] is None:
    choices = ask("describe", game=game, seat=turn["actor"])  # what this seat may do, and nothing else
    if "dls" in choices["described"]:  # four circles, one of each square: too many sets to list
        squares = choices["described"]["dls"]["onePerSquare"].values()
        action = {"type": "dls", "circles": [random.choice(circles) for circles in squares]}
    else:
        action = random.choice(choices["actions"])
    ask("apply", game=game, seat=turn["actor"], action=action)
    steps += 1
suspects = ask("deduce", game=game)["deduction"]["locations"]
print(f"{steps} steps: {turn['outcome']}; Jack may have stood on {len(suspects)} circles.")
engine.stdin.close()  # the engine ends with its input
sys.exit(engine.wait())
