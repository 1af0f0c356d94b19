/** A hex board as a graphology graph. */
import { UndirectedGraph } from 'graphology';
import type { HexBoard } from '../board/board.js';
import { memoByBoard } from '../board/memo-by-board.js';
import { DIRECTIONS, HEX_KINDS, type Direction, type HexKind } from '../board/vocabulary.js';
import { hexNetworkOf } from '../hex/hex-network.js';

/** A hex. Its position and what is on it are looked up by id. */
export interface HexNode {
  readonly kind: HexKind;
}

/** Two hexes that share a side, and the direction from the smaller id to the larger. */
export interface HexEdge {
  readonly direction: Direction;
}

/** The hexes of a board by id, and the pairs that share a side. */
export type HexGraph = UndirectedGraph<HexNode, HexEdge>;

/** The graph of a board: its hexes in order of id, without holes. Read, never written. */
export const hexGraph = memoByBoard((board: HexBoard): HexGraph => {
  const { ids, kinds, onBoard, neighbours } = hexNetworkOf(board);
  const graph: HexGraph = new UndirectedGraph();
  for (const [index, id] of ids.entries())
    if (onBoard[index] === 1) graph.addNode(id, { kind: HEX_KINDS[kinds[index]!]! });
  for (const [index, id] of ids.entries()) {
    const larger = DIRECTIONS.map((direction, side) => ({
      direction,
      other: neighbours[index * DIRECTIONS.length + side]!,
    })).filter(({ other }) => other > index);
    // In order of id, so that neighbours are listed in that order.
    for (const { direction, other } of larger.sort((a, b) => a.other - b.other))
      graph.addUndirectedEdge(id, ids[other]!, { direction });
  }
  return graph;
});
