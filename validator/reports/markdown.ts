/** The report as a Markdown page: for a comment, a wiki, or the summary of a workflow's step. */
import { groupByCause, type CauseGroup, type Finding } from '../definitions/finding.js';
import { countFindings, summariseReports, type Report } from '../definitions/report.js';
import { capitalise, escapeMarkdown, MAX_TEXT_LENGTH, pluralise, printableText } from '../../model/index.js';
import type { ReportOptions } from './report-options.js';
import { sortReports } from './sort-reports.js';
import { urlOfRule } from './rules-in-reports.js';
import {
  describeConsequences,
  explainMissingComparison,
  describeBoard,
  describeSeverityCounts,
  explainRulesOff,
  explainSkippedLayers,
  describeSummary,
  printable,
  printableFinding,
  symbolOfReport,
  titleOfReport,
} from './phrases.js';

/** Writes a heading and a table for each board. */
export const writeMarkdown = (reports: readonly Report[], options: ReportOptions): string =>
  pageOf(reports, options, Infinity);

/** Writes the step summary of a GitHub workflow, which is limited to a mebibyte. */
export const writeGithubSummary = (reports: readonly Report[], options: ReportOptions): string =>
  // A UTF-16 unit is at most three bytes.
  pageOf(reports, options, 300_000);

function pageOf(reports: readonly Report[], options: ReportOptions, most: number): string {
  const sections = sortReports(reports).map((report) => sectionOf(report, options));
  const out = [`# ${escapeMarkdown(`${describeSummary(summariseReports(reports))}.`)}\n`];
  let room = most - 1000;
  let [moreBoards, moreFindings] = [0, 0];
  for (const { head, rows, foot } of sections) {
    const fixed = head.length + foot.length;
    if (room < fixed) {
      moreBoards++;
      moreFindings += rows.length;
      continue;
    }
    room -= fixed;
    let kept = 0;
    while (kept < rows.length && room >= rows[kept]!.length) room -= rows[kept++]!.length;
    moreFindings += rows.length - kept;
    out.push(`${head}${rows.slice(0, kept).join('')}${foot}`);
  }
  if (moreBoards + moreFindings > 0)
    out.push(`Not shown here: ${pluralise(moreFindings, 'more finding')} and ${pluralise(moreBoards, 'more board')}; the log lists all of them.\n`); // prettier-ignore
  return out.join('\n');
}

/** A board in Markdown: the text above the table and its head, the rows, and the text below. */
function sectionOf(
  report: Report,
  options: ReportOptions,
): { readonly head: string; readonly rows: readonly string[]; readonly foot: string } {
  const { file, findings, waived } = report;
  const about = describeBoard(report, options).map(escapeMarkdown);
  const counts = escapeMarkdown(describeSeverityCounts(countFindings([report])));
  const head = [
    `## ${symbolOfReport(report)} ${escapeMarkdown(titleOfReport(report, options))}: ${counts}\n`,
    ...explainMissingComparison(report).map((note) => `${escapeMarkdown(capitalise(note))}.\n`),
    ...(about.length > 0 ? [`${about.join(' · ')}\n`] : []),
    ...(findings.length > 0 ? ['| | where | what | rule |\n|---|---|---|---|'] : []),
  ].join('\n');
  const notes = [
    ...waived.map(({ finding, reason }) => `waived: ${finding.words}: ${printable(finding.what, 'sentence')} (${printable(reason, 'sentence')})`), // prettier-ignore
    ...explainSkippedLayers(report),
    ...explainRulesOff(report),
  ].map((note) => `- ${escapeMarkdown(printableText(note, 3 * MAX_TEXT_LENGTH.sentence))}\n`);
  return {
    head: findings.length > 0 ? `${head}\n` : head,
    rows: groupByCause(findings).map((group) => rowOf(file, group, options)),
    foot: notes.length > 0 ? `${findings.length > 0 ? '\n' : ''}${notes.join('')}` : '',
  };
}

function rowOf(file: string, { cause: finding, consequences }: CauseGroup, options: ReportOptions): string {
  const { place, label, words, what, rule, rest } = printableFinding(file, finding);
  const address = urlOfRule(finding.rule, options);
  const name = escapeMarkdown(rule);
  const cells = [
    label,
    `${escapeMarkdown(words)}<br>${escapeMarkdown(place)}`,
    `${escapeMarkdown(what)}${rest === '' ? '' : `<br>${escapeMarkdown(rest)}`}${foldedConsequences(file, consequences)}`,
    address === undefined ? name : `[${name}](<${encodeURI(address)}>)`,
  ];
  return `| ${cells.join(' | ')} |\n`;
}

/** The consequences of a cause in an element that a reader can open, in one table cell. */
function foldedConsequences(file: string, consequences: readonly Finding[]): string {
  if (consequences.length === 0) return '';
  const items = consequences.map((finding) => {
    const { words, what, rule } = printableFinding(file, finding);
    return `<li>${escapeMarkdown(`${words}: ${what} (${rule})`)}</li>`;
  });
  return `<details><summary>${describeConsequences(consequences.length)}</summary><ul>${items.join('')}</ul></details>`;
}
