import {
  DIRECTIONS,
  idOfHex,
  memoByBoard,
  neighbourInDirection,
  parseHexId,
  type Exit,
  type HexBoard,
  type HexId,
  type HexKind,
} from '../../../model/index.js';
import { joinFirstTen } from '../../definitions/define-rule.js';

/** The JSON Pointer of each hex, by id. */
export const pointersOfHexes = memoByBoard(
  ({ hexes }: HexBoard): ReadonlyMap<HexId, string> =>
    new Map(hexes.map((hex, i) => [idOfHex(hex), `/hexes/${i}`])),
);

/** The kind of each hex, by id; missing and `void` hexes are off the board and have none. */
export const kindsOfHexes = memoByBoard(
  ({ hexes }: HexBoard): ReadonlyMap<HexId, HexKind> =>
    new Map(hexes.filter(({ kind }) => kind !== 'void').map((hex) => [idOfHex(hex), hex.kind])),
);

/** The six positions beside a hex, on or off the board, clockwise from north. */
export function neighbourPositions(hex: HexId): HexId[] {
  const at = parseHexId(hex);
  return at === undefined
    ? []
    : DIRECTIONS.map((direction) => idOfHex({ at: neighbourInDirection(at, direction) }));
}

export const isWalkable = (kind: HexKind | undefined): boolean => kind === 'street' || kind === 'manhole';

/** Whether an exit leads from a walkable hex off the board. */
export function leadsOffBoard(board: HexBoard, { hex, side }: Exit): boolean {
  const kinds = kindsOfHexes(board);
  return isWalkable(kinds.get(hex)) && !kinds.has(neighbourPositions(hex)[DIRECTIONS.indexOf(side)]!);
}

/** The hexes beside a hex and their kinds, as a list in a sentence; empty without any. */
export function describeHexesAround(board: HexBoard, hex: HexId): string {
  const kinds = kindsOfHexes(board);
  const around = neighbourPositions(hex).filter((beside) => kinds.has(beside));
  return joinFirstTen(around.map((beside) => `${beside} (${kinds.get(beside)})`));
}
