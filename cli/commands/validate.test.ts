import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  expectWrongUsage,
  json,
  lamplighter,
  temporaryFolder,
  textOf,
  WHITECHAPEL,
  WHITEHALL,
} from '../testing/lamplighter.js';

const folder = temporaryFolder();

test('our boards pass', async () => {
  const { exit, answer, talk } = await lamplighter('validate', 'boards/whitechapel', 'boards/mr-jack-2006');
  expect(answer).toMatch(/^✓ mr-jack-2006 1\.0\.0 {2}86 hexes, 4 exits {2}/);
  expect(answer).toMatch(/^✓ whitechapel 1\.0\.0 {2}195 circles, 234 crossings, 593 streets {2}/m);
  expect([exit, talk]).toEqual([0, expect.stringMatching(/^2 boards, /)]);
});

test('a dropped street contradicts what was printed, and the finding shows the line', async () => {
  const file = join(folder, 'dropped-street.json');
  const text = textOf(WHITECHAPEL);
  const street = /\n( {4}\{"between": \["c65", "x\d+"\].*)/.exec(text)![1]!;
  writeFileSync(file, text.replace(`${street}\n`, ''));
  const { exit, answer, talk } = await lamplighter('validate', file);
  expect(exit).toBe(1);
  expect(answer).toMatch(/^✗ whitechapel 1\.0\.0 {2}195 circles, 234 crossings, 592 streets {2}\d+ errors?/);
  const [, line] = /dropped-street\.json:(\d+):\d+: error: /.exec(answer)!;
  expect(answer).toContain(`> ${line!} | `);
  expect(talk).toMatch(/^1 board, \d+ errors?/);
});

test('a file that is no board, or no text, is a finding like any other', async () => {
  const [noBoard, noText] = [join(folder, 'v-no-board.json'), join(folder, 'v-no-text.json')];
  writeFileSync(noBoard, '{"game": "lfw", "gaem": 1}');
  writeFileSync(noText, Buffer.from([0x7b, 0xff]));
  const { exit, answer } = await lamplighter('validate', noBoard, noText, WHITEHALL);
  expect(exit).toBe(1);
  expect(answer).toMatch(/✗ .*v-no-board\.json/);
  expect(answer).toContain(`${noText}:1:2: error: the file: This byte is no UTF-8.`);
  expect(answer).toContain('not judged, because file failed: ');
  expect(answer).toContain('✓ whitehall');
});

test('json is one report for each board, to stdout or into a file', async () => {
  const report = (await json('validate', WHITEHALL, '--format', 'json')) as { reports: { file: string }[] };
  expect(report).toMatchObject({ format: 'lamplighter-report', version: 1 });
  expect(report.reports.map(({ file }) => file)).toEqual([WHITEHALL]);
  const file = join(folder, 'report.json');
  const written = await lamplighter('validate', WHITEHALL, '--format', 'json', '--output', file);
  expect([written.exit, written.answer]).toEqual([0, '']);
  expect(JSON.parse(textOf(file))).toEqual(report);
});

test.each([
  [['validate', '--format', 'sarif'], '--format takes pretty or json, not "sarif".'],
  [['validate', '--format', 'jsno'], 'Did you mean "json"?'],
  [['validate', '--deep'], 'There is no option "--deep" here.'],
  [['validate', 'cli'], 'There is no board in "cli"'],
  [['validate', 'README.md'], 'is no board file'],
  [['validate', 'whitechapel'], 'Did you mean "boards/whitechapel"?'],
])('%j is wrong usage', async (words, message) => {
  await expectWrongUsage(words, message);
});
