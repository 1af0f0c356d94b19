/** Pairs of games of Letters from Whitechapel that differ only in secrets (LFW-I01 to I10). */
import type { Action } from '../../engine/index.js';
import { applyLegal } from '../../engine/run/playout.js';
import { PAWN_COLOURS, type WhitechapelState } from '../../engine/whitechapel/state/state.js';
import { pickRandom, seededRandom, shuffle, type Random } from '../seeded-random.js';
import { createEngineShortcuts } from './engine-shortcuts.js';
import type { PairCount, LeakTestSpec } from './leak-pairs.js';
import { compareTwins, expectIndistinguishable, serialiseViews } from './leak-pairs.js';
import { engine } from './whitechapel-fixture.js';

const DETECTIVES = ['ada', 'ben'];

function created(seed: number, random: Random): WhitechapelState {
  const coin = (): boolean => random() < 0.6;
  return createEngineShortcuts(engine, []).createGame({
    options: { letters: coin(), falseClues: coin(), rushing: coin(), areaArrests: coin(), address: coin() },
    variants: {
      patrolFaces: coin() ? 'police' : 'head',
      declareWindow: coin() ? 'onEntry' : 'whileThere',
      clueIncludesCurrent: coin(),
    },
    deals: {
      headOrder: shuffle(PAWN_COLOURS, random),
      seatOrder: DETECTIVES,
      owner: { blue: 'ada', brown: 'ben', green: 'ada', red: 'ben', yellow: seed % 2 === 0 ? 'ada' : 'ben' },
    },
  });
}

/** Jack's alternatives: the listed actions, and his women with other marks. */
function alternatives(state: WhitechapelState, random: Random): readonly Action[] {
  const { actions, described } = engine.describe(state);
  const women = described['women'] as { tokens: number; marked: number; circles: number[] } | undefined;
  if (women === undefined) return actions;
  return Array.from({ length: 300 }, () => {
    const circles = shuffle(women.circles, random).slice(0, women.tokens);
    return {
      type: 'women',
      tokens: circles.map((circle, i) => ({ circle, marked: i < women.marked })),
    };
  });
}

/** Actions whose refusal must reveal nothing. */
const PROBES: readonly Action[] = [
  { type: 'move', to: 65 },
  { type: 'declare' },
  { type: 'noDeclare' },
  { type: 'search', colour: 'blue', circle: 65 },
  { type: 'arrest', colour: 'red', circle: 84 },
  { type: 'policeMove', colour: 'green', to: 'x83' },
  { type: 'address', circle: 90 },
  { type: 'kill', circle: 65 },
  { type: 'nonsense' },
];

/**
 * Another game with the same public record: on the first night Jack may hide elsewhere, though not where the Head has
 * guessed. Later nights ended at his hideout, so there he only walks otherwise from now on.
 */
function twinOf(state: WhitechapelState, guessed: readonly unknown[], random: Random): WhitechapelState {
  if (state.night > 1 || state.phase === 'SETUP') return state;
  const homes = engine
    .legalActions({ ...state, phase: 'SETUP' })
    .map(({ circle }) => circle as number)
    .filter((circle) => !guessed.includes(circle) && !state.rows[0]!.includes(circle));
  return { ...state, hideout: pickRandom(homes, random) };
}

const isWalking = ({ phase, declaring }: WhitechapelState): boolean => phase === 'HUNT1' && !declaring;

const GAME: LeakTestSpec<WhitechapelState> = {
  engine,
  observers: DETECTIVES,
  who: 'the detectives',
  probes: PROBES,
  mostSteps: 600,
  mayJoin: (state) => state.phase === 'SETUP' || isWalking(state),
  twinOf,
  guess: 'addressGuessed',
  alternatives,
  mayKeepStill: isWalking,
  secretsOf: ({ rows, hideout }) => [rows, hideout],
};

/** What the detectives must not learn. */
export function compareForPolice(seed: number): PairCount {
  const random = seededRandom(seed);
  return compareTwins(GAME, created(seed, random), seed, random);
}

/** The same game with the faces of the patrols that Jack cannot see dealt otherwise. */
function withOtherFaces(state: WhitechapelState, random: Random): WhitechapelState {
  const hidden = state.patrols.filter(({ revealed }) => !revealed).map(({ face }) => face);
  const faces = shuffle(hidden, random);
  return {
    ...state,
    patrols: state.patrols.map((token) => (token.revealed ? token : { ...token, face: faces.shift()! })),
  };
}

/** The same game with the Head tiles that no seat has seen in another order. */
function withOtherTiles(state: WhitechapelState, random: Random): WhitechapelState {
  const turned = state.head === null ? state.night - 1 : state.night;
  const { headOrder } = state.deals;
  const rest = shuffle(headOrder.slice(turned), random);
  return { ...state, deals: { ...state.deals, headOrder: [...headOrder.slice(0, turned), ...rest] } };
}

/** Plays one game, and compares each state with others in which patrols or Head tiles that no seat has seen lie otherwise. */
export function compareForWhitechapelJack(seed: number): PairCount {
  const random = seededRandom(seed);
  let state = created(seed, random);
  let pairs = 0;
  for (let steps = 0; state.result === null && steps < 400; steps++) {
    state = applyLegal(engine, state, engine.choose(state, 'leaning', random)).state;
    for (const [who, seats, twin] of [
      ['jack', ['jack'], withOtherFaces(state, random)],
      ['a seat', ['jack', ...DETECTIVES], withOtherTiles(state, random)],
    ] as const) {
      const [visible, other] = [state, twin].map((each) => serialiseViews(engine, each, seats, PROBES));
      expectIndistinguishable(visible!, other!, { seed, steps, who });
      if (JSON.stringify(twin) !== JSON.stringify(state)) pairs++;
    }
  }
  return { pairs };
}
