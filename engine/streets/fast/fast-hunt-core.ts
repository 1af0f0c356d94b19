/** The fast path that both street games share; each game adds its own rules. */
import type { FastHunt } from '../../game/fast-hunt.js';
import { isStuck, writeJackMoves, recordSpecialMove, recordWalk, type FastJackRules } from './jack-moves.js';
import * as codes from './move-codes.js';
import { applyPawnMove } from './apply-pawn-move.js';
import { writeFalseClueMoves, writePawnActions, writePawnMoves, type FastPawnRules } from './pawn-moves.js';
import { maxMoveCount } from './street-tables.js';
import * as at from './state-layout.js';

export interface FastHuntRules {
  readonly jack: FastJackRules;
  readonly police: FastPawnRules;
  /** Whether a special move saves Jack where he cannot walk. */
  readonly specialsSave: boolean;
}

export interface GameSpecificRules {
  /** Writes the moves that only this game has in this phase and returns their number. */
  readonly moves: (words: Int32Array, into: Int32Array) => number;
  /** What such a move does. */
  readonly make: (words: Int32Array, code: number) => number;
  /** Jack has moved. */
  readonly arrive: (words: Int32Array) => number;
  /** The last pawn has acted. */
  readonly endTurn: (words: Int32Array) => number;
  readonly mayHoldFalseClue: (circle: number) => boolean;
}

/** The part of a fast hunt that does not depend on the type of the state. */
type Machine = Omit<FastHunt<never>, 'pack' | 'unpack' | 'decodeAction'>;

/** Stocks and circles are smaller than these, so that the key of a state is a whole number below 2 to the power of 53. */
const [STOCK, CIRCLES] = [1 << 12, 1 << 13];

const jackAloneKey = (words: Int32Array): number => {
  const tokens = (words[at.COACHES_LEFT]! * STOCK + words[at.ALLEYS_LEFT]!) * STOCK + words[at.BOATS_LEFT]!;
  return (tokens * CIRCLES + words[at.JACK_CIRCLE]!) * 8 + words[at.LAST_MOVE]!;
};

export function createFastHuntCore(
  rules: FastHuntRules,
  ownOf: (beginEscape: (words: Int32Array) => number) => GameSpecificRules,
): Machine {
  const { jack, police, specialsSave } = rules;
  const { layout, pawns, tables } = police;
  const most = maxMoveCount(tables, police.searched, pawns);
  const held = new Uint8Array(tables.crossings.length);
  const scratch = new Int32Array(most);
  /** Marks the crossings where pawns stand, for the time of a query. */
  const markPawns = (words: Int32Array, value: 0 | 1): void => {
    for (let pawn = 0; pawn < pawns; pawn++) held[words[at.PAWN_POSITIONS + pawn]!] = value;
  };
  const beginEscape = (words: Int32Array): number => {
    words[at.PHASE] = at.PHASE_JACK_MOVES;
    markPawns(words, 1);
    const stuck = isStuck(jack, words, held, specialsSave, scratch);
    markPawns(words, 0);
    return stuck ? codes.ENDED_STUCK : codes.HUNT_CONTINUES;
  };
  const own = ownOf(beginEscape);
  const special = (
    words: Int32Array,
    kind: typeof at.LAST_MOVE_COACH | typeof at.LAST_MOVE_ALLEY | typeof at.LAST_MOVE_BOAT,
    a: number,
    b?: number,
  ): number => {
    recordSpecialMove(words, layout, kind, a, b);
    return own.arrive(words);
  };
  const writeMoves = (words: Int32Array, into: Int32Array, count: number): number => {
    markPawns(words, 1);
    const all = writeJackMoves(jack, words, held, into, count);
    markPawns(words, 0);
    return all;
  };
  /** Declines to declare if Jack has to decide. */
  const declineToDeclare = (words: Int32Array): number =>
    words[at.PHASE] === at.PHASE_DECLARE
      ? own.make(words, codes.encodeMove(codes.NO_DECLARE))
      : codes.HUNT_CONTINUES;
  const secondCircle = (circle: number): number | undefined =>
    jack.crossingSpaces === 2 ? circle : undefined;
  return {
    maxMoves: most,
    jackAlone: {
      listMoves: (words, into) => writeMoves(words, into, 0),
      skipPawnTurn: (words) => declineToDeclare(words) || own.endTurn(words) || declineToDeclare(words),
      keyOf: jackAloneKey,
    },
    listMoves: (words, into) => {
      switch (words[at.PHASE]) {
        case at.PHASE_JACK_MOVES:
          return writeMoves(words, into, own.moves(words, into));
        case at.PHASE_PAWN_MOVES:
          return writePawnMoves(police, words, into);
        case at.PHASE_FALSE_CLUE:
          return writeFalseClueMoves(police, words, own.mayHoldFalseClue, into);
        case at.PHASE_PAWN_ACTIONS:
          return writePawnActions(police, words, into);
        default:
          return own.moves(words, into);
      }
    },
    applyMove: (words, code) => {
      const [kind, a] = [codes.moveKind(code), codes.firstOperand(code)];
      switch (kind) {
        case codes.WALK:
          recordWalk(words, layout, a);
          words[at.LAST_MOVE] = at.LAST_MOVE_WALK;
          return own.arrive(words);
        case codes.COACH_RIDE:
          return special(words, at.LAST_MOVE_COACH, a, codes.secondOperand(code));
        case codes.ALLEY_MOVE:
          return special(words, at.LAST_MOVE_ALLEY, a, secondCircle(a));
        case codes.BOAT_MOVE:
          return special(words, at.LAST_MOVE_BOAT, a, secondCircle(a));
        default:
          return kind < codes.PAWN_MOVE
            ? own.make(words, code)
            : applyPawnMove(police, words, code, own.endTurn);
      }
    },
  };
}
