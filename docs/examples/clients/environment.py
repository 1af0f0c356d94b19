"""Games of Lamplighter as an environment for learning, in the style of PettingZoo's AEC environments.

env = LamplighterEnv("whitehall"); env.reset(seed=1)
for agent in env.agent_iter():
    observation, reward, terminated, truncated, info = env.last()
    env.step(None if terminated else choose(observation["action_mask"]))
"""
import random
import sys

from play import Engine, place

SLOTS = 4096  # more than the legal actions of any state
PLACEMENTS = 64  # how many placements are offered of those that are too many to list


class LamplighterEnv:
    """Action i is the i-th legal action, in the engine's order, which is the same on every machine."""

    metadata = {"name": "lamplighter_v0", "is_parallelizable": False}

    def __init__(self, board, command=("npx", "lamplighter", "engine"), **settings):
        self.board, self.settings, self.game = board, settings, None
        self.engine = Engine(list(command))

    def reset(self, seed=0):
        if self.game is not None:
            self.engine.ask("end", game=self.game)
        opened = self.engine.ask("new", board=self.board, seed=seed, **self.settings)
        self.game, self.rng = opened["game"], random.Random(seed)
        self.possible_agents = self.agents = opened["seats"]
        self.rewards = dict.fromkeys(self.agents, 0)
        self._turn(opened)

    def _turn(self, answer):
        self.outcome = answer["outcome"]
        self.agent_selection, self.actions = answer["actor"], []
        if self.outcome is not None:
            jack_won = self.outcome in ("jack.nights", "jack.dl4", "mj.escape", "mj.timeout", "mj.accuseWrong")
            self.rewards = {agent: 1 if (agent == "jack") == jack_won else -1 for agent in self.agents}
            return
        choices = self.engine.ask("describe", game=self.game, seat=self.agent_selection)
        self.actions = list(choices["actions"])
        for kind, described in choices["described"].items():
            field = "circles" if kind == "dls" else "tokens"
            for _ in range(PLACEMENTS):
                self.actions.append({"type": kind, field: place(kind, described, self.rng)})
        assert len(self.actions) <= SLOTS

    def observe(self, agent):
        """What the agent may know, and which actions are legal: none unless it is its turn."""
        count = len(self.actions) if agent == self.agent_selection else 0
        view = self.engine.ask("view", game=self.game, seat=agent)["view"]
        return {"observation": view, "action_mask": [1] * count + [0] * (SLOTS - count)}

    def last(self):
        agent = self.agent_selection or self.agents[0]
        return self.observe(agent), self.rewards[agent], self.outcome is not None, False, {}

    def agent_iter(self):
        while self.outcome is None:
            yield self.agent_selection

    def step(self, action):
        agent = self.agent_selection
        self._turn(self.engine.ask("apply", game=self.game, seat=agent, action=self.actions[action]))

    def close(self):
        return self.engine.close()


if __name__ == "__main__":  # python3 environment.py BOARD SEED [command]: two games by chance with one seed
    env, results = LamplighterEnv(sys.argv[1], sys.argv[3:] or ["npx", "lamplighter", "engine"]), []
    for _ in range(2):
        env.reset(seed=int(sys.argv[2]))
        rng, steps = random.Random(7), 0
        for agent in env.agent_iter():
            observation, reward, terminated, truncated, info = env.last()
            env.step(rng.randrange(sum(observation["action_mask"])))
            steps += 1
        results.append((steps, env.outcome, env.rewards["jack"]))
    assert results[0] == results[1], "the same seed plays the same game"
    print(f"{sys.argv[1]}: {steps} steps, {env.outcome}, Jack {env.rewards['jack']:+d}")
    sys.exit(env.close())
