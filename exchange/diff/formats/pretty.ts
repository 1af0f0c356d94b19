/** Formats a difference for a terminal. */
import type { BoardDiff } from '../board-diff.js';
import type { DiffFormatOptions, Paint } from './format-options.js';
import {
  CONSEQUENCE_SIGN_NAMES,
  describeSignCounts,
  EDIT_SIGN_NAMES,
  describeDiff,
  type ChangeSign,
  type TextReportGroup,
} from './text-report.js';

/** Longer groups are shortened unless `all` is set. */
const MOST_LINES = 12;

/** The verdict, then the edits, then the consequences. */
export function formatDiffAsText(
  diff: BoardDiff,
  { all = false, paint = (_, text) => text }: DiffFormatOptions,
): string {
  const { title, verdict, versionIsWrong, edits, consequences, unmoved, notes } = describeDiff(diff);
  const out = [paint('bold', title), versionIsWrong ? paint('yellow', verdict) : verdict];
  const part = (
    head: string,
    groups: readonly TextReportGroup[],
    names: Readonly<Record<ChangeSign, string>>,
  ): void => {
    if (groups.length === 0) return;
    out.push('', paint('bold', head));
    for (const group of groups) out.push(...linesOf(group, names, all, paint));
  };
  part('Edits', edits, EDIT_SIGN_NAMES);
  part('Consequences in play', consequences, CONSEQUENCE_SIGN_NAMES);
  if (unmoved !== undefined) out.push('', unmoved);
  if (notes.length > 0) out.push('', ...notes);
  return `${out.join('\n')}\n`;
}

function linesOf(
  group: TextReportGroup,
  names: Readonly<Record<ChangeSign, string>>,
  all: boolean,
  paint: Paint,
): string[] {
  const shown = all ? group.lines : group.lines.slice(0, MOST_LINES);
  const more = group.lines.length - shown.length;
  return [
    `  ${group.title}: ${describeSignCounts(group, names)}`,
    ...shown.map(({ sign, words }) => `    ${paint(COLOURS[sign], sign)} ${words}`),
    ...(more > 0 ? [paint('dim', `    … and ${more} more; use --all to show them`)] : []),
  ];
}

const COLOURS = { '+': 'green', '−': 'red', '~': 'yellow' } as const;
