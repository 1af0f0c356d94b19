/** Hex sides at the border of a board, where exits are. */
import {
  type Axial,
  centreOfHex,
  type Direction,
  DIRECTION_VECTORS,
  DIRECTIONS,
  type Exit,
  hexAtPoint,
  type HexBoard,
  type HexId,
  idOfHex,
  neighbourInDirection,
  parseHexId,
  type Point,
} from '../../../model/index.js';

export interface RimSide {
  readonly hex: HexId;
  readonly at: Axial;
  readonly side: Direction;
}

/** The border side at a position: of the hex there, or of a neighbouring one if there is none. */
export function rimSideAt(board: HexBoard, place: Point): RimSide | undefined {
  const there = hexAtPoint(board.layout, place);
  const isOn = presence(board);
  const hexes = isOn(there)
    ? [there]
    : DIRECTIONS.map((direction) => neighbourInDirection(there, direction)).filter(isOn);
  return nearestSide(board, hexes, ([x, y]) => Math.hypot(place[0] - x, place[1] - y));
}

/** The border side of some hexes whose middle is nearest by a measure; undefined if all are infinitely far. */
function nearestSide(
  board: HexBoard,
  hexes: readonly Axial[],
  distanceOf: (middle: Point) => number,
): RimSide | undefined {
  const isOn = presence(board);
  let [best, least] = [undefined as RimSide | undefined, Infinity];
  for (const at of hexes)
    for (const side of DIRECTIONS) {
      if (isOn(neighbourInDirection(at, side))) continue;
      const distance = distanceOf(middleOfSide(board, at, side));
      if (distance < least) [best, least] = [{ hex: idOfHex({ at }), at, side }, distance];
    }
  return best;
}

/** The nearest border side in a direction from an exit. */
export function nextRimSide(board: HexBoard, from: Exit, [dx, dy]: Point): RimSide | undefined {
  const start = parseHexId(from.hex);
  if (!start) return undefined;
  const [x, y] = middleOfSide(board, start, from.side);
  const hexes = board.hexes.filter(({ kind }) => kind !== 'void').map(({ at }) => at);
  return nearestSide(board, hexes, ([sideX, sideY]) => {
    const distance = Math.hypot(sideX - x, sideY - y);
    // Prefers sides along the direction to sides across it.
    return (sideX - x) * dx + (sideY - y) * dy <= distance / 2 ? Infinity : distance;
  });
}

/** Whether a hex is on the board; a hole counts as off it. */
function presence({ hexes }: HexBoard): (at: Axial) => boolean {
  const ids = new Set<string>(hexes.filter(({ kind }) => kind !== 'void').map(idOfHex));
  return (at) => ids.has(idOfHex({ at }));
}

function middleOfSide({ layout }: HexBoard, at: Axial, side: Direction): Point {
  const [x, y] = centreOfHex(layout, at);
  const [q, r] = DIRECTION_VECTORS[side];
  const along = (Math.sqrt(3) / 2) * layout.size;
  return [x + along * (Math.sqrt(3) / 2) * q, y + along * (r + q / 2)];
}

/** The two corners of a side. */
export function cornersOfSide(board: HexBoard, { at, side }: RimSide): readonly [Point, Point] {
  const [x, y] = middleOfSide(board, at, side);
  const [q, r] = DIRECTION_VECTORS[side];
  const [dx, dy] = [(r + q / 2) * (board.layout.size / 2), (Math.sqrt(3) / 2) * q * (board.layout.size / 2)];
  return [
    [x - dx, y + dy],
    [x + dx, y - dy],
  ];
}

/** A free name for a new exit, by the part of the board it is in: `NW`, or `N` in the middle, then `NW2`. */
export function suggestExitName({ hexes, exits, layout }: HexBoard, { at, side }: RimSide): string {
  const places = hexes.filter(({ kind }) => kind !== 'void').map((hex) => centreOfHex(layout, hex.at));
  const [x, y] = centreOfHex(layout, at);
  const corner =
    third(
      y,
      places.map(([, each]) => each),
      'N',
      'S',
    ) +
    third(
      x,
      places.map(([each]) => each),
      'W',
      'E',
    );
  const name = corner === '' ? side : corner;
  const taken = new Set<string>(exits.map(({ id }) => id));
  for (let count = 1; ; count++) {
    const id = count === 1 ? name : `${name}${count}`;
    if (!taken.has(id)) return id;
  }
}

function third(value: number, all: readonly number[], low: string, high: string): string {
  const [least, most] = all.reduce(
    ([a, b], each) => [Math.min(a, each), Math.max(b, each)],
    [Infinity, -Infinity],
  );
  if (value < least + (most - least) / 3) return low;
  return value > most - (most - least) / 3 ? high : '';
}
