import { describe, expect, it } from 'vitest';
import { shippedBoard, shippedStreetBoard } from '../../../testing/boards/shipped-boards.js';
import type { Board } from '../../../model/index.js';
import type { Finding, ValidationResult } from '../../../validator/index.js';
import { describeFindings, type DescribedFinding } from './describe-findings.js';

const whitechapel = shippedStreetBoard('whitechapel');

const finding = (over: Partial<Finding>): Finding => ({
  id: 'street/dead-end(c1)',
  rule: 'street/dead-end',
  severity: 'error',
  entities: ['c1'],
  message: '',
  what: 'Nothing.',
  why: 'No reason.',
  remedy: 'Nothing.',
  line: 0,
  column: 0,
  pointer: '/crossings/0',
  words: '',
  fixes: [],
  ...over,
});

const nothing: ValidationResult = {
  profile: 'official',
  edition: { compared: true, note: '' },
  findings: [],
  waived: [],
  skipped: [],
  ran: [],
};
const describedFinding = (over: Partial<Finding>, board: Board = whitechapel): DescribedFinding =>
  describeFindings(board, { ...nothing, findings: [finding(over)] }).findings[0]!;

describe('a sentence in the words of players', () => {
  it.each([
    // Nodes and blocks, with or without their noun.
    ['Every way out passes x46.', 'Every way out passes the crossing by 25 44.'],
    ['At the crossing x46 lies crossing x46.', 'At the crossing by 25 44 lies the crossing by 25 44.'],
    ['The crossing x102 is red.', 'The crossing by 78 79 80 97 (Goulston Street) is red.'],
    ['Block b22 is large. x46 is not.', 'The block 25 44 is large. The crossing by 25 44 is not.'],
    ['Walks of blocks b22 and b24 meet.', 'Walks of the block 25 44 and the block 26 44 meet.'],
    ['Merge c8 into t6', 'Merge circle 8 into the junction t6'],
    ['The junction t6 is bare.', 'The junction t6 is bare.'],
    // Lines.
    ['The street c3–x2 ends.', 'The street from circle 3 to the crossing by 3 4 5 ends.'],
    ['Split c3-x2 at c3', 'Split the street from circle 3 to the crossing by 3 4 5 at circle 3'],
    ['The bridge c3-x2 lies in it.', 'The bridge from circle 3 to the crossing by 3 4 5 lies in it.'],
    ['Remove the street c3–x999', 'Remove the street from circle 3 to the crossing x999'],
    // Lists.
    ['Turn it round: c44 x46 c25.', 'Turn it round: circle 44, the crossing by 25 44, circle 25.'],
    ['The area c44, x46, c25 is bare.', 'The area 44 25 is bare.'],
    ['The area x46, x2 is bare.', 'The area of the crossing by 25 44, the crossing by 3 4 5 is bare.'],
    // What is no name of a thing on the board.
    ['There is no crossing x999.', 'There is no crossing x999.'],
    ['There is nothing called c1-x999.', 'There is nothing called c1-x999.'],
    ['It lies in A1/b22 (LFW-X14).', 'It lies in A1/b22 (LFW-X14).'],
    ['The targets are "x46 b22".', 'The targets are "x46 b22".'],
  ])('%s', (what, words) => {
    const fix = { kind: 'ask', action: 'removeNode', arguments: { node: 'x46' }, label: what } as const;
    const shown = describedFinding({ what, remedy: what, fixes: [fix] });
    expect([shown.what, shown.remedy, shown.fixes]).toEqual([words, words, [{ ...fix, label: words }]]);
    expect(shown.message).toBe(`${words} No reason. ${words}`);
  });

  it('tells namesakes apart by their ids', () => {
    const crossings = [...whitechapel.crossings, { id: 'x999', at: [1, 1] } as const];
    const streets = [
      ...whitechapel.streets,
      ...(['c25', 'c44'] as const).map((id) => ({ between: [id, 'x999'] as const })),
    ];
    const what = describedFinding(
      { what: 'The crossings x46 and x999 are one.' },
      { ...whitechapel, crossings, streets },
    ).what;
    expect(what).toBe('The crossing by 25 44 (x46) and the crossing by 25 44 (x999) are one.');
  });

  it('leaves the labels of a grid alone, which look like blocks', () => {
    expect(describedFinding({ what: 'But b22 comes after b24.', pointer: '/grid/rows/1' }).what).toBe(
      'But b22 comes after b24.',
    );
  });

  it('calls hexes by their places', () => {
    const jack = shippedBoard('mr-jack-2016');
    expect(describedFinding({ what: 'The hex h6,-2 lies at h6,2.' }, jack).what).toBe(
      'The hex 6,-2 lies at hex 6,2.',
    );
  });
});

describe('what stands in the file', () => {
  it('describes crossings and blocks wherever the finding names them, once', () => {
    const [what, remedy] = ['The street c44–x46 and x46 itself', 'Add it, or correct the walk of b22.'];
    const fix = {
      kind: 'ask',
      action: 'removeNode',
      arguments: { node: 'x46' },
      label: 'Join x46 to x102',
    } as const;
    expect(describedFinding({ what, remedy, fixes: [fix] }).meanings).toEqual([
      'x46 is the crossing by 25 44',
      'b22 is the block 25 44',
      'x102 is the crossing by 78 79 80 97 (Goulston Street)',
    ]);
  });

  it('gives no meaning for circles, removed entities, or entities without another name', () => {
    expect(describedFinding({ what: 'c44 t6 x9999 b9999' }).meanings).toBeUndefined();
    const alone = { ...whitechapel, circles: [], streets: [] };
    expect(describedFinding({ what: 'x46' }, alone).meanings).toBeUndefined();
  });
});
