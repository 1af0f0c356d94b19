/** Sends invalid actions to real states: each must be refused with a reason or turn out to be legal. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import type { Action, Engine, GameState, Refusal } from '../../engine/index.js';
import { applyLegal } from '../../engine/run/playout.js';
import { mutateJson } from '../boards/mutate-json.js';
import { pickRandom, seededRandom, shuffle, type Random } from '../seeded-random.js';
import { actionKey } from './engine-shortcuts.js';
import { countOccurrence, deepFreeze, type EventTally } from './check-whole-games.js';

const pages = join(import.meta.dirname, '..', '..', 'docs', 'games');

/** The rule ids in the pages of the games. */
const RULES: ReadonlySet<string> = new Set(
  readdirSync(pages)
    .filter((file) => file.endsWith('.md'))
    .flatMap((file) => [
      ...readFileSync(join(pages, file), 'utf8').matchAll(/^\| ((?:LFW|WM|MJ)-[A-Z]\d\d) /gm),
    ])
    .map(([, id]) => id!),
);

/** Actions that were legal in some state, by type. */
type Pool = Map<string, Action[]>;

const NO_ACTIONS: readonly unknown[] = [
  null,
  undefined,
  7,
  'move',
  [],
  [{ type: 'move' }],
  {},
  { type: 7 },
  { type: '' },
];

/** Tries invalid actions on a state. */
function tryOddActions<S extends GameState>(
  engine: Engine<S>,
  state: S,
  { pool, tally, random }: { readonly pool: Pool; readonly tally: EventTally; readonly random: Random },
): void {
  deepFreeze(state);
  const { actions, described } = engine.describe(state);
  const seats = [engine.actor(state), undefined];
  const names = new Set(actions.map(actionKey));
  expect(names.size).toBe(actions.length);
  const legal = [...shuffle(actions, random).slice(0, 12), ...placements(engine, state, described, random)];
  for (const action of legal) learn(pool, action, random);
  const known = shuffle(
    [...pool.values()].map((each) => pickRandom(each, random)),
    random,
  );
  const due = [...actions.map(({ type }) => type), ...Object.keys(described)].filter((type) =>
    pool.has(type),
  );
  const types = [...new Set(due)];
  const odd: readonly unknown[] = [
    ...NO_ACTIONS,
    ...known,
    ...legal.map((action) => mutateJson(action, Math.floor(random() * 1e9))),
    ...Array.from({ length: 30 }, () => crossed(pool, pickRandom(types, random), random)),
  ];
  for (const action of odd) {
    const refusal = checkRefusal(engine, state, action, pickRandom(seats, random), tally);
    // An accepted action is a listed one, or a placement.
    const played = refusal === undefined ? engine.apply(state, action) : undefined;
    const isFound =
      played?.ok !== true ||
      // The played action is recorded in its normal form.
      names.has(actionKey(played.action)) ||
      Object.hasOwn(described, (action as Action).type);
    if (!isFound) throw new Error(`Legal, but not listed: ${JSON.stringify(action)}`);
  }
  for (const action of actions)
    if (engine.refusalFor(state, action)) throw new Error(`Listed, but not legal: ${JSON.stringify(action)}`);
  for (const stranger of [
    '',
    'nobody',
    ...engine.seats(state).filter((seat) => seat !== engine.actor(state)),
  ])
    expect(checkRefusal(engine, state, pickRandom(known, random), stranger, tally)?.code).toBe('notYourTurn');
}

/** The engine's verdict on an action; it must be complete, repeatable, and leave the state unchanged. */
export function checkRefusal<S extends GameState>(
  engine: Engine<S>,
  state: S,
  action: unknown,
  seat: string | undefined,
  tally: EventTally,
): Refusal | undefined {
  const refusal = engine.refusalFor(state, deepFreeze(action), seat);
  const played = engine.apply(state, action, seat);
  expect(played.ok ? undefined : played.refusal).toEqual(refusal);
  if (refusal === undefined) return undefined;
  const { code, rule, message } = refusal;
  countOccurrence(tally, `refusal ${code}`);
  // The rule of a custom ability is not one of ours.
  if (rule !== 'house' && !RULES.has(rule)) throw new Error(`No page lists the rule ${rule}.`);
  if (!/^[A-Z"].*\.$/.test(message)) throw new Error(`No sentence: ${message}`);
  if (!/^[a-z]\w+$/.test(code)) throw new Error(`No code: ${code}`);
  return refusal;
}

/** Some actions of the kinds that are described rather than listed. */
const placements = <S extends GameState>(
  engine: Engine<S>,
  state: S,
  described: object,
  random: Random,
): Action[] =>
  Object.keys(described).length === 0
    ? []
    : Array.from({ length: 8 }, () => engine.choose(state, 'uniform', random)!);

/** Keeps some actions of every type. */
function learn(pool: Pool, action: Action, random: Random): void {
  const known = pool.get(action.type) ?? [];
  pool.set(action.type, known);
  if (known.length < 60) known.push(action);
  else known[Math.floor(random() * known.length)] = action;
}

/** An action with one field taken from another action. */
function crossed(pool: Pool, type: string, random: Random): unknown {
  const [one, other] = [pickRandom(pool.get(type)!, random), pickRandom([...pool.values()].flat(), random)];
  const [from, to] = [placesIn(one), placesIn(other)].map((places) => shuffle(places, random)) as [
    Place[],
    Place[],
  ];
  for (const place of from) {
    const fitting = to.find(({ value }) => typeof value === typeof place.value && value !== place.value);
    if (fitting !== undefined) return withValue(one, place.path, fitting.value);
  }
  return one;
}

interface Place {
  readonly path: readonly string[];
  readonly value: unknown;
}

/** Every number, text and boolean in an action, except its type. */
const placesIn = (value: unknown, path: readonly string[] = []): Place[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => (key === 'type' ? [] : placesIn(inner, [...path, key])))
    : [{ path, value }];

function withValue(whole: unknown, [key, ...rest]: readonly string[], value: unknown): unknown {
  if (key === undefined) return value;
  const copy = (Array.isArray(whole) ? [...(whole as unknown[])] : { ...(whole as object) }) as Record<
    string,
    unknown
  >;
  copy[key] = withValue(copy[key], rest, value);
  return copy;
}

/** Plays games and tries invalid actions now and then, and after the end. */
export function playWithInvalidActions<S extends GameState>(
  engine: Engine<S>,
  games: readonly S[],
  tally: EventTally,
): void {
  const pool: Pool = new Map();
  for (const [seed, first] of games.entries()) {
    const random = seededRandom(seed + 1);
    const phases = new Set<string>();
    let state = first;
    while (state.result === null) {
      // The first state of every phase in a game, and some more.
      if (!phases.has(state.phase) || random() < 0.03) tryOddActions(engine, state, { pool, tally, random });
      phases.add(state.phase);
      state = applyLegal(engine, state, engine.choose(state, 'leaning', random)).state;
    }
    for (const action of [...[...pool.values()].flat().slice(0, 40), ...NO_ACTIONS])
      expect(checkRefusal(engine, deepFreeze(state), action, undefined, tally)?.code).toBe('gameOver');
  }
}
