/** Draws both boards side by side with the changes marked, and enlarged if they are close together. */
import { type Board, isStreetBoard, type Point } from '../../../model/index.js';
import { embeddedDrawing, type Theme, type View } from '../../draw/index.js';
import { formatDecimal, element, escapeSvgText } from '../../draw/sheet/svg.js';
import type { BoardDiff } from '../board-diff.js';
import { drawChangedIdLabels, changeMarks, type DiffSide, type ChangeMark } from './change-marks.js';

const SIDES = ['before', 'after'] as const;
const THEMES: readonly Theme[] = ['light', 'dark'];

/**
 * The figures as markup. Every drawing is in the page once per theme; the whole and the enlarged view refer to it. In a
 * page with several pairs each has its own `key`.
 */
export function drawSideBySide(diff: BoardDiff, boards: readonly [Board, Board], key = ''): string {
  const drawings = boards.map((board) => THEMES.map((theme) => embeddedDrawing(board, theme)));
  const marks = boards.map((board, i) => changeMarks(diff, SIDES[i]!, board));
  const views = drawings.map(([light]) => light!.view);
  const near = closeUp(marks.flat(), views[0]!);
  const labels = boards.map((board, i) => drawChangedIdLabels(diff, SIDES[i]!, board));
  const row = (name: string, viewOf: (i: number) => View, extra: (i: number) => string): string[] => [
    `<div class="pair ${name}">`,
    ...SIDES.map((side, i) =>
      figure(
        side,
        diff,
        viewOf(i),
        [drawingsOf(`${key}${side}`), marksIn(marks[i]!, 0.005 * viewOf(i)[2]), extra(i)],
        name,
      ),
    ),
    '</div>',
  ];
  return [
    '<svg class="store" width="0" height="0" aria-hidden="true"><defs>',
    ...drawings.flatMap((ofSide, i) =>
      ofSide.map(
        ({ look, inside }, k) => `<g id="${key}${SIDES[i]!}-${THEMES[k]!}"${look}>\n${inside}\n</g>`,
      ),
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
      // A hex is large enough for its id in the whole view too.
      (i) =>
        [near ? frameOf(near, views[i]!) : '', isStreetBoard(boards[i]!) ? '' : labels[i]!]
          .filter((each) => each !== '')
          .join('\n'),
    ),
  ].join('\n');
}

function figure(
  side: DiffSide,
  diff: BoardDiff,
  view: View,
  inside: readonly string[],
  name: string,
): string {
  const { id, boardVersion } = diff[side];
  const caption = `${side === 'before' ? 'Before' : 'After'}: ${id} ${boardVersion}${name === 'near' ? ', enlarged' : ''}`;
  return [
    '<figure>',
    `<figcaption>${escapeSvgText(caption)}</figcaption>`,
    `<svg viewBox="${view.map(formatDecimal).join(' ')}" role="img" aria-label="${escapeSvgText(`${caption}, with changes marked`)}">`,
    ...inside.filter((each) => each !== ''),
    '</svg>',
    '</figure>',
  ].join('\n');
}

const drawingsOf = (id: string): string =>
  THEMES.map((theme) => `<use class="${theme}" href="#${id}-${theme}"/>`).join('\n');

/** The frame of the enlarged view on the whole board. */
const frameOf = ([x, y, width, height]: View, whole: View): string =>
  element('rect', { class: 'near-frame', x, y, width, height, 'stroke-width': 0.003 * whole[2] });

/** Routes at the bottom, then the outlines of the marks, then the marks; `width` is the width of a mark. */
function marksIn(marks: readonly ChangeMark[], width: number): string {
  const [ways, others] = [
    marks.filter(({ look }) => look === 'way'),
    marks.filter(({ look }) => look !== 'way'),
  ];
  const dashes = [2.4 * width, 1.8 * width].map(formatDecimal).join(' ');
  return [
    `<g class="marks" stroke-width="${formatDecimal(0.55 * width)}" stroke-dasharray="${dashes}">`,
    ...ways.map(({ markup }) => markup),
    `</g>\n<g class="marks under" stroke-width="${formatDecimal(2.2 * width)}">`,
    ...others.flatMap(({ under = '' }) => (under === '' ? [] : [under])),
    `</g>\n<g class="marks" stroke-width="${formatDecimal(width)}">`,
    ...others.map(({ markup }) => markup),
    '</g>',
  ].join('\n');
}

/** Enlarging helps only if most of the board is left out. */
const MOST_OF_BOARD = 0.55;
const LEAST_OF_BOARD = 0.22;

/** The view box around all marks with the proportions of the board; undefined if they are spread over the board. */
function closeUp(marks: readonly ChangeMark[], [, , width, height]: View): View | undefined {
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
