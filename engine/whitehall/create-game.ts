/** Creates a game of Whitehall Mystery (WM-S01 to S04). */
import { digestBoard, type StreetBoard } from '../../model/index.js';
import type { CreateResult, GameRequest } from '../game/contract.js';
import { streetMapOf } from '../streets/street-map.js';
import { locationCount, startingTiles, whiteCirclesBySquare } from './state/board-setup.js';
import { readOptions, readVariants } from './state/options.js';
import type { WhitehallState } from './state/state.js';

/** `abilities` are the names of those that the host supplies. */
export function createWhitehall(
  board: StreetBoard,
  request: GameRequest,
  abilities: readonly string[],
): CreateResult<WhitehallState> {
  const options = readOptions(request.options);
  if (!options.ok) return options;
  const variants = readVariants(request.variants, options.value, abilities);
  if (!variants.ok) return variants;
  const problem = findBoardProblem(board) ?? findDealsProblem(request.deals);
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
      tiles: startingTiles(board),
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

/** Why no game can be played on a board. */
function findBoardProblem(board: StreetBoard): string | undefined {
  const squares = whiteCirclesBySquare(board).size;
  if (squares < locationCount(board))
    return `The board has white circles in ${squares} squares, but needs them in ${locationCount(board)}, one for each Discovery Location.`;
  const { length } = streetMapOf(board).yellowCrossings;
  return length < 3 ? `The board has ${length} yellow crossings, but three figures to place.` : undefined;
}

const findDealsProblem = (deals: unknown): string | undefined =>
  deals === undefined || (typeof deals === 'object' && deals !== null && Object.keys(deals).length === 0)
    ? undefined
    : 'Whitehall Mystery has no deals: leave them out.';
