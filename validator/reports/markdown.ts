/** The report as a Markdown page: for a comment, a wiki, or the summary of a workflow's step. */
import type { Finding } from '../finding.js';
import { countFindings, summaryOf, type Report } from '../report.js';
import { escapeMarkdown } from '../../model/text/escape-markdown.js';
import type { ReportOptions } from './options.js';
import { sortedReports } from './sort-reports.js';
import { addressOfRule } from './told-rules.js';
import { MOST, shown } from '../../model/text/visible.js';
import {
  contentsOf,
  countsInWords,
  MARKS,
  nameOfReport,
  placeInFile,
  plural,
  restOfMessage,
  SEVERITY_WORDS,
  skippedInWords,
  summaryInWords,
  worstOf,
} from './words.js';

/** A heading and a table for each board, however many there are. */
export const markdown = (reports: readonly Report[], options: ReportOptions): string =>
  pageOf(reports, options, Infinity);

/** The page for the step summary of a GitHub workflow, which takes no more than a mebibyte. */
export const githubSummary = (reports: readonly Report[], options: ReportOptions): string =>
  // A UTF-16 unit is at most three bytes.
  pageOf(reports, options, 300_000);

function pageOf(reports: readonly Report[], options: ReportOptions, most: number): string {
  const sections = sortedReports(reports).map((report) => sectionOf(report, options));
  const out = [`# ${escapeMarkdown(`${summaryInWords(summaryOf(reports))}.`)}\n`];
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
    out.push(`There is no room here for ${plural(moreFindings, 'more finding')} and ${plural(moreBoards, 'more board')}; the log has them all.\n`); // prettier-ignore
  return out.join('\n');
}

/** A board in Markdown: what stands over the table and its head, the rows, and what stands below. */
function sectionOf(
  report: Report,
  options: ReportOptions,
): { readonly head: string; readonly rows: readonly string[]; readonly foot: string } {
  const { file, board, findings, waived } = report;
  const drawn = options.boards?.get(file);
  const about = [
    ...(board ? [shown(board.name, MOST.name)] : []),
    ...(drawn && board ? [contentsOf(drawn)] : []),
    ...(board ? [shown(file, MOST.file)] : []),
  ].map(escapeMarkdown);
  const counts = escapeMarkdown(countsInWords(countFindings([report])));
  const head = [
    `## ${MARKS[worstOf(report)]} ${escapeMarkdown(nameOfReport(report))}: ${counts}\n`,
    ...(about.length > 0 ? [`${about.join(' · ')}\n`] : []),
    ...(findings.length > 0 ? ['| | where | what | rule |\n|---|---|---|---|'] : []),
  ].join('\n');
  const notes = [
    ...waived.map(({ finding, reason }) => `waived: ${finding.words}: ${shown(finding.what, MOST.sentence)} (${shown(reason, MOST.sentence)})`), // prettier-ignore
    ...skippedInWords(report),
  ].map((note) => `- ${escapeMarkdown(shown(note, 3 * MOST.sentence))}\n`);
  return {
    head: findings.length > 0 ? `${head}\n` : head,
    rows: findings.map((finding) => rowOf(file, finding, options)),
    foot: notes.length > 0 ? `${findings.length > 0 ? '\n' : ''}${notes.join('')}` : '',
  };
}

function rowOf(file: string, finding: Finding, options: ReportOptions): string {
  const { severity, words, what, rule } = finding;
  const address = addressOfRule(rule, options);
  const name = escapeMarkdown(shown(rule, MOST.name));
  const rest = restOfMessage(finding);
  const cells = [
    SEVERITY_WORDS[severity],
    `${escapeMarkdown(shown(words, MOST.words))}<br>${escapeMarkdown(placeInFile(file, finding))}`,
    `${escapeMarkdown(shown(what, MOST.sentence))}${rest === '' ? '' : `<br>${escapeMarkdown(rest)}`}`,
    address === undefined ? name : `[${name}](<${encodeURI(address)}>)`,
  ];
  return `| ${cells.join(' | ')} |\n`;
}
