/** Formats a reconciliation for a terminal. */
import type { FactCount, Reconciliation } from '../report/reconciliation.js';
import type { ReconcileFormatOptions } from './format-options.js';
import { describeReconciliation, type DisagreementText } from './text-report.js';

/** How many disagreements and lines of each are shown unless `all` is set. */
const MOST_TOLD = 30;
const MOST_LINES = 5;

export function formatReconciliationAsText(report: Reconciliation, options: ReconcileFormatOptions): string {
  const { all = false, paint = (_, text) => text } = options;
  const { title, verdict, sources, disagreements, notes } = describeReconciliation(report);
  const shown = all ? disagreements : disagreements.slice(0, MOST_TOLD);
  const more = disagreements.length - shown.length;
  const out = [
    paint('bold', title),
    ...sources.map(({ source, words }) => `  ${paint('bold', source)}  ${words}`),
    '',
    paint(report.agree ? 'green' : 'yellow', verdict),
    ...table(report.counts).map((line) => `  ${line}`),
    ...shown.flatMap((each, i) => ['', ...linesOf(each, i + 1, options)]),
    ...(more > 0 ? ['', paint('dim', `… and ${more} more; use --all to show them`)] : []),
    ...(notes.length > 0 ? ['', ...notes] : []),
  ];
  return `${out.join('\n')}\n`;
}

function linesOf(
  disagreement: DisagreementText,
  number: number,
  { all = false, paint = (_, text) => text }: ReconcileFormatOptions,
): string[] {
  const { words, verdict, near, follows, ifOther, consequences } = disagreement;
  const cut = (lines: readonly string[]): string[] => {
    const kept = all ? lines : lines.slice(0, MOST_LINES);
    const more = lines.length - kept.length;
    return [
      ...kept.map((line) => `       ${line}`),
      ...(more > 0 ? [paint('dim', `       … and ${more} more; use --all to show them`)] : []),
    ];
  };
  return [
    `${String(number).padStart(3)}. ${paint('bold', words)}`,
    `     ${verdict}`,
    ...near.map((line) => `     ${paint('dim', line)}`),
    ...(follows.length > 0 ? ['     Also different because of it', ...cut(follows)] : []),
    ...(consequences.length > 0 ? [`     ${ifOther}`, ...cut(consequences)] : []),
  ];
}

/** One line per category of facts, in columns. */
function table(counts: readonly FactCount[]): string[] {
  const rows = [
    ['', 'facts', 'agreed', 'disputed', 'one source'],
    ...counts.map((each) => [each.what, each.facts, each.agreed, each.disputed, each.single].map(String)),
  ];
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  return rows.map((row) =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[0]!) : cell.padStart(widths[column]!)))
      .join('  '),
  );
}
