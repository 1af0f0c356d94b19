/** The recorded example games, and games printed step by step. `UPDATE=1` rewrites them; read the diff before committing it. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { formatRecord, openEngine, recordGame, replay, type GameRecord } from '../engine/index.js';
import { shippedBoard } from './boards/shipped-boards.js';
import { printPlaythrough } from './engine/print-playthrough.js';

const examples = join(import.meta.dirname, '..', 'docs', 'examples');

test.each(readdirSync(join(examples, 'games')))('games/%s is complete', (name) => {
  const file = join(examples, 'games', name);
  const text = readFileSync(file, 'utf8');
  const record = JSON.parse(text) as GameRecord;
  const opened = openEngine(shippedBoard(record.board.id));
  if (!opened.ok) throw new Error(opened.message);
  const created = opened.engine.createGame(record);
  if (!created.ok) throw new Error(created.message);
  const updated = formatRecord(recordGame(opened.engine, created.state, record.actions));
  if (process.env['UPDATE'] === '1') writeFileSync(file, updated);
  else expect(text).toBe(updated);
});

test.each([
  {
    name: 'whitechapel-two-nights',
    board: 'whitechapel',
    title: 'Letters from Whitechapel: two nights, a letter, and an arrest.',
    wholeIn: ['HELL5', 'HUNT1', 'HUNT3'],
  },
  {
    name: 'whitehall',
    board: 'whitehall',
    title: 'Whitehall Mystery: three rounds, and Jack reaches his last location.',
    wholeIn: ['HUNT1', 'HUNT3', 'ROUND_END'],
  },
  {
    name: 'mr-jack-2016',
    board: 'mr-jack-2016',
    title: 'Mr Jack: six rounds, and Jack slips away in the dark.',
    wholeIn: ['CHOOSE', 'WITNESS'],
  },
])('$name', ({ name, board: folder, title, wholeIn }) => {
  const board = shippedBoard(folder);
  const record = JSON.parse(readFileSync(join(examples, 'games', `${name}.json`), 'utf8')) as GameRecord;
  const opened = openEngine(board);
  const again = replay(board, record);
  if (!again.ok || !opened.ok) throw new Error(`The record ${name} does not replay.`);
  const text = printPlaythrough(title, opened.engine, again.states, record.actions, again.events, wholeIn);
  const file = join(examples, 'playthroughs', `${name}.txt`);
  if (process.env['UPDATE'] === '1') writeFileSync(file, text);
  expect(text).toBe(readFileSync(file, 'utf8'));
});
