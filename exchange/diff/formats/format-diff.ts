/** Formats a difference: for a terminal, as JSON, for a comment on a pull request, or as a page. */
import { type Board, escapeMarkdown } from '../../../model/index.js';
import { formatExplorationChange, type ExplorationChange } from '../../explore/index.js';
import type { BoardDiff } from '../board-diff.js';
import { formatDiffAsHtml } from './html.js';
import { describeDiff, limitLines, PLAY_HEAD, type TextReportGroup } from './text-report.js';

export const DIFF_FORMATS = ['pretty', 'json', 'markdown', 'html'] as const;
export type DiffFormat = (typeof DIFF_FORMATS)[number];

type Paint = (style: 'bold' | 'dim' | 'red' | 'green' | 'yellow', text: string) => string;

export interface TextFormatOptions {
  /** Do not shorten long lists. */
  readonly all?: boolean;
  /** pretty: colours for a terminal. */
  readonly paint?: Paint;
  /** How the change shows in explorations of both boards. */
  readonly play?: ExplorationChange;
}

export interface DiffFormatOptions extends TextFormatOptions {
  /** The two boards: html draws them, and nodes are named as their authors name them. */
  readonly boards?: readonly [before: Board, after: Board];
}

/** Writes a difference in one of the formats; equal differences give equal bytes. */
export function formatDiff(diff: BoardDiff, format: DiffFormat, options: DiffFormatOptions = {}): string {
  switch (format) {
    case 'pretty':
      return formatAsText(diff, options);
    case 'json':
      return formatAsJson(diff, options);
    case 'markdown':
      return formatAsMarkdown(diff, options);
    case 'html':
      return formatDiffAsHtml(diff, options);
  }
}

/** One edit or consequence per line, so that the output can be searched by line. */
function formatAsJson(
  { edits, consequences, limits, renumbered, stated, ...head }: BoardDiff,
  { play }: TextFormatOptions,
): string {
  const list = (things: readonly unknown[]): string =>
    things.length === 0 ? '[]' : `[\n${things.map((each) => `    ${JSON.stringify(each)}`).join(',\n')}\n  ]`;
  const about = JSON.stringify(head, null, 2).slice(0, -2);
  const optional = (name: string, things: readonly unknown[] | undefined): string =>
    things === undefined ? '' : `,\n  "${name}": ${list(things)}`;
  return `${about}${optional('renumbered', renumbered)},\n  "edits": ${list(edits)}${optional('stated', stated)},\n  "consequences": ${list(consequences)},\n  "limits": ${JSON.stringify(limits)}${play === undefined ? '' : `,\n  "play": ${JSON.stringify(play)}`}\n}\n`;
}

/** Longer groups are shortened unless `all` is set; a comment can have about 65,000 characters. */
const MOST_LINES = { pretty: 12, markdown: 150 };
/** Longer groups are folded in markdown. */
const MOST_OPEN = 8;

/** The verdict, then the edits, then the consequences. */
function formatAsText(
  diff: BoardDiff,
  { all, boards, play, paint = (_, text) => text }: DiffFormatOptions,
): string {
  const { title, verdict, versionIsWrong, parts, unmoved, notes } = describeDiff(diff, boards);
  const linesOf = (group: TextReportGroup): string[] => {
    const { shown, more } = limitLines(group.lines, MOST_LINES.pretty, all);
    return [
      `  ${group.title}: ${group.counts}`,
      ...shown.map(({ sign, words }) => `    ${paint(COLOURS[sign], sign)} ${words}`),
      ...(more > 0 ? [paint('dim', `    … and ${more} more; use --all to show them`)] : []),
    ];
  };
  const out = [
    paint('bold', title),
    versionIsWrong ? paint('yellow', verdict) : verdict,
    ...parts.flatMap(({ head, groups }) =>
      groups.length === 0 ? [] : ['', paint('bold', head), ...groups.flatMap(linesOf)],
    ),
    ...(unmoved === undefined ? [] : ['', unmoved]),
    ...(play === undefined
      ? []
      : ['', paint('bold', PLAY_HEAD), ...formatExplorationChange(play).map((each) => `  ${each}`)]),
    ...(notes.length > 0 ? ['', ...notes] : []),
  ];
  return `${out.join('\n')}\n`;
}

const COLOURS = { '+': 'green', '−': 'red', '~': 'yellow' } as const;

/** Short groups as lists, long ones folded; text from boards is escaped. */
function formatAsMarkdown(diff: BoardDiff, { all, boards, play }: DiffFormatOptions): string {
  const { title, verdict, versionIsWrong, parts, unmoved, notes } = describeDiff(diff, boards);
  const linesOf = (group: TextReportGroup): string[] => {
    const { shown, more } = limitLines(group.lines, MOST_LINES.markdown, all);
    const head = `${escapeMarkdown(group.title)}: ${group.counts}`;
    const list = [
      ...shown.map(({ sign, words }) => `- \`${sign}\` ${escapeMarkdown(words)}`),
      ...(more > 0 ? [`- … and ${more} more; use \`--all\` to show them`] : []),
    ];
    return group.lines.length <= MOST_OPEN
      ? [`**${head}**`, '', ...list, '']
      : [`<details><summary><b>${head}</b></summary>`, '', ...list, '', '</details>', ''];
  };
  return [
    `### ${escapeMarkdown(title)}`,
    '',
    `${versionIsWrong ? '⚠️ ' : ''}${escapeMarkdown(verdict)}`,
    '',
    ...parts.flatMap(({ head, groups }) =>
      groups.length === 0 ? [] : [`#### ${head}`, '', ...groups.flatMap(linesOf)],
    ),
    ...(unmoved === undefined ? [] : [unmoved, '']),
    ...(play === undefined
      ? []
      : [
          `#### ${PLAY_HEAD}`,
          '',
          ...formatExplorationChange(play).map((each) => `- ${escapeMarkdown(each)}`),
          '',
        ]),
    ...notes.flatMap((note) => [`> ${escapeMarkdown(note)}`, '']),
  ].join('\n');
}
