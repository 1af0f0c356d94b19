/** The one order in which reports are written, so that the same reports give the same bytes however they were gathered. */
import { compareTexts } from '../../model/text/compare-texts.js';
import type { Finding } from '../finding.js';
import type { Report } from '../report.js';
import { LAYERS, type Layer } from '../rule.js';

/** Reports by file; in each, findings by place, layers in the order of running, rules by id. */
export const sortedReports = (reports: readonly Report[]): readonly Report[] =>
  reports.map(sortedReport).sort(compareReports);

const sortedReport = (report: Report): Report => ({
  ...report,
  findings: report.findings.toSorted(compareFindings),
  waived: report.waived.toSorted(
    (a, b) => compareFindings(a.finding, b.finding) || compareTexts(a.reason, b.reason),
  ),
  skipped: report.skipped.toSorted((a, b) => indexOf(a.layer) - indexOf(b.layer)),
  ran: report.ran.toSorted((a, b) => compareTexts(a.rule, b.rule)),
});

const compareReports = (a: Report, b: Report): number =>
  compareTexts(a.file, b.file) ||
  compareTexts(a.board?.id ?? '', b.board?.id ?? '') ||
  compareTexts(a.board?.digest ?? '', b.board?.digest ?? '');

const compareFindings = (a: Finding, b: Finding): number =>
  a.line - b.line ||
  a.column - b.column ||
  compareTexts(a.rule, b.rule) ||
  compareTexts(a.id, b.id) ||
  compareTexts(a.message, b.message);

const indexOf = (layer: Layer): number => LAYERS.indexOf(layer);
