/** Pairs of games of Whitehall Mystery that differ only in secrets (WM-I01 to I05). */
import type { Action } from '../../engine/index.js';
import type { WhitehallState } from '../../engine/whitehall/state/state.js';
import { pickRandom, seededRandom, type Random } from '../seeded-random.js';
import { compareTwins, serialiseViews, type PairCount, type LeakTestSpec } from './leak-pairs.js';
import { engine, newGame, NO_ABILITIES } from './whitehall-fixture.js';

const INVESTIGATORS = ['investigators'];

/** Actions whose refusal must reveal nothing. */
const PROBES: readonly Action[] = [
  { type: 'move', to: 114 },
  { type: 'declareDL' },
  { type: 'noDeclare' },
  { type: 'alley', to: 121 },
  { type: 'boat', to: 157 },
  { type: 'reclaim', tile: 'boat' },
  { type: 'falseClue', circle: 108 },
  { type: 'search', colour: 'blue', circle: 108 },
  { type: 'arrest', colour: 'red', circle: 128 },
  { type: 'policeMove', colour: 'yellow', to: 'x91' },
  { type: 'ability', id: 'wm.brown', circle: 46 },
  { type: 'start', circle: 147 },
  { type: 'nonsense' },
];

/** The views of the Investigators as a text. */
export const serialiseInvestigatorViews = (state: WhitehallState): string =>
  serialiseViews(engine, state, INVESTIGATORS, PROBES);

function created(random: Random): WhitehallState {
  const coin = (): boolean => random() < 0.5;
  const reinforcements = { green: coin(), brown: coin() };
  return newGame(
    { murdererAtLarge: coin(), newspaper: coin(), falseClues: coin(), rollUp: true, reinforcements },
    {
      ...NO_ABILITIES,
      declareDL: pickRandom(['may', 'may', 'must'], random),
      alleyBoatSpaces: pickRandom([1, 2], random),
      coachMidDL: pickRandom(['forbid', 'allow'], random),
      repeatClue: pickRandom(['endsAction', 'notNameable'], random),
    },
  );
}

/** Jack's alternatives: the listed actions, or other locations. */
function alternatives(state: WhitehallState, random: Random): readonly Action[] {
  const { actions, described } = engine.describe(state);
  const dls = described['dls'] as { onePerSquare: Record<string, number[]> } | undefined;
  if (dls === undefined) return actions;
  const circles = Object.values(dls.onePerSquare).map((square) => pickRandom(square, random));
  return [{ type: 'dls', circles }];
}

/**
 * Another game with the same public record: locations that Jack has still to reach lie elsewhere in their squares, though
 * not where he has been, nor where a false clue or a wrong guess says that there is none.
 */
function twinOf(state: WhitehallState, guessed: readonly unknown[], random: Random): WhitehallState {
  const { onePerSquare } = engine.describe({ ...state, phase: 'SETUP_DL' }).described['dls'] as {
    onePerSquare: Record<string, number[]>;
  };
  const out = new Set<unknown>([...state.rows.flat(), ...state.falseClues, ...guessed]);
  const locations = Object.values(onePerSquare).map((square) => {
    const own = square.find((circle) => state.locations.includes(circle))!;
    const others = square.filter((circle) => !out.has(circle));
    return state.reached.includes(own) || others.length === 0 ? own : pickRandom(others, random);
  });
  return { ...state, locations: locations.sort((a, b) => a - b) };
}

const GAME: LeakTestSpec<WhitehallState> = {
  engine,
  observers: INVESTIGATORS,
  who: 'the Investigators',
  probes: PROBES,
  mostSteps: 900,
  mayJoin: ({ phase }) => phase === 'HUNT1',
  twinOf,
  guess: 'guessed',
  alternatives,
  mayKeepStill: ({ phase }) => phase === 'TURN_END',
  secretsOf: ({ rows, locations }) => [rows, locations],
  isSpecial: (state, twin) => twin.phase !== state.phase,
};

/** What the Investigators must not learn. `asked` counts pairs of which only one waits for an answer of Jack. */
export function compareForInvestigators(seed: number): PairCount & { readonly asked: number } {
  const random = seededRandom(seed);
  const { pairs, special: asked } = compareTwins(GAME, created(random), seed, random);
  return { pairs, asked };
}
