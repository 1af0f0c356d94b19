import { centreOfHex, isStreetBoard, parseHexId, type Board, type Point } from '../../../model/index.js';
import { findBlock } from '../../document/index.js';
import { distanceBetween } from './hit-test.js';
import { findPlacedBend, findPlacedLine, findPlacedNode } from '../entities/placed-entities.js';
import { outlinesOfBlock, labelPositionInside } from '../shapes/block-outlines.js';
import { positionOfPiece } from '../entities/pieces.js';

/** The position of an entity: exact for a node, bend, hex or piece, half way for a line, inside for a block. */
export function positionOfEntity(board: Board, key: string): Point | undefined {
  if (!isStreetBoard(board)) {
    const at = parseHexId(key);
    return at ? centreOfHex(board.layout, at) : positionOfPiece(board, key);
  }
  const exact = findPlacedNode(board, key) ?? findPlacedBend(board, key);
  if (exact) return exact.at;
  const line = findPlacedLine(board, key);
  if (line) return midpointOfPath(line.path);
  const block = findBlock(board, key);
  return block && labelPositionInside(outlinesOfBlock(board, block)[0]!);
}

/** Half way along the line, including bends. */
export function midpointOfPath(course: readonly Point[]): Point {
  const lengths = course.slice(1).map((point, i) => distanceBetween(course[i]!, point));
  let left = lengths.reduce((sum, each) => sum + each, 0) / 2;
  const i = Math.max(
    0,
    lengths.findIndex((length) => (left -= length) <= 0),
  );
  const length = lengths[i]!;
  const share = length === 0 ? 0 : (left + length) / length;
  const [[x1, y1], [x2, y2]] = [course[i]!, course[i + 1]!];
  return [x1 + share * (x2 - x1), y1 + share * (y2 - y1)];
}
