/** The fast path beside the readable one, at every kind of state that a hunt can be in. */
import { describe, expect, it } from 'vitest';
import { VARIANTS } from '../../whitechapel/state/options.js';
import { pickRandom, seededRandom } from '../../game/random.js';
import { searchersRelation, type CrossingId, type StreetBoard } from '../../../model/index.js';
import {
  compareHuntAt,
  compareWhitechapelGame,
  compareWhitehallGame,
} from '../../../testing/engine/compare-fast-hunts.js';
import * as chapel from '../../../testing/engine/whitechapel-fixture.js';
import * as hall from '../../../testing/engine/whitehall-fixture.js';
import {
  ENDED_ARREST,
  HUNT_CONTINUES,
  ENDED_GUESS,
  ENDED_HOME,
  ENDED_STUCK,
  ENDED_TRACK_FULL,
} from './move-codes.js';

/** Crossings round a circle, as many as there are pawns, and others to fill up. */
function around(board: StreetBoard, circle: number, pawns: number): CrossingId[] {
  const near = searchersRelation(board).get(`c${circle}`) ?? [];
  const others = board.crossings.map(({ id }) => id).filter((id) => !near.includes(id));
  return [...near, ...others].slice(0, pawns);
}

const GAMES = 10;

describe('the fast path plays as the readable one', () => {
  it('in Letters from Whitechapel, whatever was agreed', () => {
    const met = new Set<string>();
    for (let seed = 0; seed < GAMES; seed++) compareWhitechapelGame(seed, met);
    expect([...met].sort()).toEqual(
      expect.arrayContaining([
        ...[`alley ${HUNT_CONTINUES}`, `arrestArea ${HUNT_CONTINUES}`, `arrestArea ${ENDED_ARREST}`],
        ...[
          `coach ${HUNT_CONTINUES}`,
          `declare ${ENDED_HOME}`,
          `goulston ${HUNT_CONTINUES}`,
          `goulstonPawn ${HUNT_CONTINUES}`,
        ],
        ...[
          `move ${ENDED_TRACK_FULL}`,
          `noDeclare ${HUNT_CONTINUES}`,
          `passLetter ${HUNT_CONTINUES}`,
          `rush ${HUNT_CONTINUES}`,
        ],
      ]),
    );
  });

  it('in Whitehall Mystery, whatever was agreed', () => {
    const met = new Set<string>();
    for (let seed = 0; seed < 2 * GAMES; seed++) compareWhitehallGame(seed, met);
    expect([...met].sort()).toEqual(
      expect.arrayContaining([
        ...[
          `ability ${HUNT_CONTINUES}`,
          `ability ${ENDED_GUESS}`,
          `alley ${HUNT_CONTINUES}`,
          `arrest ${ENDED_ARREST}`,
        ],
        ...[
          `arrest ${ENDED_HOME}`,
          `arrestArea ${HUNT_CONTINUES}`,
          `boat ${HUNT_CONTINUES}`,
          `coach ${HUNT_CONTINUES}`,
        ],
        ...[`declareDL ${ENDED_HOME}`, `noDeclare ${HUNT_CONTINUES}`, `noDeclare ${ENDED_TRACK_FULL}`],
      ]),
    );
  });

  it('where pawns stand all around Jack, and he is stuck', () => {
    const met = new Set<string>();
    const random = seededRandom(1);
    for (const { number } of chapel.board.circles) {
      const [blue, brown, green, red, yellow] = around(chapel.board, number, 5);
      const scene = {
        ...{ rows: [[number]], phase: 'HUNT3', coach: random() < 0.5 ? 0 : 1, alley: random() < 0.5 ? 0 : 1 },
        ...{ police: { blue, brown, green, red, yellow }, acted: ['green', 'red', 'blue', 'yellow'] },
        falseStock: 1,
      } as object;
      const stuckRule = pickRandom(VARIANTS.stuckRule.values, random);
      const state = chapel.huntState(scene, { falseClues: true, rushing: true }, { stuckRule });
      for (const phase of ['HUNT1', 'HUNT3', 'HUNT3F'] as const)
        compareHuntAt(chapel.engine, { ...state, phase }, chapel.engine.fast(state)!, random, met);
    }
    for (const { number } of hall.board.circles) {
      const [yellow, blue, red] = around(hall.board, number, 3);
      const state = hall.huntState({
        ...{
          rows: [[number]],
          phase: 'HUNT3',
          acted: ['yellow', 'blue'],
          index: pickRandom([3, 14, 15], random),
        },
        ...{ tiles: { alley: 0, boat: 1, coach: 0 }, figures: { yellow, blue, red }, falseStock: 1 },
      } as object);
      for (const phase of ['HUNT1', 'HUNT3', 'HUNT3F'] as const)
        compareHuntAt(hall.engine, { ...state, phase }, hall.engine.fast(state)!, random, met);
    }
    expect([...met].sort()).toEqual(
      expect.arrayContaining([
        ...[`passAction ${ENDED_STUCK}`, `search ${ENDED_STUCK}`, `search ${ENDED_TRACK_FULL}`],
        ...[
          `arrest ${ENDED_ARREST}`,
          `falseClue ${HUNT_CONTINUES}`,
          `pass ${HUNT_CONTINUES}`,
          `passAction ${HUNT_CONTINUES}`,
        ],
      ]),
    );
  });

  it('but not where a host brought an ability, or no hunt is on', () => {
    const { engine, huntState: hunt, NO_ABILITIES: NONE, newGame: game } = hall;
    expect(engine.fast(hunt({}, { rollUp: true }, NONE))).toBeDefined();
    const abilities = { ...NONE.abilities, blue: 'sniff' };
    expect(engine.fast(hunt({}, { rollUp: true }, { abilities }))).toBeUndefined();
    expect(engine.fast(game())).toBeUndefined();
    expect(chapel.engine.fast(chapel.newGame())).toBeUndefined();
  });
});
