/** The beginning of a game of Letters from Whitechapel (LFW-S01 to S08). */
import { digestBoard, type StreetBoard } from '../../model/index.js';
import { parseOptions } from '../game/option-table.js';
import type { CreateResult, GameRequest } from '../game/contract.js';
import { isString, isListOf, haveSameItems } from '../game/field-checks.js';
import { moveTrackOf, romanNumeral } from '../streets/move-track.js';
import { streetMapOf } from '../streets/street-map.js';
import { legalHideouts } from './state/hideouts.js';
import { nightsOf } from './state/nights.js';
import { OPTIONS, VARIANTS, type Options } from './state/options.js';
import { COLOURS, type Deals, type WhitechapelState } from './state/state.js';

const TOKENS = 7;

export function createWhitechapel(board: StreetBoard, request: GameRequest): CreateResult<WhitechapelState> {
  const options = parseOptions('option', OPTIONS, request.options);
  if (!options.ok) return options;
  const variants = parseOptions('variant', VARIANTS, request.variants);
  if (!variants.ok) return variants;
  const problem = problemOfBoard(board, options.chosen) ?? problemOfDeals(request.deals);
  if (problem !== undefined) return { ok: false, message: problem };
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
  if (nightsOf(board).length > COLOURS.length) return 'There are five Head tiles, so at most five nights.';
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
  if (!isListOf(isString)(headOrder) || !haveSameItems(headOrder!, COLOURS))
    return `headOrder lists ${COLOURS.join(', ')} in the order in which the Head tiles are turned.`;
  if (
    !isListOf(isString)(seatOrder) ||
    seatOrder!.length < 1 ||
    seatOrder!.length > 5 ||
    new Set(['', 'jack', ...seatOrder!]).size !== seatOrder!.length + 2
  )
    return 'seatOrder lists one to five detectives, clockwise, each once; jack is not among them.';
  if (
    typeof owner !== 'object' ||
    (owner as unknown) === null ||
    !haveSameItems(Object.keys(owner), COLOURS) ||
    !COLOURS.every((colour) => seatOrder!.includes(owner[colour]))
  )
    return 'owner says for each colour which detective plays it.';
  return undefined;
}
