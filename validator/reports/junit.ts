/** The report as JUnit XML: a board is a suite, a rule that ran is a test, a skipped layer is a skipped test. */
import { capitalise, compareStrings, escapeXml, groupBy } from '../../model/index.js';
import { groupByCause, type CauseGroup } from '../definitions/finding.js';
import { explainSkip, type Report } from '../definitions/report.js';
import { layerOfRule, type RuleId } from '../definitions/rule.js';
import type { ReportOptions } from './report-options.js';
import { sortReports } from './sort-reports.js';
import {
  describeConsequences,
  describeSkippedLayer,
  explainMissingComparison,
  printable,
  printableFinding,
  titleOfReport,
} from './phrases.js';

/** Writes the suites. Causes that are errors or warnings fail their test; hints and waived findings go to its output. */
export function writeJunit(reports: readonly Report[], { tool }: ReportOptions): string {
  const suites = sortReports(reports).map(suiteOf);
  const sum = (key: 'tests' | 'failures' | 'skipped'): number =>
    suites.reduce((total, { counts }) => total + counts[key], 0);
  const counts = { tests: sum('tests'), failures: sum('failures'), errors: 0, skipped: sum('skipped') };
  const body = suites.map(({ markup }) => `\n${markup}`);
  const root = xmlElement('testsuites', { name: printable(tool.name, 'name'), ...counts }, ...body, '\n');
  return `<?xml version="1.0" encoding="UTF-8"?>\n${root}\n`;
}

function suiteOf(report: Report) {
  const tests = testsOf(report);
  const cases = [
    ...tests.map((test) => caseOf(report, test)),
    ...explainMissingComparison(report).map((note) =>
      xmlElement(
        'testcase',
        { classname: `${titleOfReport(report, {})} edition`, name: 'compared with the printed edition' },
        xmlElement('skipped', { message: note }),
      ),
    ),
    ...report.skipped.map((skip) =>
      xmlElement(
        'testcase',
        {
          classname: `${titleOfReport(report, {})} ${skip.layer}`,
          name: skip.parts ? describeSkippedLayer(skip) : `${skip.layer}/*`,
        },
        xmlElement('skipped', { message: `not checked, because ${explainSkip(skip)}` }),
      ),
    ),
    ...(report.off ?? []).map(({ rule, reason }) =>
      xmlElement(
        'testcase',
        { classname: `${titleOfReport(report, {})} ${layerOfRule(rule)}`, name: printable(rule, 'name') },
        xmlElement('skipped', { message: `off: ${printable(reason, 'sentence')}` }),
      ),
    ),
  ];
  const failures = tests.filter(({ failing }) => failing.length > 0).length;
  const skipped = cases.length - tests.length + tests.filter(({ isFolded }) => isFolded).length;
  const counts = { tests: cases.length, failures, errors: 0, skipped };
  const times = tests.flatMap(({ milliseconds }) => milliseconds ?? []);
  const time = seconds(times.length === 0 ? undefined : times.reduce((a, b) => a + b));
  const attributes = { name: printable(report.file, 'file'), ...counts, time };
  return { counts, markup: xmlElement('testsuite', attributes, ...cases.map((each) => `\n${each}`), '\n') };
}

/** The rules that ran and the checks of the reader, each with its findings. */
function testsOf({ findings, waived, ran }: Report) {
  const groups = groupByCause(findings);
  const found = groupBy(groups, ({ cause }) => cause.rule);
  const following = groupBy(
    groups.flatMap(({ consequences }) => consequences),
    ({ rule }) => rule,
  );
  const accepted = groupBy(waived, ({ finding }) => finding.rule);
  const times = new Map(ran.map(({ rule, milliseconds }) => [rule, milliseconds]));
  const rules = [
    ...new Set<RuleId>([...times.keys(), ...found.keys(), ...following.keys(), ...accepted.keys()]),
  ];
  return rules.sort(compareStrings).map((rule) => {
    const own = found.get(rule) ?? [];
    return {
      rule,
      failing: own.filter(({ cause }) => cause.severity !== 'info'),
      hints: own.filter(({ cause }) => cause.severity === 'info'),
      waived: accepted.get(rule) ?? [],
      // A rule whose findings all follow from others has neither failed nor passed.
      isFolded: own.length === 0 && following.has(rule),
      milliseconds: times.get(rule),
    };
  });
}

type Test = ReturnType<typeof testsOf>[number];

function caseOf(report: Report, { rule, failing, hints, waived, isFolded, milliseconds }: Test): string {
  const { file } = report;
  const output = [
    ...hints.map((group) => paragraph(file, group)),
    ...waived.map(
      ({ finding, reason }) =>
        `${paragraph(file, { cause: finding, consequences: [] })}\nWaived: ${printable(reason, 'sentence')}`,
    ),
  ];
  return xmlElement(
    'testcase',
    {
      classname: `${titleOfReport(report, {})} ${layerOfRule(rule)}`,
      name: printable(rule, 'name'),
      time: seconds(milliseconds),
    },
    ...(failing.length > 0 ? [failure(file, failing)] : []),
    ...(isFolded
      ? [xmlElement('skipped', { message: 'its findings follow from those of other rules' })]
      : []),
    ...(output.length > 0 ? [xmlElement('system-out', {}, escapeXml(output.join('\n\n')))] : []),
  );
}

/** One failure with all findings, because many readers show only the first failure of a test. */
function failure(file: string, groups: readonly CauseGroup[]): string {
  const { what, severity } = groups[0]!.cause;
  const more = groups.length === 1 ? '' : ` And ${groups.length - 1} more.`;
  const text = groups.map((group) => paragraph(file, group)).join('\n\n');
  const attributes = { message: `${printable(what, 'sentence')}${more}`, type: severity };
  return xmlElement('failure', attributes, escapeXml(text));
}

function paragraph(file: string, { cause: finding, consequences }: CauseGroup): string {
  const { place, label, words, what, rest } = printableFinding(file, finding);
  const count = describeConsequences(consequences.length);
  return [`${place}: ${label}: ${words}`, what, rest, count === '' ? '' : `${capitalise(count)}.`]
    .filter((line) => line !== '')
    .join('\n');
}

const seconds = (milliseconds: number | undefined): string | undefined =>
  milliseconds === undefined ? undefined : (Math.max(0, milliseconds) / 1000).toFixed(6);

/** One element with its attributes in the given order; an attribute without a value is left out. The input has no characters that XML forbids. */
export function xmlElement(
  name: string,
  attributes: Readonly<Record<string, string | number | undefined>>,
  ...children: readonly string[]
): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${escapeXml(String(value))}"`);
  const start = `<${name}${written.join('')}`;
  return children.length === 0 ? `${start}/>` : `${start}>${children.join('')}</${name}>`;
}
