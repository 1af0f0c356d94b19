/** The shapes of suggested areas over the print: dashed, with a style for each degree of certainty. */
import type { Shape } from '../shapes/shape.js';
import { degreeOf } from '../suggestions/index.js';
import type { PendingArea } from './pending-area.js';
import { linesOfGrid } from './pending-grid.js';

const DEGREES = ['doubtful', 'likely', 'sure'] as const;
/** With more than this the labels would overlap and take long to draw. */
const MOST_LABELS = 200;

/** The shapes, few of them however many suggestions there are; the one under review is marked. */
export function shapesOfAreas(
  pending: readonly PendingArea[],
  reviewed: string | undefined,
): readonly Shape[] {
  const current = pending.find(({ id }) => id === reviewed);
  return [
    ...DEGREES.flatMap((look): readonly Shape[] => {
      const some = pending.filter(({ certainty }) => degreeOf(certainty) === look);
      const outlines = some.flatMap((area) => area.outlines);
      const lines = some.flatMap((area) => (area.kind === 'grid' ? linesOfGrid(area) : []));
      return [
        ...(outlines.length > 0 ? [{ kind: 'areas', look, parts: outlines } as const] : []),
        ...(lines.length > 0 ? [{ kind: 'lines', look, parts: lines } as const] : []),
        ...some.slice(0, MOST_LABELS).flatMap((area) => labelOf(area, look)),
      ];
    }),
    ...(current ? [{ kind: 'areas', look: 'selection', parts: current.outlines } as const] : []),
  ];
}

/** The common kinds need no label: houses, and streets between hexes. */
function labelOf(area: PendingArea, look: (typeof DEGREES)[number]): readonly Shape[] {
  if (area.kind === 'grid' || area.proposed === 'houses' || area.proposed === 'street') return [];
  const text = area.proposed === undefined ? '?' : area.proposed === 'none' ? 'not a block' : area.proposed;
  return [{ kind: 'label', look, at: area.place, text, middle: true }];
}
