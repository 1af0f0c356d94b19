/** The report for programs: `schemas/report.schema.json`. */
import type { Finding } from '../definitions/finding.js';
import { summariseReports, type Report } from '../definitions/report.js';
import { formatJson, sortKeys } from './format-json.js';
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

const ofReport = ({ file, board, profile, findings, waived, skipped, ran }: Report): object => ({
  file,
  ...(board && {
    board: {
      id: board.id,
      name: board.name,
      game: board.game,
      boardVersion: board.boardVersion,
      digest: board.digest,
    },
  }),
  profile,
  findings: findings.map(ofFinding),
  waived: waived.map(({ finding, reason }) => ({ finding: ofFinding(finding), reason })),
  skipped: skipped.map(({ layer, because, parts }) => ({ layer, because, ...(parts && { parts }) })),
  ran: ran.map(({ rule, milliseconds }) => ({ rule, ...(milliseconds !== undefined && { milliseconds }) })),
});

function ofFinding(finding: Finding): object {
  const { id, rule, severity, entities, message, what, why, remedy, seen, expected, line, column } = finding;
  const { pointer, at, words, fix } = finding;
  return {
    id,
    rule,
    severity,
    entities,
    message,
    what,
    why,
    mend: remedy,
    ...(seen !== undefined && { seen: sortKeys(seen) }),
    ...(expected !== undefined && { expected: sortKeys(expected) }),
    line,
    column,
    pointer,
    ...(at && { at }),
    words,
    ...(fix && {
      fix: {
        kind: fix.kind,
        action: fix.action,
        arguments: sortKeys(fix.arguments),
        label: fix.label,
      },
    }),
  };
}
