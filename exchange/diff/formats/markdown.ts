/** Formats a difference for a comment on a pull request. */
import { escapeMarkdown } from '../../../model/index.js';
import type { BoardDiff } from '../board-diff.js';
import type { DiffFormatOptions } from './format-options.js';
import {
  CONSEQUENCE_SIGN_NAMES,
  describeSignCounts,
  EDIT_SIGN_NAMES,
  describeDiff,
  type ChangeSign,
  type TextReportGroup,
} from './text-report.js';

/** Longer groups are folded. */
const MOST_OPEN = 8;
/** A comment can have about 65,000 characters. */
const MOST_LINES = 150;

/** Short groups as lists, long ones folded; text from boards is escaped. */
export function formatDiffAsMarkdown(diff: BoardDiff, { all = false }: DiffFormatOptions): string {
  const { title, verdict, versionIsWrong, edits, consequences, unmoved, notes } = describeDiff(diff);
  const out = [
    `### ${escapeMarkdown(title)}`,
    '',
    `${versionIsWrong ? '⚠️ ' : ''}${escapeMarkdown(verdict)}`,
    '',
  ];
  const part = (
    head: string,
    groups: readonly TextReportGroup[],
    names: Readonly<Record<ChangeSign, string>>,
  ): void => {
    if (groups.length === 0) return;
    out.push(`#### ${head}`, '');
    for (const group of groups) out.push(...linesOf(group, names, all), '');
  };
  part('Edits', edits, EDIT_SIGN_NAMES);
  part('Consequences in play', consequences, CONSEQUENCE_SIGN_NAMES);
  if (unmoved !== undefined) out.push(unmoved, '');
  for (const note of notes) out.push(`> ${escapeMarkdown(note)}`, '');
  return out.join('\n');
}

function linesOf(
  group: TextReportGroup,
  names: Readonly<Record<ChangeSign, string>>,
  all: boolean,
): string[] {
  const head = `${escapeMarkdown(group.title)}: ${describeSignCounts(group, names)}`;
  const shown = all ? group.lines : group.lines.slice(0, MOST_LINES);
  const more = group.lines.length - shown.length;
  const list = [
    ...shown.map(({ sign, words }) => `- \`${sign}\` ${escapeMarkdown(words)}`),
    ...(more > 0 ? [`- … and ${more} more; use \`--all\` to show them`] : []),
  ];
  if (group.lines.length <= MOST_OPEN) return [`**${head}**`, '', ...list];
  return [`<details><summary><b>${head}</b></summary>`, '', ...list, '', '</details>'];
}
