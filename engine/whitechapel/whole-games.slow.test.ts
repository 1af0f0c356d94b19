/** Whole games by leaning players: everything there is occurs and is counted, and what must hold always holds. */
import { describe, expect, test } from 'vitest';
import { resultCodesInSource } from '../../testing/engine/codes-in-source.js';
import {
  WHITECHAPEL_PHASE_SUCCESSORS,
  findWhitechapelViolations,
} from '../../testing/engine/invariants-whitechapel.js';
import { createReferenceMoves } from '../../testing/engine/reference-street-moves.js';
import { pickRandom, seededRandom, shuffle } from '../../testing/seeded-random.js';
import { board, engine } from '../../testing/engine/whitechapel-fixture.js';
import {
  countOccurrence,
  chooseBlockingAction,
  playCheckedStep,
  playCheckedGame,
  type EventTally,
  type GameCheckOptions,
} from '../../testing/engine/check-whole-games.js';
import type { Action } from '../index.js';
import { walkDestinations } from './state/jack-moves.js';
import type { OptionTable } from '../game/option-table.js';
import { OPTIONS, VARIANTS } from './state/options.js';
import { whitechapelRules } from './rules.js';
import { PAWN_COLOURS, type WhitechapelState } from './state/state.js';

const reading = createReferenceMoves(board);
const tally: EventTally = new Map();
const watcher: GameCheckOptions<WhitechapelState> = {
  engine,
  tally,
  next: WHITECHAPEL_PHASE_SUCCESSORS,
  faults: (before, action, now) => findWhitechapelViolations(reading, before, action, now),
};

/** A game with any options, any variants and any deals. */
function created(seed: number, variants: object = {}): WhitechapelState {
  const random = seededRandom(seed);
  const any = (table: OptionTable): object =>
    Object.fromEntries(Object.entries(table).map(([key, { values }]) => [key, pickRandom(values, random)]));
  const seats = ['ada', 'ben', 'cem', 'dan', 'eve'].slice(0, 1 + Math.floor(random() * 5));
  const result = engine.createGame({
    options: any(OPTIONS),
    variants: { ...any(VARIANTS), ...variants },
    deals: {
      headOrder: shuffle(PAWN_COLOURS, random),
      seatOrder: seats,
      owner: Object.fromEntries(PAWN_COLOURS.map((colour) => [colour, pickRandom(seats, random)])),
    },
  });
  if (!result.ok) throw new Error(result.message);
  return result.state;
}

test('seventy games of all options and variants come to an end in order', () => {
  for (let seed = 1; seed <= 70; seed++) playCheckedGame(watcher, created(seed), seed * 7 + 3);
});

test('police who stand in his way get Jack stuck', () => {
  const standing = chooseBlockingAction(engine, (state) => walkDestinations(board, state).length);
  for (let seed = 1; (tally.get('result police.stuck') ?? 0) === 0; seed++)
    playCheckedGame(watcher, created(seed, { stuckRule: 'normalOnly' }), seed, standing);
});

test('a Head who guesses well finds the hideout', () => {
  const guess = (state: WhitechapelState): Action | undefined =>
    engine.legalActions(state).find(({ type, circle }) => type === 'address' && circle === state.hideout);
  for (let seed = 1; (tally.get('result police.address') ?? 0) === 0; seed++)
    playCheckedGame(watcher, created(seed), seed, guess);
});

test('a Wretched that cannot move stays, and only then (LFW-R13)', () => {
  const random = seededRandom(8);
  let state = created(8);
  while (state.phase !== 'HELL5')
    state = playCheckedStep(watcher, state, engine.choose(state, 'leaning', random)!);
  const waited = playCheckedStep(watcher, state, { type: 'wait' });
  const [from] = waited.toMove;
  expect(engine.refusalFor(waited, { type: 'stay', from })).toMatchObject({
    code: 'mustMove',
    rule: 'LFW-R13',
  });
  // No game comes here by itself: every circle around is a Crime Scene.
  const shut: WhitechapelState = { ...waited, crimeScenes: reading.walks(from!) };
  expect(engine.legalActions(shut)).toContainEqual({ type: 'stay', from });
  const stayed = engine.apply(shut, { type: 'stay', from });
  expect(stayed).toMatchObject({ ok: true, events: [{ type: 'wretchedStayed', from }] });
  countOccurrence(tally, 'action stay');
});

describe('in them', () => {
  const values = (what: string, table: OptionTable): string[] =>
    Object.entries(table).flatMap(([key, each]) =>
      each.values.map((value) => `${what} ${key}=${String(value)}`),
    );
  test.each([
    ...new Set(whitechapelRules.actions.map(({ type }) => `action ${type}`)),
    ...Object.keys(WHITECHAPEL_PHASE_SUCCESSORS)
      .filter((phase) => phase !== 'OVER')
      .map((phase) => `phase ${phase}`),
    ...values('option', OPTIONS),
    ...values('variant', VARIANTS),
    ...resultCodesInSource('whitechapel').map((result) => `result ${result}`),
  ])('%s occurs', (what) => {
    expect(tally.get(what) ?? 0).toBeGreaterThan(0);
  });
});
