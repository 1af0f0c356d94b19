/** The nodes and lines of the official board as suggestions over a scan of another copy of the same print. */
import { idOfCircle, type StreetBoard } from '../../../model/index.js';
import type { DetectedAreas } from '../entities/detected-areas.js';
import type { DetectedBoard, SuggestedNode } from '../entities/detected-board.js';
import { placedLinesOf } from '../entities/placed-entities.js';

/** The positions are those of the print, but this copy may be another printing: a person confirms them. */
const CONFIDENCE = 0.99;

/** Everything of a board as suggestions for a scan, in board units. */
export function suggestKnownBoard(
  board: StreetBoard,
  scan: string,
): { readonly detected: DetectedBoard; readonly areas: DetectedAreas | undefined } {
  const common = { confidence: CONFIDENCE, readings: [] };
  const nodes: readonly SuggestedNode[] = [
    ...board.circles.map((circle): SuggestedNode => ({
      ...common,
      kind: 'circle',
      id: idOfCircle(circle),
      at: circle.at,
      colour: circle.colour,
      readings: [{ number: circle.number, confidence: 1 }],
      isNumber: 1,
    })),
    ...board.crossings.map(({ id, at, border }): SuggestedNode => ({
      ...common,
      kind: 'crossing',
      id,
      at,
      ...(border && { border }),
    })),
    ...board.junctions.map(({ id, at }): SuggestedNode => ({ ...common, kind: 'junction', id, at })),
  ];
  const lines = [...placedLinesOf(board).values()].map(({ name, list, line, path }) => ({
    kind: list === 'streets' ? ('street' as const) : ('waterline' as const),
    id: name,
    ends: line.between,
    path,
    confidence: CONFIDENCE,
  }));
  const { grid } = board;
  return {
    detected: {
      scan,
      from: board.id,
      radius: board.discs.circle,
      count: board.circles.length,
      nodes,
      lines,
      decided: [],
    },
    areas: grid && {
      scan,
      grid: { rect: grid.rect, columns: grid.columns.length, rows: grid.rows.length, confidence: CONFIDENCE },
      rejected: [],
    },
  };
}
