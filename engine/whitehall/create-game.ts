/** The beginning of a game of Whitehall Mystery (WM-S01 to S04). */
import { digestBoard, type StreetBoard } from '../../model/index.js';
import type { Created, GameRequest } from '../contract.js';
import { waysOf } from '../streets/ways.js';
import { readOptions, readVariants } from './options.js';
import type { WhitehallState } from './state.js';

/** How many rounds there are; one more Discovery Location is needed, to start from. */
const roundsOf = ({ tracks }: StreetBoard): number => tracks?.rounds ?? 3;

export const locationCount = (board: StreetBoard): number => roundsOf(board) + 1;

/** The tiles that Jack begins with: two of each kind unless the board says otherwise (WM-S04). */
export const tilesOf = ({ tracks }: StreetBoard): WhitehallState['tiles'] => ({
  alley: tracks?.tiles?.alley ?? 2,
  boat: tracks?.tiles?.boat ?? 2,
  coach: tracks?.tiles?.coach ?? 2,
});

/** `abilities` are the names of those that the host brings. */
export function createWhitehall(
  board: StreetBoard,
  request: GameRequest,
  abilities: readonly string[],
): Created<WhitehallState> {
  const options = readOptions(request.options);
  if (!options.ok) return options;
  const variants = readVariants(request.variants, options.value, abilities);
  if (!variants.ok) return variants;
  const problem = problemOfBoard(board) ?? problemOfDeals(request.deals);
  if (problem !== undefined) return { ok: false, message: problem };
  return {
    ok: true,
    state: {
      game: 'wm',
      board: { id: board.id, digest: digestBoard(board) },
      options: options.value,
      variants: variants.value,
      deals: {},
      phase: 'SETUP_DL',
      result: null,
      round: 1,
      index: 0,
      locations: [],
      reached: [],
      rows: [],
      figures: {},
      tiles: tilesOf(board),
      laid: [],
      clues: [],
      falseStock: 0,
      falseClues: [],
      moved: [],
      acted: [],
      search: null,
      spent: [],
    },
  };
}

/** The white circles by the square they lie in (WM-S03). */
export function whiteBySquare(board: StreetBoard): ReadonlyMap<string, readonly number[]> {
  const { circles, colourOf, sectionOf } = waysOf(board);
  const squares = new Map<string, number[]>();
  for (const circle of circles) {
    const square = sectionOf(circle);
    if (colourOf.get(circle) !== 'white' || square === undefined) continue;
    squares.set(square, [...(squares.get(square) ?? []), circle]);
  }
  return new Map([...squares].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Why a board cannot be played on, whatever the players do. */
function problemOfBoard(board: StreetBoard): string | undefined {
  const squares = whiteBySquare(board).size;
  if (squares < locationCount(board))
    return `The board has white circles in ${squares} squares, but needs them in ${locationCount(board)}, one for each Discovery Location.`;
  const { length } = waysOf(board).yellow;
  return length < 3 ? `The board has ${length} yellow crossings, but three figures to place.` : undefined;
}

const problemOfDeals = (deals: unknown): string | undefined =>
  deals === undefined || (typeof deals === 'object' && deals !== null && Object.keys(deals).length === 0)
    ? undefined
    : 'Nothing is left to chance in Whitehall Mystery: leave out the deals.';
