/** The report as JUnit XML: a board is a suite, a rule that ran is a test, a layer that could not be judged is a skipped one. */
import { compareTexts } from '../../model/text/compare-texts.js';
import type { Finding } from '../finding.js';
import type { Report } from '../report.js';
import { layerOf, type RuleId } from '../rule.js';
import { grouped } from './grouped.js';
import type { ReportOptions } from './options.js';
import { sortedReports } from './sort-reports.js';
import { MOST, shown } from '../../model/text/visible.js';
import { layerInWords, nameOfReport, placeInFile, restOfMessage, SEVERITY_WORDS } from './words.js';
import { escapeXml } from '../../model/text/escape-xml.js';
import { element } from './xml.js';

/** Errors and warnings fail their test; hints and waived findings are told in its output. */
export function junit(reports: readonly Report[], { tool }: ReportOptions): string {
  const suites = sortedReports(reports).map(suiteOf);
  const sum = (key: 'tests' | 'failures' | 'skipped'): number =>
    suites.reduce((total, suite) => total + suite[key], 0);
  const counts = { tests: sum('tests'), failures: sum('failures'), errors: 0, skipped: sum('skipped') };
  const body = suites.map(({ markup }) => `\n${markup}`);
  const root = element('testsuites', { name: shown(tool.name, MOST.name), ...counts }, ...body, '\n');
  return `<?xml version="1.0" encoding="UTF-8"?>\n${root}\n`;
}

interface Suite {
  readonly markup: string;
  readonly tests: number;
  readonly failures: number;
  readonly skipped: number;
}

function suiteOf(report: Report): Suite {
  const judged = testsOf(report);
  const cases = [
    ...judged.map((test) => caseOf(report, test)),
    ...report.skipped.map((skip) =>
      element(
        'testcase',
        {
          classname: `${nameOfReport(report)} ${skip.layer}`,
          name: skip.parts ? layerInWords(skip) : `${skip.layer}/*`,
        },
        element('skipped', { message: `not judged, because ${skip.because} failed` }),
      ),
    ),
  ];
  const failures = judged.filter(({ failing }) => failing.length > 0).length;
  const skipped = report.skipped.length;
  const times = judged.flatMap(({ milliseconds }) => milliseconds ?? []);
  const time = times.length === 0 ? undefined : times.reduce((a, b) => a + b);
  const markup = element(
    'testsuite',
    {
      name: shown(report.file, MOST.file),
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

/** A rule that ran, or that is the parser's, with what it found. */
interface Test {
  readonly rule: RuleId;
  readonly failing: readonly Finding[];
  readonly told: readonly Finding[];
  readonly waived: Report['waived'];
  readonly milliseconds: number | undefined;
}

function testsOf({ findings, waived, ran }: Report): Test[] {
  const found = grouped(findings, ({ rule }) => rule);
  const accepted = grouped(waived, ({ finding }) => finding.rule);
  const times = new Map(ran.map(({ rule, milliseconds }) => [rule, milliseconds]));
  const rules = [...new Set<RuleId>([...times.keys(), ...found.keys(), ...accepted.keys()])];
  return rules.sort(compareTexts).map((rule) => {
    const own = found.get(rule) ?? [];
    return {
      rule,
      failing: own.filter(({ severity }) => severity !== 'info'),
      told: own.filter(({ severity }) => severity === 'info'),
      waived: accepted.get(rule) ?? [],
      milliseconds: times.get(rule),
    };
  });
}

function caseOf(report: Report, { rule, failing, told, waived, milliseconds }: Test): string {
  const { file } = report;
  const output = [
    ...told.map((finding) => paragraph(file, finding)),
    ...waived.map(
      ({ finding, reason }) => `${paragraph(file, finding)}\nWaived: ${shown(reason, MOST.sentence)}`,
    ),
  ];
  return element(
    'testcase',
    {
      classname: `${nameOfReport(report)} ${layerOf(rule)}`,
      name: shown(rule, MOST.name),
      time: seconds(milliseconds),
    },
    ...(failing.length > 0 ? [failure(file, failing)] : []),
    ...(output.length > 0 ? [element('system-out', {}, escapeXml(output.join('\n\n')))] : []),
  );
}

/** Many readers show only the first failure of a test, so all findings of a rule are in one. */
function failure(file: string, findings: readonly Finding[]): string {
  const { what, severity } = findings[0]!;
  const more = findings.length === 1 ? '' : ` And ${findings.length - 1} more.`;
  const text = findings.map((finding) => paragraph(file, finding)).join('\n\n');
  return element(
    'failure',
    { message: `${shown(what, MOST.sentence)}${more}`, type: severity },
    escapeXml(text),
  );
}

function paragraph(file: string, finding: Finding): string {
  const { severity, words, what } = finding;
  const rest = restOfMessage(finding);
  return [
    `${placeInFile(file, finding)}: ${SEVERITY_WORDS[severity]}: ${shown(words, MOST.words)}`,
    shown(what, MOST.sentence),
    ...(rest === '' ? [] : [rest]),
  ].join('\n');
}

const seconds = (milliseconds: number | undefined): string | undefined =>
  milliseconds === undefined ? undefined : (Math.max(0, milliseconds) / 1000).toFixed(6);
