import type { Report } from '../definitions/report.js';
import { writeGithubAnnotations } from './github.js';
import { writeHtml } from './html/page.js';
import { writeJson } from './json.js';
import { writeJunit } from './junit.js';
import { writeMarkdown } from './markdown.js';
import { writePretty } from './pretty.js';
import type { ReportFormat, ReportOptions } from './report-options.js';
import { writeSarif } from './sarif.js';

type Writer = (reports: readonly Report[], options: ReportOptions) => string;

const WRITERS: Readonly<Record<ReportFormat, Writer>> = {
  pretty: writePretty,
  json: writeJson,
  sarif: writeSarif,
  github: writeGithubAnnotations,
  junit: writeJunit,
  markdown: writeMarkdown,
  html: writeHtml,
};

/** The reports as the text of a file. The same reports, in any order, give the same bytes. */
export const formatReports = (
  format: ReportFormat,
  reports: readonly Report[],
  options: ReportOptions,
): string => WRITERS[format](reports, options);
