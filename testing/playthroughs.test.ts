/** Games printed step by step, as they were last looked at. `UPDATE=1` writes them anew; read the difference before it is committed. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openEngine, replay, type GameRecord } from '../engine/index.js';
import { officialBoard } from './official-board.js';
import { playthrough } from './playthrough.js';

const examples = join(import.meta.dirname, '..', 'docs', 'examples');

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
  const board = officialBoard(folder);
  const record = JSON.parse(readFileSync(join(examples, 'games', `${name}.json`), 'utf8')) as GameRecord;
  const opened = openEngine(board);
  const again = replay(board, record);
  if (!again.ok || !opened.ok) throw new Error(`The record ${name} does not replay.`);
  const text = playthrough(title, opened.engine, again.states, record.actions, again.events, wholeIn);
  const file = join(examples, 'playthroughs', `${name}.txt`);
  if (process.env['UPDATE'] === '1') writeFileSync(file, text);
  expect(text).toBe(readFileSync(file, 'utf8'));
});
