import { describe, expect, test } from 'vitest';
import {
  sampleFinding,
  SAMPLE_OPTIONS,
  SAMPLE_REPORTS,
  SAMPLE_RULES,
} from '../../testing/validator/sample-reports.js';
import type { Report } from '../definitions/report.js';
import type { Severity } from '../definitions/rule.js';
import { writeGithubAnnotations } from './github.js';
import { writeGithubSummary } from './index.js';

const many = (counts: Readonly<Partial<Record<Severity, number>>>, what = 'It is wrong.'): Report => ({
  ...SAMPLE_REPORTS[0]!,
  findings: Object.entries(counts).flatMap(([severity, count]) =>
    Array.from({ length: count }, (_, i) =>
      sampleFinding(SAMPLE_RULES[0]!, {
        what: `${what} ${i}`,
        severity: severity as Severity,
        line: i + 1,
        column: 1,
      }),
    ),
  ),
  waived: [],
  skipped: [],
});

const linesOf = (report: Report): string[] =>
  writeGithubAnnotations([report], SAMPLE_OPTIONS).trimEnd().split('\n');

/** A command as the runner reads it: name, properties, message. */
function parse(line: string): { name: string; properties: Record<string, string>; message: string } {
  const [, name = '', properties = '', message = ''] = /^::([a-z]+)(?: ([^:]*))?::(.*)$/.exec(line)!;
  const unescape = (text: string): string => text.replaceAll('%3A', ':').replaceAll('%2C', ',').replaceAll('%0D', '\r').replaceAll('%0A', '\n').replaceAll('%25', '%'); // prettier-ignore
  const pairs = properties === '' ? [] : properties.split(',').map((pair) => [pair.slice(0, pair.indexOf('=')), unescape(pair.slice(pair.indexOf('=') + 1))]); // prettier-ignore
  return {
    name,
    properties: Object.fromEntries(pairs) as Record<string, string>,
    message: unescape(message),
  };
}

test('signs that a command is made of come back as they were', () => {
  const [small] = SAMPLE_REPORTS;
  const finding = {
    ...small!.findings[0]!,
    what: 'a, b: 100 % ::error::%0A',
    why: '',
    remedy: '',
    words: 'c,d:e%2C',
  };
  const [line] = linesOf({ ...small!, file: 'a,b:c%.json', findings: [finding], waived: [], skipped: [] });
  expect(parse(line!)).toEqual({
    name: 'warning',
    properties: { file: 'a,b:c%.json', line: '3', col: '5', title: 'c,d:e%2C (street/dead-end)' },
    message: 'a, b: 100 % ::error::%0A',
  });
});

describe('ten of a kind are shown, and none is lost', () => {
  test.each([
    [
      { error: 10, warning: 10, info: 10 },
      { error: 10, warning: 10, notice: 10 },
    ],
    [{ error: 11 }, { error: 10 }],
    [
      { error: 3, warning: 40 },
      { error: 3, warning: 10 },
    ],
  ])('%j', (counts, shown) => {
    const lines = linesOf(many(counts));
    const commands = lines.filter((line) => line.startsWith('::')).map(parse);
    for (const [name, count] of Object.entries(shown))
      expect(commands.filter((command) => command.name === name)).toHaveLength(count);
    const reported = lines.filter((line) => line.includes('It is wrong.')).length;
    expect(reported).toBe(Object.values(counts).reduce((a, b) => a + b));
  });

  test('the last one shown says how many more there are', () => {
    const lines = linesOf(many({ error: 31 }));
    expect(parse(lines[9]!).message).toMatch(/^22 more errors\. /);
    expect(lines[10]).toBe('::group::22 more errors');
    expect(lines.slice(11, 33).every((line) => line.startsWith('- boards/small/board.json:'))).toBe(true);
    expect(lines[33]).toBe('::endgroup::');
  });
});

test('what stands in the log as plain text is no command, old or new', () => {
  const lines = linesOf(many({ error: 12 }, '\n::add-mask::x ##[add-mask]y'));
  expect(lines.filter((line) => line.startsWith('::add-mask'))).toEqual([]);
  expect(lines.filter((line) => !line.startsWith('::') && line.includes('##['))).toEqual([]);
});

test('the summary of a step stays within its mebibyte and says what is left out', () => {
  const long = 'ü'.repeat(990);
  const summary = writeGithubSummary([many({ error: 2000 }, long)], SAMPLE_OPTIONS);
  expect(Buffer.byteLength(summary)).toBeLessThan(1024 * 1024);
  const [, more] = /Not shown here: (\d+) more findings and 0 more boards/.exec(summary)!;
  expect(summary.split('\n').filter((line) => line.startsWith('| error'))).toHaveLength(2000 - Number(more));
});
