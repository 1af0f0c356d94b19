/** Formats a difference as a self-contained page with drawings of both boards and the changes marked. */
import { type Board, htmlHead } from '../../../model/index.js';
import { escapeSvgText } from '../../draw/sheet/svg.js';
import { formatExplorationChange, type ExplorationChange } from '../../explore/index.js';
import type { BoardDiff } from '../board-diff.js';
import { drawSideBySide } from './draw-side-by-side.js';
import { HTML_STYLE } from './html-style.js';
import { describeDiff, limitLines, PLAY_HEAD, type TextReportGroup } from './text-report.js';

/** Longer groups are folded, and shortened unless `all` is set. */
const MOST_OPEN = 14;
const MOST_LINES = 400;

export interface HtmlOptions {
  /** Do not shorten long lists. */
  readonly all?: boolean;
  /** The two boards, to be drawn. */
  readonly boards?: readonly [Board, Board];
  /** How the change shows in explorations of both boards. */
  readonly play?: ExplorationChange;
}

/** The page. Its content policy allows only its own style and no scripts. */
export const formatDiffAsHtml = (diff: BoardDiff, options: HtmlOptions): string =>
  [
    ...htmlHead(describeDiff(diff).title, { style: HTML_STYLE }),
    '<body>',
    ...renderDiff(diff, options, { title: describeDiff(diff).title, level: 1, key: '' }),
    '</body>',
    '</html>',
    '',
  ].join('\n');

/** Where a difference stands in a page: its title, the level of its heading, and what its ids begin with. */
interface Placement {
  readonly title: string;
  readonly level: 1 | 2;
  readonly key: string;
}

/** A difference as markup: the verdict, the edits and consequences, and the drawings. */
export function renderDiff(
  diff: BoardDiff,
  { all, boards, play }: HtmlOptions,
  { title, level, key }: Placement,
): readonly string[] {
  const { verdict, versionIsWrong, parts, unmoved, notes } = describeDiff(diff, boards);
  const sections = parts.flatMap(({ head, groups }, i) => [
    '<section>',
    `<h${level + 1}>${head}</h${level + 1}>`,
    ...groups.map((group) => groupOf(group, all, level + 2)),
    ...(i === 0 || unmoved === undefined ? [] : [`<p class="note">${unmoved}</p>`]),
    '</section>',
  ]);
  return [
    '<header>',
    `<h${level}>${escapeSvgText(title)}</h${level}>`,
    `<p class="verdict${versionIsWrong ? ' wrong' : ''}">${escapeSvgText(verdict)}</p>`,
    `<ul class="key"><li><span class="removed">−</span> removed or lost</li><li><span class="added">+</span> added or gained</li><li><span class="changed">~</span> changed</li>${boards && hasWays(diff) ? '<li><span class="dashes"></span> a route of Jack, lost or gained</li>' : ''}</ul>`,
    '</header>',
    level === 1 ? '<main>' : '<div>',
    ...(play === undefined ? [] : playSection(play, level + 1)),
    ...(diff.same ? [] : ['<div class="words">', ...sections, '</div>']),
    ...notes.map((note) => `<p class="note">${escapeSvgText(note)}</p>`),
    ...(boards ? [drawSideBySide(diff, boards, key)] : []),
    level === 1 ? '</main>' : '</div>',
  ];
}

const playSection = (play: ExplorationChange, level: number): readonly string[] => [
  '<section>',
  `<h${level}>${PLAY_HEAD}</h${level}>`,
  ...formatExplorationChange(play).map((sentence) => `<p class="play">${escapeSvgText(sentence)}</p>`),
  '</section>',
];

const hasWays = ({ consequences }: BoardDiff): boolean =>
  consequences.some(({ relation, how }) => relation === 'jack' && how !== 'changed');

function groupOf(group: TextReportGroup, all: boolean | undefined, level: number): string {
  const { shown, more } = limitLines(group.lines, MOST_LINES, all);
  const head = `${escapeSvgText(group.title)} <small>${group.counts}</small>`;
  const list = [
    '<ul class="lines">',
    ...shown.map(
      ({ sign, words }) =>
        `<li><span class="${CLASSES[sign]}">${sign}</span> <bdi>${escapeSvgText(words)}</bdi></li>`,
    ),
    ...(more > 0 ? [`<li class="note">… and ${more} more; use --all to show them</li>`] : []),
    '</ul>',
  ];
  return group.lines.length <= MOST_OPEN
    ? [`<h${level}>${head}</h${level}>`, ...list].join('\n')
    : [`<details><summary>${head}</summary>`, ...list, '</details>'].join('\n');
}

const CLASSES = { '+': 'added', '−': 'removed', '~': 'changed' } as const;
