import {
  DIRECTIONS,
  idOfHex,
  neighbourInDirection,
  parseHexId,
  type Exit,
  type HexBoard,
  type HexId,
  type HexKind,
} from '../model/index.js';
import { oncePerBoard } from '../model/once-per-board.js';

/** Where the file holds each hex, by its id. */
export const pointersOfHexes = oncePerBoard(
  ({ hexes }: HexBoard): ReadonlyMap<HexId, string> =>
    new Map(hexes.map((hex, i) => [idOfHex(hex), `/hexes/${i}`])),
);

/** The kind of each hex, by its id; what is not there, and what is `void`, is off the board and has none. */
export const kindsOfHexes = oncePerBoard(
  ({ hexes }: HexBoard): ReadonlyMap<HexId, HexKind> =>
    new Map(hexes.filter(({ kind }) => kind !== 'void').map((hex) => [idOfHex(hex), hex.kind])),
);

/** The six places that share an edge with a hex, on the board or off it, clockwise from north. */
export function placesBeside(hex: HexId): HexId[] {
  const at = parseHexId(hex);
  return at === undefined
    ? []
    : DIRECTIONS.map((direction) => idOfHex({ at: neighbourInDirection(at, direction) }));
}

export const isWalkable = (kind: HexKind | undefined): boolean => kind === 'street' || kind === 'manhole';

/** Whether an exit leads from a hex where Jack can stand to a place off the board. */
export function leadsOff(board: HexBoard, { hex, side }: Exit): boolean {
  const kinds = kindsOfHexes(board);
  return isWalkable(kinds.get(hex)) && !kinds.has(placesBeside(hex)[DIRECTIONS.indexOf(side)]!);
}
