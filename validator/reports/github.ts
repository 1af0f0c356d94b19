/** The report for the log of a GitHub workflow: commands that become annotations, and plain lines for what would be cut. */
import type { Finding } from '../finding.js';
import { summaryOf, type Report } from '../report.js';
import { SEVERITIES, type Severity } from '../rule.js';
import type { ReportOptions } from './options.js';
import { sortedReports } from './sort-reports.js';
import { MOST, shown } from '../../model/text/visible.js';
import { placeInFile, restOfMessage, SEVERITY_WORDS, skippedInWords, summaryInWords } from './words.js';

/** A step shows this many annotations of each kind and silently drops the rest. */
const MOST_OF_A_KIND = 10;

const COMMANDS: Readonly<Record<Severity, string>> = { error: 'error', warning: 'warning', info: 'notice' };

/** Errors, warnings and hints, each kind as far as it is shown, then how many more there are, and those as plain lines. */
export function github(reports: readonly Report[], _options: ReportOptions): string {
  const sorted = sortedReports(reports);
  const all = sorted.flatMap(({ file, findings }) => findings.map((finding) => ({ file, finding })));
  const out: string[] = [];
  for (const severity of SEVERITIES) {
    const ofKind = all.filter(({ finding }) => finding.severity === severity);
    // The line that says how many more there are needs an annotation of its own to be seen.
    const told = ofKind.length <= MOST_OF_A_KIND ? ofKind : ofKind.slice(0, MOST_OF_A_KIND - 1);
    const more = ofKind.slice(told.length);
    out.push(...told.map(({ file, finding }) => annotation(file, finding)));
    if (more.length === 0) continue;
    const counted = `${more.length} more ${SEVERITY_WORDS[severity]}${more.length === 1 ? '' : 's'}`;
    const where = 'GitHub shows ten of a kind for each step; all are in the log of this step.';
    out.push(command(COMMANDS[severity], { title: counted }, `${counted}. ${where}`));
    out.push(command('group', {}, counted));
    out.push(...more.map(({ file, finding }) => logLine(lineOf(file, finding))));
    out.push('::endgroup::');
  }
  for (const report of sorted)
    out.push(...skippedInWords(report).map((words) => logLine(`${shown(report.file, MOST.file)}: ${words}`)));
  out.push(`${summaryInWords(summaryOf(reports))}.`);
  return `${out.join('\n')}\n`;
}

function annotation(file: string, finding: Finding): string {
  const { severity, line, column, rule, words } = finding;
  const place = line > 0 ? { line: `${line}`, col: `${column}` } : {};
  return command(
    COMMANDS[severity],
    {
      file: shown(file, MOST.file),
      ...place,
      title: `${shown(words, MOST.words)} (${shown(rule, MOST.name)})`,
    },
    sentences(finding),
  );
}

const lineOf = (file: string, finding: Finding): string =>
  `${placeInFile(file, finding)}: ${SEVERITY_WORDS[finding.severity]}: ${shown(finding.words, MOST.words)}: ` +
  `${sentences(finding)} [${shown(finding.rule, MOST.name)}]`;

const sentences = (finding: Finding): string =>
  [shown(finding.what, MOST.sentence), restOfMessage(finding)].filter((text) => text !== '').join(' ');

/** One workflow command; properties in the given order. */
function command(name: string, properties: Readonly<Record<string, string>>, message: string): string {
  const written = Object.entries(properties).map(([key, value]) => `${key}=${escapeProperty(value)}`);
  return `::${[name, ...(written.length > 0 ? [written.join(',')] : [])].join(' ')}::${escapeData(message)}`;
}

const escapeData = (text: string): string =>
  text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');

const escapeProperty = (text: string): string =>
  escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');

/** A line that is no command: the runner obeys `::` at the start, after blanks too, and `##[` anywhere. */
const logLine = (text: string): string => `- ${text.replaceAll('##[', '## [')}`;
