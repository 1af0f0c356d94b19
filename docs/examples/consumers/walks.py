"""Where may Jack walk? Answers conformance vectors from the canonical export of a board: python3 walks.py"""
import json
import sys
from functools import cache


@cache
def routes(file):
    """For each circle its neighbours, each with all routes: lists of the crossings on the way."""
    with open(file, encoding="utf-8") as text:
        relations = json.load(text)["relations"]
    ways = {circle["number"]: {} for circle in relations["circles"]}
    for pair in relations["jack"]:
        a, b = (int(circle[1:]) for circle in pair["between"])
        ways[a][b] = ways[b][a] = pair["routes"]
    return ways


def walks(file, circle, held):
    """A neighbour can be reached if at least one of its routes is free of pawns."""
    ways = routes(file)[circle]
    return sorted(to for to, all in ways.items() if any(not held & set(route) for route in all))


def answer(kind, board, input):
    if kind == "derive" and input["relation"] in ("jack", "open"):
        found = walks(board, int(input["of"][1:]), set(input.get("held", [])))
        return {"value": [f"c{circle}" for circle in found]}
    state = input.get("state", {})
    if kind == "legal" and input.get("types") == ["move"] and state["game"] in ("lfw", "wm"):
        if state["phase"] != "HUNT1" or state.get("declaring") or input.get("seat", "jack") != "jack":
            return {"actions": []}
        pawns = state["police"] if state["game"] == "lfw" else state["figures"]
        found = walks(board, state["rows"][-1][-1], set(pawns.values()))
        return {"actions": [{"type": "move", "to": circle} for circle in found]}
    return None  # not a question for us


for line in sys.stdin:
    asked = json.loads(line)
    expect = answer(asked["kind"], asked["board"], asked["input"])
    reply = {"ok": True, "expect": expect} if expect else {"ok": False, "error": {"code": "unsupported"}}
    print(json.dumps({"id": asked["id"], **reply}), flush=True)
