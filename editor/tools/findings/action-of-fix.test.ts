import { describe, expect, test } from 'vitest';
import { editBoard, editKeyedBoard } from '../../../testing/editor/edit-boards.js';
import { shippedHexBoard, shippedStreetBoard } from '../../../testing/boards/shipped-boards.js';
import { readFixtures } from '../../../testing/validator/rule-fixtures.js';
import { deleteEntities, openDocument, newBoard, setNote } from '../../document/index.js';
import {
  formatBoard,
  idOfHex,
  isStreetBoard,
  parseBoard,
  type Fix,
  type StreetBoard,
} from '../../../model/index.js';
import { retrace } from '../../../faults/retraced/retrace.js';
import { RULES } from '../../../validator/rules/index.js';
import { validateBoard, validateText, type Finding } from '../../../validator/index.js';
import { actionOfFix } from './action-of-fix.js';

/** Every fix that is offered on a fixture of the validator. */
const OFFERED = RULES.flatMap((rule) =>
  readFixtures(rule.id).flatMap((fixture) => {
    const options = { ...(fixture.since && { since: fixture.since }), deep: rule.deep === true };
    return validateText(fixture.text, options).findings.flatMap((finding) =>
      finding.fixes.map((fix) => ({
        name: `${rule.id}/${fixture.name}`,
        text: fixture.text,
        options,
        finding,
        fix,
      })),
    );
  }),
);

/** Fixtures where the fix is one half of what a person has to do, and the other half comes to light by it. */
const MORE_TO_DO: Readonly<Record<string, string>> = {
  'street/near-miss/crossing-beside-a-street':
    'the joined street divides a block, which must be declared as two',
  'street/dead-end/circle-at-the-end-of-a-spur':
    'the street that leads on divides a block, which must be declared as two',
  'street/needless-junction/two-lines-only':
    'the missing street divides a block, which must be declared as two',
  'water/too-few-blue/one-blue-circle': 'the blue circle is white, or there is water elsewhere',
  'water/stray-waterline/no-water-beside-it': 'the block that the waterline closed is none',
  'setup/missing-character/character-twice': 'the character that is there twice stands in the printed place',
  'setup/missing-lamp/lamp-number-twice': 'the lamp that is lit twice stands in the printed place',
  'hex/printed-manholes/manhole-one-hex-off': 'two hexes are exchanged, each with its own fix',
  'provenance/moved-id/two-ids-swapped': 'two crossings are exchanged, each with its own fix',
};

function parsed(text: string): StreetBoard {
  const read = parseBoard(text);
  if (!read.ok || !isStreetBoard(read.board)) throw new Error('This is no street board.');
  return read.board;
}

describe('the fixes of the validator', () => {
  test('are offered on fixtures, many and of many kinds', () => {
    expect(OFFERED.length).toBeGreaterThan(100);
    expect(new Set(OFFERED.map(({ fix }) => fix.action)).size).toBeGreaterThan(30);
  });

  test('are all known, change the board, and their findings are gone', () => {
    for (const { name, text, options, finding, fix } of OFFERED) {
      const read = parseBoard(text);
      const action = actionOfFix(fix);
      expect(read.ok && action, `${name} ${fix.action}`).toBeTruthy();
      if (!read.ok || !action) continue;
      // Opening a board puts it in order, which is all that some fixes do.
      const after = editKeyedBoard(openDocument(read.board).board, action);
      expect(formatBoard(after) === text, `${name}: ${fix.label} does nothing`).toBe(false);
      const { findings } = validateText(formatBoard(after), options);
      expect(
        findings.map(({ id }) => id),
        `${name}: ${fix.label}`,
      ).not.toContain(finding.id);
      // Nothing became worse, by the rules that could judge both.
      const before = validateText(text, options);
      const judged = new Set<string>(before.ran.map(({ rule }) => rule));
      const errors = (all: readonly Finding[]): readonly string[] =>
        all.filter(({ rule, severity }) => severity === 'error' && judged.has(rule)).map(({ id }) => id);
      // A new node beside the streets still needs its own.
      if (!(name in MORE_TO_DO) && fix.action !== 'addNode')
        expect(errors(findings).length, `${name}: ${fix.label}`).toBeLessThanOrEqual(
          errors(before.findings).length,
        );
      // The form is whole: there is no finding of the reader.
      expect(
        findings.filter(({ rule }) => /^(file|schema)\//.test(rule)),
        name,
      ).toEqual([]);
    }
  });

  test('that insert a node lead all lines through it', () => {
    const inserting = OFFERED.flatMap(({ name, text, fix }) =>
      fix.action === 'insertCrossing' || fix.action === 'insertJunction' ? [{ name, text, fix }] : [],
    );
    expect(inserting.some(({ fix }) => fix.arguments.lines.length === 2)).toBe(true);
    for (const { name, text, fix } of inserting) {
      const board = parsed(text);
      const lines = ({ streets, waterlines }: StreetBoard): number => streets.length + waterlines.length;
      const after = editBoard(board, actionOfFix(fix));
      const parted = fix.arguments.lines.length;
      expect(lines(after) - lines(board), `${name}: ${fix.label}`).toBe(parted);
    }
  });

  test('of a waterline leave the street between the same ends alone', () => {
    const course = { between: ['c1', 'c2'] as const };
    const board: StreetBoard = {
      ...newBoard('wm', { id: 'a', name: 'a' }),
      circles: [
        { number: 1, colour: 'white', at: [1000, 1000] },
        { number: 2, colour: 'white', at: [3000, 1000] },
      ],
      streets: [{ ...course, bends: [[2000, 1500]] }],
      waterlines: [{ ...course, bends: [[2000, 1000]] }],
    } as StreetBoard;
    const found = validateText(formatBoard(board)).findings.find(
      ({ fixes }) => fixes[0]?.label === 'Straighten the waterline c1–c2',
    );
    const after = editBoard(board, actionOfFix(found!.fixes[0]!));
    expect(after.streets).toEqual(board.streets);
    expect(after.waterlines).toEqual([course]);
  });

  test('that add a missing circle put it back on its street', () => {
    const board = shippedStreetBoard('whitechapel');
    const without = editBoard(board, deleteEntities(['c140']));
    const found = validateBoard(without).findings.find(({ rule }) => rule === 'number/missing-number');
    const after = editBoard(without, actionOfFix(found!.fixes[0]!));
    expect(after.circles.find(({ number }) => number === 140)).toEqual(
      board.circles.find(({ number }) => number === 140),
    );
    expect(validateBoard(after).findings).toEqual(validateBoard(board).findings);
  });

  test('that lead a street to its printed end restore the printed board', () => {
    const board = shippedStreetBoard('whitechapel');
    const drawn: StreetBoard = {
      ...board,
      streets: board.streets.map((street) =>
        street.between.join('-') === 'c135-x167' ? { between: ['c135', 'x153'] as const } : street,
      ),
    };
    const wrong = retrace(board, drawn);
    const found = validateBoard(wrong).findings.find(({ rule }) => rule === 'edition/street-differs');
    expect(found!.fixes.map(({ action }) => action)).toEqual(['moveStreetEnd']);
    const after = editBoard(wrong, actionOfFix(found!.fixes[0]!));
    expect(formatBoard(after)).toBe(formatBoard(board));
  });

  test('that change kinds and names of nodes and lines, and take hexes away', () => {
    const board = shippedStreetBoard('whitehall');
    const apply = (fix: Omit<Fix, 'kind' | 'label'>): StreetBoard =>
      editBoard(board, actionOfFix({ kind: 'ask', label: '', ...fix } as Fix));
    const [line] = board.waterlines;
    const id = line!.between.join('-') as `c${number}-x${number}`;
    const street = apply({
      action: 'setLineKind',
      arguments: { line: id, list: 'waterlines', kind: 'street' },
    });
    expect(street.streets).toHaveLength(board.streets.length + 1);
    expect(street.waterlines).toHaveLength(board.waterlines.length - 1);
    const named = apply({ action: 'setName', arguments: { crossing: 'x9', name: 'Pall Mall' } });
    expect(named.crossings.find((crossing) => crossing.id === 'x9')).toMatchObject({ name: 'Pall Mall' });
    const joined = apply({ action: 'makeJunction', arguments: { crossing: 'x9' } });
    expect([joined.junctions.length, joined.crossings.length]).toEqual([1, board.crossings.length - 1]);
    const hexes = shippedHexBoard('mr-jack-2006');
    const fewer = editBoard(
      hexes,
      actionOfFix({
        kind: 'ask',
        action: 'removeHex',
        arguments: { hex: idOfHex(hexes.hexes[0]!) },
        label: '',
      }),
    );
    expect(fewer.hexes).toEqual(hexes.hexes.slice(1));
  });

  test('that declare the areas of a block which a street cuts are one step', () => {
    const board = shippedStreetBoard('whitechapel');
    const cut = { ...board, streets: [...board.streets, { between: ['c6', 'c7'] as const }] };
    const found = validateBoard(cut).findings.find(({ rule }) => rule === 'block/cut-by-street');
    expect(found!.fixes.map(({ action }) => action)).toEqual(['splitBlock', 'removeStreet']);
    const after = editBoard(cut, actionOfFix(found!.fixes[0]!));
    expect(after.blocks).toHaveLength(board.blocks.length + 1);
    expect(validateBoard(after).findings.filter(({ rule }) => rule.startsWith('block/'))).toEqual([]);
  });

  test('that remove a block also remove its notes', () => {
    const board = parsed(readFixtures('block/sliver')[0]!.text);
    const [{ id }] = board.blocks as [StreetBoard['blocks'][number]];
    const noted = editBoard(board, setNote([id], 'looked at twice'));
    expect(JSON.stringify(noted)).toContain('looked at twice');
    const fix = { kind: 'safe', action: 'removeBlock', arguments: { block: id }, label: '' } as const;
    const after = editBoard(noted, actionOfFix(fix));
    expect(after.blocks.some((block) => block.id === id)).toBe(false);
    expect(JSON.stringify(after)).not.toContain('looked at twice');
  });

  test('of the text alone leave a board as it is', () => {
    const board = newBoard('lfw', { id: 'a', name: 'a' });
    for (const action of ['reformat', 'removeMark'] as const)
      expect(editBoard(board, actionOfFix({ kind: 'safe', action, arguments: {}, label: '' }))).toBe(board);
  });
});
