/** Nobody learns a secret: games that differ only in secrets look the same to the other side (LFW-I01 to I10). */
import { describe, expect, test } from 'vitest';
import { streetBoard } from '../../testing/official-board.js';
import { seededRandom, shuffled } from '../../testing/seeded-random.js';
import { follow, heard, sightOf } from '../../testing/twin-games.js';
import { whitechapelEngine } from '../engine.js';
import type { Action, Seat } from '../index.js';
import { COLOURS, type WhitechapelState as WhitechapelState } from './state.js';

const board = streetBoard('whitechapel');
const engine = whitechapelEngine(board);
const PAIRS = Number(process.env['LEAKS'] ?? 2000);
const DETECTIVES = ['ada', 'ben'];

type Random = () => number;

function created(seed: number, random: Random): WhitechapelState {
  const coin = (): boolean => random() < 0.6;
  const result = engine.createGame({
    options: { letters: coin(), falseClues: coin(), rushing: coin(), areaArrests: coin(), address: coin() },
    variants: {
      patrolFaces: coin() ? 'police' : 'head',
      declareWindow: coin() ? 'onEntry' : 'whileThere',
      clueIncludesCurrent: coin(),
    },
    deals: {
      headOrder: shuffled(COLOURS, random),
      seatOrder: DETECTIVES,
      owner: { blue: 'ada', brown: 'ben', green: 'ada', red: 'ben', yellow: seed % 2 === 0 ? 'ada' : 'ben' },
    },
  });
  if (!result.ok) throw new Error(result.message);
  return result.state;
}

/** What Jack could do instead: the listed actions, and his women with other marks. */
function instead(state: WhitechapelState, random: Random): readonly Action[] {
  const { actions, described } = engine.describe(state);
  const women = described['women'] as { tokens: number; marked: number; circles: number[] } | undefined;
  if (women === undefined) return actions;
  return Array.from({ length: 300 }, () => {
    const circles = shuffled(women.circles, random).slice(0, women.tokens);
    return {
      type: 'women',
      tokens: circles.map((circle, i) => ({ circle, marked: i < women.marked })),
    };
  });
}

/** Actions that tell nothing by being refused. */
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

/** Plays one game with a crowd of twins, and compares each with it as long as they cannot be told apart by what happened. */
function compareTwins(seed: number): { pairs: number; different: number } {
  const random = seededRandom(seed);
  let state = created(seed, random);
  let twins: WhitechapelState[] = Array.from({ length: 6 }, () => state);
  let [pairs, different] = [0, 0];
  for (let steps = 0; state.result === null && steps < 600; steps++) {
    const seat: Seat = engine.actor(state)!;
    const isWaiting = state.declaring;
    const action = engine.choose(state, 'leaning', random)!;
    const played = engine.apply(state, action, seat);
    if (!played.ok) throw new Error(played.refusal.message);
    const sound = heard(played.events, DETECTIVES);
    const isSilent = sound === heard([], DETECTIVES) && !isWaiting;
    twins = twins.flatMap((twin) => {
      if (seat === 'jack' && isSilent && state.phase === 'HUNT1') return [twin];
      if (seat === 'jack') return follow(engine, twin, seat, sound, DETECTIVES, instead, random) ?? [];
      const same = engine.apply(twin, action, seat);
      return same.ok && heard(same.events, DETECTIVES) === sound ? [same.state] : [];
    });
    state = played.state;
    const sight = sightOf(engine, state, DETECTIVES, PROBES);
    for (const twin of twins) {
      expect(sightOf(engine, twin, DETECTIVES, PROBES)).toBe(sight);
      pairs++;
      if (JSON.stringify(twin.rows) !== JSON.stringify(state.rows) || twin.hideout !== state.hideout)
        different++;
    }
    if (twins.length === 0) break;
  }
  return { pairs, different };
}

describe('the police cannot tell apart', () => {
  test(`${PAIRS} pairs of games that differ in what Jack knows`, () => {
    let [pairs, different] = [0, 0];
    for (let seed = 1; different < PAIRS; seed++) {
      const result = compareTwins(seed);
      pairs += result.pairs;
      different += result.different;
    }
    expect(pairs).toBeGreaterThanOrEqual(different);
  });
});

/** The same game with the faces of the patrols that Jack cannot see dealt otherwise. */
function withOtherFaces(state: WhitechapelState, random: Random): WhitechapelState {
  const hidden = state.patrols.filter(({ revealed }) => !revealed).map(({ face }) => face);
  const faces = shuffled(hidden, random);
  return {
    ...state,
    patrols: state.patrols.map((token) => (token.revealed ? token : { ...token, face: faces.shift()! })),
  };
}

/** The same game with the Head tiles that nobody has seen in another order. */
function withOtherTiles(state: WhitechapelState, random: Random): WhitechapelState {
  const turned = state.head === null ? state.night - 1 : state.night;
  const { headOrder } = state.deals;
  const rest = shuffled(headOrder.slice(turned), random);
  return { ...state, deals: { ...state.deals, headOrder: [...headOrder.slice(0, turned), ...rest] } };
}

test('Jack cannot tell the faces of the patrols, nor anybody the tiles to come', () => {
  let pairs = 0;
  for (let seed = 1; pairs < PAIRS; seed++) {
    const random = seededRandom(seed);
    let state = created(seed, random);
    for (let steps = 0; state.result === null && steps < 400; steps++) {
      const played = engine.apply(state, engine.choose(state, 'leaning', random)!);
      if (!played.ok) throw new Error(played.refusal.message);
      state = played.state;
      const jack = sightOf(engine, state, ['jack'], PROBES);
      expect(sightOf(engine, withOtherFaces(state, random), ['jack'], PROBES)).toBe(jack);
      const all = sightOf(engine, state, ['jack', ...DETECTIVES], PROBES);
      expect(sightOf(engine, withOtherTiles(state, random), ['jack', ...DETECTIVES], PROBES)).toBe(all);
      pairs += 2;
    }
  }
});
