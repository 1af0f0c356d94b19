/** Reports in the formats that people and programs read. */
export { formatReports } from './format-reports.js';
export { writeGithubSummary } from './markdown.js';
export {
  REPORT_FORMATS,
  type DrawingTheme,
  type ReportFormat,
  type ReportOptions,
  type TextPainter,
  type TextStyle,
} from './report-options.js';
export { writePrettyBoard, writePrettySummary } from './pretty.js';
export { xmlElement } from './junit.js';
