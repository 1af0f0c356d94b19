/** Whole random games of both street games, compared on both paths, with options and variants by chance. */
import { expect } from 'vitest';
import { OPTIONS, VARIANTS } from '../../engine/whitechapel/state/options.js';
import { VARIANTS as VARIANTS_IN_WHITEHALL } from '../../engine/whitehall/state/options.js';
import { openWhitehall, type Engine, type GameState } from '../../engine/run/open-engine.js';
import type { FastHunt } from '../../engine/index.js';
import type { OptionTable } from '../../engine/game/option-table.js';
import { pickRandom, seededRandom, type Random } from '../../engine/game/random.js';
import {
  ENDED_ARREST,
  ENDED_GUESS,
  ENDED_HOME,
  ENDED_STUCK,
  ENDED_TRACK_FULL,
  HUNT_CONTINUES,
} from '../../engine/streets/fast/move-codes.js';
import { comparePathsAt } from './compare-fast-path.js';
import * as chapel from './whitechapel-fixture.js';
import * as hall from './whitehall-fixture.js';

/** How the readable path says that a hunt ended. */
const RESULTS: Readonly<Record<number, readonly string[]>> = {
  [ENDED_HOME]: ['jack.nights', 'jack.dl4'],
  [ENDED_ARREST]: ['police.arrest'],
  [ENDED_STUCK]: ['police.stuck'],
  [ENDED_TRACK_FULL]: ['police.trackFull'],
  [ENDED_GUESS]: ['inv.brownGuess'],
};

const chapterOf = (state: GameState): number =>
  state.game === 'lfw' ? state.night : state.game === 'wm' ? state.round : 0;

/** Compares both paths at a state of a hunt and notes the moves that were met, and how they ended. */
export const compareHuntAt = <S extends GameState>(
  engine: Engine<S>,
  state: S,
  hunt: FastHunt<S>,
  random: Random,
  met: Set<string>,
): void => {
  comparePathsAt(engine, state, hunt, random, ({ type, end, before, after, unpacked }) => {
    met.add(`${type} ${end}`);
    if (end === HUNT_CONTINUES) expect(unpacked()).toEqual(after);
    // What follows on an arrival is left to the readable path: the next night or round, in which he may be stuck at once.
    else if (end === ENDED_HOME && chapterOf(after) > chapterOf(before)) return;
    else expect(RESULTS[end]).toContain(engine.outcome(after));
  });
};

/** Plays a game, compares both paths at states of its hunts, and returns at how many. */
function compareGame<S extends GameState>(
  engine: Engine<S>,
  first: S,
  random: Random,
  met: Set<string>,
): number {
  let state = first;
  let compared = 0;
  for (let steps = 0; engine.outcome(state) === null && steps < 3000; steps++) {
    // Not at every state, because most of them are alike.
    const hunt =
      random() < 0.3 || ['HUNT1', 'HUNT1L', 'HUNT3F'].includes(state.phase) ? engine.fast(state) : undefined;
    if (hunt !== undefined) {
      compareHuntAt(engine, state, hunt, random, met);
      compared++;
    }
    const played = engine.apply(state, engine.choose(state, 'leaning', random));
    if (!played.ok) throw new Error(played.refusal.message);
    state = played.state;
  }
  return compared;
}

/** One value of each, by chance. */
export const drawnOptions = (options: OptionTable, random: Random): object =>
  Object.fromEntries(Object.entries(options).map(([key, { values }]) => [key, pickRandom(values, random)]));

export function compareWhitechapelGame(seed: number, met: Set<string>): number {
  const { engine } = chapel;
  const random = seededRandom(seed);
  const dealt = engine.deal(seed, 1 + (seed % 5));
  if (!dealt.ok) throw new Error(dealt.message);
  const asked = {
    options: drawnOptions(OPTIONS, random),
    variants: drawnOptions(VARIANTS, random),
    deals: dealt.deals,
  };
  const created = engine.createGame(asked);
  if (!created.ok) throw new Error(created.message);
  return compareGame(engine, created.state, random, met);
}

export function compareWhitehallGame(seed: number, met: Set<string>): number {
  const engine = openWhitehall(hall.board);
  const random = seededRandom(seed);
  const asked = drawnInWhitehall(random);
  const dealt = engine.deal(seed, 1 + (seed % 3), asked.options);
  if (!dealt.ok) throw new Error(dealt.message);
  const created = engine.createGame({ ...asked, deals: dealt.deals });
  if (!created.ok) throw new Error(created.message);
  return compareGame(engine, created.state, random, met);
}

function drawnInWhitehall(random: Random): { options: object; variants: object } {
  const flip = (): boolean => random() < 0.5;
  const [green, brown] = [flip(), flip()];
  return {
    options: {
      ...{ murdererAtLarge: flip(), newspaper: flip(), falseClues: flip() },
      ...{ rollUp: green || brown, reinforcements: { green, brown } },
    },
    variants: { ...drawnOptions(VARIANTS_IN_WHITEHALL, random), ...hall.NO_ABILITIES },
  };
}
