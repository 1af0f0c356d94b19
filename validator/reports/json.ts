/** The report for programs: `schemas/report.schema.json`. */
import type { Finding } from '../finding.js';
import { summaryOf, type Report } from '../report.js';
import { jsonText, withSortedKeys } from './json-text.js';
import type { ReportOptions } from './options.js';
import { sortedReports } from './sort-reports.js';

/** All reports as one JSON document, in a fixed order of keys. */
export const json = (reports: readonly Report[], { tool }: ReportOptions): string =>
  jsonText({
    format: 'lamplighter-report',
    version: 1,
    tool: { name: tool.name, version: tool.version },
    summary: summaryOf(reports),
    reports: sortedReports(reports).map(ofReport),
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
  const { id, rule, severity, entities, message, what, why, mend, seen, expected, line, column } = finding;
  const { pointer, at, words, fix } = finding;
  return {
    id,
    rule,
    severity,
    entities,
    message,
    what,
    why,
    mend,
    ...(seen !== undefined && { seen: withSortedKeys(seen) }),
    ...(expected !== undefined && { expected: withSortedKeys(expected) }),
    line,
    column,
    pointer,
    ...(at && { at }),
    words,
    ...(fix && {
      fix: {
        kind: fix.kind,
        action: fix.action,
        arguments: withSortedKeys(fix.arguments),
        label: fix.label,
      },
    }),
  };
}
