/** What is guessed about lists, and what is left to a person. */
import { describe, expect, test } from 'vitest';
import { importGraph, guessListMapping } from '../index.js';
import { readMapping } from '../mapping/read-mapping.js';
import type { ListSource } from './read-list-source.js';

const source = (files: Readonly<Record<string, string>>): ListSource => ({
  format: 'lists',
  files: Object.entries(files).map(([name, text]) => ({ name, text })),
});

function guess(files: Readonly<Record<string, string>>) {
  const result = guessListMapping(source(files));
  if (!result.ok) throw new Error(result.errors[0]!.message);
  return { ...result, mapping: JSON.parse(result.text) as Record<string, unknown> };
}

/** A ring of circles 1 to `count` in which each lists the next and the one after, from both ends. */
const ring = (count: number, steps: readonly number[], nameOf = (i: number): string => String(i)): string =>
  Array.from({ length: count }, (_, i) => {
    const near = steps.flatMap((step) => [i + step, i - step]);
    return `${nameOf(i + 1)}: ${near.map((each) => nameOf(((each + count) % count) + 1)).join(' ')}`;
  }).join('\n');

describe('ids', () => {
  test('a run of numbers as long as a printed board is its circles', () => {
    const { mapping, needs } = guess({ 'list.txt': ring(195, [1, 2, 3]) });
    expect(mapping).toEqual({ board: { game: 'lfw' }, ids: { '#': 'circle' }, lists: { list: 'jack' } });
    expect(needs).toEqual([]);
  });

  test('numbers from 0 as long as a printed board are its circles, one lower', () => {
    const { mapping, needs, evidence } = guess({ 'list.txt': ring(195, [1, 2, 3], (i) => String(i - 1)) });
    expect(mapping).toEqual({ board: { game: 'lfw' }, ids: { '#': 'circle' }, first: 0, lists: { list: 'jack' } }); // prettier-ignore
    expect(needs).toEqual([]);
    expect(evidence).toContain('The numbers run from 0 to 194: 0 is circle 1, and 194 is circle 195.');
    const other = guess({ 'moves.txt': ring(30, [1, 2, 3], (i) => String(i - 1)) });
    expect(other.needs).toContainEqual(expect.stringContaining('What the number 0 stands for'));
  });

  test('letters tell circles from crossings, and a slip of the pen is left out', () => {
    const text = `${ring(189, [1], (i) => `C${i}`)}\nSC1E1: C1 C2\nSC2E1: C2 C3 105\nSC3E1: SC1E1\n`;
    expect(guess({ 'graph.txt': text }).mapping).toEqual({
      board: { game: 'wm' },
      ids: { '105': null, 'C#': 'circle', 'SC*': 'crossing' },
      lists: { graph: 'streets' },
    });
  });

  test('rows that no list mentions are left out', () => {
    const rows = Array.from(
      { length: 195 },
      (_, i) => `1,"${i < 193 ? `${((i + 1) % 193) + 1},${((i + 192) % 193) + 1}` : ''}"`,
    );
    expect(guess({ 'table.csv': `x,moves\n${rows.join('\n')}\n` }).mapping['ids']).toEqual({
      '194-195': null,
      '#': 'circle',
    });
  });

  test('lines that are squares first and circles then are named in the order that is listed back', () => {
    const text = ['s2 n1 n2', 's1 n2', 's1', 's1 s2'].join('\n');
    expect(guess({ 'graph.txt': text }).mapping['lists']).toEqual({
      graph: { relation: 'streets', from: ['s1-2', 'n1-2'] },
    });
  });

  test('the column of ids is the one by which pairs lie close together', () => {
    const places = Array.from({ length: 20 }, (_, i) => `${((i * 7) % 20) + 1},${i * 10},0,${i + 1}`).join(
      '\n',
    );
    const moves = Array.from({ length: 19 }, (_, i) => `${i + 1},${i + 2}`).join('\n');
    const files = { 'moves.csv': `start,end\n${moves}\n`, 'places.csv': `id,x,y,name\n${places}\n` };
    expect(guess(files).mapping).toMatchObject({ id: 'name', scale: expect.any(Number) as number });
  });
});

describe('lists', () => {
  test.each([
    ['alleys.txt', [1, 2], 'alley'],
    ['boats.txt', [1], 'boat'],
    ['whatever.txt', [1, 2, 3, 4], 'jack'],
  ])('%s', (name, steps, relation) => {
    const { mapping, needs } = guess({ [name]: ring(195, steps) });
    expect([Object.values(mapping['lists'] as object), needs]).toEqual([[relation], []]);
  });

  test('few neighbours without a name are left to a person', () => {
    const { needs } = guess({ 'whatever.txt': ring(195, [1, 2]) });
    expect(needs).toEqual([expect.stringContaining('What the list "whatever" states')]);
  });

  test('the lists of several files fit together by their letters', () => {
    const files = {
      'graph.txt': 's1 n1: n2\nn1: s1\nn2: s1\n'.replace('s1 n1: n2', 's1: n1 n2 s2') + 's2: s1 n2\n',
      'numbers.txt': '2\n1\n',
      'squares.txt': '2\n1\n',
    };
    expect(guess(files).mapping['lists']).toMatchObject({
      numbers: { relation: 'jack', from: 'n#', to: 'n#' },
      squares: { relation: 'police', from: 's#', to: 's#' },
    });
  });
});

describe('grids', () => {
  test('words are understood, and the offset that keeps the streets together is taken', () => {
    const { mapping } = guess({ 'grid.txt': 'street wall street\nwall street wall\nstreet wall street\n' });
    expect(mapping['kind']).toEqual({ values: { street: 'street', wall: 'building' } });
    expect(mapping['offset']).toMatch(/^(odd|even)-[qr]$/);
  });

  test('indented rows have pointed tops', () => {
    expect(guess({ 'grid.txt': '1 1 2\n 1 2 1\n2 1 1\n' }).mapping['offset']).toBe('odd-r');
  });

  test('codes are left to a person', () => {
    expect(guess({ 'grid.txt': '1 1 2\n 1 2 1\n2 1 1\n' }).needs).toEqual([
      expect.stringContaining('What the codes "1", "2" mean'),
    ]);
  });
});

test('the guess is a mapping that imports the same board', () => {
  const lists = source({ 'moves.txt': ring(195, [1, 2, 3]) });
  const guessed = guessListMapping(lists);
  const read = readMapping({ name: 'map.json', text: guessed.ok ? guessed.text : '' });
  if (!read.ok) throw new Error(read.errors[0]!.message);
  expect(importGraph(lists, { mapping: read.mapping })).toMatchObject({ ok: true, board: (importGraph(lists) as { board: unknown }).board });
}); // prettier-ignore
