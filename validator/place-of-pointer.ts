/** Where on the board a place in the file lies, so that an editor can fly there. */
import {
  isStreetBoard,
  type Board,
  type Line,
  type NodeId,
  type Point,
  type StreetBoard,
} from '../model/index.js';
import { centreOfHex, parseHexId } from '../model/hex/index.js';
import { networkOf } from '../model/network/network.js';

/** The point, in whole board units, that a JSON Pointer speaks of; undefined if it speaks of no place. */
export function placeOfPointer(board: Board, pointer: string): Point | undefined {
  const [list, index] = pointer.split('/').slice(1);
  if (index === undefined) return undefined;
  const i = Number(index);
  if (isStreetBoard(board)) {
    if (list === 'circles') return board.circles[i]?.at;
    if (list === 'crossings') return board.crossings[i]?.at;
    if (list === 'junctions') return board.junctions[i]?.at;
    if (list === 'streets') return middleOfLine(board, board.streets[i]);
    if (list === 'waterlines') return middleOfLine(board, board.waterlines[i]);
    if (list === 'blocks')
      return middleOf((board.blocks[i]?.walk ?? []).flatMap((id) => placeOfNode(board, id) ?? []));
    return undefined;
  }
  const at =
    list === 'hexes'
      ? board.hexes[i]?.at
      : list === 'exits'
        ? parseHexId(board.exits[i]?.hex ?? '')
        : undefined;
  return at && rounded(centreOfHex(board.layout, at));
}

function placeOfNode(board: StreetBoard, id: NodeId): Point[] | undefined {
  const { indexOfId, drawing } = networkOf(board);
  const index = indexOfId.get(id);
  return index === undefined ? undefined : [[drawing.xs[index]!, drawing.ys[index]!]];
}

function middleOfLine(board: StreetBoard, line: Line | undefined): Point | undefined {
  if (line === undefined) return undefined;
  return middleOf(line.between.flatMap((id) => placeOfNode(board, id) ?? []));
}

function middleOf(points: readonly Point[]): Point | undefined {
  if (points.length === 0) return undefined;
  const sum = points.reduce<Point>(([x, y], point) => [x + point[0], y + point[1]], [0, 0]);
  return rounded([sum[0] / points.length, sum[1] / points.length]);
}

const rounded = ([x, y]: Point): Point => [Math.round(x), Math.round(y)];
