import { expect, test } from 'vitest';
import { parseBoard } from '../../model/index.js';
import { shippedBoardText } from '../../testing/boards/shipped-boards.js';
import { explainNoBoard } from './explain-no-board.js';

const messages = (text: string, file = 'lists.json'): readonly string[] => {
  const parsed = parseBoard(text);
  return parsed.ok ? [] : explainNoBoard(file, text, parsed.errors).map(({ message }) => message);
};

test.each([
  '{"12": [13, 14], "13": [12]}',
  '[[0, 1], [1, 0]]',
  '{"nodes": [], "links": []}',
  '\ufeff{"1": [2]}',
])('%s is to be imported', (text) => {
  expect(messages(text)).toEqual([
    'This is no board file; import it: lamplighter import lists.json -o board.json',
  ]);
});

test('the command can be pasted, whatever the name of the file', () => {
  expect(messages('[]', "jack's lists.json")).toEqual([
    `This is no board file; import it: lamplighter import 'jack'\\''s lists.json' -o board.json`,
  ]);
});

test('a canonical export names its format', () => {
  expect(messages('{"format": "lamplighter-canonical", "version": 1}')[0]).toContain(' --from canonical ');
});

test.each([
  ['a board with errors', shippedBoardText('whitehall').replace('"circles"', '"circle"')],
  ['a board that is cut off', shippedBoardText('whitehall').slice(0, 3000)],
  ['a record of a game', '{"format": "lamplighter-record", "game": "wm"}'],
  ['no JSON', 'hello'],
  ['a number', '7'],
])('%s keeps its own errors', (_, text) => {
  expect(messages(text).length).toBeGreaterThan(0);
  expect(messages(text).join()).not.toContain('import');
});
