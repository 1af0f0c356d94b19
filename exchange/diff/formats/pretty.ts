/** A difference for a person at a terminal. */
import type { BoardDiff } from '../diff.js';
import type { FormatOptions, Paint } from './options.js';
import { CONSEQUENCE_SIGNS, countsOf, EDIT_SIGNS, tell, type Sign, type TellingGroup } from './telling.js';

/** So many lines of a group are shown, unless all are asked for. */
const MOST_LINES = 12;

/** The verdict, then what was edited, then what it means; long groups are cut. */
export function pretty(diff: BoardDiff, { all = false, paint = (_, text) => text }: FormatOptions): string {
  const { title, verdict, versionIsWrong, edits, consequences, unmoved, notes } = tell(diff);
  const out = [paint('bold', title), versionIsWrong ? paint('yellow', verdict) : verdict];
  const part = (
    head: string,
    groups: readonly TellingGroup[],
    names: Readonly<Record<Sign, string>>,
  ): void => {
    if (groups.length === 0) return;
    out.push('', paint('bold', head));
    for (const group of groups) out.push(...linesOf(group, names, all, paint));
  };
  part('What was edited', edits, EDIT_SIGNS);
  part('What it means in play', consequences, CONSEQUENCE_SIGNS);
  if (unmoved !== undefined) out.push('', unmoved);
  if (notes.length > 0) out.push('', ...notes);
  return `${out.join('\n')}\n`;
}

function linesOf(
  group: TellingGroup,
  names: Readonly<Record<Sign, string>>,
  all: boolean,
  paint: Paint,
): string[] {
  const shown = all ? group.lines : group.lines.slice(0, MOST_LINES);
  const more = group.lines.length - shown.length;
  return [
    `  ${group.title}: ${countsOf(group, names)}`,
    ...shown.map(({ sign, words }) => `    ${paint(COLOURS[sign], sign)} ${words}`),
    ...(more > 0 ? [paint('dim', `    … and ${more} more; --all shows them`)] : []),
  ];
}

const COLOURS = { '+': 'green', '−': 'red', '~': 'yellow' } as const;
