/** Formats a reconciliation. */
import { escapeMarkdown } from '../../../model/index.js';
import type { TextFormatOptions } from '../../diff/formats/format-diff.js';
import { limitLines } from '../../diff/formats/text-report.js';
import type { FactCount, ReconciliationReport, WeighedFact } from '../report/reconciliation.js';
import { describeReconciliation, type DisagreementText, type NamedBoards } from './text-report.js';

export const RECONCILE_FORMATS = ['pretty', 'json', 'markdown'] as const;
export type ReconcileFormat = (typeof RECONCILE_FORMATS)[number];
export interface ReconcileFormatOptions extends TextFormatOptions, NamedBoards {}

/** Writes a reconciliation in one of the formats; the same one gives the same bytes. */
export function formatReconciliation(
  report: ReconciliationReport,
  format: ReconcileFormat,
  options: ReconcileFormatOptions = {},
): string {
  switch (format) {
    case 'pretty':
      return formatAsText(report, options);
    case 'json':
      return withLists(report, ['sources', 'counts', 'disagreements']);
    case 'markdown':
      return formatAsMarkdown(report, options);
  }
}

/** Every fact of a draft with the sources for and against it, as the text of the file beside the draft. */
export function formatWeighedFacts({ sources }: ReconciliationReport, facts: readonly WeighedFact[]): string {
  const stated = sources.map(({ source, file, digest }) => ({ source, file, digest }));
  return withLists({ format: 'lamplighter-confidence', version: 1, sources: stated, facts }, [
    'sources',
    'facts',
  ]);
}

/** JSON with one entry of these lists a line, so that it can be read and searched by line. */
function withLists(whole: object, lists: readonly string[]): string {
  const properties = Object.entries(whole).map(([key, value]) => {
    const entries = value as readonly unknown[];
    const text =
      lists.includes(key) && entries.length > 0
        ? `[\n${entries.map((each) => `    ${JSON.stringify(each)}`).join(',\n')}\n  ]`
        : JSON.stringify(value);
    return `  ${JSON.stringify(key)}: ${text}`;
  });
  return `{\n${properties.join(',\n')}\n}\n`;
}

/**
 * How many disagreements and lines of each are shown unless `all` is set. On a terminal all that matter in play are shown, and
 * this many of the others. A comment can have about 65,000 characters.
 */
const MOST_SHOWN = { pretty: 30, markdown: 60 };
const MOST_LINES = { pretty: 5, markdown: 20 };

function formatAsText(report: ReconciliationReport, options: ReconcileFormatOptions): string {
  const { all, paint = (_, text) => text } = options;
  const { title, verdict, sources, disagreements, notes } = describeReconciliation(report, options);
  const inPlay = disagreements.filter(({ isInPlay }) => isInPlay).length;
  const { shown, more } = limitLines(disagreements, Math.max(inPlay, MOST_SHOWN.pretty), all);
  const out = [
    paint('bold', title),
    ...sources.map(({ source, words }) => `  ${paint('bold', source)}  ${words}`),
    '',
    paint(report.agree ? 'green' : 'yellow', verdict),
    ...table(report.counts).map((line) => `  ${line}`),
    ...shown.flatMap((each, i) => ['', ...textLines(each, i + 1, options)]),
    ...(more > 0 ? ['', paint('dim', `… and ${more} more; use --all to show them`)] : []),
    ...(notes.length > 0 ? ['', ...notes] : []),
  ];
  return `${out.join('\n')}\n`;
}

function textLines(
  { words, verdict, near, follows, ifOther, consequences }: DisagreementText,
  number: number,
  { all, paint = (_, text) => text }: ReconcileFormatOptions,
): string[] {
  const list = (head: string, lines: readonly string[]): string[] => {
    const { shown, more } = limitLines(lines, MOST_LINES.pretty, all);
    const rest = more > 0 ? [paint('dim', `       … and ${more} more; use --all to show them`)] : [];
    return lines.length === 0 ? [] : [`     ${head}`, ...shown.map((line) => `       ${line}`), ...rest];
  };
  return [
    `${String(number).padStart(3)}. ${paint('bold', words)}`,
    `     ${verdict}`,
    ...near.map((line) => `     ${paint('dim', line)}`),
    ...list('Also different because of it', follows),
    ...list(ifOther, consequences),
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

/** Text from boards is escaped. */
function formatAsMarkdown(report: ReconciliationReport, options: ReconcileFormatOptions): string {
  const { all } = options;
  const { title, verdict, sources, disagreements, notes } = describeReconciliation(report, options);
  const { shown, more } = limitLines(disagreements, MOST_SHOWN.markdown, all);
  const rows = report.counts.map(({ what, facts, agreed, disputed, single }) =>
    [escapeMarkdown(what), facts, agreed, disputed, single].join(' | '),
  );
  return [
    `### ${escapeMarkdown(title)}`,
    '',
    ...sources.map(({ source, words }) => `- **${source}** ${escapeMarkdown(words)}`),
    '',
    `${report.agree ? '' : '⚠️ '}${escapeMarkdown(verdict)}`,
    '',
    '| | facts | agreed | disputed | one source |',
    '|---|--:|--:|--:|--:|',
    ...rows.map((row) => `| ${row} |`),
    '',
    ...shown.flatMap((each, i) => [...markdownLines(each, i + 1, all), '']),
    ...(more > 0 ? [`… and ${more} more; use \`--all\` to show them`, ''] : []),
    ...notes.flatMap((note) => [`> ${escapeMarkdown(note)}`, '']),
  ].join('\n');
}

function markdownLines(
  { words, verdict, near, follows, ifOther, consequences }: DisagreementText,
  number: number,
  all: boolean | undefined,
): string[] {
  const list = (
    lines: readonly string[],
    before: readonly string[],
    after: readonly string[] = [],
  ): string[] => {
    const { shown, more } = limitLines(lines, MOST_LINES.markdown, all);
    const items = [
      ...shown.map((line) => `- ${escapeMarkdown(line)}`),
      ...(more > 0 ? [`- … and ${more} more`] : []),
    ];
    return lines.length === 0 ? [] : ['', ...before, ...items, ...after];
  };
  return [
    `**${number}. ${escapeMarkdown(words)}** ${escapeMarkdown(verdict)}`,
    ...list(near, []),
    ...list(follows, ['Also different because of it', '']),
    ...list(consequences, [`<details><summary>${escapeMarkdown(ifOther)}</summary>`, ''], ['', '</details>']),
  ];
}
