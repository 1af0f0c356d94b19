/** Whole games by leaning players: everything there is occurs and is counted, and what must hold always holds. */
import { describe, expect, test } from 'vitest';
import { resultCodesInSource } from '../../testing/engine/codes-in-source.js';
import { createReferenceMrJack } from '../../testing/engine/reference-mr-jack.js';
import { corneredState } from '../../testing/engine/mr-jack-fixture.js';
import { shippedHexBoard } from '../../testing/boards/shipped-boards.js';
import { findMrJackViolations, MR_JACK_PHASE_SUCCESSORS } from '../../testing/engine/invariants-mr-jack.js';
import { pickRandom, seededRandom } from '../../testing/seeded-random.js';
import {
  playCheckedGame,
  type EventTally,
  type GameCheckOptions,
} from '../../testing/engine/check-whole-games.js';
import { openMrJack } from '../run/open-engine.js';
import { hashState, playout, recordGame, replay } from '../index.js';
import type { OptionTable } from '../game/option-table.js';
import { VARIANTS } from './state/options.js';
import { mrJackRules } from './rules.js';
import type { MrJackState } from './state/state.js';

const tally: EventTally = new Map();

/** A table on one of the boards, with a watcher. */
function tableOn(id: string) {
  const board = shippedHexBoard(id);
  const [engine, paper] = [openMrJack(board), createReferenceMrJack(board)];
  const watcher: GameCheckOptions<MrJackState> = {
    engine,
    tally,
    next: MR_JACK_PHASE_SUCCESSORS,
    faults: (before, action, now) => findMrJackViolations(board, paper, before, action, now),
  };
  /** A game with any variants. */
  const created = (seed: number): MrJackState => {
    const random = seededRandom(seed);
    const variants = Object.fromEntries(
      Object.entries(VARIANTS).map(([key, { values }]) => [key, pickRandom<unknown>(values, random)]),
    );
    const dealt = engine.deal(seed);
    const game = engine.createGame({ variants, deals: dealt.ok ? dealt.deals : undefined });
    if (!game.ok) throw new Error(game.message);
    return game.state;
  };
  return { board, engine, watcher, created };
}

const tables = ['mr-jack-2006', 'mr-jack-2016'].map(tableOn);

test('sixty games of all variants come to an end in order, on both boards', () => {
  for (const { watcher, created } of tables)
    for (let seed = 1; seed <= 30; seed++) playCheckedGame(watcher, created(seed), seed);
});

test('so do games in which a character is cornered and cannot move', () => {
  const [, { engine, watcher, created }] = tables as [ReturnType<typeof tableOn>, ReturnType<typeof tableOn>];
  for (let seed = 1; seed <= 10; seed++) {
    const begun = created(seed);
    const chosen = engine.apply(begun, { type: 'choose', character: begun.faceUp[0] });
    if (!chosen.ok) throw new Error(chosen.refusal.message);
    const { pos, covered } = corneredState(begun.faceUp[0]!, 'detective');
    playCheckedGame(watcher, { ...chosen.state, pos, covered }, seed);
  }
});

describe('in them', () => {
  const values = (what: string, table: OptionTable): string[] =>
    Object.entries(table).flatMap(([key, each]) =>
      each.values.map((value) => `${what}${key}=${String(value)}`),
    );
  test.each([
    ...mrJackRules(tables[0]!.board).actions.map(({ type }) => `action ${type}`),
    ...['CHOOSE', 'ACT', 'WITNESS'].map((phase) => `phase ${phase}`),
    ...values('variant ', VARIANTS),
    ...resultCodesInSource('mr-jack').map((result) => `result ${result}`),
  ])('%s occurs', (what) => {
    expect(tally.get(what) ?? 0).toBeGreaterThan(0);
  });
});

test('a recorded game replays to the same hashes, from a seed to the end', () => {
  for (const { board, engine, created } of tables) {
    const first = created(4);
    const { actions, state } = playout(engine, first, { seed: 4 });
    const record = JSON.parse(JSON.stringify(recordGame(engine, first, actions))) as ReturnType<
      typeof recordGame
    >;
    const again = replay(board, record);
    expect(again.ok && again.states.at(-1)).toEqual(state);
    expect(again.ok && hashState(again.states[0]!)).toBe(record.hashes[0]);
    const changed = { ...record, hashes: record.hashes.with(7, record.hashes[8]!) };
    expect(replay(board, changed)).toMatchObject({ ok: false, step: 7 });
  }
});

test('a record of one print is refused on the other', () => {
  const [old, young] = tables as [ReturnType<typeof tableOn>, ReturnType<typeof tableOn>];
  const first = old.created(1);
  expect(replay(young.board, recordGame(old.engine, first, []))).toMatchObject({ ok: false, step: 0 });
});
