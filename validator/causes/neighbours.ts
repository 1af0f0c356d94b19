import { addToGroup, isStreetBoard, memoByBoard, type Board } from '../../model/index.js';

/** The nodes that lines join to each node. */
export const neighboursOf = memoByBoard((board: Board): ReadonlyMap<string, readonly string[]> => {
  const neighbours = new Map<string, string[]>();
  const lines = isStreetBoard(board) ? [...board.streets, ...board.waterlines] : [];
  for (const {
    between: [a, b],
  } of lines) {
    addToGroup(neighbours, a, b);
    addToGroup(neighbours, b, a);
  }
  return neighbours;
});
