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
import { readOptions, readVariants, type Colour, type Options } from './state/options.js';
import type { WhitehallState } from './state/state.js';
import type { Random } from '../game/random.js';
import { JACK } from '../game/action.js';
import { crossingsByColour, placeJackAndPawns } from '../streets/place-jack-and-pawns.js';
import { dealOwners, isOwnerOf, isSeatOrder, namesOfSeats, type SeatDeals } from '../streets/seats.js';
import { isRecord } from '../game/option-table.js';

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
  const problem = findBoardProblem(board) ?? findDealsProblem(request.deals, options.chosen);
  if (problem !== undefined) return fail(problem);
  return {
    ok: true,
    state: {
      game: 'wm',
      board: { id: board.id, digest: digestBoard(board) },
      options: options.chosen,
      variants: variants.chosen,
      deals: hasNoDeals(request.deals) ? {} : (request.deals as SeatDeals<Colour>),
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

/** Without deals one Investigator has all figures. */
const hasNoDeals = (deals: unknown): boolean =>
  deals === undefined || (isRecord(deals) && Object.keys(deals).length === 0);

function findDealsProblem(deals: unknown, { figures }: Options): string | undefined {
  if (hasNoDeals(deals)) return undefined;
  const { seatOrder, owner, ...rest } = isRecord(deals) ? deals : {};
  if (!isRecord(deals) || Object.keys(rest).length > 0)
    return 'The deals of Whitehall Mystery are {"seatOrder", "owner"}, or nothing for one Investigator.';
  if (!isSeatOrder(seatOrder, MOST_INVESTIGATORS))
    return `seatOrder lists one to ${MOST_INVESTIGATORS} Investigators, clockwise, each once; jack is not among them.`;
  return isOwnerOf(owner, figures, seatOrder)
    ? undefined
    : `owner says for each of ${figures.join(', ')} which Investigator plays it.`;
}

const MOST_INVESTIGATORS = 3;

/** `seats` are the Investigators by name, clockwise, or their number; one has all figures if it is left out. */
export function dealWhitehall(random: Random, seats?: unknown, options?: unknown): DealResult {
  if (seats === undefined) return { ok: true, deals: {} };
  const seatOrder = namesOfSeats(seats, 'investigator', MOST_INVESTIGATORS);
  if (seatOrder === undefined)
    return fail(
      `"seats" names one to ${MOST_INVESTIGATORS} Investigators, clockwise, each once and none of them ${JACK}, or is their number.`,
    );
  const inPlay = readOptions(options);
  if (!inPlay.ok) return inPlay;
  return { ok: true, deals: { seatOrder, owner: dealOwners(inPlay.chosen.figures, seatOrder, random) } };
}

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
      index: scene.index ?? 0,
      tiles: { ...created.state.tiles, ...scene.stock },
    },
  };
}
