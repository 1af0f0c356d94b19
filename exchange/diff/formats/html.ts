/** Formats a difference as a self-contained page with drawings of both boards and the changes marked. */
import { htmlHead } from '../../../model/index.js';
import { escapeXml } from '../../draw/sheet/svg.js';
import type { BoardDiff } from '../board-diff.js';
import { drawFigures } from './figures.js';
import type { DiffFormatOptions } from './format-options.js';
import { HTML_STYLE } from './html-style.js';
import {
  CONSEQUENCE_SIGN_NAMES,
  describeSignCounts,
  EDIT_SIGN_NAMES,
  describeDiff,
  type ChangeSign,
  type TextReportGroup,
} from './text-report.js';

/** Longer groups are folded, and shortened unless `all` is set. */
const MOST_OPEN = 14;
const MOST_LINES = 400;

/** The page. Its content policy allows only its own style and no scripts. */
export function formatDiffAsHtml(diff: BoardDiff, { all = false, boards }: DiffFormatOptions): string {
  const { title, verdict, versionIsWrong, edits, consequences, unmoved, notes } = describeDiff(diff);
  return [
    ...htmlHead(title, { style: HTML_STYLE }),
    '<body>',
    '<header>',
    `<h1>${escapeXml(title)}</h1>`,
    `<p class="verdict${versionIsWrong ? ' wrong' : ''}">${escapeXml(verdict)}</p>`,
    `<ul class="key"><li><span class="removed">−</span> removed or lost</li><li><span class="added">+</span> added or gained</li><li><span class="changed">~</span> changed</li>${boards && hasWays(diff) ? '<li><span class="dashes"></span> a route of Jack, lost or gained</li>' : ''}</ul>`,
    '</header>',
    '<main>',
    ...(diff.same ? [] : ['<div class="words">', part('Edits', edits, EDIT_SIGN_NAMES, all)]),
    ...(diff.same
      ? []
      : [part('Consequences in play', consequences, CONSEQUENCE_SIGN_NAMES, all, unmoved), '</div>']),
    ...notes.map((note) => `<p class="note">${escapeXml(note)}</p>`),
    ...(boards ? [drawFigures(diff, boards)] : []),
    '</main>',
    '</body>',
    '</html>',
    '',
  ].join('\n');
}

const hasWays = ({ consequences }: BoardDiff): boolean =>
  consequences.some(({ relation, how }) => relation === 'jack' && how !== 'changed');

function part(
  head: string,
  groups: readonly TextReportGroup[],
  names: Readonly<Record<ChangeSign, string>>,
  all: boolean,
  otherwise?: string,
): string {
  return [
    '<section>',
    `<h2>${head}</h2>`,
    ...groups.map((group) => groupOf(group, names, all)),
    ...(otherwise === undefined ? [] : [`<p class="note">${otherwise}</p>`]),
    '</section>',
  ].join('\n');
}

function groupOf(group: TextReportGroup, names: Readonly<Record<ChangeSign, string>>, all: boolean): string {
  const shown = all ? group.lines : group.lines.slice(0, MOST_LINES);
  const more = group.lines.length - shown.length;
  const head = `${escapeXml(group.title)} <small>${describeSignCounts(group, names)}</small>`;
  const list = [
    '<ul class="lines">',
    ...shown.map(
      ({ sign, words }) =>
        `<li><span class="${CLASSES[sign]}">${sign}</span> <bdi>${escapeXml(words)}</bdi></li>`,
    ),
    ...(more > 0 ? [`<li class="note">… and ${more} more; use --all to show them</li>`] : []),
    '</ul>',
  ];
  return group.lines.length <= MOST_OPEN
    ? [`<h3>${head}</h3>`, ...list].join('\n')
    : [`<details><summary>${head}</summary>`, ...list, '</details>'].join('\n');
}

const CLASSES = { '+': 'added', '−': 'removed', '~': 'changed' } as const;
