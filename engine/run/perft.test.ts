/** Counting sequences of actions, beside the plainest count there is. */
import { describe, expect, test } from 'vitest';
import { searchersRelation } from '../../model/index.js';
import * as chapel from '../../testing/engine/whitechapel-fixture.js';
import { engine as whitehall, newGame, huntState } from '../../testing/engine/whitehall-fixture.js';
import type { Engine, GameState } from './open-engine.js';
import { countJackMoveSequences } from './count-jack-move-sequences.js';
import { divide, perft } from './perft.js';
import { seededRandom } from '../game/random.js';
import type { WhitechapelState } from '../whitechapel/state/state.js';
import type { WhitehallState } from '../whitehall/state/state.js';

/** Plays every sequence to its last action. */
function slowly(state: WhitehallState, depth: number): number {
  if (depth === 0) return 1;
  return whitehall.legalActions(state).reduce((sum, action) => {
    const played = whitehall.apply(state, action);
    return sum + (played.ok ? slowly(played.state, depth - 1) : Number.NaN);
  }, 0);
}

const fleeing = huntState({});
const over: WhitehallState = { ...fleeing, phase: 'OVER', result: 'police.arrest' };

describe('perft', () => {
  test.each([0, 1, 2, 3])('counts at depth %i what is played one by one', (depth) => {
    expect(perft(whitehall, fleeing, depth)).toEqual({ ok: true, nodes: slowly(fleeing, depth) });
  });

  test('is split by the first action, in order', () => {
    const divided = divide(whitehall, fleeing, 2);
    if (!divided.ok) throw new Error(divided.message);
    expect(divided.divided.map(({ action }) => action)).toEqual(whitehall.legalActions(fleeing));
    expect(divided.divided.reduce((sum, { nodes }) => sum + nodes, 0)).toBe(divided.nodes);
    expect(divided.nodes).toBe(slowly(fleeing, 2));
  });

  test('of a game that is over is nothing', () => {
    expect(perft(whitehall, over, 1)).toEqual({ ok: true, nodes: 0 });
    expect(perft(whitehall, over, 0)).toEqual({ ok: true, nodes: 1 });
  });

  test('is refused where a placement is described, now or later', () => {
    expect(perft(whitehall, newGame(), 1)).toMatchObject({
      ok: false,
      code: 'described',
      message: expect.stringContaining('"dls"') as string,
    });
  });

  test('stops at what it may count', () => {
    const nodes = slowly(fleeing, 2);
    expect(perft(whitehall, fleeing, 2, nodes)).toEqual({ ok: true, nodes });
    expect(perft(whitehall, fleeing, 2, nodes - 1)).toMatchObject({ ok: false, code: 'tooMany' });
  });
});

describe('the fast path counts as the readable one', () => {
  /** Without the fast path. */
  const readable = <S extends GameState>(engine: Engine<S>): Engine<S> => ({
    ...engine,
    fast: () => undefined,
  });
  const random = seededRandom(7);
  const playedOn = <S extends GameState>(engine: Engine<S>, first: S, steps: number): S => {
    let state = first;
    for (let i = 0; i < steps; i++) {
      const action = engine.choose(state, 'leaning', random);
      const played = engine.apply(state, action);
      if (!played.ok) break;
      state = played.state;
    }
    return state;
  };

  test.each([1, 5, 9, 14, 20, 33, 41])('in Whitechapel, %i steps on', (steps) => {
    const state = playedOn(
      chapel.engine,
      chapel.huntState({ night: 2, rows: [[], [82]] }, { letters: true, rushing: true }),
      steps,
    );
    for (const depth of [1, 2])
      expect(perft(chapel.engine, state, depth)).toEqual(perft(readable(chapel.engine), state, depth));
  });

  test.each([1, 5, 9, 14, 20, 33, 41])('in Whitehall, %i steps on', (steps) => {
    const state = playedOn(whitehall, fleeing, steps);
    for (const depth of [1, 2, 3])
      expect(perft(whitehall, state, depth)).toEqual(perft(readable(whitehall), state, depth));
  });

  test('over the end of a night', () => {
    const home = chapel.huntState({ hideout: 83, rows: [[82]] });
    const [fast, slow] = [chapel.engine, readable(chapel.engine)].map((engine) => perft(engine, home, 2));
    expect(fast).toEqual(slow);
    // After the night the women are placed, which cannot be counted.
    const [deep, deeper] = [chapel.engine, readable(chapel.engine)].map((engine) => perft(engine, home, 3));
    expect(deep).toMatchObject({ ok: false, code: 'described' });
    expect(deep).toEqual(deeper);
  });

  test('stops at what it may count', () => {
    const counted = perft(whitehall, fleeing, 3);
    const nodes = counted.ok ? counted.nodes : 0;
    expect(perft(whitehall, fleeing, 3, nodes)).toEqual({ ok: true, nodes });
    expect(perft(whitehall, fleeing, 3, nodes - 1)).toMatchObject({ ok: false, code: 'tooMany' });
  });
});

/** Two pawns beside Jack, so that some of his ways are barred. */
const [near, nearer] = searchersRelation(chapel.board).get('c82')!;
const NEAR_82 = { ...chapel.FAR_POLICE, blue: near, red: nearer } as WhitechapelState['police'];

describe('flights', () => {
  /** Jack moves, all others are left out: the readable path, with his turn put back by hand. */
  function slowFlights(state: WhitechapelState, depth: number): number {
    if (depth === 0) return 1;
    const moves = chapel.engine
      .legalActions(state)
      .filter(({ type }) => ['move', 'coach', 'alley'].includes(type));
    return moves.reduce((sum, action) => {
      if (depth === 1) return sum + 1;
      let now = chapel.playLegal(state, action);
      if (now.declaring) now = chapel.playLegal(now, { type: 'noDeclare' });
      return now.result === null ? sum + slowFlights({ ...now, phase: 'HUNT1' }, depth - 1) : sum;
    }, 0);
  }

  test.each([
    ['from 82 with everything at hand', chapel.huntState({}), 3],
    ['on foot only, past pawns', chapel.huntState({ coach: 0, alley: 0, police: NEAR_82 }), 4],
    ['home and away', chapel.huntState({ hideout: 83, coach: 0, alley: 0 }), 4],
    ['at the end of the track', chapel.huntState({ index: 13 }), 4],
  ])('%s', (_, state, most) => {
    for (let depth = 0; depth <= most; depth++)
      expect(countJackMoveSequences(chapel.engine, state, depth)).toBe(BigInt(slowFlights(state, depth)));
  });

  test('need a hunt, and Jack to move', () => {
    expect(countJackMoveSequences(chapel.engine, chapel.newGame(), 1)).toBeUndefined();
    expect(countJackMoveSequences(chapel.engine, chapel.huntState({ phase: 'HUNT2' }), 1)).toBeUndefined();
  });
});

test('where games end before the depth is reached, it stops all the same', () => {
  // Jack stands on the last space but one: nothing is left to count at this depth, but there is much to look at.
  const late = huntState({ index: 14 });
  expect(perft(whitehall, late, 12, 1000)).toMatchObject({ ok: false, code: 'tooMany' });
  expect(perft({ ...whitehall, fast: () => undefined }, late, 12, 200)).toMatchObject({
    ok: false,
    code: 'tooMany',
  });
});
