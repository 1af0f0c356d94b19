/** Formats a reconciliation for an issue or a pull request. */
import { escapeMarkdown } from '../../../model/index.js';
import type { Reconciliation } from '../report/reconciliation.js';
import type { ReconcileFormatOptions } from './format-options.js';
import { describeReconciliation, type DisagreementText } from './text-report.js';

/** A comment can have about 65,000 characters. */
const MOST_TOLD = 60;
const MOST_LINES = 20;

/** Text from boards is escaped. */
export function formatReconciliationAsMarkdown(
  report: Reconciliation,
  { all = false }: ReconcileFormatOptions,
): string {
  const { title, verdict, sources, disagreements, notes } = describeReconciliation(report);
  const shown = all ? disagreements : disagreements.slice(0, MOST_TOLD);
  const more = disagreements.length - shown.length;
  return [
    `### ${escapeMarkdown(title)}`,
    '',
    ...sources.map(({ source, words }) => `- **${source}** ${escapeMarkdown(words)}`),
    '',
    `${report.agree ? '' : '⚠️ '}${escapeMarkdown(verdict)}`,
    '',
    '| | facts | agreed | disputed | one source |',
    '|---|--:|--:|--:|--:|',
    ...report.counts.map((each) => `| ${escapeMarkdown(each.what)} | ${each.facts} | ${each.agreed} | ${each.disputed} | ${each.single} |`), // prettier-ignore
    '',
    ...shown.flatMap((each, i) => [...entryOf(each, i + 1, all), '']),
    ...(more > 0 ? [`… and ${more} more; use \`--all\` to show them`, ''] : []),
    ...notes.flatMap((note) => [`> ${escapeMarkdown(note)}`, '']),
  ].join('\n');
}

function entryOf(
  { words, verdict, near, follows, ifOther, consequences }: DisagreementText,
  number: number,
  all: boolean,
): string[] {
  const cut = (lines: readonly string[]): string[] => {
    const kept = all ? lines : lines.slice(0, MOST_LINES);
    const more = lines.length - kept.length;
    return [
      ...kept.map((line) => `- ${escapeMarkdown(line)}`),
      ...(more > 0 ? [`- … and ${more} more`] : []),
    ];
  };
  return [
    `**${number}. ${escapeMarkdown(words)}** ${escapeMarkdown(verdict)}`,
    ...(near.length > 0 ? ['', ...cut(near)] : []),
    ...(follows.length > 0 ? ['', 'Also different because of it', '', ...cut(follows)] : []),
    ...(consequences.length > 0
      ? [
          '',
          `<details><summary>${escapeMarkdown(ifOther)}</summary>`,
          '',
          ...cut(consequences),
          '',
          '</details>',
        ]
      : []),
  ];
}
