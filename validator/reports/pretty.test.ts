import { expect, test } from 'vitest';
import { SAMPLE_OPTIONS, SAMPLE_REPORTS } from '../../testing/validator/sample-reports.js';
import type { Severity } from '../definitions/rule.js';
import { codeFrame } from './code-frame.js';
import { formatReports } from './index.js';
import { writePretty, writePrettyBoard, writePrettySummary } from './pretty.js';
import { wrapText } from './pretty.js';

const [small, other] = SAMPLE_REPORTS;
const plain = (_: unknown, text: string): string => text;

test('colours change nothing but colours, and no line is longer than asked for', () => {
  const paint = (style: string, text: string): string => `<${style}>${text}</>`;
  const painted = writePretty(SAMPLE_REPORTS, { ...SAMPLE_OPTIONS, paint });
  expect(painted).toContain('<red>✗</> <bold>small 0.2.0</>');
  expect(painted).toContain('<bold>boards/small/board.json:3:5:</> <yellow>warning:</> circle 1');
  expect(painted.replace(/<\w*>|<\/>/g, '')).toBe(writePretty(SAMPLE_REPORTS, SAMPLE_OPTIONS));
  const narrow = writePretty(SAMPLE_REPORTS, { tool: SAMPLE_OPTIONS.tool, width: 60 });
  for (const line of narrow.split('\n').slice(0, -2)) expect([line, line.length <= 60]).toEqual([line, true]);
});

test('the whole is its boards and the closing line', () => {
  const boards = SAMPLE_REPORTS.map((report) => writePrettyBoard(report, SAMPLE_OPTIONS));
  const closing = writePrettySummary(SAMPLE_REPORTS);
  expect(writePretty(SAMPLE_REPORTS, SAMPLE_OPTIONS)).toBe(
    [boards[1], boards[0], boards[2], closing].join(''),
  );
});

test.each(['pretty', 'html', 'markdown'] as const)('%s names boards with one id by their files', (format) => {
  const twin = { ...other!, file: 'copies/other.json', findings: small!.findings };
  const text = formatReports(format, [other!, twin, small!], SAMPLE_OPTIONS);
  expect(text).toContain(`other 0.2.0 (${other!.file})`);
  expect(text).toContain('other 0.2.0 (copies/other.json)');
  expect(text).not.toContain('small 0.2.0 (');
});

test('consequences are counted under their cause, and listed if asked for', () => {
  const folded = writePrettyBoard(small!, SAMPLE_OPTIONS);
  expect(folded).toContain('    and 1 consequence (--consequences shows it)\n');
  expect(folded).not.toContain('should have 3');
  const unfolded = writePrettyBoard(small!, { ...SAMPLE_OPTIONS, unfold: true });
  expect(unfolded).toMatch(/and 1 consequence:\n +error: the expected circles: The board has 2 circles, but/);
});

test('a board that was not compared with a print has no tick and a note', () => {
  const edition = { compared: false, note: 'draft, 592 streets: not compared with the printed edition' };
  const lines = writePrettyBoard({ ...other!, edition }, SAMPLE_OPTIONS).split('\n');
  expect(lines).toEqual(['○ other 0.2.0  no findings', `  ${edition.note}`, '']);
  expect(writePrettySummary([{ ...other!, edition }])).toContain('1 not compared with a printed edition');
});

test.each<[Severity[], string]>([
  [[], '✓ other 0.2.0  no findings'],
  [['info', 'info'], '✓ other 0.2.0  2 hints'],
  [['info', 'warning'], '! other 0.2.0  1 warning, 1 hint'],
  [['warning', 'error', 'error'], '✗ other 0.2.0  2 errors, 1 warning'],
])('%j', (severities, headline) => {
  const findings = severities.map((severity) => ({ ...small!.findings[0]!, severity }));
  expect(writePrettyBoard({ ...other!, findings }, SAMPLE_OPTIONS).split('\n')[0]).toBe(headline);
});

test.each([
  [
    ['{', '  "id": 3', '}'],
    { line: 2, column: 9 },
    ['  1 | {', '> 2 |   "id": 3', '    |         ^', '  3 | }'],
  ],
  [['{'], { line: 1, column: 1 }, ['> 1 | {', '    | ^']],
  // A tab is spelled out, and the caret goes with it.
  [['\tx'], { line: 1, column: 2 }, ['> 1 | \\tx', '    |   ^']],
  // A file that could not be read has no lines, and a board without its text no place.
  [[], { line: 1, column: 1 }, []],
  [['{', '}'], { line: 0, column: 0 }, []],
])('the frame of %j at %j', (lines, place, frame) => {
  expect(codeFrame(lines, place, plain)).toEqual(frame);
});

test('long lines are cut round the place and the caret still points at it', () => {
  const line = Array.from({ length: 400 }, (_, i) => `n${i}`).join(' ');
  const column = line.indexOf('n250') + 1;
  const [, at, caret] = codeFrame(['{', line], { line: 2, column }, plain);
  expect(at!.length).toBeLessThan(115);
  expect(at!.slice(caret!.indexOf('^')).startsWith('n250')).toBe(true);
});

test('wrapping loses no word', () => {
  const text = 'One word after another, and averyveryverylongone between.';
  for (let width = 1; width < 70; width++)
    expect(wrapText(text, width, '  ').map((line) => line.trim()).join(' ')).toBe(text);
}); // prettier-ignore
