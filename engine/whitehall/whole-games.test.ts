/** Whole games by leaning players: everything there is occurs and is counted, and what must hold always holds. */
import { describe, expect, test } from 'vitest';
import { resultsIn } from '../../testing/codes-in-source.js';
import { NEXT, whitehallFaults } from '../../testing/order-in-whitehall.js';
import { readAgain } from '../../testing/second-reading.js';
import { oneOfAt, seededRandom } from '../../testing/seeded-random.js';
import { after, board, engine, game, NAP, SNIFF } from '../../testing/whitehall-scene.js';
import { inTheWay, watch, type Tally, type Watcher } from '../../testing/whole-games.js';
import { recordGame, replay, type Action } from '../index.js';
import { walks } from './moves.js';
import { OPTIONS, SLOTS, VARIANTS } from './options.js';
import { whitehallRules } from './rules.js';
import type { WhitehallState } from './state.js';

const reading = readAgain(board);
const tally: Tally = new Map();
const watcher: Watcher<WhitehallState> = {
  engine,
  tally,
  next: NEXT,
  faults: (before, action, now) => whitehallFaults(reading, before, action, now),
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
  const any = (table: Readonly<Record<string, readonly unknown[]>>): Record<string, unknown> =>
    Object.fromEntries(Object.entries(table).map(([key, values]) => [key, oneOfAt(values, random)]));
  const options = any(OPTIONS);
  const rollUp = options['rollUp'] === true;
  const [reinforcements, figures] = rollUp ? oneOfAt(FIGURES, random) : FIGURES[0]!;
  const smoker = options['smoker'] === true && rollUp && figures.includes('yellow');
  // A tile that nobody needs may stay unknown.
  const abilities = Object.fromEntries(
    SLOTS.map((slot) => [slot, rollUp ? oneOfAt(ABILITIES, random) : 'unknown']),
  );
  return game({ ...options, smoker, reinforcements, figures }, { ...any(VARIANTS), abilities });
}

test('a hundred games of all options and variants come to an end in order', () => {
  for (let seed = 1; seed <= 100; seed++) watch(watcher, created(seed), seed);
});

test('figures who stand in his way get Jack stuck', () => {
  const standing = inTheWay(engine, (state) => walks(board, state).length);
  for (let seed = 1; (tally.get('result police.stuck') ?? 0) === 0; seed++)
    watch(watcher, created(seed), seed, standing);
});

describe('in them', () => {
  const values = (what: string, table: Readonly<Record<string, readonly unknown[]>>): string[] =>
    Object.entries(table).flatMap(([key, each]) => each.map((value) => `${what}${key}=${String(value)}`));
  const types = whitehallRules([SNIFF, NAP])
    .kinds.map(({ type }) => type)
    .filter((type) => type !== 'ability');
  test.each([
    ...new Set(types.map((type) => `action ${type}`)),
    ...[...SLOTS, 'brown'].map((tile) => `action ability wm.${tile}`),
    ...Object.keys(NEXT)
      .filter((phase) => phase !== 'OVER')
      .map((phase) => `phase ${phase}`),
    ...values('option ', OPTIONS),
    ...values('option reinforcements.', { green: [true, false], brown: [true, false] }),
    ...values('variant ', VARIANTS),
    ...SLOTS.flatMap((slot) => values('variant abilities.', { [slot]: ['unknown', ...ABILITIES] })),
    ...resultsIn('whitehall').map((result) => `result ${result}`),
  ])('%s occurs', (what) => {
    expect(tally.get(what) ?? 0).toBeGreaterThan(0);
  });
});

test('a recorded game replays to the same end', () => {
  const random = seededRandom(4);
  const first = game({ newspaper: true, falseClues: true }, { declareDL: 'may' });
  const actions: Action[] = [];
  let state = first;
  while (state.result === null) {
    const action = engine.choose(state, 'leaning', random)!;
    actions.push(action);
    state = after(state, action);
  }
  const again = replay(board, JSON.parse(JSON.stringify(recordGame(engine, first, actions))));
  expect(again.ok && again.states.at(-1)).toEqual(state);
});
