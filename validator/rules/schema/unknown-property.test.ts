import { describe, expect, test } from 'vitest';
import { formatBoard, parseBoard } from '../../../model/index.js';
import { shippedBoardText } from '../../../testing/boards/shipped-boards.js';
import { testRule } from '../../../testing/validator/rule-fixtures.js';
import { validateBoard, validateText } from '../../index.js';
import { unknownProperty } from './unknown-property.js';

testRule(unknownProperty, {
  'unknown-names': ['(board our-tool)', '(bend c1-x1)', '(c2 color)'],
});

const TEXT = shippedBoardText('whitechapel');
const withNote = TEXT.replace('"number": 65,', '"note": "faint", "number": 65,');

describe('an unknown property', () => {
  test('is found where its name stands, with a suggestion or the known names', () => {
    const line = TEXT.split('\n').findIndex((each) => each.includes('"number": 65,')) + 1;
    const misspelt = withNote.replace('"at": [', '"setcor": "Aa", "at": [');
    expect(validateText(misspelt).findings.filter(({ rule }) => rule === unknownProperty.id)).toMatchObject([
      {
        pointer: '/circles/0/setcor',
        what: 'Circle 1 has an unknown property, "setcor".',
        remedy: 'Did you mean "sector"? Write it as described in docs/format.md, or remove it.',
      },
      {
        pointer: '/circles/64/note',
        line,
        column: 6,
        words: 'circle 65',
        at: [expect.any(Number), expect.any(Number)],
        severity: 'error',
        remedy:
          'Known are number, at, colour, sector. Write it as described in docs/format.md, or remove it.',
      },
    ]);
  });

  test('does not stop other layers, also where only some rules are asked for', () => {
    const formatted = formatOf(withNote);
    const report = validateText(formatted, { deep: true });
    expect(report.findings.map(({ rule }) => rule)).toEqual([unknownProperty.id]);
    expect(report.skipped).toEqual([]);
    expect(report.ran.map(({ rule }) => rule)).toEqual(
      validateText(TEXT, { deep: true }).ran.map(({ rule }) => rule),
    );
    expect(report.board?.digest).toBe(validateText(TEXT).board?.digest);
    const some = validateText(formatted, { rules: ['topology/unreachable'] });
    expect([some.findings, some.skipped]).toEqual([[], []]);
    expect(validateText(formatted, { rules: [unknownProperty.id] }).findings).toHaveLength(1);
  });

  test('is found in a board without a text, such as an editor has', () => {
    const parsed = parseBoard(withNote);
    expect(parsed.ok && validateBoard(parsed.board).findings).toMatchObject([
      { id: 'schema/unknown-property(c65 note)', words: 'circle 65' },
    ]);
  });

  test('on every entity is counted after a hundred', () => {
    const { findings } = validateText(formatOf(TEXT.replaceAll('"number"', '"note": 1, "number"')));
    expect(findings).toHaveLength(101);
    expect(findings.find(({ pointer }) => pointer === '')?.what).toBe('95 more unknown properties.');
  });

  test('that was meant as a required one is one finding', () => {
    const { findings } = validateText(TEXT.replace('"colour"', '"colur"'));
    expect(findings).toMatchObject([
      {
        rule: 'schema/missing-property',
        pointer: '/circles/0/colur',
        what: '"colour" is missing, but there is "colur".',
        remedy: 'Rename it to "colour".',
      },
    ]);
  });
});

function formatOf(text: string): string {
  const parsed = parseBoard(text);
  if (!parsed.ok) throw new Error(parsed.errors[0]?.message);
  return formatBoard(parsed.board);
}
