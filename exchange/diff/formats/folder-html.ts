/** Formats the differences of several boards as one page. */
import { type Board, htmlHead } from '../../../model/index.js';
import { escapeSvgText } from '../../draw/sheet/svg.js';
import type { BoardDiff } from '../board-diff.js';
import { HTML_STYLE } from './html-style.js';
import { renderDiff } from './html.js';
import { describeDiff } from './text-report.js';

/** A board that changed, by its name for people. */
export interface ChangedBoard {
  readonly name: string;
  readonly diff: BoardDiff;
  readonly boards: readonly [before: Board, after: Board];
}

/** The boards of a folder that differ, and the names of those that cannot be compared. */
export interface FolderDiffPage {
  /** One sentence: how many boards there are, and how many differ. */
  readonly summary: string;
  readonly changed: readonly ChangedBoard[];
  readonly added: readonly string[];
  readonly removed: readonly string[];
  readonly unreadable: readonly string[];
}

/** A pair of boards is drawn four times, which takes a megabyte. */
const MOST_DRAWN = 20;

/** The page: a list of the boards, then each changed board as in a page of its own. */
export function formatFolderDiffAsHtml(page: FolderDiffPage, { all }: { readonly all?: boolean }): string {
  const { summary, changed } = page;
  return [
    ...htmlHead(summary, { style: HTML_STYLE }),
    '<body>',
    '<header>',
    `<h1>${escapeSvgText(summary)}</h1>`,
    ...contentsOf(page),
    '</header>',
    '<main>',
    ...changed.flatMap(({ name, diff, boards }, i) => [
      `<article id="b${i + 1}">`,
      ...renderDiff(
        diff,
        { ...(all === true && { all }), ...(i < MOST_DRAWN && { boards }) },
        { title: `${name}: ${describeDiff(diff).title}`, level: 2, key: `b${i + 1}-` },
      ),
      ...(i < MOST_DRAWN ? [] : [`<p class="note">Not drawn: this page draws ${MOST_DRAWN} boards.</p>`]),
      '</article>',
    ]),
    '</main>',
    '</body>',
    '</html>',
    '',
  ].join('\n');
}

function contentsOf({ changed, added, removed, unreadable }: FolderDiffPage): readonly string[] {
  const row = (sign: keyof typeof CLASSES, markup: string): string =>
    `<li><span class="${CLASSES[sign]}">${sign}</span> <span>${markup}</span></li>`;
  const nameOf = (name: string): string => `<bdi>${escapeSvgText(name)}</bdi>`;
  const rows = [
    ...changed.map(({ name }, i) => row('~', `<a href="#b${i + 1}">${nameOf(name)}</a>`)),
    ...added.map((name) => row('+', `${nameOf(name)}, added`)),
    ...removed.map((name) => row('−', `${nameOf(name)}, removed`)),
    ...unreadable.map((name) => row('!', `${nameOf(name)} cannot be read, so it was not compared`)),
  ];
  return rows.length === 0
    ? []
    : ['<nav aria-label="Boards">', '<ul class="lines">', ...rows, '</ul>', '</nav>'];
}

const CLASSES = { '+': 'added', '−': 'removed', '~': 'changed', '!': 'removed' } as const;
