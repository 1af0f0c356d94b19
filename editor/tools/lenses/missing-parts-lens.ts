/** What a board still lacks: numbers, streets and declared areas, or hexes, exits and pieces. */
import { networkOf } from '../../../model/network/index.js';
import {
  idOfCircle,
  joinWithAnd,
  pluralise,
  type Circle,
  type Point,
  type StreetBoard,
  capitalise,
  centreOfHex,
  CHARACTERS,
  idOfHex,
  type HexBoard,
} from '../../../model/index.js';
import { missingNumbers, countOnBoard } from '../../../validator/index.js';
import type { Shape } from '../shapes/shape.js';
import { shapesOfUndeclaredFaces, undeclaredFaces } from './block-lenses.js';
import { ringShapes, type LensResult } from './lens-result.js';
import { isProvisionalNumber, printedCircles } from '../entities/circle-numbers.js';
import { LAMP_TILES } from '../entities/pieces.js';

export function missingPartsLens(board: StreetBoard): LensResult {
  const { circles } = board;
  const total = expectedCircles(board);
  const missing = missingNumbers(circles, total);
  const unnumbered = circles.filter(({ number }) => isProvisionalNumber(number)).length;
  const open = undeclaredFaces(board);
  const { indexOfId, streets } = networkOf(board);
  const isLoose = (circle: Circle): boolean => {
    const index = indexOfId.get(idOfCircle(circle))!;
    return streets.starts[index] === streets.starts[index + 1];
  };
  const loose = circles.filter(isLoose);
  const unenclosed = new Set<string>(open.flatMap(({ walk, islands }) => [...walk, ...islands.flat()]));
  const done = circles.filter((circle) => !isLoose(circle) && !unenclosed.has(idOfCircle(circle)));
  const places = (some: readonly Circle[]): readonly Point[] => some.map(({ at }) => at);
  const radius = 1.3 * board.discs.circle;
  return {
    shapes: [
      ...shapesOfUndeclaredFaces(open),
      ...ringShapes('progress', places(done), radius),
      ...ringShapes('warning', places(loose), radius),
      ...missing.flatMap((stretch) => hintOf(stretch, circles)),
    ],
    sentence: [
      describeMissing(circles.length, total, missing),
      unnumbered === 0 ? '' : `${pluralise(unnumbered, 'circle has', 'circles have')} no number yet.`,
      loose.length === 0 ? '' : `${pluralise(loose.length, 'circle has', 'circles have')} no street yet.`,
      open.length === 0 ? '' : `${pluralise(open.length, 'area is', 'areas are')} not declared yet.`,
    ]
      .filter((part) => part !== '')
      .join(' '),
  };
}

/** How many circles the board has when it is complete. A home-made board counts up to its highest number. */
export const expectedCircles = (board: StreetBoard): number =>
  printedCircles(board) ??
  board.circles.reduce(
    (highest, { number }) => (isProvisionalNumber(number) ? highest : Math.max(highest, number)),
    0,
  );

type Stretch = readonly [number, number];

const describeRange = ([first, last]: Stretch): string =>
  first === last ? String(first) : `${first}–${last}`;

/** A longer list would not be readable. */
const MOST_STRETCHES = 12;

function describeMissing(count: number, total: number, missing: readonly Stretch[]): string {
  if (total === 0) return 'No circle is placed yet.';
  if (missing.length === 0) return `All ${total} circles are placed.`;
  const more = missing.slice(MOST_STRETCHES).reduce((sum, [first, last]) => sum + last - first + 1, 0);
  const words = [
    ...missing.slice(0, MOST_STRETCHES).map(describeRange),
    ...(more > 0 ? [`${more} more`] : []),
  ];
  return `${count} of ${total} circles are placed; missing: ${joinWithAnd(words)}.`;
}

/** Where to look: numbers run in rows, so a missing one is usually between its neighbours. */
function hintOf(stretch: Stretch, circles: readonly Circle[]): readonly Shape[] {
  const find = (number: number): Circle | undefined => circles.find((circle) => circle.number === number);
  const [before, after] = [find(stretch[0] - 1), find(stretch[1] + 1)];
  if (!before || !after) return [];
  const at: Point = [(before.at[0] + after.at[0]) / 2, (before.at[1] + after.at[1]) / 2];
  return [{ kind: 'label', look: 'warning', at, text: `${describeRange(stretch)}?`, middle: true }];
}

export function hexMissingPartsLens(board: HexBoard): LensResult {
  const { setup, layout } = board;
  const characters = new Set(setup?.characters.map(({ character }) => character));
  const tiles = new Set(setup?.lamps.map(({ tile }) => tile));
  const missing = [
    ...CHARACTERS.filter((each) => !characters.has(each)).map(capitalise),
    ...LAMP_TILES.filter((each) => !tiles.has(each)).map((tile) => `lamp ${tile}`),
    ...short(setup?.covers.length ?? 0, 2, 'cover'),
    ...short(setup?.cordons.length ?? 0, 2, 'cordon'),
    ...short(board.exits.length, 4, 'exit'),
  ];
  const taken = new Set<string>([
    ...(setup?.characters.map(({ hex }) => hex) ?? []),
    ...(setup?.lamps.map(({ hex }) => hex) ?? []),
  ]);
  const places = board.hexes
    .filter((hex) => taken.has(idOfHex(hex)))
    .map(({ at }): Point => centreOfHex(layout, at));
  return {
    shapes: ringShapes('progress', places, 0.72 * layout.size),
    sentence: [
      hexesPlaced(board),
      missing.length === 0
        ? 'The starting position is complete.'
        : `Not placed yet: ${joinWithAnd(missing)}.`,
    ].join(' '),
  };
}

/** There are two covers, two cordons and four exits (MJ-B03, MJ-B04). */
const short = (count: number, wanted: number, word: string): readonly string[] =>
  count >= wanted ? [] : [wanted - count === 1 ? `1 ${word}` : `${wanted - count} ${word}s`];

function hexesPlaced(board: HexBoard): string {
  const count = countOnBoard(board, 'hexes') ?? 0;
  const expected = board.expect.find(({ what }) => what === 'hexes')?.count;
  return expected === undefined ? `${count} hexes are laid.` : `${count} of ${expected} hexes are laid.`;
}
