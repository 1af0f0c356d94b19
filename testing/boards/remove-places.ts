/** Removes what a list of neighbours does not state: the places of nodes and the bends of lines. */
import type { StreetBoard } from '../../model/board/board.js';

/** The board without places. */
export function removePlaces(board: StreetBoard): StreetBoard {
  const withoutPlace = <T extends { readonly at: unknown }>({ at: _, ...node }: T): T => node as unknown as T;
  const straight = <T extends { readonly bends?: unknown }>({ bends: _, ...line }: T): T =>
    line as unknown as T;
  return {
    ...board,
    circles: board.circles.map(withoutPlace),
    crossings: board.crossings.map(withoutPlace),
    junctions: board.junctions.map(withoutPlace),
    streets: board.streets.map(straight),
    waterlines: board.waterlines.map(straight),
  };
}
