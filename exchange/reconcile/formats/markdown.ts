/** A reconciliation for an issue or a pull request. */
import { escapeMarkdown } from '../../../model/text/escape-markdown.js';
import type { Reconciliation } from '../reconciliation.js';
import type { ReconcileFormatOptions } from './options.js';
import { tell, type Told } from './telling.js';

/** A comment holds about 65 000 characters. */
const MOST_TOLD = 60;
const MOST_LINES = 20;

/** All words are words and never markup. */
export function markdown(report: Reconciliation, { all = false }: ReconcileFormatOptions): string {
  const { title, verdict, sources, disagreements, notes } = tell(report);
  const shown = all ? disagreements : disagreements.slice(0, MOST_TOLD);
  const more = disagreements.length - shown.length;
  return [
    `### ${escapeMarkdown(title)}`,
    '',
    ...sources.map(({ source, words }) => `- **${source}** ${escapeMarkdown(words)}`),
    '',
    `${report.agree ? '' : '⚠️ '}${escapeMarkdown(verdict)}`,
    '',
    '| | facts | agreed | disputed | one voice |',
    '|---|--:|--:|--:|--:|',
    ...report.counts.map((each) => `| ${escapeMarkdown(each.what)} | ${each.facts} | ${each.agreed} | ${each.disputed} | ${each.single} |`), // prettier-ignore
    '',
    ...shown.flatMap((each, i) => [...entryOf(each, i + 1, all), '']),
    ...(more > 0 ? [`… and ${more} more; \`--all\` writes them`, ''] : []),
    ...notes.flatMap((note) => [`> ${escapeMarkdown(note)}`, '']),
  ].join('\n');
}

function entryOf(
  { words, verdict, near, follows, ifOther, consequences }: Told,
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
    ...(follows.length > 0 ? ['', 'With it differ', '', ...cut(follows)] : []),
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
