/** Deals from seeds, players by chance, and games played to their ends. */
import { describe, expect, test } from 'vitest';
import { shippedBoard } from '../../testing/boards/shipped-boards.js';
import { openEngine, type Engine } from './open-engine.js';
import { playout } from './playout.js';
import { randomFromSeed, type Seed } from '../game/random.js';
import { hashState } from './game-record.js';
import type { Deals } from '../whitechapel/state/state.js';
import type { SeatDeals } from '../streets/seats.js';

function engineOf(folder: string): Engine {
  const opened = openEngine(shippedBoard(folder));
  if (!opened.ok) throw new Error(opened.message);
  return opened.engine;
}

const [whitechapel, whitehall, mrJack] = [
  engineOf('whitechapel'),
  engineOf('whitehall'),
  engineOf('mr-jack-2016'),
];

function begun(engine: Engine, seed: Seed, options: object = {}, seats?: unknown) {
  const dealt = engine.deal(seed, seats);
  if (!dealt.ok) throw new Error(dealt.message);
  const created = engine.createGame({ options, deals: dealt.deals });
  if (!created.ok) throw new Error(created.message);
  return created.state;
}

describe('deals', () => {
  test('follow from the seed, on every machine', () => {
    expect(whitechapel.deal('lamp', ['ada', 'ben'])).toMatchInlineSnapshot(`
      {
        "deals": {
          "headOrder": [
            "blue",
            "green",
            "yellow",
            "brown",
            "red",
          ],
          "owner": {
            "blue": "ada",
            "brown": "ben",
            "green": "ben",
            "red": "ada",
            "yellow": "ada",
          },
          "seatOrder": [
            "ada",
            "ben",
          ],
        },
        "ok": true,
      }
    `);
    expect(whitechapel.deal(7)).toEqual(whitechapel.deal('7'));
    expect(whitehall.deal('lamp')).toEqual({ ok: true, deals: {} });
  });

  test('of a hundred seeds turn every Head tile first, and differ', () => {
    const orders = Array.from({ length: 100 }, (_, seed) => begun(whitechapel, seed).deals).map((deals) =>
      (deals as Deals).headOrder.join(),
    );
    expect(new Set(orders).size).toBeGreaterThan(50);
    expect(new Set(orders.map((order) => order.split(',')[0])).size).toBe(5);
  });

  test.each([1, 2, 3, 4, 5])('share the pawns evenly out among %i (LFW-S02)', (count) => {
    const { owner, seatOrder } = begun(whitechapel, 'x', {}, count).deals as Deals;
    const pawns = seatOrder.map((seat) => Object.values(owner).filter((each) => each === seat).length);
    expect(seatOrder).toHaveLength(count);
    expect(Math.max(...pawns) - Math.min(...pawns)).toBeLessThanOrEqual(1);
  });

  test.each([1, 2, 3])('share the figures evenly out among %i (WM-S01, AMB-WM-22)', (count) => {
    const options = { rollUp: true, reinforcements: { brown: true } };
    const dealt = whitehall.deal('x', count, options);
    if (!dealt.ok) throw new Error(dealt.message);
    const { owner, seatOrder } = dealt.deals as unknown as SeatDeals;
    expect(Object.keys(owner)).toEqual(['yellow', 'red', 'brown']);
    expect(seatOrder).toHaveLength(count);
    const figures = seatOrder.map((seat) => Object.values(owner).filter((each) => each === seat).length);
    expect(Math.max(...figures) - Math.min(...figures)).toBeLessThanOrEqual(1);
  });

  test('name at most three Investigators', () => {
    expect(whitehall.deal('x', 4)).toMatchObject({ ok: false });
    expect(whitehall.deal('x', ['ada', 'ada'])).toMatchObject({ ok: false });
    expect(whitehall.deal('x', 2, { smoker: true })).toMatchObject({ ok: false });
  });

  test.each([0, 6, -1, 1e9, 1.5, null, 'ada', [], ['jack'], ['ada', 'ada'], [''], [1], {}, [['ada']]])(
    'are refused for the seats %j',
    (seats) => {
      expect(whitechapel.deal('x', seats)).toMatchObject({ ok: false });
    },
  );

  test('are refused for seats where the game has its own', () => {
    expect(mrJack.deal('x', 2)).toMatchObject({ ok: false });
  });
});

describe('a playout', () => {
  test.each([
    ['whitechapel', whitechapel],
    ['whitehall', whitehall],
  ])('of %s follows from its seed and ends', (_, engine) => {
    const first = begun(engine, 'lamp');
    for (const player of ['uniform', 'leaning'] as const) {
      const [one, again] = [
        playout(engine, first, { seed: 3, player }),
        playout(engine, first, { seed: 3, player }),
      ];
      expect(one.state.result).not.toBeNull();
      expect(hashState(again.state)).toBe(hashState(one.state));
      expect(one.events).toHaveLength(one.actions.length);
      const others = [4, 5, 6, 7].map((seed) => hashState(playout(engine, first, { seed, player }).state));
      expect(others.some((hash) => hash !== hashState(one.state))).toBe(true);
    }
  });

  test('is the same on every machine', () => {
    const { actions, state } = playout(whitechapel, begun(whitechapel, 'lamp'), { seed: 'lamp' });
    expect([actions.length, state.result, hashState(state)]).toMatchInlineSnapshot(`
      [
        596,
        "jack.nights",
        "ff57988daa02313bb48ce81d21d51bd85fed4bee54312e549ce4e5ab1d2d2395",
      ]
    `);
  });

  test('stops at its limit, and goes nowhere when the game is over', () => {
    const first = begun(whitehall, 1);
    const some = playout(whitehall, first, { seed: 1, limit: 5 });
    expect([some.actions.length, some.state.result]).toEqual([5, null]);
    const end = playout(whitehall, first, { seed: 1 });
    expect(playout(whitehall, end.state, { seed: 1 })).toEqual({ actions: [], events: [], state: end.state });
  });

  test('by leaning players goes on where uniform ones end: nights of Whitechapel that begin', () => {
    const nights = (player: 'uniform' | 'leaning'): number =>
      Array.from({ length: 20 }, (_, seed) =>
        playout(whitechapel, begun(whitechapel, seed), { seed, player }),
      )
        .map(({ state }) => (state as { night: number }).night)
        .reduce((sum, night) => sum + night, 0);
    expect(nights('uniform')).toBeLessThan(25);
    expect(nights('leaning')).toBeGreaterThan(40);
  });
});

describe('what is described', () => {
  // Every kind of placement is drawn at random, whatever the players lean to.
  test.each([
    ['women', whitechapel],
    ['patrols', whitechapel],
    ['dls', whitehall],
  ])('%s is drawn as it is described, and not always the same', (type, engine) => {
    const drawn = new Set<string>();
    for (let seed = 0; seed < 200; seed++) {
      const random = randomFromSeed(seed, 'test');
      let state = begun(engine, seed, engine === whitechapel ? { address: true } : {});
      while (!Object.hasOwn(engine.describe(state).described, type)) {
        const played = engine.apply(state, engine.choose(state, 'uniform', random));
        if (!played.ok) throw new Error(played.refusal.message);
        state = played.state;
      }
      const action = engine.choose(state, 'uniform', random)!;
      expect(engine.refusalFor(state, action)).toBeUndefined();
      if (action.type === type) drawn.add(JSON.stringify(action));
    }
    expect(drawn.size).toBeGreaterThan(50);
  });

  test('a uniform player also does what is listed beside it', () => {
    const types = new Set<string>();
    for (let seed = 0; seed < 40; seed++) {
      const first = begun(whitechapel, seed, { address: true });
      const { actions } = playout(whitechapel, first, { seed, player: 'uniform' });
      for (const { type } of actions) types.add(type);
    }
    expect([...types]).toEqual(expect.arrayContaining(['address', 'patrols']));
  });
});
