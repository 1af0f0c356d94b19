/** A round of Whitehall Mystery on typed arrays. */
import type { StreetBoard } from '../../model/index.js';
import type { FastHunt } from '../game/fast-hunt.js';
import { createDecoder } from '../streets/fast/decode-action.js';
import { packCommonState, unpackCommonState } from '../streets/fast/pack-state.js';
import {
  createFastHuntCore,
  type FastHuntRules,
  type GameSpecificRules,
} from '../streets/fast/fast-hunt-core.js';
import * as codes from '../streets/fast/move-codes.js';
import { beginPawnTurn } from '../streets/fast/apply-pawn-move.js';
import {
  longestListLength,
  streetTablesOf,
  type PackedLists,
  type StreetTables,
} from '../streets/fast/street-tables.js';
import * as at from '../streets/fast/state-layout.js';
import { streetMapOf } from '../streets/street-map.js';
import { BROWN_ABILITY_ID, GREEN_ABILITY_ID } from './actions/ability-actions.js';
import { boardForAlleys, lastTrackSpace, canCoachStopAt } from './state/jack-moves.js';
import { isTileInPlay, UNDESCRIBED_TILES } from './state/options.js';
import { unreachedLocations, type WhitehallState } from './state/state.js';

type State = WhitehallState;

const PHASES = ['HUNT1', undefined, 'HUNT2', 'HUNT3F', 'HUNT3', 'TURN_END'] as const;
/** The abilities that can be used up, by the bit of each. */
const BITS = [BROWN_ABILITY_ID, GREEN_ABILITY_ID];

/** The fast hunt of a state; undefined outside a hunt, if the board does not fit, or with abilities of a host. */
export function createFastWhitehallHunt(board: StreetBoard, first: State): FastHunt<State> | undefined {
  const { options, variants } = first;
  const tables = streetTablesOf(board);
  const alleys = streetTablesOf(boardForAlleys(board, first))?.alleys;
  const isPlain = UNDESCRIBED_TILES.every(
    (slot) => !isTileInPlay(slot, options, variants) || variants.abilities[slot] === 'none',
  );
  if (tables === null || alleys === undefined || !isPlain || !PHASES.some((phase) => phase === first.phase))
    return undefined;
  const colours = options.figures;
  const rules = rulesOf(board, first, tables, alleys);
  const machine = createFastHuntCore(rules, (beginEscape) => locationRules(first, rules, beginEscape));
  return {
    ...machine,
    pack: (state) => {
      const words = packCommonState(rules.police, colours, state, state.figures, state.laid);
      words[at.PHASE] = PHASES.indexOf(state.phase as 'HUNT1');
      words[at.COACHES_LEFT] = state.tiles.coach;
      words[at.ALLEYS_LEFT] = state.tiles.alley;
      words[at.BOATS_LEFT] = state.tiles.boat;
      words[at.SPENT_ABILITIES] = at.bitsOfPawns(state.spent.map((id) => BITS.indexOf(id)));
      return words;
    },
    unpack: (words) => {
      const spaces = variants.alleyBoatSpaces;
      const { pawns, laid, common } = unpackCommonState(rules.police, colours, words, first, spaces);
      return {
        ...first,
        ...common,
        phase: PHASES[words[at.PHASE]!]!,
        figures: pawns,
        tiles: { alley: words[at.ALLEYS_LEFT]!, boat: words[at.BOATS_LEFT]!, coach: words[at.COACHES_LEFT]! },
        laid,
        spent: BITS.filter((_, bit) => (words[at.SPENT_ABILITIES]! & (1 << bit)) !== 0),
      };
    },
    decodeAction: createDecoder(tables, colours, 'declareDL'),
  };
}

function rulesOf(board: StreetBoard, first: State, tables: StreetTables, alleys: PackedLists): FastHuntRules {
  const { options, variants, laid, tiles } = first;
  const { circles, indexOf, searched } = tables;
  const { figures } = options;
  const last = lastTrackSpace(board);
  const goals = new Uint8Array(circles.length);
  for (const circle of unreachedLocations(first)) goals[indexOf.get(circle)!] = 1;
  const noCoach = Uint8Array.from(circles, (circle) => (canCoachStopAt(board, first, circle) ? 0 : 1));
  const noRide = noCoach.map((isBarred, circle) => isBarred | goals[circle]!);
  const { colourOf } = streetMapOf(board);
  const once = variants.reinforcementUses === 'once' ? 1 : 0;
  const mostLaid = laid.length + Math.min(last + 1, tiles.coach + tiles.alley + tiles.boat);
  return {
    jack: {
      ...{ tables, alleys, last, crossingSpaces: variants.alleyBoatSpaces, noRide, noCrossing: goals },
      noVia: variants.coachMidDL === 'allow' ? noCoach : noRide,
    },
    police: {
      ...{ tables, searched, pawns: figures.length, turns: figures.map((_, pawn) => 1 << pawn) },
      layout: at.createLayout({ row: last + 1, called: longestListLength(searched), laid: mostLaid }),
      ...{
        areaArrests: false,
        areaPawn: figures.indexOf('green'),
        areaBit: once << BITS.indexOf(GREEN_ABILITY_ID),
      },
      ...{ guessPawn: figures.indexOf('brown'), guessBit: once << BITS.indexOf(BROWN_ABILITY_ID), goals },
      guesses: Int32Array.from(circles.flatMap((circle, i) => (colourOf.get(circle) === 'white' ? [i] : []))),
      ...{ rushing: false, mayStop: true, mayPass: true, currentCounts: true },
      cluesAgain: variants.repeatClue === 'endsAction',
      earning: options.falseClues ? 15 : 0,
    },
    specialsSave: variants.stuckRule === 'anySpecial',
  };
}

/** Discovery Locations: reaching them, declaring them, and what they bar. */
function locationRules(
  first: State,
  { jack, police }: FastHuntRules,
  beginEscape: (words: Int32Array) => number,
): GameSpecificRules {
  const { goals } = police;
  const locations = new Set(first.locations.map((circle) => jack.tables.indexOf.get(circle)!));
  const isThere = (words: Int32Array): boolean => goals[words[at.JACK_CIRCLE]!] === 1;
  const continueHunt = (words: Int32Array): number =>
    words[at.TRACK_INDEX]! >= jack.last ? codes.ENDED_TRACK_FULL : beginEscape(words);
  return {
    mayHoldFalseClue: (circle) => !locations.has(circle),
    arrive: (words) => {
      beginPawnTurn(words);
      return codes.HUNT_CONTINUES;
    },
    endTurn: (words) => {
      beginPawnTurn(words);
      if (first.variants.declareDL === 'must') return isThere(words) ? codes.ENDED_HOME : continueHunt(words);
      // Jack is asked even where he would lose; otherwise a pause would reveal that he is on a location.
      if (continueHunt(words) === codes.HUNT_CONTINUES && !isThere(words)) return codes.HUNT_CONTINUES;
      words[at.PHASE] = at.PHASE_DECLARE;
      return codes.HUNT_CONTINUES;
    },
    moves: (words, into) => {
      if (words[at.PHASE] !== at.PHASE_DECLARE) return 0;
      let count = 0;
      if (isThere(words)) into[count++] = codes.encodeMove(codes.DECLARE);
      into[count++] = codes.encodeMove(codes.NO_DECLARE);
      return count;
    },
    make: (words, code) => (codes.moveKind(code) === codes.DECLARE ? codes.ENDED_HOME : continueHunt(words)),
  };
}
