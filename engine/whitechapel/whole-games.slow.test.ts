/** Whole games by leaning players: everything there is occurs and is counted, and what must hold always holds. */
import { describe, expect, test } from 'vitest';
import { resultsIn } from '../../testing/codes-in-source.js';
import { NEXT, whitechapelFaults } from '../../testing/order-in-whitechapel.js';
import { readAgain } from '../../testing/second-reading.js';
import { oneOfAt, seededRandom, shuffled } from '../../testing/seeded-random.js';
import { board, engine } from '../../testing/whitechapel-scene.js';
import { count, inTheWay, step, watch, type Tally, type Watcher } from '../../testing/whole-games.js';
import type { Action } from '../index.js';
import { walks } from './moves.js';
import { OPTIONS, VARIANTS } from './options.js';
import { WHITECHAPEL } from './rules.js';
import { COLOURS, type WhitechapelState } from './state.js';

const reading = readAgain(board);
const tally: Tally = new Map();
const watcher: Watcher<WhitechapelState> = {
  engine,
  tally,
  next: NEXT,
  faults: (before, action, now) => whitechapelFaults(reading, before, action, now),
};

/** A game with any options, any variants and any deals. */
function created(seed: number, variants: object = {}): WhitechapelState {
  const random = seededRandom(seed);
  const any = (table: Readonly<Record<string, readonly unknown[]>>): object =>
    Object.fromEntries(Object.entries(table).map(([key, values]) => [key, oneOfAt(values, random)]));
  const seats = ['ada', 'ben', 'cem', 'dan', 'eve'].slice(0, 1 + Math.floor(random() * 5));
  const result = engine.createGame({
    options: any(OPTIONS),
    variants: { ...any(VARIANTS), ...variants },
    deals: {
      headOrder: shuffled(COLOURS, random),
      seatOrder: seats,
      owner: Object.fromEntries(COLOURS.map((colour) => [colour, oneOfAt(seats, random)])),
    },
  });
  if (!result.ok) throw new Error(result.message);
  return result.state;
}

test('seventy games of all options and variants come to an end in order', () => {
  for (let seed = 1; seed <= 70; seed++) watch(watcher, created(seed), seed * 7 + 3);
});

test('police who stand in his way get Jack stuck', () => {
  const standing = inTheWay(engine, (state) => walks(board, state).length);
  for (let seed = 1; (tally.get('result police.stuck') ?? 0) === 0; seed++)
    watch(watcher, created(seed, { stuckRule: 'normalOnly' }), seed, standing);
});

test('a Head who guesses well finds the hideout', () => {
  const guess = (state: WhitechapelState): Action | undefined =>
    engine.legalActions(state).find(({ type, circle }) => type === 'address' && circle === state.hideout);
  for (let seed = 1; (tally.get('result police.address') ?? 0) === 0; seed++)
    watch(watcher, created(seed), seed, guess);
});

test('a Wretched that cannot move stays, and only then (LFW-R13)', () => {
  const random = seededRandom(8);
  let state = created(8);
  while (state.phase !== 'HELL5') state = step(watcher, state, engine.choose(state, 'leaning', random)!);
  const waited = step(watcher, state, { type: 'wait' });
  const [from] = waited.toMove;
  expect(engine.isLegal(waited, { type: 'stay', from })).toMatchObject({ code: 'mustMove', rule: 'LFW-R13' });
  // No game comes here by itself: every circle around is a Crime Scene.
  const shut: WhitechapelState = { ...waited, crimeScenes: reading.walks(from!) };
  expect(engine.legalActions(shut)).toContainEqual({ type: 'stay', from });
  const stayed = engine.apply(shut, { type: 'stay', from });
  expect(stayed).toMatchObject({ ok: true, events: [{ type: 'wretchedStayed', from }] });
  count(tally, 'action stay');
});

describe('in them', () => {
  const values = (what: string, table: Readonly<Record<string, readonly unknown[]>>): string[] =>
    Object.entries(table).flatMap(([key, each]) => each.map((value) => `${what} ${key}=${String(value)}`));
  test.each([
    ...new Set(WHITECHAPEL.kinds.map(({ type }) => `action ${type}`)),
    ...Object.keys(NEXT)
      .filter((phase) => phase !== 'OVER')
      .map((phase) => `phase ${phase}`),
    ...values('option', OPTIONS),
    ...values('variant', VARIANTS),
    ...resultsIn('whitechapel').map((result) => `result ${result}`),
  ])('%s occurs', (what) => {
    expect(tally.get(what) ?? 0).toBeGreaterThan(0);
  });
});
