/** The beginning of a game of Letters from Whitechapel (LFW-S01 to S08). */
import { digestBoard, type StreetBoard } from '../../model/index.js';
import { parseOptions } from '../game/option-table.js';
import {
  fail,
  type CreateResult,
  type NewGameSettings,
  type DealResult,
  type HuntSetup,
} from '../game/contract.js';
import { isString, isListOf, haveSameItems } from '../game/field-checks.js';
import { moveTrackOf, romanNumeral, streetMapOf } from '../streets/street-map.js';
import { legalHideouts } from './state/hideouts.js';
import { nightsOf, nightOf } from './state/nights.js';
import { OPTIONS, VARIANTS, type Options } from './state/options.js';
import { PAWN_COLOURS, type Deals, type WhitechapelState } from './state/state.js';
import { JACK } from '../game/action.js';
import { shuffle, type Random } from '../game/random.js';
import { crossingsByColour, placeJackAndPawns } from '../streets/place-jack-and-pawns.js';
import { dealOwners, isOwnerOf, isSeatOrder, namesOfSeats } from '../streets/seats.js';

const TOKENS = 7;

export function createWhitechapel(
  board: StreetBoard,
  request: NewGameSettings,
): CreateResult<WhitechapelState> {
  const options = parseOptions('option', OPTIONS, request.options);
  if (!options.ok) return options;
  const variants = parseOptions('variant', VARIANTS, request.variants);
  if (!variants.ok) return variants;
  const problem = problemOfBoard(board, options.chosen) ?? problemOfDeals(request.deals);
  if (problem !== undefined) return fail(problem);
  const { headOrder, seatOrder, owner } = request.deals as Deals;
  return {
    ok: true,
    state: {
      game: 'lfw',
      board: { id: board.id, digest: digestBoard(board) },
      options: options.chosen,
      variants: variants.chosen,
      deals: { headOrder, seatOrder, owner },
      phase: 'SETUP',
      result: null,
      night: 1,
      hideout: null,
      rows: [],
      crimeScenes: [],
      time: null,
      index: null,
      women: [],
      wretched: [],
      toMove: [],
      stoodAt: [],
      patrols: [],
      police: {},
      head: null,
      coach: 0,
      alley: 0,
      specials: [],
      lastMove: null,
      declaring: false,
      clues: [],
      cluesTonight: 0,
      falseStock: 0,
      falseClues: [],
      lettersSpent: [],
      letterTonight: false,
      named: [],
      goulston: null,
      addressUsed: false,
      moved: [],
      acted: [],
      search: null,
    },
  };
}

/** Why a board cannot be played on, whatever the players do. */
function problemOfBoard(board: StreetBoard, options: Options): string | undefined {
  const { circles, colourOf, yellowCrossings } = streetMapOf(board);
  const red = circles.filter((circle) => colourOf.get(circle) === 'red').length;
  let killed = 0;
  for (const { women, marked, kills } of nightsOf(board)) {
    if (red < women + killed)
      return `The board has ${red} red circles, but needs ${women + killed} for its women and Crime Scenes.`;
    if (marked < kills || kills < 1 || kills > 2 || marked > women)
      return 'The table of nights does not fit: every night needs at least as many marked women as kills.';
    killed += kills;
  }
  if (nightsOf(board).length > PAWN_COLOURS.length)
    return 'There are five Head tiles, so at most five nights.';
  if (yellowCrossings.length < TOKENS)
    return `The board has ${yellowCrossings.length} yellow crossings, but seven patrols to lay.`;
  const { indexOf, last } = moveTrackOf(board);
  if ([1, 2, 3, 4, 5].some((time) => !indexOf.has(romanNumeral(time))))
    return 'The move track has no spaces I to V, on which the crime token climbs.';
  if (nightsOf(board).some(({ kills }) => last < kills))
    return 'The move track ends where a crime is written down, so Jack could never move.';
  if (legalHideouts(board, options).length === 0)
    return options.catchMe
      ? 'Every circle is red or beside a red one; play without Catch Me, If You Can (catchMe).'
      : 'Every circle is red, so Jack has nowhere to hide.';
  if (options.letters && board.letters === undefined)
    return 'The board does not say where the letters work; play without them.';
  return undefined;
}

function problemOfDeals(deals: unknown): string | undefined {
  const given = deals as Partial<Deals> | null | undefined;
  if (typeof given !== 'object' || given === null)
    return 'The game needs deals: headOrder, seatOrder, owner.';
  const { headOrder, seatOrder, owner } = given;
  if (!isListOf(isString)(headOrder) || !haveSameItems(headOrder!, PAWN_COLOURS))
    return `headOrder lists ${PAWN_COLOURS.join(', ')} in the order in which the Head tiles are turned.`;
  if (!isSeatOrder(seatOrder, PAWN_COLOURS.length))
    return 'seatOrder lists one to five detectives, clockwise, each once; jack is not among them.';
  if (!isOwnerOf(owner, PAWN_COLOURS, seatOrder))
    return 'owner says for each colour which detective plays it.';
  return undefined;
}

const MOST_DETECTIVES = PAWN_COLOURS.length;

/** `seats` are the detectives by name, clockwise, or their number; one by default. */
export function dealWhitechapel(random: Random, seats: unknown = 1): DealResult {
  const names = namesOfSeats(seats, 'detective', MOST_DETECTIVES);
  if (names === undefined)
    return fail(
      `"seats" names one to ${MOST_DETECTIVES} detectives, clockwise, each once and none of them ${JACK}, or is their number.`,
    );
  // The pawns may be shared out in any way (LFW-S02); this way is even.
  const owner = dealOwners(PAWN_COLOURS, names, random);
  const deals: Deals = { headOrder: shuffle(PAWN_COLOURS, random), seatOrder: names, owner };
  return { ok: true, deals: { ...deals } };
}

const DEALS: Deals = {
  headOrder: PAWN_COLOURS,
  seatOrder: ['detective1'],
  owner: {
    blue: 'detective1',
    brown: 'detective1',
    green: 'detective1',
    red: 'detective1',
    yellow: 'detective1',
  },
};

export function startWhitechapelHunt(board: StreetBoard, scene: HuntSetup): CreateResult<WhitechapelState> {
  const created = createWhitechapel(board, { deals: DEALS });
  if (!created.ok) return created;
  const { circles, colourOf } = streetMapOf(board);
  const isRed = (circle: number): boolean => colourOf.get(circle) === 'red';
  const placed = placeJackAndPawns(board, scene, circles.filter(isRed), PAWN_COLOURS);
  if (!placed.ok) return placed;
  const hideouts = legalHideouts(board, created.state.options);
  const goals = scene.goals ?? hideouts.slice(0, 1);
  const [hideout] = goals;
  if (hideout === undefined || goals.length > 1 || !hideouts.includes(hideout))
    return fail('Jack has one hideout, on a circle that is not red.');
  const { coach, alley } = nightOf(board, 1);
  return {
    ok: true,
    state: {
      ...created.state,
      ...{ phase: 'HUNT1', hideout, rows: [[placed.at]], crimeScenes: [placed.at] },
      ...{ time: 1, index: scene.index ?? 0, lastMove: 'crime', head: DEALS.headOrder[0]! },
      ...{ coach: scene.stock?.coach ?? coach, alley: scene.stock?.alley ?? alley },
      police: crossingsByColour(PAWN_COLOURS, placed.pawns),
    },
  };
}
