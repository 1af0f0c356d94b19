/** Reports in the formats that people and programs read. */
import type { Report } from '../definitions/report.js';
import { writeGithubAnnotations } from './github.js';
import { writeGitlabIssues } from './gitlab.js';
import { writeHtml } from './html/page.js';
import { writeJson } from './json.js';
import { writeJunit } from './junit.js';
import { writeMarkdown } from './markdown.js';
import { sharedIdsOf } from './phrases.js';
import { writePretty } from './pretty.js';
import type { ReportFormat, ReportOptions } from './report-options.js';
import { writeSarif } from './sarif.js';

export { xmlElement } from './junit.js';
export { writeGithubSummary } from './markdown.js';
export { writePrettyBoard, writePrettySummary } from './pretty.js';
export {
  REPORT_FORMATS,
  type DrawingTheme,
  type ReportFormat,
  type ReportOptions,
  type TextPainter,
  type TextStyle,
} from './report-options.js';

type Writer = (reports: readonly Report[], options: ReportOptions) => string;

const WRITERS: Readonly<Record<ReportFormat, Writer>> = {
  pretty: writePretty,
  json: writeJson,
  sarif: writeSarif,
  github: writeGithubAnnotations,
  gitlab: writeGitlabIssues,
  junit: writeJunit,
  markdown: writeMarkdown,
  html: writeHtml,
};

/** The reports as the text of a file. The same reports, in any order, give the same bytes. */
export const formatReports = (
  format: ReportFormat,
  reports: readonly Report[],
  options: ReportOptions,
): string => WRITERS[format](reports, { sharedIds: sharedIdsOf(reports), ...options });
