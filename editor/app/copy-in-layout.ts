/** Boards without places are edited as a copy, in a computed layout: every tool of the editor needs places. */
import {
  COMPUTED_LAYOUT,
  computePlaces,
  hasPlaces,
  isStreetBoard,
  withPlaces,
  type Board,
} from '../../model/index.js';

/** What the user reads about the copy. */
export const COPY_IN_LAYOUT_NOTICE =
  'This board has no places. You see a copy of it in a computed layout, not the print. Move the nodes to where they are printed, and save it under another name; the file itself stays as it is.';

/** A copy of a board without places in a computed layout, which its provenance states; undefined for other boards. */
export function copyInLayout(board: Board): Board | undefined {
  if (!isStreetBoard(board) || hasPlaces(board)) return undefined;
  const { provenance } = board;
  const note = { about: [], note: `The places of the nodes are a ${COMPUTED_LAYOUT}.` };
  return {
    ...withPlaces(board, computePlaces(board)),
    provenance: { ...provenance, notes: [...(provenance.notes ?? []), note] },
  };
}
