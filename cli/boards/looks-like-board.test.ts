import { expect, test } from 'vitest';
import { shippedBoardText } from '../../testing/boards/shipped-boards.js';
import { looksLikeBoard } from './looks-like-board.js';

const whitehall = shippedBoardText('whitehall');

test.each<[string, string]>([
  ['a board', whitehall],
  ['a board with a byte order mark', `\ufeff${whitehall}`],
  ['a board that names its game only', '{"game": "lfw"}'],
  ['a board that names its schema only', '{"$schema": "../schemas/board.schema.json"}'],
  ['a board without its game', '{"schemaVersion": 1, "circles": []}'],
  ['a truncated board', whitehall.slice(0, 900)],
  ['a board with conflict markers', `<<<<<<< HEAD\n${whitehall}`],
  ['a board with an unknown property "format"', '{"format": "A3", "game": "lfw", "circles": []}'],
  ['a broken board with "format" in it', '{"format": "A3", "game": "lfw", "circles": ['],
  ['a board in UTF-16', Buffer.from(`\ufeff${whitehall}`, 'utf16le').toString('utf8')],
  ['a board with a comment', '{"game": "lfw", // mine\n "circles": []}'],
])('%s looks like one', (_, text) => {
  expect(looksLikeBoard(text)).toBe(true);
});

test.each<[string, string]>([
  ['nothing', ''],
  ['a list', '[1, 2]'],
  ['a package', '{"name": "maps", "version": "1.0.0"}'],
  ['the settings of an editor', '{"game": "chess", // mine\n "theme": "dark"}'],
  ['a record', '{"format": "lamplighter-record", "game": "lfw", "extent": 1}'],
  ['a broken record', '{"format": "lamplighter-record", "game": "lfw", "extent": 1'],
  ['a schema', '{"$schema": "https://json-schema.org/draft/2020-12/schema", "properties": {}}'],
])('%s does not', (_, text) => {
  expect(looksLikeBoard(text)).toBe(false);
});
