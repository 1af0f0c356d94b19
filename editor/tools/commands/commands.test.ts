import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { atWork, contents, Hands, SIGHT } from '../../testing/hands.js';
import { officialBoard } from '../../testing/official-board.js';
import { isStreetBoard } from '../../model/index.js';
import { newBoard } from '../document/index.js';
import { chordOf, wordsOfChord } from './chord.js';
import { COMMANDS, commandOfChord, GROUPS, runCommand, type Command } from './commands.js';
import { boardOf, openDesk, toolsFor, type Desk } from './desk.js';
import { lensesFor } from './lens.js';

const GAMES = ['lfw', 'wm', 'mj'] as const;
const desks: readonly Desk[] = GAMES.map((game) => openDesk(newBoard(game, { id: 'a', name: 'A' })));
const commandsOn = (desk: Desk): readonly Command[] => COMMANDS.filter(({ isFor }) => isFor?.(desk) ?? true);

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
    expect(new Set(COMMANDS.map(({ group }) => group))).toEqual(new Set(GROUPS));
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
    expect(wordsOfChord(chord, false)).not.toContain('Mod');
    expect(wordsOfChord(chord, true)).not.toContain('Mod');
  });

  test('every command is carried out: by itself, by the editor or by the page', () => {
    const read = (...path: readonly string[]): string =>
      readFileSync(join(import.meta.dirname, '..', ...path), 'utf8');
    const known =
      read('view', 'own-commands.ts') + read('view', 'canvas', 'ways-to-look.ts') + read('app', 'main.ts');
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
  expect(commandOfChord('1', lfw!)?.id).toBe('lens.jack');
  expect(commandOfChord('1', mj!)?.id).toBe('lens.light');
  expect(commandOfChord('c', mj!)).toBeUndefined();
  expect(commandOfChord('Mod+Shift+z', mj!)?.id).toBe('edit.redo');
});

/** A row of three circles with crossings between them. */
const row = (): Hands =>
  new Hands(
    atWork()
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

test.each<readonly [string, (hands: Hands) => Hands, readonly string[]]>([
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
  const lines = contents(deed(row()).board).filter((line) => line.startsWith('street'));
  expect(lines.sort()).toEqual([...streets].sort());
});

test('what was straightened lies in a row, and what became another kind is selected', () => {
  expect(contents(row().select('c1', 'x1', 'c2', 'c3').run('edit.straighten').board)).toContain(
    'c2 3667,1000 white',
  );
  expect(row().select('x1').run('edit.become-circle').desk.selection).toEqual(['c4']);
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
  ['option.next', 'a tool without a choice', [], 'The tool in hand places things of one kind only.'],
])('%s with %s says why not', (id, _, keys, said) => {
  const hands = row()
    .select(...keys)
    .run(id);
  expect(hands.desk.said).toBe(said);
  expect(hands.desk.history.steps).toHaveLength(1);
});

test('read-only, nothing is changed and the selection stays', () => {
  for (const id of ['edit.become-junction', 'edit.dissolve', 'edit.delete']) {
    const hands = row().select('x1');
    hands.desk = { ...hands.desk, readOnly: true };
    hands.run(id);
    expect(hands.desk.history.steps, id).toHaveLength(1);
    expect(hands.desk.selection, id).toEqual(['x1']);
    expect(hands.desk.said, id).toBe('This board is read-only here.');
  }
});

test('read-only, undo and redo say so', () => {
  const hands = row().select('x1').run('edit.dissolve');
  hands.desk = { ...hands.desk, readOnly: true };
  const { history } = hands.desk;
  expect(hands.undo().desk).toMatchObject({ history, said: 'This board is read-only here.' });
  hands.desk = { ...hands.desk, said: '', history: { ...history, at: 0 } };
  expect(hands.run('edit.redo').desk).toMatchObject({
    history: { at: 0 },
    said: 'This board is read-only here.',
  });
});

test('every pure command can be asked for on every board, with nothing and with all selected', () => {
  for (const folder of ['whitehall', 'mr-jack-2006', 'teaching/an-island']) {
    const board = officialBoard(folder);
    for (const selectsAll of [false, true])
      for (const command of COMMANDS.filter(({ run }) => run)) {
        let desk = openDesk(board);
        if (selectsAll)
          desk = runCommand(
            desk,
            COMMANDS.find(({ id }) => id === 'edit.select-all')!,
            SIGHT,
          );
        if (command.isFor?.(desk) ?? true) desk = runCommand(desk, command, SIGHT);
        expect(isStreetBoard(boardOf(desk))).toBe(isStreetBoard(board));
      }
  }
});

test('the next lens goes round those of the board', () => {
  const hands = atWork('mj');
  const seen = Array.from({ length: 3 }, () => hands.run('lens.next').desk.lens);
  expect(seen).toEqual(['light', 'progress', 'none']);
});

test('Backspace takes back what is half drawn, and only then deletes', () => {
  const hands = atWork().tool('circle').click(1000, 1000).tool('street').click(1000, 1000).click(2000, 2000);
  expect(commandOfChord('Backspace', hands.desk)?.id).toBe('edit.undo');
  expect(commandOfChord('Delete', hands.desk)?.id).toBe('edit.delete');
  expect(commandOfChord('Backspace', hands.tool('select').desk)?.id).toBe('edit.delete');
});
