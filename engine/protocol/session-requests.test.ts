/** Requests about the open games: hello, list, load, fork, undo, scenes, and Jack counted alone. */
import { expect, test } from 'vitest';
import { Ajv2020 as Ajv } from 'ajv/dist/2020.js';
import { shippedBoard } from '../../testing/boards/shipped-boards.js';
import { EMPTY_SESSION, respond, respondToLine, type Host, type ProtocolAnswer } from './index.js';

const host: Host = {
  board: (name) => ({ ok: true, board: shippedBoard(name) }),
  boardNames: () => ['whitechapel', 'whitehall'],
  version: '9.9.9',
};

function begin(): (request: object) => ProtocolAnswer {
  let session = EMPTY_SESSION;
  return (request) => {
    const done = respond(session, JSON.parse(JSON.stringify(request)), host);
    ({ session } = done);
    return done.answer;
  };
}

const NEW = { do: 'new', board: 'whitechapel', seed: 'lamp', seats: 2 };
const error = (code: string) => ({ ok: false, error: { code } });

test('hello answers with versions, games, boards and limits', () => {
  expect(begin()({ do: 'hello' })).toMatchObject({
    ok: true,
    version: '9.9.9',
    games: ['lfw', 'wm', 'mj'],
    boards: ['whitechapel', 'whitehall'],
    limits: { games: 256 },
  });
});

test('a fork goes on by itself, and undo takes actions back', () => {
  const ask = begin();
  ask(NEW);
  const first = ask({ do: 'state', game: 'g1' })['hash'];
  ask({ do: 'apply', game: 'g1', action: { type: 'hideout', circle: 97 } });
  expect(ask({ do: 'fork', game: 'g1' })).toMatchObject({ game: 'g2', steps: 1 });
  expect(ask({ do: 'undo', game: 'g1' })).toMatchObject({ steps: 0, hash: first });
  expect(ask({ do: 'undo', game: 'g1' })).toMatchObject(error('badField'));
  expect(ask({ do: 'list' })['games']).toMatchObject([
    { game: 'g1', steps: 0, actor: 'jack' },
    { game: 'g2', steps: 1, outcome: null },
  ]);
  // What was taken back is not in the record any more.
  expect(ask({ do: 'record', game: 'g1' })).toMatchObject({ record: { actions: [] } });
});

test('a record is loaded whole or up to a step, a state as it is', () => {
  const ask = begin();
  ask(NEW);
  const played = ask({ do: 'playout', game: 'g1', seed: 1, record: true });
  const record = played['record'] as { actions: object[] };
  const load = { do: 'load', board: 'whitechapel', record };
  expect(ask(load)).toMatchObject({ game: 'g2', steps: record.actions.length, outcome: played['outcome'] });
  expect(ask({ ...load, step: 20 })).toMatchObject({ game: 'g3', steps: 20, outcome: null });
  expect(ask({ ...load, step: 1e6 })).toMatchObject(error('badField'));
  expect(ask({ ...load, record: { ...record, actions: [] } })).toMatchObject(error('badRecord'));
  const { state, hash } = ask({ do: 'state', game: 'g3' }) as unknown as { state: object; hash: string };
  expect(ask({ do: 'load', board: 'whitechapel', state })).toMatchObject({ game: 'g4', hash, steps: 0 });
  expect(ask({ do: 'legal', game: 'g4' })['actions']).toEqual(ask({ do: 'legal', game: 'g3' })['actions']);
  expect(ask({ do: 'record', game: 'g4' })).toMatchObject(error('noBeginning'));
  expect(ask({ do: 'deduce', game: 'g4' })).toMatchObject(error('noBeginning'));
  const { phase: _, ...less } = state as { phase: string };
  expect(ask({ do: 'load', board: 'whitechapel', state: less })).toMatchObject(error('badState'));
  expect(ask({ do: 'load', board: 'whitehall', state })).toMatchObject(error('badState'));
  expect(ask({ do: 'load', board: 'whitechapel' })).toMatchObject(error('badField'));
});

test('a scene begins in a hunt with stock and track given, and Jack is counted alone', () => {
  const ask = begin();
  const scene = { at: 65, goals: [90], stock: { coach: 0, alley: 0 }, index: 13 };
  expect(ask({ do: 'new', board: 'whitechapel', scene })).toMatchObject({ game: 'g1', actor: 'jack' });
  expect(ask({ do: 'perft', game: 'g1', depth: 1, jack: true })).toMatchObject({ nodes: 7 });
  // Two spaces are left, so a third move cannot be made.
  expect(ask({ do: 'perft', game: 'g1', depth: 3, jack: true })).toMatchObject({ nodes: 0 });
  expect(ask({ do: 'new', board: 'whitechapel', scene: { ...scene, index: 15 } })).toMatchObject(
    error('cannotStart'),
  );
  expect(ask({ do: 'new', board: 'whitechapel', scene: { ...scene, where: 65 } })).toMatchObject(
    error('badField'),
  );
  expect(ask({ ...NEW, scene })).toMatchObject(error('badField'));
});

test.each([
  ['whitechapel', 'women'],
  ['whitehall', 'dls'],
])('describe has a schema on %s by which right placements are valid and others are not', (board, type) => {
  const ask = begin();
  ask({ do: 'new', board, seed: 1 });
  if (type === 'women') ask({ do: 'apply', game: 'g1', action: { type: 'hideout', circle: 97 } });
  const { described } = ask({ do: 'describe', game: 'g1' }) as unknown as {
    described: Record<string, { schema: object }>;
  };
  const isValid = new Ajv().compile(described[type]!.schema);
  const played = ask({ do: 'playout', game: 'g1', seed: 2, record: true });
  const { actions } = played['record'] as { actions: { type: string; [list: string]: unknown }[] };
  const right = actions.find((action) => action.type === type)!;
  expect(isValid(right)).toBe(true);
  const list = type === 'women' ? 'tokens' : 'circles';
  expect(isValid({ type, [list]: (right[list] as unknown[]).slice(1) })).toBe(false);
  expect(isValid({ type, [list]: (right[list] as unknown[]).with(0, (right[list] as unknown[])[1]) })).toBe(
    false,
  );
});

test('a fault has the id of its request', () => {
  const broken: Host = {
    board: () => {
      throw new RangeError('the lamp went out');
    },
  };
  const { line } = respondToLine(EMPTY_SESSION, '{"id":7,"do":"new","board":"x"}', broken);
  expect(JSON.parse(line)).toMatchObject({ id: 7, error: { code: 'fault' } });
});
