/** Sorts reports, so that the same reports give the same bytes in any order. */
import { compareStrings } from '../../model/index.js';
import { sortByCause } from '../causes/index.js';
import type { Finding } from '../definitions/finding.js';
import type { Report } from '../definitions/report.js';
import { LAYERS, type Layer } from '../definitions/rule.js';

/** Reports by file; in each, causes by severity and place with their consequences behind them, layers in the order of running, rules by id. */
export const sortReports = (reports: readonly Report[]): readonly Report[] =>
  reports.map(sortedReport).sort(compareReports);

const sortedReport = (report: Report): Report => ({
  ...report,
  findings: sortByCause(report.findings.toSorted(compareFindings)),
  waived: report.waived.toSorted(
    (a, b) => compareFindings(a.finding, b.finding) || compareStrings(a.reason, b.reason),
  ),
  skipped: report.skipped.toSorted((a, b) => indexOf(a.layer) - indexOf(b.layer)),
  ran: report.ran.toSorted((a, b) => compareStrings(a.rule, b.rule)),
});

const compareReports = (a: Report, b: Report): number =>
  compareStrings(a.file, b.file) ||
  compareStrings(a.board?.id ?? '', b.board?.id ?? '') ||
  compareStrings(a.board?.digest ?? '', b.board?.digest ?? '');

const compareFindings = (a: Finding, b: Finding): number =>
  a.line - b.line ||
  a.column - b.column ||
  compareStrings(a.rule, b.rule) ||
  compareStrings(a.id, b.id) ||
  compareStrings(a.message, b.message);

const indexOf = (layer: Layer): number => LAYERS.indexOf(layer);
