/** Positions on the board for places in the file. */
import {
  centreOfHex,
  hasPlaces,
  isStreetBoard,
  nodeOfStatedList,
  parseHexId,
  stepsOfPointer,
  type Board,
  type HexBoard,
  type Line,
  type NodeId,
  type Point,
  type StreetBoard,
} from '../../../model/index.js';
import { networkOf } from '../../../model/network/index.js';

/** The position that a JSON Pointer refers to, in whole board units; undefined if there is none, as on a board without places. */
export function positionOfPointer(board: Board, pointer: string): Point | undefined {
  if (!hasPlaces(board)) return undefined;
  const steps = stepsOfPointer(pointer);
  return isStreetBoard(board) ? placeOnStreets(board, steps) : placeOnHexes(board, steps);
}

/** The position of a node, a hex or an exit by its id; undefined if there is none. */
export function positionOfId(board: Board, id: string): Point | undefined {
  if (!isStreetBoard(board)) {
    const hex = board.exits.find((exit) => exit.id === id)?.hex ?? id;
    const at = parseHexId(hex);
    return at && rounded(centreOfHex(board.layout, at));
  }
  const { indexOfId, drawing } = networkOf(board);
  const index = indexOfId.get(id);
  return index === undefined || !hasPlaces(board) ? undefined : [drawing.xs[index]!, drawing.ys[index]!];
}

function placeOnStreets(board: StreetBoard, steps: readonly string[]): Point | undefined {
  const [list, index] = steps;
  const i = Number(index);
  switch (list) {
    case 'circles':
    case 'crossings':
    case 'junctions':
      return board[list][i]?.at;
    case 'streets':
    case 'waterlines':
      return middleOfLine(board, board[list][i]);
    case 'blocks':
      return middleOf(placesOf(board, board.blocks[i]?.walk ?? []));
    case 'letters':
      return index === 'goulston' && board.letters ? positionOfId(board, board.letters.goulston) : undefined;
    case 'provenance': {
      const node = nodeOfStatedList(steps);
      return node === undefined ? undefined : positionOfId(board, node);
    }
    default:
      return undefined;
  }
}

const SETUP_LISTS = ['characters', 'lamps', 'covers', 'cordons'] as const;

function placeOnHexes(board: HexBoard, [list, index, third]: readonly string[]): Point | undefined {
  const hex = list === 'hexes' ? board.hexes[Number(index)] : undefined;
  if (hex) return rounded(centreOfHex(board.layout, hex.at));
  const placed = SETUP_LISTS.find((each) => list === 'setup' && each === index);
  const entry =
    list === 'exits'
      ? board.exits[Number(index)]
      : placed && third !== undefined
        ? board.setup?.[placed][Number(third)]
        : undefined;
  const id = typeof entry === 'string' ? entry : entry?.hex;
  return id === undefined ? undefined : positionOfId(board, id);
}

const placesOf = (board: StreetBoard, ids: readonly NodeId[]): Point[] =>
  ids.flatMap((id) => {
    const place = positionOfId(board, id);
    return place ? [place] : [];
  });

/** Half-way along the course of a line, so that the point lies on the line. */
function middleOfLine(board: StreetBoard, line: Line | undefined): Point | undefined {
  if (line === undefined) return undefined;
  const [a, b] = line.between;
  const course = [...placesOf(board, [a]), ...(line.bends ?? []), ...placesOf(board, [b])];
  const lengths = course.slice(1).map(([x, y], i) => Math.hypot(x - course[i]![0], y - course[i]![1]));
  let left = lengths.reduce((sum, length) => sum + length, 0) / 2;
  for (const [i, length] of lengths.entries()) {
    const [[x1, y1], [x2, y2], part] = [course[i]!, course[i + 1]!, length === 0 ? 0 : left / length];
    if (left <= length) return rounded([x1 + (x2 - x1) * part, y1 + (y2 - y1) * part]);
    left -= length;
  }
  return course.at(-1);
}

/** The mean of points, in whole board units. */
export function middleOf(points: readonly Point[]): Point | undefined {
  if (points.length === 0) return undefined;
  const sum = points.reduce<Point>(([x, y], point) => [x + point[0], y + point[1]], [0, 0]);
  return rounded([sum[0] / points.length, sum[1] / points.length]);
}

/** Adding zero turns -0 into 0. */
const rounded = ([x, y]: Point): Point => [Math.round(x) + 0, Math.round(y) + 0];
