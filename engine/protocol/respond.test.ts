/** The protocol, request by request. */
import { describe, expect, test } from 'vitest';
import { shippedBoard } from '../../testing/boards/shipped-boards.js';
import { replay } from '../index.js';
import {
  EMPTY_SESSION,
  LIMITS,
  REQUESTS,
  respond,
  type ProtocolAnswer,
  type Host,
  type Session,
} from './index.js';

const host: Host = {
  board: (name) =>
    ['whitechapel', 'whitehall', 'mr-jack-2006'].includes(name)
      ? { ok: true, board: shippedBoard(name) }
      : { ok: false, message: 'There is no such board.' },
};

/** A table at which requests are made one after another. */
function table(): { readonly ask: (request: object) => ProtocolAnswer; readonly session: () => Session } {
  let session = EMPTY_SESSION;
  return {
    ask: (request) => {
      const done = respond(session, JSON.parse(JSON.stringify(request)), host);
      ({ session } = done);
      return done.answer;
    },
    session: () => session,
  };
}

const NEW = { do: 'new', board: 'whitechapel', seed: 'lamp', seats: ['ada', 'ben'] };
const DEALS = {
  headOrder: ['red', 'blue', 'brown', 'green', 'yellow'],
  seatOrder: ['ada'],
  owner: { blue: 'ada', brown: 'ada', green: 'ada', red: 'ada', yellow: 'ada' },
};
const HIDEOUT = { do: 'apply', game: 'g1', action: { type: 'hideout', circle: 97 } };
const error = (code: string): object => ({ ok: false, error: { code } });

describe('new', () => {
  test('opens a game under a name that is never used again', () => {
    const { ask } = table();
    expect(ask({ id: 7, ...NEW })).toMatchObject({
      id: 7,
      ok: true,
      game: 'g1',
      of: 'lfw',
      seats: ['jack', 'ada', 'ben'],
      actor: 'jack',
      outcome: null,
    });
    expect(ask({ do: 'end', game: 'g1' })).toEqual({ id: null, ok: true, ended: 'g1' });
    expect(ask({ do: 'outcome', game: 'g1' })).toMatchObject(error('unknownGame'));
    expect(ask(NEW)).toMatchObject({ game: 'g2' });
  });

  test('takes a whole board, the same as by its name', () => {
    const { ask } = table();
    const board = shippedBoard('whitechapel');
    expect({ ...ask({ ...NEW, board }), game: 'g2' }).toEqual(ask(NEW));
  });

  test.each([
    ['another board', { board: 'x' }, 'badBoard', 'no such board'],
    ['no board', { board: {} }, 'badBoard', 'This is not a valid board'],
    ['seats where they are always the same', { board: 'mr-jack-2006' }, 'cannotStart', 'leave out "seats"'],
    ['an unknown option', { options: { leters: true } }, 'cannotStart', 'leters'],
    ['an unknown variant', { variants: { edition: 'third' } }, 'cannotStart', 'third'],
    ['a seed and deals', { deals: {} }, 'badField', 'not both'],
    ['seats that cannot be', { seats: 6 }, 'cannotStart', 'one to 5'],
    ['seats without a seed', { seed: undefined }, 'badField', 'goes with a "seed"'],
    ['nothing dealt', { seed: undefined, seats: undefined }, 'cannotStart', 'give a "seed"'],
    [
      'deals of the wrong form',
      { seed: undefined, seats: undefined, deals: { ...DEALS, owner: null } },
      'cannotStart',
      'owner says',
    ],
    [
      'a wrong option and no deals',
      { seed: undefined, seats: undefined, options: { x: 1 } },
      'cannotStart',
      'no option',
    ],
  ])('refuses %s', (_, other, code, words) => {
    const answer = table().ask({ ...NEW, ...other });
    expect(answer).toMatchObject(error(code));
    expect(JSON.stringify(answer)).toContain(JSON.stringify(words).slice(1, -1));
  });

  test('refuses a board that has the form of one and cannot be played on', () => {
    const board = { ...shippedBoard('whitehall'), circles: [] };
    expect(table().ask({ do: 'new', board })).toMatchObject(error('cannotStart'));
  });

  test('opens as many games as there may be', () => {
    const { ask } = table();
    for (let i = 0; i < LIMITS.games; i++)
      expect(ask({ do: 'new', board: 'whitehall' })).toMatchObject({ ok: true });
    expect(ask({ do: 'new', board: 'whitehall' })).toMatchObject(error('tooManyGames'));
    ask({ do: 'end', game: 'g9' });
    expect(ask({ do: 'new', board: 'whitehall' })).toMatchObject({ game: `g${LIMITS.games + 1}` });
  });
});

describe('a seat', () => {
  test('gets only what it sees, and never the hash, by which secrets could be found by trial', () => {
    const { ask } = table();
    ask(NEW);
    expect(ask({ ...HIDEOUT, seat: 'ada' })).toMatchObject({
      error: { code: 'notYourTurn', rule: 'LFW-S04' },
    });
    const answer = ask({ ...HIDEOUT, seat: 'jack' });
    expect(answer).not.toHaveProperty('hash');
    expect(answer).toMatchObject({
      events: [{ type: 'hideoutChosen' }, { type: 'nightBegan' }],
      actor: 'jack',
    });
    expect(JSON.stringify(answer)).not.toContain('visibleTo');
    expect(ask({ do: 'describe', game: 'g1', seat: 'ada' })).toEqual({
      id: null,
      ok: true,
      actions: [],
      described: {},
      complete: true,
    });
    expect(JSON.stringify(ask({ do: 'view', game: 'g1', seat: 'ada' }))).not.toContain('97');
    expect(ask({ do: 'view', game: 'g1', seat: 'jack' })).toMatchObject({ view: { hideout: 97 } });
  });

  test('must be one of the game', () => {
    const { ask } = table();
    ask(NEW);
    for (const request of ['legal', 'describe', 'view', 'deduce'])
      expect(ask({ do: request, game: 'g1', seat: 'zoe' })).toMatchObject(error('unknownSeat'));
    expect(ask({ ...HIDEOUT, seat: 'zoe' })).toMatchObject(error('unknownSeat'));
    expect(ask({ do: 'view', game: 'g1' })).toMatchObject(error('missingField'));
  });

  test('cannot ask for what is the host’s', () => {
    const { ask } = table();
    ask(NEW);
    for (const request of ['state', 'record', 'perft', 'playout', 'playouts'])
      expect(ask({ do: request, game: 'g1', seed: 1, depth: 1, count: 1, seat: 'ada' })).toMatchObject(
        error('unknownField'),
      );
  });
});

describe('the host', () => {
  test('gets everything, with who sees it', () => {
    const { ask } = table();
    ask(NEW);
    const answer = ask(HIDEOUT);
    expect(answer).toMatchObject({
      events: [{ type: 'hideoutChosen', visibleTo: ['jack'] }, { visibleTo: 'all' }],
    });
    expect(ask({ do: 'state', game: 'g1' })).toMatchObject({ state: { hideout: 97 }, hash: answer['hash'] });
  });

  test('hears of a refused action why, and the game stays as it was', () => {
    const { ask, session } = table();
    ask(NEW);
    const before = session();
    expect(ask({ ...HIDEOUT, action: { type: 'hideout', circle: 65 } })).toMatchObject({
      ok: false,
      error: { code: 'redHideout', rule: 'LFW-S04' },
    });
    expect(session()).toBe(before);
  });

  test('has many games played out and counted, and the game stays as it was', () => {
    const { ask, session } = table();
    ask(NEW);
    const before = session();
    const { results } = ask({ do: 'playouts', game: 'g1', seed: 1, count: 25 }) as unknown as {
      results: Record<string, number>;
    };
    expect(Object.values(results).reduce((sum, each) => sum + each, 0)).toBe(25);
    expect(session()).toBe(before);
    for (const count of [0, 2001, 1.5])
      expect(ask({ do: 'playouts', game: 'g1', seed: 1, count })).toMatchObject(error('badField'));
  });

  test('may send a hint with an action; it is not written down', () => {
    const { ask } = table();
    ask({ do: 'new', board: 'whitehall' });
    ask({ do: 'apply', game: 'g1', action: { type: 'dls', circles: [33, 46, 147, 159] } });
    let last: object = {};
    for (let i = 0; i < 5; i++) {
      const { actions } = ask({ do: 'legal', game: 'g1' }) as unknown as { actions: { type: string }[] };
      last = actions.find(({ type }) => type === 'move') ?? actions[0]!;
      const hint = (last as { type: string }).type === 'move' && { losing: true };
      expect(ask({ do: 'apply', game: 'g1', action: { ...last, ...hint } })).toMatchObject({ ok: true });
    }
    const { record } = ask({ do: 'record', game: 'g1' }) as unknown as { record: { actions: object[] } };
    expect(last).toMatchObject({ type: 'move' });
    expect(record.actions.at(-1)).toEqual(last);
  });

  test('is given a record that replays', () => {
    const { ask } = table();
    ask({ do: 'new', board: 'whitehall' });
    const played = ask({ do: 'playout', game: 'g1', seed: 1, record: true });
    expect(ask({ do: 'record', game: 'g1' })).toMatchObject({ record: { actions: [] } });
    expect(ask({ do: 'playout', game: 'g1', seed: 1, keep: true })['hash']).toBe(played['hash']);
    const { record } = ask({ do: 'record', game: 'g1' });
    expect(record).toEqual(played['record']);
    const again = replay(shippedBoard('whitehall'), record);
    expect(again.ok && again.states.at(-1)!.result).toBe(played['outcome']);
    expect(ask({ do: 'outcome', game: 'g1' })).toMatchObject({ actor: null, outcome: played['outcome'] });
    expect(ask({ do: 'playout', game: 'g1', seed: 1 })).toMatchObject({
      steps: 0,
      outcome: played['outcome'],
    });
  });
});

describe('reckoning', () => {
  test('counts sequences, for each first action if asked', () => {
    const { ask } = table();
    ask({ do: 'new', board: 'whitehall' });
    expect(ask({ do: 'perft', game: 'g1', depth: 1 })).toMatchObject(error('described'));
    const { described } = ask({ do: 'describe', game: 'g1' }) as unknown as {
      described: { dls: { onePerSquare: Record<string, number[]> } };
    };
    const circles = Object.values(described.dls.onePerSquare).map(([circle]) => circle);
    ask({ do: 'apply', game: 'g1', action: { type: 'dls', circles } });
    const { actions } = ask({ do: 'legal', game: 'g1' }) as unknown as { actions: object[] };
    expect(ask({ do: 'perft', game: 'g1', depth: 1 })).toMatchObject({ nodes: actions.length });
    const divided = ask({ do: 'perft', game: 'g1', depth: 2, divide: true }) as unknown as {
      nodes: number;
      divided: { action: object; nodes: number }[];
    };
    expect(divided.divided.map(({ action }) => action)).toEqual(actions);
    expect(ask({ do: 'perft', game: 'g1', depth: 2 })).toMatchObject({ nodes: divided.nodes });
    expect(ask({ do: 'perft', game: 'g1', depth: 0, divide: true })).toMatchObject({ nodes: 1 });
    expect(ask({ do: 'perft', game: 'g1', depth: LIMITS.perftDepth + 1 })).toMatchObject(error('badField'));
  });

  test('stops counting where it would take too long', () => {
    const { ask } = table();
    ask({ do: 'new', board: 'whitehall' });
    ask({ do: 'apply', game: 'g1', action: { type: 'dls', circles: [33, 46, 147, 159] } });
    expect(ask({ do: 'perft', game: 'g1', depth: LIMITS.perftDepth })).toMatchObject(error('tooMany'));
  });

  test('deduces for the side against Jack, and the truth is inside', () => {
    const { ask } = table();
    ask(NEW);
    ask(HIDEOUT);
    expect(ask({ do: 'deduce', game: 'g1' })).toMatchObject({ seat: 'ada', deduction: { locations: [] } });
    const { deduction } = ask({ do: 'deduce', game: 'g1', seat: 'ben' }) as unknown as {
      deduction: { hideouts: number[] };
    };
    expect(deduction.hideouts).toContain(97);
    expect(deduction.hideouts).not.toContain(65);
    expect(ask({ do: 'deduce', game: 'g1', seat: 'jack' })).toMatchObject(error('badField'));
  });

  test('plays Mr Jack like the others', () => {
    const { ask } = table();
    const begun = ask({ do: 'new', board: 'mr-jack-2006', seed: 1 });
    expect(begun).toMatchObject({ of: 'mj', seats: ['jack', 'detective'], actor: 'detective' });
    expect(ask({ do: 'perft', game: 'g1', depth: 2 })).toMatchObject({ nodes: 324 });
    expect(
      ask({ do: 'apply', game: 'g1', seat: 'detective', action: { type: 'choose', character: 'goodley' } }),
    ).toMatchObject({ ok: true });
    const { actions } = ask({ do: 'legal', game: 'g1', seat: 'detective' }) as unknown as {
      actions: { type: string }[];
    };
    const whistle = actions.find(({ type }) => type === 'whistle')!;
    expect(ask({ do: 'apply', game: 'g1', seat: 'detective', action: whistle })).toMatchObject({ ok: true });
    expect(ask({ do: 'deduce', game: 'g1' })).toMatchObject({
      seat: 'detective',
      deduction: { locations: [] },
    });
    expect(ask({ do: 'playouts', game: 'g1', seed: 1, count: 3 })).toMatchObject({ ok: true });
    const { record } = ask({ do: 'playout', game: 'g1', seed: 1, record: true }) as unknown as {
      record: unknown;
    };
    expect(replay(shippedBoard('mr-jack-2006'), record)).toMatchObject({ ok: true });
  });
});

describe('any request', () => {
  test.each([
    [null, 'notAnObject'],
    [[], 'notAnObject'],
    [{}, 'unknownRequest'],
    [{ do: 'toString' }, 'unknownRequest'],
    [{ do: '__proto__' }, 'unknownRequest'],
    [{ do: ['new'] }, 'unknownRequest'],
    [{ do: 'help', game: 'g1' }, 'unknownField'],
    [{ do: 'legal' }, 'missingField'],
    [{ do: 'legal', game: 1 }, 'badField'],
    [{ do: 'legal', game: 'g1', seats: 'jack' }, 'unknownField'],
    [{ do: 'help', id: {} }, 'badField'],
    [{ do: 'help', id: 1.5 }, 'badField'],
  ])('%j is refused: %s', (request, code) => {
    expect(respond(EMPTY_SESSION, request, host).answer).toMatchObject(error(code));
  });

  test('that goes too deep is refused before anybody falls into it', () => {
    let data: unknown = 1;
    for (let i = 0; i < 100_000; i++) data = [data];
    expect(
      respond(EMPTY_SESSION, { id: 1, do: 'new', board: 'whitechapel', options: { letters: data } }, host)
        .answer,
    ).toMatchObject({ id: 1, error: { code: 'tooDeep' } });
  });

  test('is quoted only so far', () => {
    const { answer } = respond(EMPTY_SESSION, { do: 'x'.repeat(1e6) }, host);
    expect(JSON.stringify(answer).length).toBeLessThan(1000);
  });

  test('is in the help, with its fields', () => {
    const { answer } = respond(EMPTY_SESSION, { id: 'x', do: 'help' }, host);
    expect(answer).toMatchObject({ id: 'x', ok: true, protocol: 1, limits: LIMITS });
    expect(Object.keys(answer['requests'] as object)).toEqual(Object.keys(REQUESTS));
  });
});
