/** Creates a game of Whitehall Mystery (WM-S01 to S04). */
import { digestBoard, type StreetBoard } from '../../model/index.js';
import {
  fail,
  type CreateResult,
  type NewGameSettings,
  type DealResult,
  type HuntSetup,
} from '../game/contract.js';
import { streetMapOf } from '../streets/street-map.js';
import { locationCount, startingTiles, whiteCirclesBySection } from './state/board-setup.js';
import { readOptions, readVariants } from './state/options.js';
import { INVESTIGATORS, type WhitehallState } from './state/state.js';
import type { Random } from '../game/random.js';
import { JACK } from '../game/action.js';
import { crossingsByColour, placeJackAndPawns } from '../streets/place-jack-and-pawns.js';

/** `abilities` are those that the host supplies. */
export function createWhitehall(
  board: StreetBoard,
  request: NewGameSettings,
  abilities: readonly { readonly name: string }[],
): CreateResult<WhitehallState> {
  const options = readOptions(request.options);
  if (!options.ok) return options;
  const names = abilities.map(({ name }) => name);
  const variants = readVariants(request.variants, options.chosen, names);
  if (!variants.ok) return variants;
  const problem = findBoardProblem(board) ?? findDealsProblem(request.deals);
  if (problem !== undefined) return fail(problem);
  return {
    ok: true,
    state: {
      game: 'wm',
      board: { id: board.id, digest: digestBoard(board) },
      options: options.chosen,
      variants: variants.chosen,
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
  const squares = whiteCirclesBySection(board).size;
  if (squares < locationCount(board))
    return `The board has white circles in ${squares} squares, but needs them in ${locationCount(board)}, one for each Discovery Location.`;
  const { length } = streetMapOf(board).yellowCrossings;
  return length < 3 ? `The board has ${length} yellow crossings, but three figures to place.` : undefined;
}

const findDealsProblem = (deals: unknown): string | undefined =>
  deals === undefined || (typeof deals === 'object' && deals !== null && Object.keys(deals).length === 0)
    ? undefined
    : 'Whitehall Mystery has no deals: leave them out.';

export const dealWhitehall = (_: Random, seats?: unknown): DealResult =>
  seats === undefined
    ? { ok: true, deals: {} }
    : fail(`The seats of Whitehall Mystery are ${JACK} and ${INVESTIGATORS}: leave out "seats".`);

export function startWhitehallHunt(board: StreetBoard, scene: HuntSetup): CreateResult<WhitehallState> {
  const created = createWhitehall(board, {}, []);
  if (!created.ok) return created;
  const { circles, colourOf, sectionOf } = streetMapOf(board);
  const { figures } = created.state.options;
  const isWhite = (circle: number): boolean => colourOf.get(circle) === 'white';
  const placed = placeJackAndPawns(board, scene, circles.filter(isWhite), figures);
  if (!placed.ok) return placed;
  const { at } = placed;
  const others = [...whiteCirclesBySection(board)].filter(([square]) => square !== sectionOf(at));
  const count = locationCount(board) - 1;
  const goals = scene.goals ?? others.slice(0, count).map(([, [first]]) => first!);
  const squares = new Set([at, ...goals].map((circle) => sectionOf(circle)));
  if (goals.length !== count || squares.size !== count + 1 || !goals.every(isWhite))
    return fail(
      `Jack has ${count} Discovery Locations to reach: white circles, each in a square of its own, which is not where he starts.`,
    );
  return {
    ok: true,
    state: {
      ...created.state,
      ...{ phase: 'HUNT1', reached: [at], rows: [[at]] },
      locations: [at, ...goals].sort((a, b) => a - b),
      figures: crossingsByColour(figures, placed.pawns),
    },
  };
}
