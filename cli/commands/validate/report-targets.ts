/** The reports that a run of `lamplighter validate` writes, and where. */
import { basename, dirname, join, resolve } from 'node:path';
import { REPORT_FORMATS, type ReportFormat } from '../../../validator/reports/index.js';
import { failure, type Result } from '../../command/command.js';
import { parseChoice } from '../../command/usage-errors.js';
import { realPath } from '../../files/read-text.js';
import { quoteForMessage } from '../../terminal/terminal.js';

export interface ReportTarget {
  readonly format: ReportFormat;
  /** Stdout if undefined. */
  readonly file: string | undefined;
}

const STDOUT = '-';

/**
 * The report of `--format` and `--output`, then one for each `--report FORMAT=FILE`. A report that goes to stdout replaces
 * the first one unless that one was asked for.
 */
export function parseReportTargets(
  options: ReadonlyMap<string, string>,
  written: readonly string[],
): Result<readonly ReportTarget[]> {
  const format = parseChoice(REPORT_FORMATS, options.get('format') ?? 'pretty', '--format');
  if (!format.ok) return format;
  const first = { format: format.value, file: fileOf(options.get('output') ?? STDOUT) };
  const others: ReportTarget[] = [];
  for (const each of written) {
    const equals = each.indexOf('=');
    if (equals < 0 || equals === each.length - 1)
      return failure(
        `--report must be FORMAT=FILE, such as html=report.html; found ${quoteForMessage(each)}.`,
      );
    const known = parseChoice(REPORT_FORMATS, each.slice(0, equals), 'The format of --report');
    if (!known.ok) return known;
    others.push({ format: known.value, file: fileOf(each.slice(equals + 1)) });
  }
  const isFirstWanted = options.has('format') || options.has('output');
  const isStdoutTaken = others.some(({ file }) => file === undefined);
  const targets = isFirstWanted || !isStdoutTaken ? [first, ...others] : others;
  const places = targets.map(({ file }) => (file === undefined ? STDOUT : placeOf(file)));
  const twice = targets.find((_, i) => places.indexOf(places[i]!) < i);
  return twice === undefined
    ? { ok: true, value: targets }
    : failure(
        `Two reports cannot go to ${twice.file === undefined ? 'stdout' : quoteForMessage(twice.file)}. Name another file.`,
      );
}

const fileOf = (written: string): string | undefined => (written === STDOUT ? undefined : written);

/** Where a file lies, however its path is written; it need not exist yet. */
const placeOf = (file: string): string => {
  const path = realPath(resolve(file));
  return join(realPath(dirname(path)), basename(path));
};

/** The format of the report on stdout; undefined if all go to files. */
export const formatOnStdout = (targets: readonly ReportTarget[]): ReportFormat | undefined =>
  targets.find(({ file }) => file === undefined)?.format;
