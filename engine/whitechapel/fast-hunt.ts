/** A night's hunt of Letters from Whitechapel on typed arrays. */
import type { StreetBoard } from '../../model/index.js';
import type { FastHunt } from '../game/fast-hunt.js';
import { createDecoder } from '../streets/fast/decode-action.js';
import { packCommonState, unpackCommonState } from '../streets/fast/pack-state.js';
import { createFastHuntCore, type FastHuntRules } from '../streets/fast/fast-hunt-core.js';
import {
  longestListLength,
  packSearchSets,
  streetTablesOf,
  type PackedLists,
  type StreetTables,
} from '../streets/fast/street-tables.js';
import * as at from '../streets/fast/state-layout.js';
import { searchSetsOf } from '../streets/search-sets.js';
import { moveTrackOf } from '../streets/street-map.js';
import { whitechapelFastRules } from './fast-rules.js';
import { boardForAlleys } from './state/jack-moves.js';
import { isGoulstonOpen } from './state/phase-transitions.js';
import { PAWN_COLOURS, seatOfHead, type WhitechapelState } from './state/state.js';

type State = WhitechapelState;

const PHASES = ['HUNT1', 'HUNT1L', 'HUNT2', 'HUNT3F', 'HUNT3'] as const;
const LAST_MOVES = ['crime', 'normal', 'coach', 'alley'] as const;

/** The fast hunt of a state; undefined if no hunt is in progress, or the board does not fit. */
export function createFastWhitechapelHunt(board: StreetBoard, first: State): FastHunt<State> | undefined {
  const tables = streetTablesOf(board);
  const alleys = streetTablesOf(boardForAlleys(board, first))?.alleys;
  if (tables === null || alleys === undefined || !PHASES.some((phase) => phase === first.phase))
    return undefined;
  const rules = rulesOf(board, first, tables, alleys);
  const machine = createFastHuntCore(rules, (beginEscape) =>
    whitechapelFastRules(board, first, rules, beginEscape),
  );
  const isLetterOpen = isGoulstonOpen(first);
  return {
    ...machine,
    pack: (state) => {
      const words = packCommonState(rules.police, PAWN_COLOURS, state, state.police, state.specials);
      words[at.PHASE] = state.declaring ? at.PHASE_DECLARE : PHASES.indexOf(state.phase as 'HUNT1');
      words[at.COACHES_LEFT] = state.coach;
      words[at.ALLEYS_LEFT] = state.alley;
      words[at.LAST_MOVE] = LAST_MOVES.indexOf(state.lastMove!);
      words[at.LETTER_PLAYABLE] = isGoulstonOpen(state) ? 1 : 0;
      words[at.NAMED_PAWN] = state.goulston === null ? 0 : PAWN_COLOURS.indexOf(state.goulston) + 1;
      return words;
    },
    unpack: (words) => {
      const { pawns, laid, common } = unpackCommonState(rules.police, PAWN_COLOURS, words, first, 1);
      const isPlayed = isLetterOpen && words[at.LETTER_PLAYABLE] === 0;
      return {
        ...first,
        ...common,
        phase: PHASES[words[at.PHASE]!] ?? 'HUNT1',
        declaring: words[at.PHASE] === at.PHASE_DECLARE,
        police: pawns,
        coach: words[at.COACHES_LEFT]!,
        alley: words[at.ALLEYS_LEFT]!,
        specials: laid as State['specials'],
        lastMove: LAST_MOVES[words[at.LAST_MOVE]!]!,
        cluesTonight: common.clues.length,
        goulston: words[at.NAMED_PAWN] === 0 ? null : PAWN_COLOURS[words[at.NAMED_PAWN]! - 1]!,
        ...(isPlayed && { letterTonight: true, lettersSpent: [...first.lettersSpent, 'goulston'] }),
      };
    },
    decodeAction: createDecoder(tables, PAWN_COLOURS, 'declare'),
  };
}

function rulesOf(board: StreetBoard, first: State, tables: StreetTables, alleys: PackedLists): FastHuntRules {
  const { options, variants } = first;
  const searched = packSearchSets(tables, searchSetsOf(board, variants.searchThroughCircles));
  const { last } = moveTrackOf(board);
  const row = Math.max(1, last - first.index!) + first.rows.at(-1)!.length;
  const laid = first.specials.length + Math.min(row, first.coach + first.alley);
  const none = new Uint8Array(tables.circles.length);
  return {
    jack: {
      ...{ tables, alleys, last, crossingSpaces: 1 },
      ...{ noVia: none, noRide: none, noCrossing: none },
    },
    police: {
      ...{ tables, searched, layout: at.createLayout({ row, called: longestListLength(searched), laid }) },
      ...{ pawns: PAWN_COLOURS.length, turns: turnsOf(first) },
      ...{ areaArrests: options.areaArrests, areaPawn: -1, areaBit: 0 },
      ...{ guessPawn: -1, guessBit: 0, guesses: new Int32Array(), goals: none },
      ...{ rushing: options.rushing, mayStop: variants.searchMayStop, mayPass: variants.policeMayPass },
      ...{ cluesAgain: variants.repeatClue === 'endsAction', currentCounts: variants.clueIncludesCurrent },
      earning: options.falseClues ? 15 : 0,
    },
    specialsSave: variants.stuckRule === 'anySpecial',
  };
}

/** The pawns of each player, from the Head's on, as bits (LFW-R40). */
function turnsOf(state: State): number[] {
  const { seatOrder, owner } = state.deals;
  const from = seatOrder.indexOf(seatOfHead(state));
  return [...seatOrder.slice(from), ...seatOrder.slice(0, from)].map((seat) =>
    at.bitsOfPawns(PAWN_COLOURS.flatMap((colour, pawn) => (owner[colour] === seat ? [pawn] : []))),
  );
}
