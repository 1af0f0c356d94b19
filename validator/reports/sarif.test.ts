import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { describe, expect, test } from 'vitest';
import { SAMPLE_OPTIONS, SAMPLE_REPORTS } from '../../testing/validator/sample-reports.js';
import type { Report } from '../definitions/report.js';
import { RULES } from '../rules/index.js';
import { validateText } from '../run/validate.js';
import type { ReportOptions } from './report-options.js';
import { writeSarif } from './sarif.js';

/** The standard's own schema, as the schema store passes it on. */
const require = createRequire(import.meta.url);
const file = require.resolve('schemastore/schemas/json/sarif-2.1.0.json');
const schema = JSON.parse(readFileSync(file, 'utf8')) as { $id: string };
const isReference = (text: string): boolean => /^[\w\-.~:/?#[\]@!$&'()*+,;=%]*$/.test(text) && URL.canParse(text, 'http://a/b/'); // prettier-ignore
const isLog = new Ajv({
  strict: false,
  // One of its patterns is none by the strict rules of Unicode expressions.
  unicodeRegExp: false,
  allErrors: true,
  formats: {
    uri: (text: string) => isReference(text) && URL.canParse(text),
    'uri-reference': isReference,
    'date-time': () => false,
  },
}).compile(schema);

interface Result {
  readonly ruleId: string;
  readonly ruleIndex: number;
  readonly level: string;
  readonly message: { readonly text: string };
  readonly locations: readonly { readonly physicalLocation: { readonly region?: object } }[];
  readonly partialFingerprints: Readonly<Record<string, string>>;
  readonly suppressions?: readonly object[];
  readonly relatedLocations?: readonly object[];
}
interface Run {
  readonly tool: {
    readonly driver: {
      readonly informationUri: string;
      readonly rules: readonly { id: string; helpUri: string }[];
    };
  };
  readonly results: readonly Result[];
  readonly invocations: readonly { readonly toolExecutionNotifications: readonly object[] }[];
}

function runOf(reports: readonly Report[], options: ReportOptions = SAMPLE_OPTIONS): Run {
  const log = JSON.parse(writeSarif(reports, options)) as { runs: [Run] };
  isLog(log);
  expect(isLog.errors ?? []).toEqual([]);
  return log.runs[0];
}

test('the schema is that of the standard, and it sees what is wrong', () => {
  expect(schema.$id).toContain('oasis-tcs/sarif-spec');
  expect(isLog({ version: '2.1.0', runs: [{}] })).toBe(false);
  expect(
    isLog({ version: '2.1.0', runs: [{ tool: { driver: { name: 'a', informationUri: 'b c' } } }] }),
  ).toBe(false);
});

describe('the sample', () => {
  const run = runOf(SAMPLE_REPORTS);

  test('every result names its rule twice, and the two agree', () => {
    expect(run.results).toHaveLength(7);
    for (const { ruleId, ruleIndex } of run.results)
      expect(run.tool.driver.rules[ruleIndex]?.id).toBe(ruleId);
  });

  test('a waived finding is suppressed with its reason, and no other is', () => {
    const suppressed = run.results.filter(({ suppressions }) => suppressions !== undefined);
    expect(suppressed.map(({ suppressions }) => suppressions)).toEqual([
      [{ kind: 'inSource', status: 'accepted', justification: 'The bridge was never finished.' }],
    ]);
    expect(suppressed[0]?.locations[0]?.physicalLocation.region).toBeUndefined();
  });

  test('every skipped layer and every board that was not compared is notified', () => {
    expect(run.invocations[0]?.toolExecutionNotifications).toHaveLength(4);
  });

  test('a consequence points at its cause', () => {
    const [consequence, ...others] = run.results.filter(({ relatedLocations }) => relatedLocations);
    expect(others).toEqual([]);
    expect(consequence).toMatchObject({
      ruleId: 'witness/expected-count',
      properties: { causedBy: 'number/missing-number(c3)' },
      relatedLocations: [
        {
          message: { text: 'Caused by: There is no circle 3.' },
          physicalLocation: { region: { startLine: 2, startColumn: 14 } },
        },
      ],
    });
  });

  test('fingerprints tell findings apart and stay when the file moves on', () => {
    const prints = (each: Run): string[] => each.results.map(({ partialFingerprints }) => Object.values(partialFingerprints)[0]!).sort(); // prettier-ignore
    expect(new Set(prints(run)).size).toBe(7);
    const moved = SAMPLE_REPORTS.map((report) => ({
      ...report,
      findings: report.findings.map((finding) => ({
        ...finding,
        line: finding.line + 7,
        message: 'New words.',
      })),
    }));
    expect(prints(runOf(moved))).toEqual(prints(run));
  });

  test('addresses are absolute: URNs unless the caller has a host', () => {
    expect(run.tool.driver.informationUri).toBe('urn:lamplighter');
    expect(run.tool.driver.rules.map(({ helpUri }) => helpUri)).toContain(
      'urn:lamplighter:rule:street/dead-end',
    );
    const host = { homePage: 'https://example.org' };
    const { rules, informationUri } = runOf(SAMPLE_REPORTS, { ...SAMPLE_OPTIONS, ...host }).tool.driver;
    expect(informationUri).toBe('https://example.org');
    expect(rules.map(({ helpUri }) => helpUri)).toContain(
      'https://example.org/docs/rules/street/dead-end.html',
    );
  });
});

test('words that SARIF would fill in or link stay words', () => {
  const [small] = SAMPLE_REPORTS;
  const what = 'See {0} and [this](https://example.org).';
  const { results } = runOf([
    { ...small!, findings: [{ ...small!.findings[0]!, message: what }], waived: [] },
  ]);
  expect(results[0]?.message.text).toBe('See {{0}} and [this] (https://example.org).');
});

test.each([
  ['boards/a b/ü%.json', 'boards/a%20b/%C3%BC%25.json'],
  ['C:\\boards\\x.json', 'file:///C:/boards/x.json'],
  ['/home/x#1?.json', 'file:///home/x%231%3F.json'],
  ['//host/x.json', 'file:///host/x.json'],
  ['a:b.json', 'a%3Ab.json'],
  ['\ud800.json', '%EF%BF%BD.json'],
])('the file %j is %s', (name, uri) => {
  const text = writeSarif([{ ...SAMPLE_REPORTS[1]!, file: name }], SAMPLE_OPTIONS);
  expect(JSON.parse(text)).toMatchObject({ runs: [{ artifacts: [{ location: { uri } }] }] });
  runOf([{ ...SAMPLE_REPORTS[0]!, file: name }]);
});

test('real boards, right and wrong, with all our rules', () => {
  const root = join(import.meta.dirname, '..', '..');
  const files = ['boards/whitehall/board.json', 'boards/mr-jack-2016/board.json', 'docs/examples/broken/unknown-property.json', 'docs/examples/broken/wrong-printed-fact.json']; // prettier-ignore
  const reports = files.map((each) => validateText(readFileSync(join(root, each), 'utf8'), { file: each }));
  const run = runOf(reports, { tool: SAMPLE_OPTIONS.tool });
  const ran = new Set(reports.flatMap((report) => report.ran.map(({ rule }) => rule)));
  const reported = new Set(run.tool.driver.rules.map(({ id }) => id));
  for (const { id } of RULES) expect([id, reported.has(id)]).toEqual([id, ran.has(id)]);
});
