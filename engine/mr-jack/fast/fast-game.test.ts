/** The fast path of Mr Jack beside the readable one. */
import { describe, expect, it } from 'vitest';
import { compareMrJackGame } from '../../../testing/engine/compare-fast-mr-jack.js';
import { comparePathsAt } from '../../../testing/engine/compare-fast-path.js';
import {
  board,
  engine,
  newGame,
  stateAfterChoosing,
  stateWith,
} from '../../../testing/engine/mr-jack-fixture.js';
import { perft } from '../../index.js';
import { seededRandom } from '../../game/random.js';
import * as codes from './move-codes.js';

describe('the fast path plays as the readable one', () => {
  it('whatever was agreed, and where all crowd together', () => {
    const met = new Set<string>();
    let states = 0;
    for (let seed = 0; states < 1500; seed++) states += compareMrJackGame(seed, met);
    for (const type of ['choose', 'move', 'skipMove', 'drawAlibi', 'face', 'lamp', 'cordon', 'swap'])
      expect(met).toContain(`${type} ${codes.GAME_CONTINUES}`);
    for (const each of ['manhole 0', 'whistle 0', 'witness 0', `accuse ${codes.ENDED_RIGHT}`])
      expect(met).toContain(each);
    expect(met).toContain(`accuse ${codes.ENDED_WRONG}`);
    expect(met).toContain(`witness ${codes.ENDED_TIMEOUT}`);
  });

  it('where Jack may leave', () => {
    const ends: number[] = [];
    for (const { id, hex } of board.exits) {
      const pos = { bert: hex, holmes: newGame().pos.bert };
      const state = stateAfterChoosing('bert', 'jack', { witness: 'invisible', pos, cordons: ['NE', 'SW'] });
      const hunt = engine.fast(state)!;
      comparePathsAt(engine, state, hunt, seededRandom(1), ({ end }) => ends.push(end), 60);
      const codesOf = new Int32Array(hunt.maxMoves);
      const listed = [...codesOf.subarray(0, hunt.listMoves(hunt.pack(state), codesOf))];
      const escapes = listed.map((code) => hunt.decodeAction(code)).filter(({ type }) => type === 'escape');
      expect(escapes.some(({ exit }) => exit === id)).toBe(!state.cordons.includes(id));
    }
    expect(ends).toContain(codes.ENDED_ESCAPE);
  });

  it('and counts no action after the end of a game', () => {
    const readable = { ...engine, fast: () => undefined };
    const late = stateWith({ round: 8, activation: 4, faceUp: ['lestrade'] });
    for (const depth of [1, 2, 3, 4, 5])
      expect(perft(engine, late, depth)).toEqual(perft(readable, late, depth));
  });

  it('but not when the game is over, or a tile lies where no gaslight is', () => {
    expect(engine.fast(newGame())).toBeDefined();
    expect(engine.fast({ ...newGame(), phase: 'OVER', result: 'mj.escape' })).toBeUndefined();
    const [lamp] = newGame().lit;
    expect(engine.fast(stateWith({ lit: [{ ...lamp!, hex: newGame().pos.holmes }] }))).toBeUndefined();
  });
});
