/** A difference as one page that needs nothing else: both boards drawn, the changes marked, and all of it in words. */
import { pageHead } from '../../../model/text/page-head.js';
import { escapeXml } from '../../draw/svg.js';
import type { BoardDiff } from '../diff.js';
import { figuresOf } from './figures.js';
import type { FormatOptions } from './options.js';
import { STYLE } from './style.js';
import { CONSEQUENCE_SIGNS, countsOf, EDIT_SIGNS, tell, type Sign, type TellingGroup } from './telling.js';

/** Longer groups are folded, and cut unless all are asked for. */
const MOST_OPEN = 14;
const MOST_LINES = 400;

/** The page. Its policy lets nothing in and runs nothing; the only style is ours. */
export function html(diff: BoardDiff, { all = false, boards }: FormatOptions): string {
  const { title, verdict, versionIsWrong, edits, consequences, unmoved, notes } = tell(diff);
  return [
    ...pageHead(title, { style: STYLE }),
    '<body>',
    '<header>',
    `<h1>${escapeXml(title)}</h1>`,
    `<p class="verdict${versionIsWrong ? ' wrong' : ''}">${escapeXml(verdict)}</p>`,
    `<ul class="key"><li><span class="removed">−</span> removed or lost</li><li><span class="added">+</span> added or gained</li><li><span class="changed">~</span> changed</li>${boards && hasWays(diff) ? '<li><span class="dashes"></span> a way of Jack’s, lost or gained</li>' : ''}</ul>`,
    '</header>',
    '<main>',
    ...(diff.same ? [] : ['<div class="words">', part('What was edited', edits, EDIT_SIGNS, all)]),
    ...(diff.same
      ? []
      : [part('What it means in play', consequences, CONSEQUENCE_SIGNS, all, unmoved), '</div>']),
    ...notes.map((note) => `<p class="note">${escapeXml(note)}</p>`),
    ...(boards ? [figuresOf(diff, boards)] : []),
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
  groups: readonly TellingGroup[],
  names: Readonly<Record<Sign, string>>,
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

function groupOf(group: TellingGroup, names: Readonly<Record<Sign, string>>, all: boolean): string {
  const shown = all ? group.lines : group.lines.slice(0, MOST_LINES);
  const more = group.lines.length - shown.length;
  const head = `${escapeXml(group.title)} <small>${countsOf(group, names)}</small>`;
  const list = [
    '<ul class="lines">',
    ...shown.map(
      ({ sign, words }) =>
        `<li><span class="${CLASSES[sign]}">${sign}</span> <bdi>${escapeXml(words)}</bdi></li>`,
    ),
    ...(more > 0 ? [`<li class="note">… and ${more} more; --all writes them</li>`] : []),
    '</ul>',
  ];
  return group.lines.length <= MOST_OPEN
    ? [`<h3>${head}</h3>`, ...list].join('\n')
    : [`<details><summary>${head}</summary>`, ...list, '</details>'].join('\n');
}

const CLASSES = { '+': 'added', '−': 'removed', '~': 'changed' } as const;
