import { expect, test } from 'vitest';
import type { Finding, Report, Severity } from '../validator/index.js';
import { prettyReport } from './pretty-report.js';

const plain = (_: unknown, text: string): string => text;

const finding = (severity: Severity): Finding => ({
  id: 'geometry/x(c84)',
  rule: 'geometry/x',
  severity,
  entities: ['c84'],
  message: 'What. Why. Mend.',
  what: 'What.',
  why: 'Why.',
  mend: 'Mend.',
  line: 2,
  column: 3,
  pointer: '/circles/83',
  words: 'circle 84',
});

const report = (more: Partial<Report>): Report => ({
  file: 'b.json',
  profile: 'official',
  findings: [],
  waived: [],
  skipped: [],
  ran: [],
  ...more,
});

test('a finding has its place, its words, its sentences and its lines', () => {
  const text = prettyReport(
    { report: report({ findings: [finding('error')] }), text: '{\n  "id": 1\n}' },
    plain,
  );
  expect(text.split('\n')).toEqual([
    '✗ b.json  1 error',
    'b.json:2:3: error: circle 84: What. [geometry/x]',
    '    Why. Mend.',
    '      1 | {',
    '    > 2 |   "id": 1',
    '        |   ^',
    '      3 | }',
    '',
    '',
  ]);
});

test.each<[Severity[], string]>([
  [[], '✓ b.json  no findings'],
  [['info', 'info'], '✓ b.json  2 hints'],
  [['info', 'warning'], '! b.json  1 warning, 1 hint'],
  [['warning', 'error', 'error'], '✗ b.json  2 errors, 1 warning'],
])('%j', (severities, headline) => {
  const text = prettyReport({ report: report({ findings: severities.map(finding) }) }, plain);
  expect(text.split('\n')[0]).toBe(headline);
});

test('what is waived or could not be judged is said', () => {
  const text = prettyReport(
    {
      report: report({
        waived: [{ finding: finding('warning'), reason: 'printed so' }],
        skipped: [
          { layer: 'block', because: 'geometry' },
          { layer: 'play', because: 'hex' },
          { layer: 'water', because: 'geometry' },
        ],
      }),
    },
    plain,
  );
  expect(text.split('\n').slice(1, -1)).toEqual([
    '  waived: circle 84: What. (printed so)',
    '  not judged, because geometry failed: block, water',
    '  not judged, because hex failed: play',
  ]);
});
