/** A difference for a comment on a pull request. */
import { escapeMarkdown } from '../../../model/text/escape-markdown.js';
import type { BoardDiff } from '../diff.js';
import type { FormatOptions } from './options.js';
import { CONSEQUENCE_SIGNS, countsOf, EDIT_SIGNS, tell, type Sign, type TellingGroup } from './telling.js';

/** Longer groups are folded. */
const MOST_OPEN = 8;
/** A comment holds about 65 000 characters. */
const MOST_LINES = 150;

/** Short groups as lists, long ones folded; all words are words and never markup. */
export function markdown(diff: BoardDiff, { all = false }: FormatOptions): string {
  const { title, verdict, versionIsWrong, edits, consequences, unmoved, notes } = tell(diff);
  const out = [
    `### ${escapeMarkdown(title)}`,
    '',
    `${versionIsWrong ? '⚠️ ' : ''}${escapeMarkdown(verdict)}`,
    '',
  ];
  const part = (
    head: string,
    groups: readonly TellingGroup[],
    names: Readonly<Record<Sign, string>>,
  ): void => {
    if (groups.length === 0) return;
    out.push(`#### ${head}`, '');
    for (const group of groups) out.push(...linesOf(group, names, all), '');
  };
  part('What was edited', edits, EDIT_SIGNS);
  part('What it means in play', consequences, CONSEQUENCE_SIGNS);
  if (unmoved !== undefined) out.push(unmoved, '');
  for (const note of notes) out.push(`> ${escapeMarkdown(note)}`, '');
  return out.join('\n');
}

function linesOf(group: TellingGroup, names: Readonly<Record<Sign, string>>, all: boolean): string[] {
  const head = `${escapeMarkdown(group.title)}: ${countsOf(group, names)}`;
  const shown = all ? group.lines : group.lines.slice(0, MOST_LINES);
  const more = group.lines.length - shown.length;
  const list = [
    ...shown.map(({ sign, words }) => `- \`${sign}\` ${escapeMarkdown(words)}`),
    ...(more > 0 ? [`- … and ${more} more; \`--all\` writes them`] : []),
  ];
  if (group.lines.length <= MOST_OPEN) return [`**${head}**`, '', ...list];
  return [`<details><summary><b>${head}</b></summary>`, '', ...list, '', '</details>'];
}
