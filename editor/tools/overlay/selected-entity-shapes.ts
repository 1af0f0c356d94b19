/** The shapes that mark a selected entity. */
import {
  type Board,
  centreOfHex,
  type HexBoard,
  isHexBoard,
  isStreetBoard,
  parseHexId,
} from '../../../model/index.js';
import { drawnPositionOfPiece } from '../entities/pieces.js';
import { findPlacedBend, findPlacedLine, findPlacedNode } from '../entities/placed-entities.js';
import { cornersBetween, outlinesOfBlock } from '../shapes/area-outlines.js';
import type { Shape } from '../shapes/shape.js';

/** The halo of one selected entity. */
export function shapesOfSelectedEntity(board: Board, key: string): readonly Shape[] {
  if (isHexBoard(board)) return shapesOnHexes(board, key);
  const node = findPlacedNode(board, key);
  if (node) {
    const { circle, crossing } = board.discs;
    const radius =
      node.kind === 'circle' ? 1.25 * circle : node.kind === 'crossing' ? 2.1 * crossing : 1.5 * crossing;
    return [{ kind: 'ring', look: 'selection', at: node.at, radius }];
  }
  const line = findPlacedLine(board, key);
  if (line)
    return [
      { kind: 'line', look: 'selection', points: line.path, under: true },
      ...line.path
        .slice(1, -1)
        .map((at): Shape => ({ kind: 'ring', look: 'bend', at, radius: 5, screen: true })),
    ];
  const bend = findPlacedBend(board, key);
  if (bend)
    return [
      ...shapesOfSelectedEntity(board, bend.line.name),
      { kind: 'ring', look: 'selection', at: bend.at, radius: 8, screen: true },
    ];
  const block = isStreetBoard(board) ? board.blocks.find(({ id }) => id === key) : undefined;
  if (block && isStreetBoard(board))
    return [{ kind: 'area', look: 'selection', points: outlinesOfBlock(board, block)[0]! }];
  return key === 'grid' && board.grid
    ? [{ kind: 'area', look: 'selection', points: cornersBetween(...board.grid.rect) }]
    : [];
}

function shapesOnHexes(board: HexBoard, key: string): readonly Shape[] {
  const piece = drawnPositionOfPiece(board, key);
  const hex = piece ? undefined : parseHexId(key);
  const at = piece ?? (hex && centreOfHex(board.layout, hex));
  return at
    ? [{ kind: 'ring', look: 'selection', at, radius: (piece ? 0.66 : 0.8) * board.layout.size }]
    : [];
}
