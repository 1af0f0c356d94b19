/** Formats a merge: for a terminal, as JSON, or for a comment on a pull request. */
import { escapeMarkdown } from '../../../model/index.js';
import type { TextFormatOptions } from '../../diff/formats/format-diff.js';
import { limitLines } from '../../diff/formats/text-report.js';
import type { MergeReport } from '../merge-result.js';
import { describeMerge, type MergeText } from './describe-merge.js';

export const MERGE_FORMATS = ['pretty', 'json', 'markdown'] as const;
export type MergeFormat = (typeof MERGE_FORMATS)[number];

/** Writes a merge in one of the formats; equal merges give equal bytes. */
export function formatMerge(
  report: MergeReport,
  format: MergeFormat,
  options: TextFormatOptions = {},
): string {
  switch (format) {
    case 'pretty':
      return formatAsText(describeMerge(report), options);
    case 'json':
      return formatAsJson(report);
    case 'markdown':
      return formatAsMarkdown(describeMerge(report), options);
  }
}

/** One conflict per line, so that the output can be searched by line. */
function formatAsJson({ renamed, notes, conflicts, ...head }: MergeReport): string {
  const list = (things: readonly unknown[]): string =>
    things.length === 0 ? '[]' : `[\n${things.map((each) => `    ${JSON.stringify(each)}`).join(',\n')}\n  ]`;
  const about = JSON.stringify(head, null, 2).slice(0, -2);
  return `${about},\n  "renamed": ${list(renamed)},\n  "notes": ${list(notes)},\n  "conflicts": ${list(conflicts)}\n}\n`;
}

const MOST_SHOWN = { pretty: 30, markdown: 100 };

function formatAsText(text: MergeText, { all, paint = (_, words) => words }: TextFormatOptions): string {
  const { shown, more } = limitLines(text.conflicts, MOST_SHOWN.pretty, all);
  const list = (head: string, lines: readonly string[]): string[] => {
    const part = limitLines(lines, MOST_SHOWN.pretty, all);
    if (lines.length === 0) return [];
    const rest = part.more > 0 ? [paint('dim', `  … and ${part.more} more; use --all to show them`)] : [];
    return ['', paint('bold', head), ...part.shown.map((line) => `  ${line}`), ...rest];
  };
  const out = [
    paint('bold', text.title),
    paint(text.conflicts.length === 0 ? 'green' : 'yellow', text.verdict),
    ...list('Renamed', text.renamed),
    ...list('Notes', text.notes),
    ...(shown.length === 0 ? [] : ['', paint('bold', 'Conflicts')]),
    ...shown.flatMap(({ words, values }, i) => [
      `${String(i + 1).padStart(3)}. ${words}`,
      ...values.map(([side, value]) => `       ${side.padEnd(6)}  ${value}`),
    ]),
    ...(more > 0 ? [paint('dim', `… and ${more} more; use --all to show them`)] : []),
  ];
  return `${out.join('\n')}\n`;
}

/** Text from boards is escaped. */
function formatAsMarkdown(text: MergeText, { all }: TextFormatOptions): string {
  const { shown, more } = limitLines(text.conflicts, MOST_SHOWN.markdown, all);
  const list = (head: string, lines: readonly string[]): string[] =>
    lines.length === 0 ? [] : [`#### ${head}`, '', ...lines.map((line) => `- ${escapeMarkdown(line)}`), ''];
  return [
    `### ${escapeMarkdown(text.title)}`,
    '',
    `${text.conflicts.length === 0 ? '' : '⚠️ '}${escapeMarkdown(text.verdict)}`,
    '',
    ...list('Renamed', text.renamed),
    ...list('Notes', text.notes),
    ...(shown.length === 0 ? [] : ['#### Conflicts', '']),
    ...shown.flatMap(({ words, values }) => [
      `- **${escapeMarkdown(words)}**`,
      ...values.map(([side, value]) => `  - ${side}: ${escapeMarkdown(value)}`),
    ]),
    ...(more > 0 ? [`- … and ${more} more; use \`--all\` to show them`] : []),
    ...(shown.length === 0 ? [] : ['']),
  ].join('\n');
}
