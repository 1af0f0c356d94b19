/** The report for the log of a GitHub workflow: annotations, and plain lines for those that GitHub would drop. */
import { capitalise } from '../../model/index.js';
import { groupByCause, type CauseGroup } from '../definitions/finding.js';
import { summariseReports, type Report } from '../definitions/report.js';
import { SEVERITIES, type Severity } from '../definitions/rule.js';
import type { ReportOptions } from './report-options.js';
import { sortReports } from './sort-reports.js';
import {
  describeConsequences,
  explainMissingComparison,
  explainRulesOff,
  explainSkippedLayers,
  describeSummary,
  printable,
  printableFinding,
  SEVERITY_LABELS,
} from './phrases.js';

/** A step shows this many annotations of each kind and silently drops the rest. */
const MOST_OF_A_KIND = 10;

const COMMANDS: Readonly<Record<Severity, string>> = { error: 'error', warning: 'warning', info: 'notice' };

/** Writes annotations by severity, up to the limit, then the number of further findings and those as plain lines. */
export function writeGithubAnnotations(reports: readonly Report[], _options: ReportOptions): string {
  const sorted = sortReports(reports);
  const all = sorted.flatMap(({ file, findings }) =>
    groupByCause(findings).map((group) => ({ file, group, finding: group.cause })),
  );
  const out: string[] = [];
  for (const severity of SEVERITIES) {
    const ofKind = all.filter(({ finding }) => finding.severity === severity);
    // The number of further findings takes one annotation.
    const annotated = ofKind.length <= MOST_OF_A_KIND ? ofKind : ofKind.slice(0, MOST_OF_A_KIND - 1);
    const more = ofKind.slice(annotated.length);
    out.push(...annotated.map(({ file, group }) => annotation(file, group)));
    if (more.length === 0) continue;
    const counted = `${more.length} more ${SEVERITY_LABELS[severity]}${more.length === 1 ? '' : 's'}`;
    const where = 'GitHub shows ten of a kind for each step; all are in the log of this step.';
    out.push(command(COMMANDS[severity], { title: counted }, `${counted}. ${where}`));
    out.push(command('group', {}, counted));
    out.push(...more.map(({ file, group }) => logLine(lineOf(file, group))));
    out.push('::endgroup::');
  }
  for (const report of sorted)
    for (const words of [
      ...explainMissingComparison(report),
      ...explainSkippedLayers(report),
      ...explainRulesOff(report),
    ])
      out.push(logLine(`${printable(report.file, 'file')}: ${words}`));
  out.push(`${describeSummary(summariseReports(reports))}.`);
  return `${out.join('\n')}\n`;
}

function annotation(file: string, { cause: finding, consequences }: CauseGroup): string {
  const { severity, line, column } = finding;
  const { words, what, rest, rule } = printableFinding(file, finding);
  const place = line > 0 ? { line: `${line}`, col: `${column}` } : {};
  const properties = { file: printable(file, 'file'), ...place, title: `${words} (${rule})` };
  return command(COMMANDS[severity], properties, sentences(what, rest, countOf(consequences)));
}

function lineOf(file: string, { cause: finding, consequences }: CauseGroup): string {
  const { place, label, words, what, rest, rule } = printableFinding(file, finding);
  return `${place}: ${label}: ${words}: ${sentences(what, rest, countOf(consequences))} [${rule}]`;
}

/** "And 6 consequences." */
const countOf = (consequences: readonly unknown[]): string =>
  consequences.length === 0 ? '' : `${capitalise(describeConsequences(consequences.length))}.`;

const sentences = (...texts: readonly string[]): string => texts.filter((text) => text !== '').join(' ');

/** One workflow command; properties in the given order. */
function command(name: string, properties: Readonly<Record<string, string>>, message: string): string {
  const written = Object.entries(properties).map(([key, value]) => `${key}=${escapeProperty(value)}`);
  return `::${[name, ...(written.length > 0 ? [written.join(',')] : [])].join(' ')}::${escapeData(message)}`;
}

const escapeData = (text: string): string =>
  text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');

const escapeProperty = (text: string): string =>
  escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');

/** A line that is not a command: the runner obeys `::` at the start, also after blanks, and `##[` anywhere. */
const logLine = (text: string): string => `- ${text.replaceAll('##[', '## [')}`;
