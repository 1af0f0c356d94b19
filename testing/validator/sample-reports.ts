/** Sample reports with one of everything, and options to format them. */
import type { Board, StreetBoard } from '../../model/index.js';
import type { Finding, Report, Rule, Severity } from '../../validator/index.js';
import type { ReportOptions } from '../../validator/reports/index.js';
import { boardFromStreets } from '../boards/small-street-boards.js';

const ruleOf = (id: Rule['id'], severity: Severity, summary: string, why: string): Rule => ({
  id,
  severity,
  games: ['lfw', 'wm'],
  summary,
  why,
  remedy: 'Trace what is printed there.',
  whenToWaive: 'When the print shows it so.',
  catalogueIds: ['STR-001'],
  check: () => [],
});

export const SAMPLE_RULES: readonly Rule[] = [
  ruleOf('street/dead-end', 'warning', 'Every node has at least two lines.', 'A dead end traps Jack.'),
  ruleOf('street/no-line', 'error', 'A line leads to every node.', 'A place without a street can never be reached.'), // prettier-ignore
  ruleOf('number/missing-number', 'error', 'No number is left out.', 'A clue may be asked for a circle that is not there.'), // prettier-ignore
  ruleOf('play/dead-corner', 'info', 'Nobody waits in a corner.', 'A corner without a second way is never worth a visit.'), // prettier-ignore
  ruleOf('witness/expected-count', 'error', 'Every count is as expected.', 'A wrong count shows that something is missing.'), // prettier-ignore
];

export const sampleFinding = (rule: Rule, more: Partial<Finding> & { readonly what: string }): Finding => {
  const { remedy = rule.remedy, entities = ['c1'], severity = rule.severity } = more;
  return {
    id: `${rule.id}(${entities.join(' ')})`,
    rule: rule.id,
    severity,
    entities,
    message: `${more.what} ${rule.why} ${remedy}`,
    why: rule.why,
    remedy,
    line: 0,
    column: 0,
    pointer: '',
    words: 'the board',
    fixes: [],
    ...more,
  };
};

const [deadEnd, noLine, missing, corner, count] = SAMPLE_RULES as readonly [Rule, Rule, Rule, Rule, Rule];

const plain = boardFromStreets(['c1', 'c2', 'x1'], ['c1-x1']);

export const SAMPLE_BOARD: StreetBoard = {
  ...plain,
  name: 'A small board',
  profile: 'custom',
  boardVersion: '0.2.0',
  extent: [10000, 6000],
  discs: { circle: 300, crossing: 150 },
  circles: plain.circles.map((circle, i) => ({ ...circle, at: [2000 + 6000 * i, 2000] })),
  crossings: [{ id: 'x1', at: [5000, 2000] }],
};

const about = (id: string): NonNullable<Report['board']> => ({
  id,
  name: 'A small board',
  game: 'wm',
  boardVersion: '0.2.0',
  digest: '0123456789abcdef'.repeat(4),
});

const ran = SAMPLE_RULES.map(({ id }) => ({ rule: id }));

/** One board with findings of every severity, a waived one and skipped layers; one without; one that cannot be read. */
export const SAMPLE_REPORTS: readonly Report[] = [
  {
    file: 'boards/small/board.json',
    board: about('small'),
    profile: 'custom',
    edition: { compared: false, note: 'custom, 1 street: not compared with a printed edition' },
    findings: [
      sampleFinding(deadEnd, {
        what: 'Circle 1 is a dead end: its only line is the street c1–x1.',
        line: 3,
        column: 5,
        pointer: '/circles/0',
        at: [2000, 2000],
        words: 'circle 1',
        fixes: [
          { kind: 'ask', action: 'addStreet', arguments: { between: ['c1', 'c2'] }, label: 'Join c1 to c2' },
          { kind: 'ask', action: 'removeNode', arguments: { node: 'c1' }, label: 'Delete circle 1' },
        ],
      }),
      sampleFinding(noLine, {
        entities: ['c2'],
        what: 'No line leads to circle 2.',
        line: 4,
        column: 5,
        pointer: '/circles/1',
        at: [8000, 2000],
        words: 'circle 2',
        seen: { streets: 0, near: ['x1'] },
        expected: { streets: 2 },
        fixes: [
          { kind: 'safe', action: 'removeBlock', arguments: { block: 'b1' }, label: 'Delete block b1' },
        ],
      }),
      sampleFinding(missing, { entities: ['c3'], what: 'There is no circle 3.', line: 2, column: 14, pointer: '/circles', at: [6500, 4000], missing: true, words: "the board's circles" }), // prettier-ignore
      sampleFinding(count, { entities: ['circles'], what: 'The board has 2 circles, but should have 3.', causedBy: 'number/missing-number(c3)', line: 8, column: 1, pointer: '/expect/0/count', words: 'the expected circles', seen: 2, expected: 3 }), // prettier-ignore
      sampleFinding(corner, { entities: ['x1'], what: 'The crossing x1 is a corner.', line: 7, column: 5, pointer: '/crossings/0', at: [5000, 2000], words: 'crossing x1' }), // prettier-ignore
    ],
    waived: [
      {
        finding: sampleFinding(deadEnd, { entities: ['x1'], what: 'The crossing x1 is a dead end.', pointer: '/crossings/0', at: [5000, 2000], words: 'crossing x1' }), // prettier-ignore
        reason: 'The bridge was never finished.',
      },
    ],
    skipped: [
      { layer: 'block', because: 'street' },
      { layer: 'water', because: 'block' },
    ],
    ran,
  },
  {
    file: 'boards/other/board.json',
    board: about('other'),
    profile: 'official',
    edition: { claimed: '2017', compared: true, note: 'compared with the printed edition 2017' },
    findings: [],
    waived: [],
    skipped: [],
    ran: ran.map(({ rule }, i) => ({ rule, milliseconds: i / 4 })),
  },
  {
    file: 'boards/torn.json',
    profile: 'official',
    edition: { compared: false, note: 'not a board: not compared with a printed edition' },
    findings: [
      {
        id: 'file/syntax(board)',
        rule: 'file/syntax',
        severity: 'error',
        entities: ['board'],
        message: 'The file ends in the middle of a list.',
        what: 'The file ends in the middle of a list.',
        why: '',
        remedy: '',
        line: 1,
        column: 9,
        pointer: '',
        words: 'the file',
        fixes: [],
      },
    ],
    waived: [],
    skipped: [{ layer: 'reference', because: 'file' }],
    ran: [],
  },
];

const lines = [
  '{',
  '  "circles": [',
  '    {"number": 1, "at": [2000, 2000], "colour": "white"},',
  '    {"number": 2, "at": [8000, 2000], "colour": "white"}',
  '  ],',
  '  "crossings": [',
  '    {"id": "x1", "at": [5000, 2000]}',
  '  ]',
  '}',
  '',
];

export const SAMPLE_OPTIONS: ReportOptions = {
  tool: { name: 'lamplighter', version: '1.2.3' },
  rules: SAMPLE_RULES,
  texts: new Map([
    ['boards/small/board.json', lines.join('\n')],
    ['boards/torn.json', '{"a": [1'],
  ]),
  boards: new Map<string, Board>([['boards/small/board.json', SAMPLE_BOARD]]),
  draw: (_, theme) =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-100 -200 10200 6300" style="height:auto"><desc>${theme}</desc></svg>\n`,
};
