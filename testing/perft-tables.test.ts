/** Perft tables of the printed boards, for authors of move generators. `UPDATE=1` rewrites them. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  countJackMoveSequences,
  openEngine,
  perft,
  type Engine,
  type GameState,
  type HuntSetup,
} from '../engine/index.js';
import { digestBoard } from '../model/index.js';
import { shippedStreetBoard } from './boards/shipped-boards.js';

interface Table {
  readonly board: { readonly id: string; readonly digest: string };
  readonly positions: readonly {
    readonly about: string;
    readonly scene: HuntSetup;
    /** All players: sequences of 1, 2, 3 … actions. */
    readonly all: readonly number[];
    /** Jack alone. */
    readonly jack: readonly number[];
  }[];
}

const folder = join(import.meta.dirname, '..', 'docs', 'examples', 'perft');

describe.each(['whitechapel', 'whitehall'])('perft of %s', (id) => {
  const file = join(folder, `${id}.json`);
  const table = JSON.parse(readFileSync(file, 'utf8')) as Table;
  const board = shippedStreetBoard(id);
  const opened = openEngine(board);
  if (!opened.ok) throw new Error(opened.message);
  const { engine } = opened;

  const begin = (scene: HuntSetup): GameState => {
    const begun = engine.startHunt(scene);
    if (!begun.ok) throw new Error(begun.message);
    return begun.state;
  };
  const all = (on: Engine, state: GameState, depth: number): number => {
    const counted = perft(on, state, depth);
    if (!counted.ok) throw new Error(counted.message);
    return counted.nodes;
  };

  if (process.env['UPDATE'] === '1') {
    const positions = table.positions.map(({ about, scene }) => {
      const state = begin(scene);
      return {
        about,
        scene,
        // Where a night can end before, what follows cannot be counted.
        all: [1, 2, 3].flatMap((depth) => {
          const counted = perft(engine, state, depth);
          return counted.ok ? [counted.nodes] : [];
        }),
        jack: [1, 2, 3, 4].map((depth) => Number(countJackMoveSequences(engine, state, depth))),
      };
    });
    const anew: Table = { board: { id, digest: digestBoard(board) }, positions };
    // One line for each list, so that a change can be read.
    const text = JSON.stringify(anew, null, 2).replace(
      /\[\s+([^\][{}]*?)\s+\]/g,
      (_, list: string) => `[${list.replace(/\s+/g, ' ')}]`,
    );
    writeFileSync(file, `${text}\n`);
  }

  test('belongs to the board as it is shipped', () => {
    expect(table.board).toEqual({ id, digest: digestBoard(board) });
  });

  test.each(table.positions)('$about', (position) => {
    const state = begin(position.scene);
    expect(position.all.map((_, i) => all(engine, state, i + 1))).toEqual(position.all);
    expect(position.jack.map((_, i) => Number(countJackMoveSequences(engine, state, i + 1)))).toEqual(
      position.jack,
    );
    // The readable path says the same, as deep as it can go in reasonable time.
    const readable: Engine = { ...engine, fast: () => undefined };
    for (const depth of [1, 2]) expect(all(readable, state, depth)).toBe(position.all[depth - 1]);
  });
});
