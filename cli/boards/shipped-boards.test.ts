import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { runCli } from '../testing/run-cli.js';
import { allShippedBoardNames } from './shipped-boards.js';

test('all boards of the package have a name', () => {
  expect(allShippedBoardNames()).toEqual([
    'mr-jack-2006',
    'mr-jack-2016',
    'whitechapel',
    'whitehall',
    ...readdirSync('boards/teaching')
      .filter((name) => !name.includes('.'))
      .map((name) => `teaching/${name}`),
  ]);
});

test.each<[string[], RegExp]>([
  [['relations', 'whitechapel', 'jack', 'c65'], /^\["c51", /],
  [['export', 'teaching/two-routes', '--to', 'dot'], /^graph /],
  [['diff', 'mr-jack-2006', 'mr-jack-2016'], /mr-jack/],
  [['reconcile', 'teaching/two-routes', 'boards/teaching/two-routes'], /two-routes/],
  [['perft', 'teaching/whole-game', '--jack', '--depth', '1'], /\d/],
  [['format', '--check', 'whitehall'], /^$/],
  [['validate', 'teaching/two-routes'], /^○ two-routes/],
])('%j takes the name of a shipped board', async (words, output) => {
  const { exit, stdout, stderr } = await runCli(...words);
  expect([exit < 2, stderr]).toEqual([true, expect.not.stringContaining('There is no')]);
  expect(stdout).toMatch(output);
});
