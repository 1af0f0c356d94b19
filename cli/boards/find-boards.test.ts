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
    'maps/paris/board.json',
  ];
  const write = (file: string, text: string): void => {
    mkdirSync(at(file, '..'), { recursive: true });
    writeFileSync(at(file), text);
  };
  for (const file of files) write(file, '{}');
  write('maps/london.json', '{"schemaVersion": 1, "id": "london", "game": "lfw", "circles": [,]');
  write('maps/Lisbon.JSON', '{"game": "wm"}');
  write('maps/node_modules/x.json', '{"game": "wm"}');
  write('maps/.cache/x.json', '{"game": "wm"}');
  write('maps/.hidden.json', '{"game": "wm"}');
  write('maps/package.json', '{"name": "maps"}');
  write('maps/notes/record.json', '{"format": "lamplighter-record", "game": "lfw", "board": {}}');
  write('notes/package.json', '{"name": "notes"}');
  write('one/mine.json', '{"game": "lfw"}');
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
    [
      'a folder of JSON files: all that are boards or claim to be, whatever their name',
      ['maps'],
      ['maps/Lisbon.JSON', 'maps/london.json', 'maps/paris/board.json'],
    ],
    ['a link in a circle, which reading will report', ['circle.json'], ['circle.json']],
  ])('%s', (_, paths, files) => {
    expect(found(...paths)).toEqual(files);
  });

  test.each<[string, string]>([
    ['boards/whitehal', 'Did you mean "'],
    ['nowhere/at/all', 'There is no file or folder "'],
    ['boards/whitehall/board.json/more', 'There is no file or folder "'],
    ['empty', 'no JSON file in it or in its folders.'],
    ['notes', 'its JSON file is no board.'],
    ['empty/notes.md', 'is not a board file: board files end in .json.'],
  ])('%s means no board', (path, message) => {
    const result = findBoards([at('boards/whitehall'), at(path)]);
    expect(result.ok ? '' : result.message).toContain(message);
  });
});

test('JSON files that are no boards are listed, unless they are named themselves', () => {
  const passedOver = (...paths: string[]): readonly string[] => {
    const result = findBoards(paths.map((path) => at(path)));
    return result.ok ? result.passedOver.map((file) => relative(top, file)) : [];
  };
  expect(passedOver('maps')).toEqual(['maps/notes/record.json', 'maps/package.json']);
  expect(passedOver('maps', 'maps/package.json')).toEqual(['maps/notes/record.json']);
  expect(passedOver('boards')).toEqual(['boards/teaching/b/notes.json']);
});

describe('a name', () => {
  test.each([
    ['whitechapel', 'boards/whitechapel/board.json'],
    ['teaching/two-routes', 'boards/teaching/two-routes/board.json'],
  ])('%s is a shipped board', (name, file) => {
    expect(findBoard(name)).toEqual({ ok: true, file });
    expect(findBoards([name])).toMatchObject({ ok: true, files: [file], shipped: [name] });
  });

  test('is a file or folder first', () => {
    const before = process.cwd();
    process.chdir(at('boards'));
    try {
      expect(findBoard('whitechapel')).toEqual({ ok: true, file: 'whitechapel/board.json' });
      expect(findBoards(['whitechapel'])).toMatchObject({ files: ['whitechapel/board.json'], shipped: [] });
      const shipped = findBoard('mr-jack-2006');
      expect(shipped.ok && shipped.file).toMatch(/^\/.*boards\/mr-jack-2006\/board\.json$/);
    } finally {
      process.chdir(before);
    }
  });

  test.each([
    ['whitechapl', 'Did you mean "whitechapel"?'],
    ['two-routes', 'Did you mean "teaching/two-routes"?'],
    ['paris', 'Shipped boards are mr-jack-2006, mr-jack-2016, whitechapel, whitehall.'],
    ['../boards/whitechapel', 'There is no file or folder'],
  ])('%s is none', (name, message) => {
    const result = findBoard(name);
    expect(result.ok ? result.file : result.message).toContain(message);
  });
});

describe('the one board of a path', () => {
  test('is the file, or the one in the folder', () => {
    expect(findBoard(at('boards/whitehall'))).toEqual({ ok: true, file: at('boards/whitehall/board.json') });
    expect(findBoard(at('same.json'))).toEqual({ ok: true, file: at('same.json') });
    expect(findBoard(at('one'))).toEqual({ ok: true, file: at('one/mine.json') });
  });

  test('is never one of several', () => {
    const result = findBoard(at('boards/teaching'));
    expect(result.ok ? '' : result.message).toContain(`Did you mean "${at('boards/teaching/a')}"?`);
  });
});
