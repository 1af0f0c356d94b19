import { describe, expect, test } from 'vitest';
import { shippedBoard } from '../../../testing/boards/shipped-boards.js';
import { openEditorState } from '../state/editor-state.js';
import { searchEditor, type SearchResult } from './search-editor.js';

const rules = [
  { id: 'street/dead-end', summary: 'A street ends at a node with another street.' },
  { id: 'block/undeclared-area', summary: 'Every area between streets is declared as a block.' },
];
const whitechapel = openEditorState(shippedBoard('whitechapel'));

const nameOf = (result: SearchResult): string =>
  result.is === 'command'
    ? result.command.id
    : result.is === 'entity'
      ? result.entity.name
      : `rule ${result.rule.id}`;
const find = (query: string, state = whitechapel): readonly string[] =>
  searchEditor(state, rules, query).map(nameOf);

describe('the search finds', () => {
  test.each([
    ['65', 'c65'],
    ['circle 65', 'c65'],
    ['c65', 'c65'],
    ['Goulston', 'x102'],
    ['goulstn', 'x102'],
    ['gouslton', 'x102'],
    ['x102', 'x102'],
    ['crossing by 78 79 80', 'x102'],
    ['b12', 'b12'],
    ['undo', 'edit.undo'],
    ['dead-end', 'rule street/dead-end'],
    ['undeclared', 'rule block/undeclared-area'],
  ])('%s', (query, name) => {
    expect(find(query)[0]).toBe(name);
  });

  test('streets by the nodes they join', () => {
    expect(find('street 65 t9')[0]).toMatch(/^street:c65-t9$/);
  });

  test('hexes, exits and characters of Mr Jack', () => {
    const mrJack = openEditorState(shippedBoard('mr-jack-2006'));
    expect(find('holmes', mrJack)[0]).toBe('character:holmes');
    expect(find('exit', mrJack)[0]).toMatch(/^exit:/);
  });
});

test('without a query all commands are listed in the order of the table, but not those that open the search', () => {
  const all = find('  ');
  expect(all[0]).toBe('tool.select');
  expect(all).not.toContain('help.palette');
  expect(all.every((name) => !name.startsWith('rule'))).toBe(true);
});

test('a number is matched in full, and every word must match', () => {
  expect(find('6')).not.toContain('c65');
  expect(find('goulston undo')).toEqual([]);
});

test('a command for the other kind of board is not found', () => {
  expect(find('make it a crossing', openEditorState(shippedBoard('mr-jack-2006')))).not.toContain(
    'edit.become-crossing',
  );
});
