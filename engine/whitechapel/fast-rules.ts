/** The fast path of what only Letters from Whitechapel has: declaring the hideout, and the letter of Goulston Street. */
import type { StreetBoard } from '../../model/index.js';
import type { FastHuntRules, GameSpecificRules } from '../streets/fast/fast-hunt-core.js';
import * as codes from '../streets/fast/move-codes.js';
import { beginPawnTurn } from '../streets/fast/apply-pawn-move.js';
import * as at from '../streets/fast/state-layout.js';
import { PAWN_COLOURS, type WhitechapelState } from './state/state.js';

const BROWN = PAWN_COLOURS.indexOf('brown');
const CALLED = (['blue', 'green', 'red'] as const).map((colour) => PAWN_COLOURS.indexOf(colour));

export function whitechapelFastRules(
  board: StreetBoard,
  first: WhitechapelState,
  { jack }: FastHuntRules,
  beginEscape: (words: Int32Array) => number,
): GameSpecificRules {
  const { indexOf, crossingIndex } = jack.tables;
  const hideout = indexOf.get(first.hideout!)!;
  const goulston = board.letters === undefined ? -1 : crossingIndex.get(board.letters.goulston)!;
  const isWhileThere = first.variants.declareWindow === 'whileThere';
  const mayStayDeclared = (words: Int32Array): boolean =>
    isWhileThere && words[at.LAST_MOVE] === at.LAST_MOVE_WALK && words[at.JACK_CIRCLE] === hideout;
  const beginPawns = (words: Int32Array): number => {
    beginPawnTurn(words);
    return codes.HUNT_CONTINUES;
  };
  const announce = (words: Int32Array): number => {
    if (words[at.TRACK_INDEX]! >= jack.last) return codes.ENDED_TRACK_FULL;
    if (words[at.LETTER_PLAYABLE] === 0) return beginPawns(words);
    words[at.PHASE] = at.PHASE_LETTER;
    return codes.HUNT_CONTINUES;
  };
  /** The pawns that the Head may send to Goulston Street, as bits: only the one that stands there, if one does. */
  const sendable = (words: Int32Array, named: number): number => {
    const both = (1 << BROWN) | (1 << named);
    for (let pawn = 0; pawn < PAWN_COLOURS.length; pawn++)
      if (words[at.PAWN_POSITIONS + pawn] === goulston) return both & (1 << pawn);
    return both;
  };
  return {
    mayHoldFalseClue: () => true,
    endTurn: (words) => {
      beginPawns(words);
      if (!mayStayDeclared(words)) return beginEscape(words);
      words[at.PHASE] = at.PHASE_JACK_MOVES;
      return codes.HUNT_CONTINUES;
    },
    // A walk to the hideout is announced only after Jack has decided whether to declare it.
    arrive: (words) => {
      if (words[at.JACK_CIRCLE] !== hideout || words[at.LAST_MOVE] !== at.LAST_MOVE_WALK)
        return announce(words);
      words[at.PHASE] = at.PHASE_DECLARE;
      return codes.HUNT_CONTINUES;
    },
    moves: (words, into) => {
      let count = 0;
      if (words[at.PHASE] !== at.PHASE_LETTER) {
        if (words[at.PHASE] === at.PHASE_DECLARE || mayStayDeclared(words))
          into[count++] = codes.encodeMove(codes.DECLARE);
        if (words[at.PHASE] === at.PHASE_DECLARE) into[count++] = codes.encodeMove(codes.NO_DECLARE);
      } else if (words[at.NAMED_PAWN] === 0) {
        for (const pawn of CALLED)
          if (sendable(words, pawn) !== 0) into[count++] = codes.encodeMove(codes.GOULSTON, pawn);
        into[count++] = codes.encodeMove(codes.PASS_LETTER);
      } else {
        const bits = sendable(words, words[at.NAMED_PAWN]! - 1);
        for (let pawn = 0; pawn < PAWN_COLOURS.length; pawn++)
          if ((bits & (1 << pawn)) !== 0) into[count++] = codes.encodeMove(codes.SEND_PAWN, pawn);
      }
      return count;
    },
    make: (words, code) => {
      const pawn = codes.firstOperand(code);
      switch (codes.moveKind(code)) {
        case codes.DECLARE:
          return codes.ENDED_HOME;
        case codes.NO_DECLARE:
          return announce(words);
        case codes.GOULSTON:
          words[at.LETTER_PLAYABLE] = 0;
          words[at.NAMED_PAWN] = pawn + 1;
          return codes.HUNT_CONTINUES;
        case codes.SEND_PAWN:
          words[at.PAWN_POSITIONS + pawn] = goulston;
          words[at.NAMED_PAWN] = 0;
          return beginPawns(words);
        default:
          return beginPawns(words);
      }
    },
  };
}
