/** Reports in the formats that people and programs read. */
import type { Report } from '../report.js';
import { github } from './github.js';
import { html } from './html.js';
import { json } from './json.js';
import { junit } from './junit.js';
import { markdown } from './markdown.js';
import type { ReportOptions } from './options.js';
import { pretty } from './pretty.js';
import { sarif } from './sarif.js';

export { githubSummary } from './markdown.js';
export type { Paint, ReportOptions, Style, Theme } from './options.js';
export { prettyBoard, prettySummary } from './pretty.js';

export const REPORT_FORMATS = ['pretty', 'json', 'sarif', 'github', 'junit', 'markdown', 'html'] as const;
export type ReportFormat = (typeof REPORT_FORMATS)[number];

type Writer = (reports: readonly Report[], options: ReportOptions) => string;

const WRITERS: Readonly<Record<ReportFormat, Writer>> = {
  pretty,
  json,
  sarif,
  github,
  junit,
  markdown,
  html,
};

/** The reports as the text of a file. The same reports, in any order, give the same bytes. */
export const formatReports = (
  format: ReportFormat,
  reports: readonly Report[],
  options: ReportOptions,
): string => WRITERS[format](reports, options);
