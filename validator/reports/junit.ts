/** The report as JUnit XML: a board is a suite, a rule that ran is a test, a skipped layer is a skipped test. */
import { compareStrings, escapeXml, groupBy, MAX_TEXT_LENGTH, printableText } from '../../model/index.js';
import type { Finding } from '../definitions/finding.js';
import type { Report } from '../definitions/report.js';
import { layerOf, type RuleId } from '../definitions/rule.js';
import type { ReportOptions } from './report-options.js';
import { sortReports } from './sort-reports.js';
import {
  describeSkippedLayer,
  titleOfReport,
  formatLocation,
  explainFinding,
  SEVERITY_LABELS,
} from './phrases.js';
import { xmlElement } from './xml-element.js';

/** Writes the suites. Errors and warnings fail their test; hints and waived findings go to its output. */
export function writeJunit(reports: readonly Report[], { tool }: ReportOptions): string {
  const suites = sortReports(reports).map(suiteOf);
  const sum = (key: 'tests' | 'failures' | 'skipped'): number =>
    suites.reduce((total, suite) => total + suite[key], 0);
  const counts = { tests: sum('tests'), failures: sum('failures'), errors: 0, skipped: sum('skipped') };
  const body = suites.map(({ markup }) => `\n${markup}`);
  const root = xmlElement(
    'testsuites',
    { name: printableText(tool.name, MAX_TEXT_LENGTH.name), ...counts },
    ...body,
    '\n',
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n${root}\n`;
}

interface Suite {
  readonly markup: string;
  readonly tests: number;
  readonly failures: number;
  readonly skipped: number;
}

function suiteOf(report: Report): Suite {
  const tests = testsOf(report);
  const cases = [
    ...tests.map((test) => caseOf(report, test)),
    ...report.skipped.map((skip) =>
      xmlElement(
        'testcase',
        {
          classname: `${titleOfReport(report)} ${skip.layer}`,
          name: skip.parts ? describeSkippedLayer(skip) : `${skip.layer}/*`,
        },
        xmlElement('skipped', { message: `not checked, because ${skip.because} failed` }),
      ),
    ),
  ];
  const failures = tests.filter(({ failing }) => failing.length > 0).length;
  const skipped = report.skipped.length;
  const times = tests.flatMap(({ milliseconds }) => milliseconds ?? []);
  const time = times.length === 0 ? undefined : times.reduce((a, b) => a + b);
  const markup = xmlElement(
    'testsuite',
    {
      name: printableText(report.file, MAX_TEXT_LENGTH.file),
      tests: cases.length,
      failures,
      errors: 0,
      skipped,
      time: seconds(time),
    },
    ...cases.map((each) => `\n${each}`),
    '\n',
  );
  return { markup, tests: cases.length, failures, skipped };
}

/** A rule that ran, or a check of the reader, with its findings. */
interface Test {
  readonly rule: RuleId;
  readonly failing: readonly Finding[];
  readonly hints: readonly Finding[];
  readonly waived: Report['waived'];
  readonly milliseconds: number | undefined;
}

function testsOf({ findings, waived, ran }: Report): Test[] {
  const found = groupBy(findings, ({ rule }) => rule);
  const accepted = groupBy(waived, ({ finding }) => finding.rule);
  const times = new Map(ran.map(({ rule, milliseconds }) => [rule, milliseconds]));
  const rules = [...new Set<RuleId>([...times.keys(), ...found.keys(), ...accepted.keys()])];
  return rules.sort(compareStrings).map((rule) => {
    const own = found.get(rule) ?? [];
    return {
      rule,
      failing: own.filter(({ severity }) => severity !== 'info'),
      hints: own.filter(({ severity }) => severity === 'info'),
      waived: accepted.get(rule) ?? [],
      milliseconds: times.get(rule),
    };
  });
}

function caseOf(report: Report, { rule, failing, hints, waived, milliseconds }: Test): string {
  const { file } = report;
  const output = [
    ...hints.map((finding) => paragraph(file, finding)),
    ...waived.map(
      ({ finding, reason }) =>
        `${paragraph(file, finding)}\nWaived: ${printableText(reason, MAX_TEXT_LENGTH.sentence)}`,
    ),
  ];
  return xmlElement(
    'testcase',
    {
      classname: `${titleOfReport(report)} ${layerOf(rule)}`,
      name: printableText(rule, MAX_TEXT_LENGTH.name),
      time: seconds(milliseconds),
    },
    ...(failing.length > 0 ? [failure(file, failing)] : []),
    ...(output.length > 0 ? [xmlElement('system-out', {}, escapeXml(output.join('\n\n')))] : []),
  );
}

/** One failure with all findings, because many readers show only the first failure of a test. */
function failure(file: string, findings: readonly Finding[]): string {
  const { what, severity } = findings[0]!;
  const more = findings.length === 1 ? '' : ` And ${findings.length - 1} more.`;
  const text = findings.map((finding) => paragraph(file, finding)).join('\n\n');
  return xmlElement(
    'failure',
    { message: `${printableText(what, MAX_TEXT_LENGTH.sentence)}${more}`, type: severity },
    escapeXml(text),
  );
}

function paragraph(file: string, finding: Finding): string {
  const { severity, words, what } = finding;
  const rest = explainFinding(finding);
  return [
    `${formatLocation(file, finding)}: ${SEVERITY_LABELS[severity]}: ${printableText(words, MAX_TEXT_LENGTH.words)}`,
    printableText(what, MAX_TEXT_LENGTH.sentence),
    ...(rest === '' ? [] : [rest]),
  ].join('\n');
}

const seconds = (milliseconds: number | undefined): string | undefined =>
  milliseconds === undefined ? undefined : (Math.max(0, milliseconds) / 1000).toFixed(6);
