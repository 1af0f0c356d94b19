import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  driveNewBoard,
  describeBoard,
  GestureDriver,
  TEST_VIEWPORT,
} from '../../../testing/editor/gesture-driver.js';
import { shippedBoard } from '../../../testing/boards/shipped-boards.js';
import { isStreetBoard } from '../../../model/index.js';
import { newBoard } from '../../document/index.js';
import { chordOf, formatChord } from '../input/key-chord.js';
import { COMMANDS, findCommandByChord, COMMAND_GROUPS, runCommand, type Command } from './commands.js';
import { boardOf, openEditorState, type EditorState } from '../state/editor-state.js';
import { toolsFor } from '../tools/all-tools.js';
import { lensesFor } from '../lenses/apply-lens.js';

const GAMES = ['lfw', 'wm', 'mj'] as const;
const desks: readonly EditorState[] = GAMES.map((game) =>
  openEditorState(newBoard(game, { id: 'a', name: 'A' })),
);
const commandsOn = (desk: EditorState): readonly Command[] =>
  COMMANDS.filter(({ isFor }) => isFor?.(desk) ?? true);

describe('the table', () => {
  test.each(desks.map((desk) => [boardOf(desk).game, desk] as const))(
    '%s: no two commands share a key, a name or an id',
    (_, desk) => {
      const commands = commandsOn(desk);
      for (const list of [
        commands.flatMap(({ keys }) => keys),
        commands.map(({ name }) => name),
        commands.map(({ id }) => id),
      ])
        expect(list).toEqual([...new Set(list)]);
    },
  );

  test('every group has commands, and every command has a group and a name', () => {
    expect(new Set(COMMANDS.map(({ group }) => group))).toEqual(new Set(COMMAND_GROUPS));
    for (const { name } of COMMANDS) expect(name).toMatch(/^[A-Z].{3,}/);
  });

  test.each(COMMANDS.flatMap(({ keys }) => keys))('the key %s is what a press of it says', (chord) => {
    const parts = chord.split(/\+(?=.)/);
    const key = parts.at(-1)!;
    const press = {
      key,
      ctrlKey: parts.includes('Mod'),
      metaKey: false,
      shiftKey: parts.includes('Shift'),
      altKey: parts.includes('Alt'),
    };
    expect(chordOf(press)).toBe(chord);
    expect(chordOf({ ...press, ctrlKey: false, metaKey: press.ctrlKey })).toBe(chord);
    expect(formatChord(chord, false)).not.toContain('Mod');
    expect(formatChord(chord, true)).not.toContain('Mod');
  });

  test('every command is carried out: by itself, by the editor or by the page', () => {
    const read = (...path: readonly string[]): string =>
      readFileSync(join(import.meta.dirname, '..', '..', ...path), 'utf8');
    const known =
      read('view', 'frame', 'editor-commands.ts') +
      read('view', 'canvas', 'camera-commands.ts') +
      read('app', 'main.ts');
    for (const { id, run } of COMMANDS) if (!run) expect(known, id).toContain(`'${id}': `);
  });

  test('every tool and every lens of a board has its command, and no other has', () => {
    for (const desk of desks) {
      const ids = commandsOn(desk).map(({ id }) => id);
      const of = (prefix: string): string[] =>
        ids.filter((id) => id.startsWith(prefix)).map((id) => id.slice(prefix.length));
      expect(of('tool.').sort()).toEqual([...toolsFor(boardOf(desk))].sort());
      expect(of('lens.').sort()).toEqual([...lensesFor(boardOf(desk)), 'next'].sort());
    }
  });
});

test('a key means what the board has: 1 is Jack on streets and light on hexes', () => {
  const [lfw, , mj] = desks;
  expect(findCommandByChord('1', lfw!)?.id).toBe('lens.jack');
  expect(findCommandByChord('1', mj!)?.id).toBe('lens.light');
  expect(findCommandByChord('c', mj!)).toBeUndefined();
  expect(findCommandByChord('Mod+Shift+z', mj!)?.id).toBe('edit.redo');
});

/** A row of three circles with crossings between them. */
const row = (): GestureDriver =>
  new GestureDriver(
    driveNewBoard()
      .tool('circle')
      .click(1000, 1000)
      .click(3000, 1400)
      .click(5000, 1000)
      .tool('crossing')
      .click(2000, 1000)
      .tool('street')
      .click(1000, 1000)
      .click(2000, 1000)
      .click(3000, 1400)
      .click(5000, 1000).board,
  );

test.each<readonly [string, (hands: GestureDriver) => GestureDriver, readonly string[]]>([
  ['delete', (h) => h.select('c3').run('edit.delete'), ['street c1-x1', 'street c2-x1']],
  ['dissolve', (h) => h.select('x1').run('edit.dissolve'), ['street c1-c2 2000,1000', 'street c2-c3']],
  ['merge', (h) => h.select('c1', 'x1').run('edit.merge'), ['street c1-c2', 'street c2-c3']],
  [
    'split',
    (h) => h.select('street:c2-c3').run('edit.split'),
    ['street c1-x1', 'street c2-t1', 'street c2-x1', 'street c3-t1'],
  ],
  [
    'straighten',
    (h) => h.select('c1', 'x1', 'c2', 'c3').run('edit.straighten'),
    ['street c1-x1', 'street c2-c3', 'street c2-x1'],
  ],
  [
    'make it a junction',
    (h) => h.select('x1').run('edit.become-junction'),
    ['street c1-t1', 'street c2-c3', 'street c2-t1'],
  ],
])('%s', (_, deed, streets) => {
  const lines = describeBoard(deed(row()).board).filter((line) => line.startsWith('street'));
  expect(lines.sort()).toEqual([...streets].sort());
});

test('what was straightened lies in a row, and what became another kind is selected', () => {
  expect(describeBoard(row().select('c1', 'x1', 'c2', 'c3').run('edit.straighten').board)).toContain(
    'c2 3667,1000 white',
  );
  expect(row().select('x1').run('edit.become-circle').selection).toEqual(['c4']);
});

test.each<readonly [string, string, readonly string[], string]>([
  ['edit.delete', 'nothing selected', [], 'Select something first.'],
  ['edit.merge', 'one node', ['c1'], 'Select the node to keep, then the one to merge into it.'],
  [
    'edit.dissolve',
    'an end',
    ['c1'],
    'Only a node between two streets, or between two waterlines, can be dissolved.',
  ],
  [
    'edit.straighten',
    'nodes that no street joins',
    ['c1', 'c3'],
    'Nothing to straighten: the street has no bends, or no streets join the nodes to a row.',
  ],
  [
    'edit.straighten',
    'a straight street',
    ['street:c1-x1'],
    'Nothing to straighten: the street has no bends, or no streets join the nodes to a row.',
  ],
  ['edit.straighten', 'a block', ['b1'], 'Select a street, or the nodes of a row.'],
  ['edit.become-circle', 'a circle', ['c1'], 'It is a circle already.'],
  ['edit.undo', 'nothing done', [], 'Nothing to undo.'],
  ['edit.redo', 'nothing undone', [], 'Nothing to redo.'],
  ['option.next', 'a tool without a choice', [], 'The current tool places only one kind.'],
])('%s with %s says why not', (id, _, keys, announcement) => {
  const hands = row()
    .select(...keys)
    .run(id);
  expect(hands.state.announcement).toBe(announcement);
  expect(hands.state.history.steps).toHaveLength(1);
});

test('read-only, nothing is changed and the selection stays', () => {
  for (const id of ['edit.become-junction', 'edit.dissolve', 'edit.delete']) {
    const hands = row().select('x1');
    hands.state = { ...hands.state, readOnly: true };
    hands.run(id);
    expect(hands.state.history.steps, id).toHaveLength(1);
    expect(hands.selection, id).toEqual(['x1']);
    expect(hands.state.announcement, id).toBe('This board is read-only here.');
  }
});

test('read-only, undo and redo say so', () => {
  const hands = row().select('x1').run('edit.dissolve');
  hands.state = { ...hands.state, readOnly: true };
  const { history } = hands.state;
  expect(hands.undo().state).toMatchObject({ history, announcement: 'This board is read-only here.' });
  hands.state = { ...hands.state, announcement: '', history: { ...history, at: 0 } };
  expect(hands.run('edit.redo').state).toMatchObject({
    history: { at: 0 },
    announcement: 'This board is read-only here.',
  });
});

test('every pure command can be asked for on every board, with nothing and with all selected', () => {
  for (const folder of ['whitehall', 'mr-jack-2006', 'teaching/an-island']) {
    const board = shippedBoard(folder);
    for (const selectsAll of [false, true])
      for (const command of COMMANDS.filter(({ run }) => run)) {
        let desk = openEditorState(board);
        if (selectsAll)
          desk = runCommand(
            desk,
            COMMANDS.find(({ id }) => id === 'edit.select-all')!,
            TEST_VIEWPORT,
          );
        if (command.isFor?.(desk) ?? true) desk = runCommand(desk, command, TEST_VIEWPORT);
        expect(isStreetBoard(boardOf(desk))).toBe(isStreetBoard(board));
      }
  }
});

test('the next lens goes round those of the board', () => {
  const hands = driveNewBoard('mj');
  const seen = Array.from({ length: 3 }, () => hands.run('lens.next').state.lens);
  expect(seen).toEqual(['none', 'light', 'progress']);
});

test('Backspace takes back what is half drawn, and only then deletes', () => {
  const hands = driveNewBoard()
    .tool('circle')
    .click(1000, 1000)
    .tool('street')
    .click(1000, 1000)
    .click(2000, 2000);
  expect(findCommandByChord('Backspace', hands.state)?.id).toBe('edit.undo');
  expect(findCommandByChord('Delete', hands.state)?.id).toBe('edit.delete');
  expect(findCommandByChord('Backspace', hands.tool('select').state)?.id).toBe('edit.delete');
});
