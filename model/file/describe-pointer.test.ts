import { expect, test } from 'vitest';
import { describePointer } from './describe-pointer.js';

const FILE = {
  circles: [{ number: 84 }, { colour: 'red' }, { number: 1.5 }, null],
  crossings: [{ id: 'x102' }, { id: 'x\n1' }, { id: '\u001b[31m' }, { id: '' }, { id: 'x'.repeat(50) }],
  junctions: [{ id: 't9' }],
  streets: [{ between: ['c44', 't6'] }, { between: [1, 2] }, { between: 'c1' }],
  waterlines: [{ between: ['c1', 'x1'] }],
  blocks: [{ id: 'b12' }],
  hexes: [{ at: [3, -2] }, { at: ['3', 2] }],
  exits: [{ id: 'NW' }],
  expect: [{ what: 'jackPairs' }],
  witnesses: [{ rule: 'LFW-X02' }],
  waivers: [{ rule: 'street/dead-end' }],
  grid: { columns: ['A1'] },
  setup: { lamps: [{ tile: '1' }] },
  provenance: { notes: [{}, {}, {}] },
  constructor: [{}],
};

test.each([
  ['', 'the board'],
  ['/circles/0', 'circle 84'],
  ['/circles/0/at/1', 'circle 84'],
  ['/circles/1/colour', `the 2nd entry of the board's "circles"`],
  ['/circles/2', `the 3rd entry of the board's "circles"`],
  ['/circles/3', `the 4th entry of the board's "circles"`],
  ['/circles/10', `the 11th entry of the board's "circles"`],
  ['/circles/110', `the 111th entry of the board's "circles"`],
  ['/circles/20', `the 21st entry of the board's "circles"`],
  ['/circles', `the board's "circles"`],
  ['/crossings/0/border', 'crossing x102'],
  ['/crossings/1', `the 2nd entry of the board's "crossings"`],
  ['/crossings/2', `the 3rd entry of the board's "crossings"`],
  ['/crossings/3', `the 4th entry of the board's "crossings"`],
  ['/crossings/4', `the 5th entry of the board's "crossings"`],
  ['/junctions/0', 'junction t9'],
  ['/streets/0/bends/0', 'street c44–t6'],
  ['/streets/1', `the 2nd entry of the board's "streets"`],
  ['/streets/2', `the 3rd entry of the board's "streets"`],
  ['/waterlines/0', 'waterline c1–x1'],
  ['/blocks/0/walk/3', 'block b12'],
  ['/hexes/0/kind', 'hex h3,-2'],
  ['/hexes/1', `the 2nd entry of the board's "hexes"`],
  ['/exits/0', 'exit NW'],
  ['/expect/0/count', 'the expected count of jackPairs'],
  ['/witnesses/0', 'the printed fact LFW-X02'],
  ['/waivers/0', 'the waiver of street/dead-end'],
  ['/grid/columns/0', 'the 1st entry of the printed grid, "columns"'],
  ['/setup/lamps/0/hex', 'the 1st entry of the starting position, "lamps"'],
  ['/setup', 'the starting position'],
  ['/provenance/notes/2', 'the 3rd entry of the provenance, "notes"'],
  ['/provenance/licence', 'the provenance, "licence"'],
  ['/name', `the board's "name"`],
  ['/constructor/0', `the 1st entry of the board's "constructor"`],
  ['/toString/0', `the 1st entry of the board's "toString"`],
  ['/a~1b', `the board's "a/b"`],
  ['/\u001b[31m\n', `the board's "\\u001b[31m\\n"`],
])('%j is %j', (pointer, words) => {
  expect(describePointer(FILE, pointer)).toBe(words);
});

test.each([[undefined], [null], [7], ['circles'], [{ circles: 'x' }], [{ circles: {} }], [[]]])(
  'a pointer into arbitrary data is described: %j',
  (file) => {
    expect(describePointer(file, '/circles/0')).toBe(`the 1st entry of the board's "circles"`);
  },
);
