import { centreOfHex, isStreetBoard, parseHexId, type Board, type Point } from '../../model/index.js';
import { blockOf } from './fields/entities.js';
import { distanceBetween } from './hit.js';
import { bendOf, lineOf, nodeOf } from './nodes.js';
import { outlinesOfBlock, placeInside } from './outline.js';
import { placeOfPiece } from './pieces.js';

/** Where a thing lies: a node, bend, hex or piece exactly, a line half way along, a block somewhere inside. */
export function placeOf(board: Board, key: string): Point | undefined {
  if (!isStreetBoard(board)) {
    const at = parseHexId(key);
    return at ? centreOfHex(board.layout, at) : placeOfPiece(board, key);
  }
  const exact = nodeOf(board, key) ?? bendOf(board, key);
  if (exact) return exact.at;
  const line = lineOf(board, key);
  if (line) return middleOf(line.course);
  const block = blockOf(board, key);
  return block && placeInside(outlinesOfBlock(board, block)[0]!);
}

/** Half way along, bends followed. */
export function middleOf(course: readonly Point[]): Point {
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
