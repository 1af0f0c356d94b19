/** Whole games by leaning players: everything there is occurs and is counted, and what must hold always holds. */
import { describe, expect, test } from 'vitest';
import { resultCodesInSource } from '../../testing/engine/codes-in-source.js';
import {
  WHITEHALL_PHASE_SUCCESSORS,
  findWhitehallViolations,
} from '../../testing/engine/invariants-whitehall.js';
import { createReferenceMoves } from '../../testing/engine/reference-street-moves.js';
import { pickRandom, seededRandom } from '../../testing/seeded-random.js';
import {
  playLegal,
  board,
  engine,
  newGame,
  NAP_ABILITY,
  SNIFF_ABILITY,
} from '../../testing/engine/whitehall-fixture.js';
import {
  chooseBlockingAction,
  playCheckedGame,
  type EventTally,
  type GameCheckOptions,
} from '../../testing/engine/check-whole-games.js';
import { recordGame, replay, type Action } from '../index.js';
import { walkDestinations } from './state/jack-moves.js';
import type { OptionTable } from '../game/option-table.js';
import { OPTIONS, REINFORCEMENT_OPTIONS, UNDESCRIBED_TILES, VARIANTS } from './state/options.js';
import { whitehallRules } from './rules.js';
import type { WhitehallState } from './state/state.js';

const reading = createReferenceMoves(board);
const tally: EventTally = new Map();
const watcher: GameCheckOptions<WhitehallState> = {
  engine,
  tally,
  next: WHITEHALL_PHASE_SUCCESSORS,
  faults: (before, action, now) => findWhitehallViolations(reading, before, action, now),
};

/** Who may be in play, with Roll Up Your Sleeves. */
const FIGURES: readonly (readonly [object, readonly string[]])[] = [
  [{}, ['yellow', 'blue', 'red']],
  [{ green: true }, ['yellow', 'blue', 'green']],
  [{ brown: true }, ['blue', 'red', 'brown']],
  [{ green: true, brown: true }, ['brown', 'yellow', 'green']],
];

const ABILITIES = ['none', 'sniff', 'nap'];

/** A game with any options and any variants. */
function created(seed: number): WhitehallState {
  const random = seededRandom(seed);
  const any = (table: OptionTable): Record<string, unknown> =>
    Object.fromEntries(Object.entries(table).map(([key, { values }]) => [key, pickRandom(values, random)]));
  const options = any(OPTIONS);
  const rollUp = options['rollUp'] === true;
  const [reinforcements, figures] = rollUp ? pickRandom(FIGURES, random) : FIGURES[0]!;
  const smoker = options['smoker'] === true && rollUp && figures.includes('yellow');
  // A tile that no one needs may stay unknown.
  const abilities = Object.fromEntries(
    UNDESCRIBED_TILES.map((slot) => [slot, rollUp ? pickRandom(ABILITIES, random) : 'unknown']),
  );
  return newGame({ ...options, smoker, reinforcements, figures }, { ...any(VARIANTS), abilities });
}

test('a hundred games of all options and variants come to an end in order', () => {
  for (let seed = 1; seed <= 100; seed++) playCheckedGame(watcher, created(seed), seed);
});

test('figures who stand in his way get Jack stuck', () => {
  const standing = chooseBlockingAction(engine, (state) => walkDestinations(board, state).length);
  for (let seed = 1; (tally.get('result police.stuck') ?? 0) === 0; seed++)
    playCheckedGame(watcher, created(seed), seed, standing);
});

describe('in them', () => {
  const values = (what: string, table: OptionTable): string[] =>
    Object.entries(table).flatMap(([key, each]) =>
      each.values.map((value) => `${what}${key}=${String(value)}`),
    );
  const types = whitehallRules([SNIFF_ABILITY, NAP_ABILITY])
    .actions.map(({ type }) => type)
    .filter((type) => type !== 'ability');
  test.each([
    ...new Set(types.map((type) => `action ${type}`)),
    ...[...UNDESCRIBED_TILES, 'brown'].map((tile) => `action ability wm.${tile}`),
    ...Object.keys(WHITEHALL_PHASE_SUCCESSORS)
      .filter((phase) => phase !== 'OVER')
      .map((phase) => `phase ${phase}`),
    ...values('option ', OPTIONS),
    ...values('option reinforcements.', REINFORCEMENT_OPTIONS),
    ...values('variant ', VARIANTS),
    ...UNDESCRIBED_TILES.flatMap((slot) =>
      ['unknown', ...ABILITIES].map((ability) => `variant abilities.${slot}=${ability}`),
    ),
    ...resultCodesInSource('whitehall').map((result) => `result ${result}`),
  ])('%s occurs', (what) => {
    expect(tally.get(what) ?? 0).toBeGreaterThan(0);
  });
});

test('a recorded game replays to the same end', () => {
  const random = seededRandom(4);
  const first = newGame({ newspaper: true, falseClues: true }, { declareDL: 'may' });
  const actions: Action[] = [];
  let state = first;
  while (state.result === null) {
    const action = engine.choose(state, 'leaning', random)!;
    actions.push(action);
    state = playLegal(state, action);
  }
  const again = replay(board, JSON.parse(JSON.stringify(recordGame(engine, first, actions))));
  expect(again.ok && again.states.at(-1)).toEqual(state);
});
