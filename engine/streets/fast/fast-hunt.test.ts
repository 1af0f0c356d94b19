/** The fast path beside the readable one, at every kind of state that a hunt can be in. */
import { describe, expect, it } from 'vitest';
import { OPTIONS, VARIANTS } from '../../whitechapel/state/options.js';
import { VARIANTS as VARIANTS_IN_WHITEHALL } from '../../whitehall/state/options.js';
import { openWhitehall, type Engine, type GameState } from '../../run/open-engine.js';
import type { OptionTable } from '../../game/option-table.js';
import { pickRandom, seededRandom, type Random } from '../../game/random.js';
import { searchersRelation, type CrossingId, type StreetBoard } from '../../../model/index.js';
import { actionKey } from '../../../testing/engine/engine-shortcuts.js';
import * as chapel from '../../../testing/engine/whitechapel-fixture.js';
import * as hall from '../../../testing/engine/whitehall-fixture.js';
import type { FastHunt } from '../../game/fast-hunt.js';
import {
  ENDED_ARREST,
  HUNT_CONTINUES,
  ENDED_GUESS,
  ENDED_HOME,
  ENDED_STUCK,
  ENDED_TRACK_FULL,
} from './move-codes.js';

/** How the readable path says that a hunt ended. */
const RESULTS: Readonly<Record<number, readonly string[]>> = {
  [ENDED_HOME]: ['jack.nights', 'jack.dl4'],
  [ENDED_ARREST]: ['police.arrest'],
  [ENDED_STUCK]: ['police.stuck'],
  [ENDED_TRACK_FULL]: ['police.trackFull'],
  [ENDED_GUESS]: ['inv.brownGuess'],
};

const chapterOf = (state: GameState): number => (state.game === 'lfw' ? state.night : state.round);

/** Plays a game and compares both paths at every state of a hunt; notes the moves that were met, and how they ended. */
function compare<S extends GameState>(engine: Engine<S>, first: S, random: Random, met: Set<string>): void {
  let state = first;
  for (let steps = 0; engine.outcome(state) === null && steps < 3000; steps++) {
    // Not at every state, because most of them are alike.
    const hunt =
      random() < 0.3 || ['HUNT1', 'HUNT1L', 'HUNT3F'].includes(state.phase) ? engine.fast(state) : undefined;
    if (hunt !== undefined) compareAt(engine, state, hunt, random, met);
    const played = engine.apply(state, engine.choose(state, 'leaning', random));
    if (!played.ok) throw new Error(played.refusal.message);
    state = played.state;
  }
}

function compareAt<S extends GameState>(
  engine: Engine<S>,
  state: S,
  hunt: FastHunt<S>,
  random: Random,
  met: Set<string>,
): void {
  const words = hunt.pack(state);
  expect(hunt.unpack(words)).toEqual(state);
  const into = new Int32Array(hunt.maxMoves);
  const codes = [...into.subarray(0, hunt.listMoves(words, into))];
  const names = codes.map((code) => actionKey(hunt.decodeAction(code)));
  expect(names.toSorted()).toEqual(engine.legalActions(state).map(actionKey).toSorted());
  for (let tries = 0; tries < 3 && codes.length > 0; tries++) {
    const code = pickRandom(codes, random);
    const next = words.slice();
    const end = hunt.applyMove(next, code);
    const played = engine.apply(state, hunt.decodeAction(code));
    if (!played.ok) throw new Error(played.refusal.message);
    met.add(`${hunt.decodeAction(code).type} ${end}`);
    if (end === HUNT_CONTINUES) expect(hunt.unpack(next)).toEqual(played.state);
    // What follows on an arrival is left to the readable path: the next night or round, in which he may be stuck at once.
    else if (end === ENDED_HOME && chapterOf(played.state) > chapterOf(state)) continue;
    else expect(RESULTS[end]).toContain(engine.outcome(played.state));
  }
}

/** One value of each, by chance. */
const drawn = (options: OptionTable, random: Random): object =>
  Object.fromEntries(Object.entries(options).map(([key, { values }]) => [key, pickRandom(values, random)]));

function drawnInWhitehall(random: Random): { options: object; variants: object } {
  const flip = (): boolean => random() < 0.5;
  const [green, brown] = [flip(), flip()];
  return {
    options: {
      ...{ murdererAtLarge: flip(), newspaper: flip(), falseClues: flip() },
      ...{ rollUp: green || brown, reinforcements: { green, brown } },
    },
    variants: { ...drawn(VARIANTS_IN_WHITEHALL, random), ...hall.NO_ABILITIES },
  };
}

/** Crossings round a circle, as many as there are pawns, and others to fill up. */
function around(board: StreetBoard, circle: number, pawns: number): CrossingId[] {
  const near = searchersRelation(board).get(`c${circle}`) ?? [];
  const others = board.crossings.map(({ id }) => id).filter((id) => !near.includes(id));
  return [...near, ...others].slice(0, pawns);
}

const GAMES = Number(process.env['FAST'] ?? 10);

describe('the fast path plays as the readable one', () => {
  it('in Letters from Whitechapel, whatever was agreed', () => {
    const { engine } = chapel;
    const met = new Set<string>();
    for (let seed = 0; seed < GAMES; seed++) {
      const random = seededRandom(seed);
      const dealt = engine.deal(seed, 1 + (seed % 5));
      if (!dealt.ok) throw new Error(dealt.message);
      const asked = {
        options: drawn(OPTIONS, random),
        variants: drawn(VARIANTS, random),
        deals: dealt.deals,
      };
      const created = engine.createGame(asked);
      if (!created.ok) throw new Error(created.message);
      compare(engine, created.state, random, met);
    }
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
    const engine = openWhitehall(hall.board);
    const met = new Set<string>();
    for (let seed = 0; seed < 2 * GAMES; seed++) {
      const random = seededRandom(seed);
      const created = engine.createGame(drawnInWhitehall(random));
      if (!created.ok) throw new Error(created.message);
      compare(engine, created.state, random, met);
    }
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
        compareAt(chapel.engine, { ...state, phase }, chapel.engine.fast(state)!, random, met);
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
        compareAt(hall.engine, { ...state, phase }, hall.engine.fast(state)!, random, met);
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
