/** Counting sequences of actions, beside the plainest count there is. */
import { describe, expect, test } from 'vitest';
import { engine as whitehall, game, hunt } from '../testing/whitehall-scene.js';
import { divide, perft } from './perft.js';
import type { WhitehallState } from './whitehall/state.js';

/** Plays every sequence to its last action. */
function slowly(state: WhitehallState, depth: number): number {
  if (depth === 0) return 1;
  return whitehall.legalActions(state).reduce((sum, action) => {
    const played = whitehall.apply(state, action);
    return sum + (played.ok ? slowly(played.state, depth - 1) : Number.NaN);
  }, 0);
}

const fleeing = hunt({});
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
    expect(perft(whitehall, game(), 1)).toMatchObject({
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
