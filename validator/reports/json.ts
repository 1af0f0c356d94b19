/** The report for programs: `schemas/report.schema.json`. */
import type { Finding } from '../definitions/finding.js';
import { summariseReports, type Report } from '../definitions/report.js';
import { formatJson, fixWithOrderedKeys, valuesWithSortedKeys } from './format-json.js';
import type { ReportOptions } from './report-options.js';
import { sortReports } from './sort-reports.js';

/** All reports as one JSON document, in a fixed order of keys. */
export const writeJson = (reports: readonly Report[], { tool }: ReportOptions): string =>
  formatJson({
    format: 'lamplighter-report',
    version: 1,
    tool: { name: tool.name, version: tool.version },
    summary: summariseReports(reports),
    reports: sortReports(reports).map(ofReport),
  });

const ofReport = ({ file, board, profile, findings, waived, skipped, ran, off }: Report): object => ({
  file,
  ...(board && { board: ofBoard(board) }),
  profile,
  findings: findings.map(ofFinding),
  waived: waived.map(({ finding, reason }) => ({ finding: ofFinding(finding), reason })),
  skipped: skipped.map(({ layer, because, parts }) => ({ layer, because, ...(parts && { parts }) })),
  ran: ran.map(({ rule, milliseconds }) => ({ rule, ...(milliseconds !== undefined && { milliseconds }) })),
  ...(off && { off: off.map(({ rule, reason }) => ({ rule, reason })) }),
});

const ofBoard = ({ id, name, game, boardVersion, digest }: NonNullable<Report['board']>): object => {
  return { id, name, game, boardVersion, digest };
};

function ofFinding(finding: Finding): object {
  const { id, rule, severity, entities, message, what, why, remedy, line, column, pointer, at, words } =
    finding;
  const about = { id, rule, severity, entities, message, what, why, mend: remedy };
  const place = { line, column, pointer, ...(at && { at }), words };
  return { ...about, ...valuesWithSortedKeys(finding), ...place, ...fixWithOrderedKeys(finding) };
}
