import { expect, test } from 'vitest';
import { parseMarkup } from '../../testing/exchange/parse-markup.js';
import { SAMPLE_OPTIONS, SAMPLE_REPORTS } from '../../testing/validator/sample-reports.js';
import { writeJunit } from './junit.js';

const elements = parseMarkup(writeJunit(SAMPLE_REPORTS, SAMPLE_OPTIONS));
const named = (name: string): typeof elements => elements.filter((element) => element.name === name);

test('the counts are those of what is there', () => {
  const root = named('testsuites')[0]!.attributes;
  const suites = named('testsuite').map(({ attributes }) => attributes);
  expect(suites).toHaveLength(3);
  for (const [key, name] of [['tests', 'testcase'], ['failures', 'failure'], ['skipped', 'skipped']] as const) {
    const sum = suites.reduce((total, suite) => total + Number(suite.get(key)), 0);
    expect([key, sum, Number(root.get(key))]).toEqual([key, named(name).length, named(name).length]);
  } // prettier-ignore
});

test('every rule that ran is a test case, with its time if measured', () => {
  const ran = SAMPLE_REPORTS.flatMap((report) => report.ran);
  const rules = named('testcase').map(({ attributes }) => attributes.get('name')!);
  expect(rules.filter((rule) => ran.some((each) => each.rule === rule))).toHaveLength(ran.length);
  const timed = named('testcase').filter(({ attributes }) => attributes.has('time'));
  expect(timed).toHaveLength(ran.filter(({ milliseconds }) => milliseconds !== undefined).length);
});

test('hints and waived findings fail no test', () => {
  const failed = named('failure').map(({ attributes }) => attributes.get('message'));
  expect(failed).not.toContain('The crossing x1 is a corner.');
  expect(named('system-out').map(({ text }) => text).join('\n')).toMatch(/corner[^]*Waived: The bridge/);
}); // prettier-ignore

test('several findings of one rule are one failure that counts them', () => {
  const [small] = SAMPLE_REPORTS;
  const findings = [1, 2, 3].map((line) => ({ ...small!.findings[0]!, line, id: `${line}` }));
  const text = writeJunit([{ ...small!, findings, skipped: [] }], SAMPLE_OPTIONS);
  const failures = parseMarkup(text).filter(({ name }) => name === 'failure');
  expect(failures.map(({ attributes }) => attributes.get('message'))).toEqual([
    expect.stringMatching(/ And 2 more\.$/),
  ]);
  expect(failures[0]?.text.split('\n\n')).toHaveLength(3);
});
