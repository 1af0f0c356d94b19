/** Both boards drawn side by side with what changed marked on them, close by if it is in one place. */
import { isStreetBoard, type Board, type Point } from '../../../model/board.js';
import { drawBoard } from '../../draw/draw-board.js';
import type { Theme } from '../../draw/palette.js';
import { decimal, element, escapeXml } from '../../draw/svg.js';
import type { BoardDiff } from '../diff.js';
import { labelsIn } from './labels.js';
import { marksOf, type Mark, type Side } from './marks.js';

/** A part of the plane: left, top, width, height. */
type View = readonly [number, number, number, number];

const SIDES = ['before', 'after'] as const;
const THEMES: readonly Theme[] = ['light', 'dark'];

/** The figures. Every drawing is in the page once for each theme, and shown from there whole and close by. */
export function figuresOf(diff: BoardDiff, boards: readonly [Board, Board]): string {
  const drawings = boards.map((board) => THEMES.map((theme) => drawingOf(board, theme)));
  const marks = boards.map((board, i) => marksOf(diff, SIDES[i]!, board));
  const views = drawings.map(([light]) => light!.view);
  const near = closeUp(marks.flat(), views[0]!);
  const labels = boards.map((board, i) => labelsIn(diff, SIDES[i]!, board));
  const row = (name: string, viewOf: (i: number) => View, extra: (i: number) => string): string[] => [
    `<div class="pair ${name}">`,
    ...SIDES.map((side, i) =>
      figure(side, diff, viewOf(i), [marksIn(marks[i]!, 0.005 * viewOf(i)[2]), extra(i)], name),
    ),
    '</div>',
  ];
  return [
    '<svg class="store" width="0" height="0" aria-hidden="true"><defs>',
    ...drawings.flatMap((ofSide, i) =>
      ofSide.map(({ look, inside }, k) => `<g id="${SIDES[i]!}-${THEMES[k]!}"${look}>\n${inside}\n</g>`),
    ),
    '</defs></svg>',
    ...(near
      ? row(
          'near',
          () => near,
          (i) => labels[i]!,
        )
      : []),
    ...row(
      'whole',
      (i) => views[i]!,
      // A hex is large enough for its id on the whole board too.
      (i) =>
        [near ? frameOf(near, views[i]!) : '', isStreetBoard(boards[i]!) ? '' : labels[i]!]
          .filter((each) => each !== '')
          .join('\n'),
    ),
  ].join('\n');
}

function figure(side: Side, diff: BoardDiff, view: View, inside: readonly string[], name: string): string {
  const { id, boardVersion } = diff[side];
  const caption = `${side === 'before' ? 'Before' : 'After'}: ${id} ${boardVersion}${name === 'near' ? ', close by' : ''}`;
  return [
    '<figure>',
    `<figcaption>${escapeXml(caption)}</figcaption>`,
    `<svg viewBox="${view.map(decimal).join(' ')}" role="img" aria-label="${escapeXml(`${caption}, drawn, with what changed marked`)}">`,
    ...THEMES.map((theme) => `<use class="${theme}" href="#${side}-${theme}"/>`),
    ...inside.filter((each) => each !== ''),
    '</svg>',
    '</figure>',
  ].join('\n');
}

/** Where on the whole board the close view lies. */
const frameOf = ([x, y, width, height]: View, whole: View): string =>
  element('rect', { class: 'near-frame', x, y, width, height, 'stroke-width': 0.003 * whole[2] });

/** Ways below, then what keeps the marks apart from the drawing, then the marks; `width` is that of a mark. */
function marksIn(marks: readonly Mark[], width: number): string {
  const [ways, others] = [
    marks.filter(({ look }) => look === 'way'),
    marks.filter(({ look }) => look !== 'way'),
  ];
  const dashes = [2.4 * width, 1.8 * width].map(decimal).join(' ');
  return [
    `<g class="marks" stroke-width="${decimal(0.55 * width)}" stroke-dasharray="${dashes}">`,
    ...ways.map(({ markup }) => markup),
    `</g>\n<g class="marks under" stroke-width="${decimal(2.2 * width)}">`,
    ...others.flatMap(({ under = '' }) => (under === '' ? [] : [under])),
    `</g>\n<g class="marks" stroke-width="${decimal(width)}">`,
    ...others.map(({ markup }) => markup),
    '</g>',
  ].join('\n');
}

/** A drawing taken out of its document: its view, its inherited attributes, and what is inside. */
function drawingOf(board: Board, theme: Theme): { view: View; look: string; inside: string } {
  const text = drawBoard(board, { theme });
  const [, attributes = '', inside = ''] = /^<svg([^>]*)>\n([\s\S]*)\n<\/svg>\n$/.exec(text) ?? [];
  const view = (/ viewBox="([^"]*)"/.exec(attributes)?.[1] ?? '').split(' ').map(Number);
  return {
    view: view as unknown as View,
    look: [...attributes.matchAll(/ (?:font-family|text-anchor|fill)="[^"]*"/g)].join(''),
    // Title and description would pop up over the page; the figure has words of its own.
    inside: inside.replace(/^<title>[^<]*<\/title>\n<desc>[^<]*<\/desc>\n/, ''),
  };
}

/** Close by only helps if most of the board is left out. */
const MOST_OF_BOARD = 0.55;
const LEAST_OF_BOARD = 0.22;

/** The view round all marks, in the form of the whole; nothing if they are all over the board. */
function closeUp(marks: readonly Mark[], [, , width, height]: View): View | undefined {
  const points = marks.flatMap(({ points: each }) => each);
  if (points.length === 0) return undefined;
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of points as readonly Point[]) {
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  const wide = Math.max(
    1.5 * (right - left),
    1.5 * (bottom - top) * (width / height),
    LEAST_OF_BOARD * width,
  );
  if (wide > MOST_OF_BOARD * width) return undefined;
  const high = (wide * height) / width;
  return [(left + right - wide) / 2, (top + bottom - high) / 2, wide, high];
}
