/** A night's hunt of Letters from Whitechapel on typed arrays. */
import type { StreetBoard } from '../../model/index.js';
import type { FastHunt } from '../fast.js';
import { commonAction } from '../streets/fast/actions.js';
import { loadCommon, unloadCommon } from '../streets/fast/hunt.js';
import { machineOf, type HuntRules } from '../streets/fast/machine.js';
import * as codes from '../streets/fast/move-codes.js';
import { longest } from '../streets/fast/room.js';
import { searchedLists, tablesOf, type StreetTables } from '../streets/fast/tables.js';
import * as at from '../streets/fast/words.js';
import { searchSets } from '../streets/search-sets.js';
import { moveTrackOf } from '../streets/track.js';
import { ownRules } from './fast-own-rules.js';
import { isGoulstonOpen } from './passages.js';
import { COLOURS, headSeat, type WhitechapelState } from './state.js';

type State = WhitechapelState;

const PHASES = ['HUNT1', 'HUNT1L', 'HUNT2', 'HUNT3F', 'HUNT3'] as const;
const LAST_MOVES = ['crime', 'normal', 'coach', 'alley'] as const;

/** The hunt that goes on in a state; undefined if none does, or the board does not fit. */
export function fastWhitechapel(board: StreetBoard, first: State): FastHunt<State> | undefined {
  const tables = tablesOf(board);
  if (tables === null || !PHASES.some((phase) => phase === first.phase)) return undefined;
  const rules = rulesOf(board, first, tables);
  const machine = machineOf(rules, (beginEscape) => ownRules(board, first, rules, beginEscape));
  const isLetterOpen = isGoulstonOpen(first);
  return {
    ...machine,
    load: (state) => {
      const words = loadCommon(rules.police, COLOURS, state, state.police, state.specials);
      words[at.PHASE] = state.declaring ? at.ASKED : PHASES.indexOf(state.phase as 'HUNT1');
      words[at.COACHES] = state.coach;
      words[at.ALLEYS] = state.alley;
      words[at.LAST_MOVE] = LAST_MOVES.indexOf(state.lastMove!);
      words[at.LETTER] = isGoulstonOpen(state) ? 1 : 0;
      words[at.NAMED_PAWN] = state.goulston === null ? 0 : COLOURS.indexOf(state.goulston) + 1;
      return words;
    },
    unload: (words) => {
      const { pawns, laid, common } = unloadCommon(rules.police, COLOURS, words, first, 1);
      const isPlayed = isLetterOpen && words[at.LETTER] === 0;
      return {
        ...first,
        ...common,
        phase: PHASES[words[at.PHASE]!] ?? 'HUNT1',
        declaring: words[at.PHASE] === at.ASKED,
        police: pawns,
        coach: words[at.COACHES]!,
        alley: words[at.ALLEYS]!,
        specials: laid as State['specials'],
        lastMove: LAST_MOVES[words[at.LAST_MOVE]!]!,
        cluesTonight: common.clues.length,
        goulston: words[at.NAMED_PAWN] === 0 ? null : COLOURS[words[at.NAMED_PAWN]! - 1]!,
        ...(isPlayed && { letterTonight: true, lettersSpent: [...first.lettersSpent, 'goulston'] }),
      };
    },
    action: (code) => {
      const colour = COLOURS[codes.firstOf(code)];
      switch (codes.kindOfCode(code)) {
        case codes.DECLARE:
          return { type: 'declare' };
        case codes.GOULSTON:
          return { type: 'goulston', colour };
        case codes.SEND:
          return { type: 'goulstonPawn', colour };
        default:
          return commonAction(tables, COLOURS, code);
      }
    },
  };
}

function rulesOf(board: StreetBoard, first: State, tables: StreetTables): HuntRules {
  const { options, variants } = first;
  const searched = searchedLists(tables, searchSets(board, variants.searchThroughCircles));
  const { last } = moveTrackOf(board);
  const row = Math.max(1, last - first.index!) + first.rows.at(-1)!.length;
  const laid = first.specials.length + Math.min(row, first.coach + first.alley);
  const none = new Uint8Array(tables.circles.length);
  return {
    jack: {
      ...{ tables, alleys: tables.alleys, last, crossingSpaces: 1 },
      ...{ noVia: none, noRide: none, noCrossing: none },
    },
    police: {
      ...{ tables, searched, layout: at.layoutOf({ row, called: longest(searched), laid }) },
      ...{ pawns: COLOURS.length, turns: turnsOf(first) },
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
  const from = seatOrder.indexOf(headSeat(state));
  return [...seatOrder.slice(from), ...seatOrder.slice(0, from)].map((seat) =>
    at.bitsOf(COLOURS.flatMap((colour, pawn) => (owner[colour] === seat ? [pawn] : []))),
  );
}
