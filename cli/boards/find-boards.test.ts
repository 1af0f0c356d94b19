import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findBoard, findBoards } from './find-boards.js';

let top: string;
const at = (...parts: string[]): string => join(top, ...parts);

beforeAll(() => {
  top = realpathSync(mkdtempSync(join(tmpdir(), 'find-boards-')));
  const files = [
    'boards/whitehall/board.json',
    'boards/whitechapel/board.json',
    'boards/teaching/a/board.json',
    'boards/teaching/b/board.json',
    'boards/teaching/b/notes.json',
    'boards/teaching/b/deeper/board.json',
    'boards/node_modules/x/board.json',
    'boards/.hidden/board.json',
    'elsewhere/z/board.json',
    'empty/notes.md',
    'loose/mine.json',
  ];
  for (const file of files) {
    mkdirSync(at(file, '..'), { recursive: true });
    writeFileSync(at(file), '{}');
  }
  symlinkSync(at('boards'), at('boards/teaching/loop'));
  symlinkSync(at('boards/whitehall'), at('boards/a-link-that-sorts-first'));
  symlinkSync(at('elsewhere'), at('boards/linked'));
  symlinkSync(at('boards/whitehall/board.json'), at('same.json'));
  symlinkSync('circle.json', at('circle.json'));
});
afterAll(() => {
  rmSync(top, { recursive: true });
});

const found = (...paths: string[]): string[] => {
  const result = findBoards(paths.map((path) => at(path)));
  if (!result.ok) throw new Error(result.message);
  return result.files.map((file) => relative(top, file));
};

describe('the boards of paths', () => {
  test.each<[string, string[], string[]]>([
    ['a file', ['boards/whitehall/board.json'], ['boards/whitehall/board.json']],
    ['a file of another name', ['boards/teaching/b/notes.json'], ['boards/teaching/b/notes.json']],
    ["a board's folder", ['boards/whitehall'], ['boards/whitehall/board.json']],
    ['a folder with a slash', ['boards/whitehall/'], ['boards/whitehall/board.json']],
    [
      'a folder of boards: sorted, links followed once, no node_modules, no dot folders',
      ['boards'],
      [
        'boards/linked/z/board.json',
        'boards/teaching/a/board.json',
        'boards/teaching/b/board.json',
        'boards/teaching/b/deeper/board.json',
        'boards/whitechapel/board.json',
        'boards/whitehall/board.json',
      ],
    ],
    ['two paths to one file', ['same.json', 'boards/whitehall'], ['boards/whitehall/board.json']],
    ['a link in a circle, which reading will report', ['circle.json'], ['circle.json']],
  ])('%s', (_, paths, files) => {
    expect(found(...paths)).toEqual(files);
  });

  test.each<[string, string]>([
    ['boards/whitehal', 'Did you mean "'],
    ['nowhere/at/all', 'There is no file or folder "'],
    ['boards/whitehall/board.json/more', 'There is no file or folder "'],
    ['empty', 'no board.json in it or in its folders.'],
    ['loose', 'Name other files one by one: '],
    ['loose', '/loose/*.json'],
    ['empty/notes.md', 'is not a board file: board files end in .json.'],
  ])('%s means no board', (path, message) => {
    const result = findBoards([at('boards/whitehall'), at(path)]);
    expect(result.ok ? '' : result.message).toContain(message);
  });
});

describe('the one board of a path', () => {
  test('is the file, or the one in the folder', () => {
    expect(findBoard(at('boards/whitehall'))).toEqual({ ok: true, file: at('boards/whitehall/board.json') });
    expect(findBoard(at('same.json'))).toEqual({ ok: true, file: at('same.json') });
  });

  test('is never one of several', () => {
    const result = findBoard(at('boards/teaching'));
    expect(result.ok ? '' : result.message).toContain(`Did you mean "${at('boards/teaching/a')}"?`);
  });
});
