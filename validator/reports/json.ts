/** The report for programs: `schemas/report.schema.json`. */
import type { Finding } from '../definitions/finding.js';
import { summariseReports, type Report, type ReportSummary } from '../definitions/report.js';
import { formatJson, fixesWithOrderedKeys, valuesWithSortedKeys } from './format-json.js';
import type { ReportOptions } from './report-options.js';
import { sortReports } from './sort-reports.js';

/** All reports as one JSON document, in a fixed order of keys. */
export const writeJson = (reports: readonly Report[], { tool }: ReportOptions): string =>
  formatJson({
    format: 'lamplighter-report',
    version: 2,
    tool: { name: tool.name, version: tool.version },
    summary: ofSummary(summariseReports(reports)),
    reports: sortReports(reports).map(ofReport),
  });

const ofReport = ({
  file,
  board,
  profile,
  edition,
  findings,
  waived,
  skipped,
  ran,
  off,
}: Report): object => ({
  file,
  ...(board && { board: ofBoard(board) }),
  profile,
  edition: ofEdition(edition),
  findings: findings.map(ofFinding),
  waived: waived.map(({ finding, reason }) => ({ finding: ofFinding(finding), reason })),
  skipped: skipped.map(({ layer, because, parts }) => ({ layer, because, ...(parts && { parts }) })),
  ran: ran.map(({ rule, milliseconds }) => ({ rule, ...(milliseconds !== undefined && { milliseconds }) })),
  ...(off && { off: off.map(({ rule, reason }) => ({ rule, reason })) }),
});

const ofBoard = ({ id, name, game, boardVersion, digest }: NonNullable<Report['board']>): object => {
  return { id, name, game, boardVersion, digest };
};

const ofSummary = (summary: ReportSummary): object => {
  const { boards, errors, warnings, infos, consequences, waived, notCompared } = summary;
  return { boards, errors, warnings, infos, consequences, waived, notCompared };
};

const ofEdition = ({ claimed, compared, note }: Report['edition']): object => ({
  ...(claimed !== undefined && { claimed }),
  compared,
  note,
});

function ofFinding(finding: Finding): object {
  const { id, rule, severity, causedBy, entities, message, what, why, remedy } = finding;
  const { line, column, pointer, at, missing, words } = finding;
  const cause = causedBy === undefined ? {} : { causedBy };
  const about = { id, rule, severity, ...cause, entities, message, what, why, remedy };
  const place = { line, column, pointer, ...(at && { at }), ...(missing && { missing }), words };
  const fixes = fixesWithOrderedKeys(finding);
  return { ...about, ...valuesWithSortedKeys(finding), ...place, fixes };
}
