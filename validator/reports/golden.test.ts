/** Golden files of every format. `UPDATE=1` rewrites them; read the diff before you commit it. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SAMPLE_OPTIONS, SAMPLE_REPORTS } from '../../testing/validator/sample-reports.js';
import type { Report } from '../definitions/report.js';
import { formatReports, writeGithubSummary, REPORT_FORMATS } from './index.js';

const written: readonly (readonly [string, (reports: readonly Report[]) => string])[] = [
  ...REPORT_FORMATS.map((format) => [format, (reports: readonly Report[]) => formatReports(format, reports, SAMPLE_OPTIONS)] as const), // prettier-ignore
  ['github-summary', (reports) => writeGithubSummary(reports, SAMPLE_OPTIONS)],
];

describe.each(written)('%s', (name, write) => {
  test('is what it was', () => {
    const file = join(import.meta.dirname, 'golden', `${name}.golden`);
    const text = write(SAMPLE_REPORTS);
    if (process.env['UPDATE'] === '1') writeFileSync(file, text);
    expect(text).toBe(readFileSync(file, 'utf8'));
    expect(text.endsWith('\n')).toBe(true);
  });

  test('is the same in whatever order reports and findings come', () => {
    const expected = write(SAMPLE_REPORTS);
    fc.assert(
      fc.property(fc.infiniteStream(fc.nat()), (numbers) => {
        const mix = <T>(list: readonly T[]): T[] =>
          list
            .map((value) => ({ value, key: numbers.next().value as number }))
            .sort((a, b) => a.key - b.key)
            .map(({ value }) => value);
        const shuffled = mix(SAMPLE_REPORTS).map((report) => ({
          ...report,
          findings: mix(report.findings),
          waived: mix(report.waived),
          skipped: mix(report.skipped),
          ran: mix(report.ran),
        }));
        expect(write(shuffled)).toBe(expected);
      }),
      { numRuns: 20 },
    );
  });

  test('has something to say about nothing', () => {
    expect(write([])).toMatch(/\S/);
  });
});
