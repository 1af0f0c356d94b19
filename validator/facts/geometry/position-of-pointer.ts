/** Positions on the board for places in the file. */
import {
  centreOfHex,
  isStreetBoard,
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

/** The position that a JSON Pointer refers to, in whole board units; undefined if there is none. */
export function positionOfPointer(board: Board, pointer: string): Point | undefined {
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
  return index === undefined ? undefined : [drawing.xs[index]!, drawing.ys[index]!];
}

function placeOnStreets(board: StreetBoard, [list, index]: readonly string[]): Point | undefined {
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
    default:
      return undefined;
  }
}

function placeOnHexes(board: HexBoard, [list, index, third]: readonly string[]): Point | undefined {
  if (list === 'hexes') {
    const hex = board.hexes[Number(index)];
    return hex && rounded(centreOfHex(board.layout, hex.at));
  }
  const id =
    list === 'exits'
      ? board.exits[Number(index)]?.hex
      : list === 'setup' && board.setup && third !== undefined
        ? placedAt(board.setup, index, Number(third))
        : undefined;
  return id === undefined ? undefined : positionOfId(board, id);
}

function placedAt(
  setup: NonNullable<HexBoard['setup']>,
  list: string | undefined,
  i: number,
): string | undefined {
  switch (list) {
    case 'characters':
    case 'lamps':
      return setup[list][i]?.hex;
    case 'covers':
    case 'cordons':
      return setup[list][i];
    default:
      return undefined;
  }
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
    if (left <= length) return between(course[i]!, course[i + 1]!, length === 0 ? 0 : left / length);
    left -= length;
  }
  return course.at(-1);
}

const between = ([x1, y1]: Point, [x2, y2]: Point, part: number): Point =>
  rounded([x1 + (x2 - x1) * part, y1 + (y2 - y1) * part]);

/** The mean of points, in whole board units. */
export function middleOf(points: readonly Point[]): Point | undefined {
  if (points.length === 0) return undefined;
  const sum = points.reduce<Point>(([x, y], point) => [x + point[0], y + point[1]], [0, 0]);
  return rounded([sum[0] / points.length, sum[1] / points.length]);
}

/** Adding zero turns -0 into 0. */
const rounded = ([x, y]: Point): Point => [Math.round(x) + 0, Math.round(y) + 0];
