/** Damaged requests and damaged actions on live games: always one answer, never a mistake of ours, nothing changed by a refusal. */
import { expect, test } from 'vitest';
import { mutateBoard } from '../../testing/boards/mutate-board.js';
import { mutateJson, mutateText } from '../../testing/boards/mutate-json.js';
import { shippedBoard } from '../../testing/boards/shipped-boards.js';
import { pickRandom, seededRandom } from '../../testing/seeded-random.js';
import { hashState } from '../run/game-record.js';
import { EMPTY_SESSION, respondToLine, type Host, type Session } from './index.js';

const host: Host = {
  board: (name) =>
    name === 'whitechapel' || name === 'whitehall'
      ? { ok: true, board: shippedBoard(name) }
      : { ok: false, message: 'There is no such board.' },
};

interface Read {
  readonly id: unknown;
  readonly ok: boolean;
  readonly error?: { readonly code: string; readonly message: string };
  readonly [field: string]: unknown;
}

/** Sends a line and checks what holds of every answer. */
function send(session: Session, line: string): { readonly session: Session; readonly answer: Read } {
  const done = respondToLine(session, line, host);
  expect(done.line).not.toContain('\n');
  const answer = JSON.parse(done.line) as Read;
  if (answer.ok) expect(answer.error).toBeUndefined();
  else {
    expect(answer.error!.code).not.toBe('fault');
    expect(answer.error!.message).toMatch(/\w.*[.?…]/s);
    expect(done.session).toBe(session);
  }
  return { session: done.session, answer };
}

const ask = (session: Session, request: object): ReturnType<typeof send> =>
  send(session, JSON.stringify(request));

const ALL_OPTIONS = { letters: true, falseClues: true, rushing: true, address: true };

/** Two games that have gone on for a while. */
function live(steps: number): Session {
  let { session } = ask(EMPTY_SESSION, {
    do: 'new',
    board: 'whitechapel',
    seed: steps,
    seats: 2,
    options: ALL_OPTIONS,
  });
  ({ session } = ask(session, {
    do: 'new',
    board: 'whitehall',
    options: { newspaper: true, falseClues: true },
  }));
  for (const [name, game] of session.games) {
    const random = seededRandom(steps);
    for (let i = 0; i < steps; i++) {
      const action = game.engine.choose(session.games.get(name)!.state, 'leaning', random);
      if (action !== undefined) ({ session } = ask(session, { do: 'apply', game: name, action }));
    }
  }
  return session;
}

const ROOMS = [0, 1, 2, 3, 5, 8, 12, 20, 40, 80].map(live);

/** Requests that are fine, about games that are there. */
function sound(session: Session, random: () => number): object {
  const game = pickRandom([...session.games.keys()], random);
  const { engine, state } = session.games.get(game)!;
  const seat = pickRandom(engine.seats(state), random);
  const action = engine.choose(state, 'uniform', random) ?? { type: 'move', to: 1 };
  return {
    id: Math.floor(random() * 1e6),
    ...pickRandom<object>(
      [
        {
          do: 'new',
          board: 'whitehall',
          options: { rollUp: false },
          variants: { declareDL: 'may' },
          deals: {},
        },
        { do: 'new', board: 'whitechapel', seed: 'lamp', seats: ['ada', 'ben'], options: { letters: true } },
        {
          do: 'new',
          board: 'whitechapel',
          deals: {
            headOrder: ['red', 'blue', 'brown', 'green', 'yellow'],
            seatOrder: ['ada'],
            owner: { blue: 'ada', brown: 'ada', green: 'ada', red: 'ada', yellow: 'ada' },
          },
        },
        { do: 'legal', game, seat },
        { do: 'describe', game },
        { do: 'apply', game, action },
        { do: 'apply', game, action, seat: engine.actor(state) ?? seat },
        { do: 'view', game, seat },
        { do: 'outcome', game },
        { do: 'deduce', game },
        { do: 'perft', game, depth: 1, divide: true },
        { do: 'playout', game, seed: 1, player: 'uniform', keep: true },
        { do: 'state', game },
        { do: 'end', game },
      ],
      random,
    ),
  };
}

test('a thousand sound requests are answered, most of them as asked', () => {
  const random = seededRandom(1);
  const answers = Array.from({ length: 1000 }, () => {
    const session = pickRandom(ROOMS, random);
    return ask(session, sound(session, random)).answer.ok;
  });
  expect(answers.filter((ok) => ok).length).toBeGreaterThan(900);
});

test('four thousand damaged lines get one answer each', () => {
  const random = seededRandom(2);
  const codes = new Set<string>();
  for (let seed = 0; seed < 4000; seed++) {
    const session = pickRandom(ROOMS, random);
    const line = mutateText(JSON.stringify(sound(session, random)), seed).replaceAll('\n', ' ');
    codes.add(send(session, line).answer.error?.code ?? 'ok');
  }
  expect([...codes]).toEqual(expect.arrayContaining(['ok', 'badJson', 'unknownRequest', 'unknownField']));
});

test('four thousand damaged requests get one answer each, with their id', () => {
  const random = seededRandom(3);
  const codes = new Set<string>();
  for (let seed = 0; seed < 4000; seed++) {
    const session = pickRandom(ROOMS, random);
    const request = mutateJson(sound(session, random), seed) as { id?: unknown } | null;
    const { answer } = send(session, JSON.stringify(request));
    codes.add(answer.error?.code ?? 'ok');
    if (Number.isSafeInteger(request?.id)) expect(answer.id).toBe(request!.id);
  }
  const some = [
    'ok',
    'unknownRequest',
    'unknownField',
    'missingField',
    'badField',
    'unknownGame',
    'cannotStart',
  ];
  expect([...codes]).toEqual(expect.arrayContaining(some));
});

test('four thousand damaged actions are refused, or were legal; a refused one leaves the game as it was', () => {
  const random = seededRandom(4);
  const hashes = new Map(
    ROOMS.flatMap((session) => [...session.games.values()]).map(({ state }) => [state, hashState(state)]),
  );
  let refused = 0;
  for (let seed = 0; seed < 4000; seed++) {
    const session = pickRandom(ROOMS, random);
    const game = pickRandom([...session.games.keys()], random);
    const { engine, state } = session.games.get(game)!;
    const action = mutateJson(engine.choose(state, 'uniform', random) ?? { type: 'move', to: 1 }, seed);
    const { session: now, answer } = ask(session, { do: 'apply', game, action });
    if (answer.ok) expect(engine.refusalFor(state, now.games.get(game)!.actions.at(-1))).toBeUndefined();
    else refused++;
  }
  expect(refused).toBeGreaterThan(2000);
  // The states themselves are as they were, in every session.
  for (const [state, hash] of hashes) expect(hashState(state)).toBe(hash);
});

test.each(['whitechapel', 'whitehall', 'mr-jack-2016'])(
  'damaged boards of %s are refused, or are played on',
  (name) => {
    const codes = new Set<string>();
    for (let seed = 0; seed < 40; seed++) {
      const board = mutateBoard(shippedBoard(name), seed);
      const { session, answer } = ask(EMPTY_SESSION, { do: 'new', board, seed: 1 });
      codes.add(answer.error?.code ?? 'ok');
      if (answer.ok) send(session, '{"do":"playout","game":"g1","seed":1,"player":"uniform"}');
    }
    expect([...codes]).toEqual(expect.arrayContaining(['ok', 'badBoard']));
  },
);

test('an internal error is reported in an answer', () => {
  const broken: Host = {
    board: () => {
      throw new RangeError('the lamp went out');
    },
  };
  const { line, session } = respondToLine(ROOMS[0]!, '{"do":"new","board":"x"}', broken);
  expect(session).toBe(ROOMS[0]);
  expect(JSON.parse(line)).toMatchObject({
    ok: false,
    error: { code: 'fault', message: expect.stringContaining('the lamp went out') as string },
  });
});
