import {
  isStreetBoard,
  type Board,
  type Expectation,
  type HexBoard,
  type StreetBoard,
  type Point,
  type Grid,
  type Section,
  type Witness,
} from '../../../../model/index.js';
import { anyBoardAction, type Action, streetBoardAction } from '../action.js';
import { toSingleLineTexts, toSingleLineText } from '../../entities/single-line-text.js';
import { setBoardProperties } from '../../patches/untrusted-patch.js';
import { moveBends } from '../../entities/lines.js';
import { moveNodes } from '../../entities/nodes.js';
import { roundPosition } from '../../entities/position.js';

/** The properties of a board that can be edited in a form. Null removes an optional one. */
export type BoardFields = Partial<
  Pick<Board, 'id' | 'name' | 'edition' | 'profile' | 'boardVersion' | 'extent'> & Pick<StreetBoard, 'discs'>
> & {
  readonly tracks?: StreetBoard['tracks'] | HexBoard['tracks'] | null;
  readonly letters?: StreetBoard['letters'] | null;
  readonly expect?: readonly Expectation[];
  readonly witnesses?: readonly Witness[];
};

/** Sets properties of the board; changes nothing if one of the values is invalid. */
export const setBoardFields = ({ discs, letters, expect, witnesses, ...fields }: BoardFields): Action =>
  anyBoardAction((board) =>
    setBoardProperties(board, {
      ...fields,
      ...(fields.name !== undefined && { name: toSingleLineText(fields.name) ?? '' }),
      ...(fields.extent && { extent: fields.extent.map(Math.round) }),
      ...(expect && { expect: toSingleLineTexts(expect) }),
      ...(witnesses && { witnesses: toSingleLineTexts(witnesses) }),
      ...(isStreetBoard(board) && {
        letters,
        ...(discs && { discs: { circle: Math.round(discs.circle), crossing: Math.round(discs.crossing) } }),
      }),
    }),
  );

/** Gives the board another width, and scales everything on it in proportion to whole numbers. */
export const rescaleBoard = (width: number): Action =>
  anyBoardAction((board) => {
    const factor = width / board.extent[0];
    if (factor === 1 || !(factor > 0) || !Number.isFinite(factor)) return board;
    const framed = setBoardProperties<Board>(board, {
      extent: [Math.round(width), size(board.extent[1], factor)],
      ...(board.provenance.scans && { provenance: scansScaled(board.provenance, factor) }),
      ...(isStreetBoard(board)
        ? {
            discs: { circle: size(board.discs.circle, factor), crossing: size(board.discs.crossing, factor) },
            ...(board.grid && {
              grid: { ...board.grid, rect: board.grid.rect.map((at) => scaled(at, factor)) },
            }),
          }
        : {
            layout: {
              ...board.layout,
              origin: scaled(board.layout.origin, factor),
              size: size(board.layout.size, factor),
            },
          }),
    });
    // Too large or too small for the format.
    if (framed === board) return board;
    return isStreetBoard(framed)
      ? moveBends(
          moveNodes(framed, (_, at) => scaled(at, factor)),
          (at) => scaled(at, factor),
        )
      : framed;
  });

const size = (value: number, factor: number): number => Math.max(1, Math.round(value * factor));

const scaled = ([x, y]: Point, factor: number): Point => roundPosition([x * factor, y * factor]) ?? [x, y];

const scansScaled = (provenance: Board['provenance'], factor: number): Board['provenance'] => ({
  ...provenance,
  scans: (provenance.scans ?? []).map((scan) => ({
    ...scan,
    points: scan.points.map((point) => ({ ...point, at: scaled(point.at, factor) })),
  })),
});

/** Sets the printed grid, or removes it. Its corners may be given in any order. */
export const setPrintedGrid = (grid: Grid | null): Action =>
  streetBoardAction((board) => {
    if (grid === null) return setBoardProperties(board, { grid });
    const [a, b] = grid.rect.map(roundPosition);
    if (a === undefined || b === undefined) return board;
    const rect: readonly [Point, Point] = [
      [Math.min(a[0], b[0]), Math.min(a[1], b[1])],
      [Math.max(a[0], b[0]), Math.max(a[1], b[1])],
    ];
    return setBoardProperties(board, { grid: { ...grid, rect } });
  });

type Letters = NonNullable<StreetBoard['letters']>;

/** Sets where one of the four letters of Whitechapel applies, on a board that has letters. */
export const setJackLetterPlace = (
  letter: keyof Letters,
  value: Letters['goulston'] | readonly Section[],
): Action =>
  streetBoardAction((board) =>
    board.letters ? setBoardProperties(board, { letters: { ...board.letters, [letter]: value } }) : board,
  );
