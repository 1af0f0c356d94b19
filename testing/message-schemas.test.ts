/** The schemas of the engine's messages: everything that the engine says and accepts is valid, and what is changed is not. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 as Ajv, type ValidateFunction } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { MESSAGE_TABLES, messagePages, messageSchemaFiles } from '../docs/generate-message-schemas.js';
import { EMPTY_SESSION, respond } from '../engine/protocol/index.js';
import { openEngine, OPTION_TABLES, replay, type GameState } from '../engine/index.js';
import type { GameRecord } from '../engine/index.js';
import { shippedBoard } from './boards/shipped-boards.js';
import { drawnOptions } from './engine/compare-fast-hunts.js';
import { refusalCodesInSource, resultCodesInSource } from './engine/codes-in-source.js';
import { NO_ABILITIES } from './engine/whitehall-fixture.js';
import { seededRandom } from './seeded-random.js';

const root = join(import.meta.dirname, '..');
const ajv = new Ajv({ allErrors: true, allowUnionTypes: true });

const KINDS = ['action', 'event', 'view', 'state'] as const;
type Kind = (typeof KINDS)[number];

const validators = new Map<string, ValidateFunction>(
  MESSAGE_TABLES.flatMap(({ game, name }) =>
    KINDS.map((kind) => [
      `${game} ${kind}`,
      ajv.compile(
        JSON.parse(readFileSync(join(root, 'schemas', `${name}-${kind}.schema.json`), 'utf8')) as object,
      ),
    ]),
  ),
);

/** What is wrong with a message; empty if it is valid. */
function faultsOf(game: string, kind: Kind, message: unknown): string[] {
  const validate = validators.get(`${game} ${kind}`)!;
  if (validate(message)) return [];
  return [`${kind} ${JSON.stringify(message).slice(0, 200)}: ${ajv.errorsText(validate.errors)}`];
}

test.each([...messageSchemaFiles()])('%s is what `npm run docs` writes', (name, text) => {
  expect(readFileSync(join(root, 'schemas', name), 'utf8')).toBe(text);
});

test.each([...messagePages()])('%s is what `npm run docs` writes', (page, text) => {
  expect(readFileSync(join(root, 'docs', page), 'utf8')).toBe(text);
});

test.each(['lfw', 'wm', 'mj'])('all messages in the vectors of %s are valid', (game) => {
  const faults: string[] = [];
  const folder = join(root, 'vectors', game);
  for (const name of readdirSync(folder)) {
    const {
      kind,
      input,
      expect: answer,
    } = JSON.parse(readFileSync(join(folder, name), 'utf8')) as {
      readonly kind: string;
      readonly input: Readonly<Record<string, unknown>>;
      readonly expect: Readonly<Record<string, unknown>>;
    };
    const check = (of: Kind, messages: readonly unknown[]): void => {
      for (const message of messages)
        faults.push(...faultsOf(game, of, message).map((fault) => `${name}: ${fault}`));
    };
    if (input['state'] !== undefined && kind !== 'derive') check('state', [input['state']]);
    // Refused actions may be malformed.
    if (kind === 'apply') check('action', [input['action']]);
    if (kind === 'legal') check('action', answer['actions'] as unknown[]);
    if (kind === 'apply' || kind === 'replay') check('event', answer['events'] as unknown[]);
    if (kind === 'replay') check('action', (input['record'] as GameRecord).actions);
    if (kind === 'view') check('view', [answer['view']]);
  }
  expect(faults).toEqual([]);
});

test.each(readdirSync(join(root, 'docs/examples/games')))('all messages of the game %s are valid', (name) => {
  const record = JSON.parse(readFileSync(join(root, 'docs/examples/games', name), 'utf8')) as GameRecord;
  const board = shippedBoard(record.board.id);
  const again = replay(board, record);
  const opened = openEngine(board);
  if (!again.ok || !opened.ok) throw new Error(`${name} does not replay.`);
  const { engine } = opened;
  expect([
    ...record.actions.flatMap((action) => faultsOf(record.game, 'action', action)),
    ...again.events.flat().flatMap((event) => faultsOf(record.game, 'event', event)),
    ...again.states.flatMap((state) =>
      messagesOf(state).flatMap(([kind, each]) => faultsOf(record.game, kind, each)),
    ),
  ]).toEqual([]);

  function messagesOf(state: GameState): [Kind, unknown][] {
    const views = engine.seats(state).map((seat) => engine.viewFor(state, seat));
    return [['state', state], ...views.map((view): [Kind, unknown] => ['view', view])];
  }
});

describe.each([
  ['lfw', 'whitechapel'],
  ['wm', 'whitehall'],
  ['mj', 'mr-jack-2016'],
] as const)('games of %s by chance', (game, folder) => {
  const opened = openEngine(shippedBoard(folder));
  if (!opened.ok) throw new Error(opened.message);
  const { engine } = opened;
  const tables = OPTION_TABLES[game];

  function firstState(seed: number): GameState {
    const random = seededRandom(seed);
    const options = drawnOptions(tables['options'] ?? {}, random);
    const variants = drawnOptions(tables['variants']!, random);
    const asked = {
      options:
        game === 'wm' ? { ...options, rollUp: true, reinforcements: { green: true, brown: true } } : options,
      variants: game === 'wm' ? { ...variants, ...NO_ABILITIES } : variants,
    };
    const dealt = engine.deal(seed, game === 'mj' ? undefined : 2, asked.options);
    if (!dealt.ok) throw new Error(dealt.message);
    const created = engine.createGame({ ...asked, deals: dealt.deals });
    if (!created.ok) throw new Error(created.message);
    return created.state;
  }

  test('consist of valid messages, and phases list the actions that are legal in them', () => {
    const { phases } = MESSAGE_TABLES.find((table) => table.game === game)!;
    const listed = new Map(phases.map(({ phase, actions }) => [phase, actions]));
    const faults: string[] = [];
    for (let seed = 0; seed < 6; seed++) {
      const random = seededRandom(seed);
      let state = firstState(seed);
      for (let steps = 0; state.result === null && steps < 600; steps++) {
        const { actions, described } = engine.describe(state);
        const types = new Set([...actions.map(({ type }) => type), ...Object.keys(described)]);
        for (const type of types)
          if (!listed.get(state.phase)!.includes(type)) faults.push(`${type} in ${state.phase}`);
        if (steps % 10 === 0) for (const each of actions) faults.push(...faultsOf(game, 'action', each));
        const chosen = engine.choose(state, 'leaning', random)!;
        const played = engine.apply(state, chosen);
        if (!played.ok) throw new Error(played.refusal.message);
        faults.push(...faultsOf(game, 'action', chosen), ...faultsOf(game, 'state', played.state));
        for (const event of played.events) faults.push(...faultsOf(game, 'event', event));
        ({ state } = played);
        for (const seat of engine.seats(state))
          faults.push(...faultsOf(game, 'view', engine.viewFor(state, seat)));
      }
    }
    expect(faults.slice(0, 5)).toEqual([]);
  });

  test('are refused by the schema when a field is missing, surplus or of another type', () => {
    const state = firstState(1);
    for (const key of Object.keys(state)) {
      const { [key as 'game']: value, ...rest } = state;
      expect(faultsOf(game, 'state', rest)).not.toEqual([]);
      expect(faultsOf(game, 'state', { ...state, [key]: typeof value === 'number' ? 'x' : 0.5 })).not.toEqual(
        [],
      );
    }
    expect(faultsOf(game, 'state', { ...state, more: 1 })).not.toEqual([]);
    expect(faultsOf(game, 'action', { type: 'castle' })).not.toEqual([]);
  });
});

test('every request and answer in the transcript of the protocol is valid, and damaged ones are not', () => {
  const validate = ajv.compile(
    JSON.parse(readFileSync(join(root, 'schemas/protocol.schema.json'), 'utf8')) as object,
  );
  const transcript = readFileSync(join(root, 'docs/protocol.md'), 'utf8');
  const lines = [...transcript.matchAll(/^> (\{.*\})$/gm)].map(([, line]) => JSON.parse(line!) as object);
  const requests = lines.filter((line) => (line as { do: string }).do !== 'aply');
  expect(requests.length).toBeGreaterThan(10);
  let session = EMPTY_SESSION;
  const host = { board: (name: string) => ({ ok: true as const, board: shippedBoard(name) }) };
  for (const request of lines) {
    const done = respond(session, request, host);
    ({ session } = done);
    expect([validate(done.answer), ajv.errorsText(validate.errors)]).toEqual([true, 'No errors']);
  }
  for (const request of requests) {
    expect([request, validate(request)]).toEqual([request, true]);
    expect(validate({ ...request, more: 1 })).toBe(false);
    expect(validate({ ...request, do: 'aply' })).toBe(false);
  }
});

describe.each(MESSAGE_TABLES)('the table of $name', ({ game, name, actions, defs, phases, refusals }) => {
  test('has a valid example of each action, which is in a phase', () => {
    expect(actions.flatMap(({ example }) => faultsOf(game, 'action', example))).toEqual([]);
    const inPhases = new Set(phases.flatMap((phase) => phase.actions));
    expect([...new Set(actions.map(({ type }) => type))].toSorted()).toEqual([...inPhases].toSorted());
  });

  test('has all results and refusals of the source, and no others', () => {
    expect((defs['result']!.schema!['enum'] as string[]).toSorted()).toEqual(resultCodesInSource(name));
    expect(Object.keys(refusals).toSorted()).toEqual(refusalCodesInSource(name));
  });
});
