import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mutateJson } from '../../testing/boards/mutate-json.js';
import { shippedStreetBoard } from '../../testing/boards/shipped-boards.js';
import { seededRandom } from '../../testing/seeded-random.js';
import { SNIFF_ABILITY } from '../../testing/engine/whitehall-fixture.js';
import type { Action } from '../game/action.js';
import { openEngine, type GameState } from './open-engine.js';
import { hashState, recordGame, replay, type GameRecord } from './game-record.js';

const board = shippedStreetBoard('whitechapel');
const opened = openEngine(board);
if (!opened.ok) throw new Error(opened.message);
const { engine } = opened;

const deals = {
  headOrder: ['red', 'blue', 'brown', 'green', 'yellow'],
  seatOrder: ['ada', 'ben'],
  owner: { blue: 'ada', brown: 'ben', green: 'ada', red: 'ben', yellow: 'ada' },
};

function recorded(seed: number): GameRecord {
  const random = seededRandom(seed);
  const created = engine.createGame({
    options: { letters: true, falseClues: true },
    variants: { searchMayStop: true, policeMayPass: true },
    deals,
  });
  if (!created.ok) throw new Error(created.message);
  const actions: Action[] = [];
  let { state } = created;
  while (state.result === null && actions.length < 400) {
    const action = engine.choose(state, 'leaning', random)!;
    const played = engine.apply(state, action);
    if (!played.ok) throw new Error(played.refusal.message);
    actions.push(action);
    state = played.state;
  }
  return recordGame(engine, created.state, actions);
}

const record = recorded(1);

describe('a record', () => {
  test('survives being written down, and replays to the same states', () => {
    const again = replay(board, JSON.parse(JSON.stringify(record)));
    expect(again.ok && again.states.length).toBe(record.hashes.length);
    expect(again.ok && again.events.length).toBe(record.actions.length);
  });

  test('says every option and every variant', () => {
    expect(Object.keys(record.options)).toHaveLength(6);
    expect(Object.keys(record.variants)).toHaveLength(13);
  });

  test('of another board is refused before the first step', () => {
    expect(replay(board, { ...record, board: { ...record.board, digest: '0'.repeat(64) } })).toMatchObject({
      ok: false,
      step: 0,
      message: expect.stringContaining('another board') as string,
    });
    expect(replay(shippedStreetBoard('whitehall'), record)).toMatchObject({ ok: false, step: 0 });
  });

  test('with a changed action is refused at that step', () => {
    const step = record.actions.findIndex(({ type }) => type === 'policeMove');
    const actions = record.actions.with(step, { ...record.actions[step]!, to: 'x1' });
    expect(replay(board, { ...record, actions })).toMatchObject({ ok: false, step: step + 1 });
  });

  test('with an action that leads to the same state but reveals less is refused at that step', () => {
    const again = replay(board, record);
    if (!again.ok) throw new Error(again.message);
    const old = { ...record, version: 1, hashes: again.states.map(hashState) };
    const withoutSearch = (i: number) => record.actions.with(i, { type: 'stopSearch' });
    // The last search of a patrol that finds nothing leads to the state of not searching; version 1 does not notice.
    const exchanged = record.actions
      .flatMap(({ type }, i) => (type === 'search' ? [i] : []))
      .slice(0, 12)
      .filter((i) => replay(board, { ...old, actions: withoutSearch(i) }).ok);
    expect(exchanged.length).toBeGreaterThan(0);
    for (const i of exchanged)
      expect(replay(board, { ...record, actions: withoutSearch(i) })).toMatchObject({
        ok: false,
        step: i + 1,
      });
  });

  test('from before a variant existed replays by what was played then', () => {
    const { bridgedBlocks: _, ...variants } = record.variants;
    const created = engine.createGame(record);
    if (!created.ok) throw new Error(created.message);
    const first = { ...created.state, variants } as GameState;
    const old = recordGame(engine, first, record.actions.slice(0, 30));
    const again = replay(board, old);
    expect(again).toMatchObject({ ok: true });
    expect(again.ok && again.states[0]!.variants).toEqual(variants);
    // A key that was always there cannot be left out.
    const { edition: __, ...fewer } = variants;
    expect(replay(board, { ...old, variants: fewer })).toMatchObject({ ok: false, step: 0 });
  });

  test('of version 1, with hashes of states alone, replays with a note', () => {
    const again = replay(board, record);
    if (!again.ok) throw new Error(again.message);
    expect(again.note).toBeUndefined();
    const old = { ...record, version: 1, hashes: again.states.map(hashState) };
    expect(replay(board, old)).toMatchObject({
      ok: true,
      note: expect.stringContaining('version 1') as string,
    });
    expect(replay(board, { ...old, version: 2 })).toMatchObject({ ok: false, step: 1 });
    expect(replay(board, { ...old, hashes: old.hashes.with(7, 'f'.repeat(64)) })).toMatchObject({
      ok: false,
      step: 7,
    });
  });

  test('with a changed hash is refused at that step', () => {
    expect(replay(board, { ...record, hashes: record.hashes.with(7, 'f'.repeat(64)) })).toMatchObject({
      ok: false,
      step: 7,
    });
  });

  test('with other dealt tiles does not begin', () => {
    const turned = { ...deals, headOrder: deals.headOrder.toReversed() };
    expect(replay(board, { ...record, deals: turned })).toMatchObject({ ok: false, step: 0 });
  });

  test('of a game with abilities that a host brought replays with them, and does not begin without', () => {
    const whitehall = shippedStreetBoard('whitehall');
    const abilities = [SNIFF_ABILITY];
    const host = openEngine(whitehall, { abilities });
    if (!host.ok) throw new Error(host.message);
    const created = host.engine.createGame({
      options: { rollUp: true },
      variants: { abilities: { yellow: SNIFF_ABILITY.name, blue: 'none', red: 'none', smoker: 'none' } },
    });
    if (!created.ok) throw new Error(created.message);
    const yellow = whitehall.crossings.filter(({ border }) => border === 'yellow');
    const placing = ['yellow', 'blue', 'red'].map((figure, i) => ({
      type: 'place',
      figure,
      crossing: yellow[i]!.id,
    }));
    const sniffed = recordGame(host.engine, created.state, [
      { type: 'dls', circles: [33, 46, 147, 159] },
      ...placing,
      { type: 'start', circle: 147 },
      { type: 'move', to: 114 },
      { type: 'ability', id: 'wm.yellow', circle: 1 },
    ]);
    expect(replay(whitehall, sniffed, { abilities })).toMatchObject({ ok: true });
    expect(replay(whitehall, sniffed)).toMatchObject({
      ok: false,
      step: 0,
      message: expect.stringContaining('yellow') as string,
    });
  });

  test('that is damaged in any way is refused or replays, and nothing is thrown', () => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const damaged = mutateJson(
          structuredClone({ ...record, actions: record.actions.slice(0, 20) }),
          seed,
        );
        expect(typeof replay(board, damaged).ok).toBe('boolean');
      }),
      { numRuns: 200 },
    );
  });
});

describe('what a record leaves out, or says beside', () => {
  const text = readFileSync(new URL('../../docs/examples/games/whitechapel.json', import.meta.url), 'utf8');
  const record = JSON.parse(text) as GameRecord;
  const message = (changed: object): string => {
    const again = replay(board, { ...record, ...changed });
    return again.ok ? 'ok' : `${again.step} ${again.message}`;
  };

  test.each([
    ['variants that defaults would fill in', { variants: {} }, 'variants of the record are not complete'],
    ['options that defaults would fill in', { options: {} }, 'options of the record are not complete'],
    ['more deals than there are', { deals: { ...record.deals, more: [[[]]] } }, 'deals of the record'],
    ['another name of the board', { board: { ...record.board, id: 'whitehall' } }, 'another board'],
  ])('%s', (_, changed, words) => {
    expect(message(changed)).toMatch(/^0 /);
    expect(message(changed)).toContain(words);
  });

  test('is refused however deep it is, and never thrown at', () => {
    let deep: unknown = [];
    for (let i = 0; i < 100_000; i++) deep = [deep];
    const round: Record<string, unknown> = {};
    round['round'] = round;
    for (const odd of [deep, round, 10n, () => 1, Symbol('lamp'), Number.NaN])
      for (const name of ['options', 'variants', 'deals'])
        for (const changed of [{ [name]: odd }, { [name]: { letters: odd, track: odd, headOrder: odd } }])
          expect(replay(board, { ...record, ...changed }).ok).toBe(false);
  });
});
