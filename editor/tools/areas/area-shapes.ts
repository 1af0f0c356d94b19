/** The shapes of suggested areas over the print: dashed, with a style for each degree of certainty. */
import { type Board, isStreetBoard } from '../../../model/index.js';
import type { Shape } from '../shapes/shape.js';
import { degreeOf } from '../suggestions/index.js';
import { insetOutline } from './inset-outline.js';
import type { PendingArea } from './pending-area.js';
import { linesOfGrid } from './pending-grid.js';

const DEGREES = ['doubtful', 'likely', 'sure'] as const;
/** With more than this the labels would overlap and take long to draw. */
const MOST_LABELS = 200;

/** How far inside its lines a suggested area is outlined, as a share of the radius of circles or the size of hexes. */
const INSET = { block: 0.5, hex: 0.1, grid: 0 } as const;

/** The outlines as they are drawn; the sizes are those of circles and hexes. */
const drawnOutlines = (area: PendingArea, size: number): PendingArea['outlines'] =>
  area.outlines.map((outline, i) => insetOutline(outline, (i === 0 ? 1 : -1) * INSET[area.kind] * size));

/** The shapes, few of them however many suggestions there are; the one under review is marked. */
export function shapesOfAreas(
  pending: readonly PendingArea[],
  reviewed: string | undefined,
  board: Board,
): readonly Shape[] {
  const size = isStreetBoard(board) ? board.discs.circle : board.layout.size;
  const current = pending.find(({ id }) => id === reviewed);
  return [
    ...DEGREES.flatMap((look): readonly Shape[] => {
      const some = pending.filter(({ certainty }) => degreeOf(certainty) === look);
      const outlines = some.flatMap((area) => drawnOutlines(area, size));
      const lines = some.flatMap((area) => (area.kind === 'grid' ? linesOfGrid(area) : []));
      return [
        ...(outlines.length > 0 ? [{ kind: 'areas', look, parts: outlines } as const] : []),
        ...(lines.length > 0 ? [{ kind: 'lines', look, parts: lines } as const] : []),
        ...some.slice(0, MOST_LABELS).flatMap((area) => labelOf(area, look)),
      ];
    }),
    ...(current ? [{ kind: 'areas', look: 'selection', parts: drawnOutlines(current, size) } as const] : []),
  ];
}

/** The common kinds need no label: houses, and streets between hexes. */
function labelOf(area: PendingArea, look: (typeof DEGREES)[number]): readonly Shape[] {
  if (area.kind === 'grid' || area.proposed === 'houses' || area.proposed === 'street') return [];
  const text = area.proposed === undefined ? '?' : area.proposed === 'none' ? 'not a block' : area.proposed;
  return [{ kind: 'label', look, at: area.place, text, middle: true }];
}
