/** What both games on streets do alike on the fast path; each brings what only it has. */
import type { FastHunt } from '../../fast.js';
import { isStuck, jackMoves, specialTo, walkTo, type JackRules } from './jack.js';
import {
  codeOf,
  firstOf,
  GOES_ON,
  kindOfCode,
  NO_DECLARE,
  PAWN_MOVE,
  RIDE,
  SAIL,
  secondOf,
  SLIP,
  STUCK,
  WALK,
} from './move-codes.js';
import { makePoliceMove } from './pawn-effects.js';
import { falseClueMoves, pawnActions, pawnMoves, type PoliceRules } from './pawn-moves.js';
import { mostMoves } from './room.js';
import {
  ACTIONS,
  ASKED,
  ALLEY,
  BOAT,
  COACH,
  ESCAPE,
  FALSE_CLUES,
  LAST_MOVE,
  MOVES,
  NORMAL,
  PAWNS,
  PHASE,
} from './words.js';

export interface HuntRules {
  readonly jack: JackRules;
  readonly police: PoliceRules;
  /** Whether a special move saves Jack where he cannot walk. */
  readonly specialsSave: boolean;
}

export interface OwnRules {
  /** Writes the moves that only this game has in this phase, and says how many. */
  readonly moves: (words: Int32Array, into: Int32Array) => number;
  /** What such a move does. */
  readonly make: (words: Int32Array, code: number) => number;
  /** Jack has moved. */
  readonly arrive: (words: Int32Array) => number;
  /** The last pawn has acted. */
  readonly endTurn: (words: Int32Array) => number;
  readonly mayHoldFalseClue: (circle: number) => boolean;
}

/** All that does not depend on how a state looks. */
type Machine = Omit<FastHunt<never>, 'load' | 'unload' | 'action'>;

export function machineOf(
  rules: HuntRules,
  ownOf: (beginEscape: (words: Int32Array) => number) => OwnRules,
): Machine {
  const { jack, police, specialsSave } = rules;
  const { layout, pawns, tables } = police;
  const most = mostMoves(tables, police.searched, pawns);
  const held = new Uint8Array(tables.crossings.length);
  const scratch = new Int32Array(most);
  /** Marks the crossings where pawns stand while something is asked. */
  const hold = (words: Int32Array, value: 0 | 1): void => {
    for (let pawn = 0; pawn < pawns; pawn++) held[words[PAWNS + pawn]!] = value;
  };
  const beginEscape = (words: Int32Array): number => {
    words[PHASE] = ESCAPE;
    hold(words, 1);
    const stuck = isStuck(jack, words, held, specialsSave, scratch);
    hold(words, 0);
    return stuck ? STUCK : GOES_ON;
  };
  const own = ownOf(beginEscape);
  const special = (
    words: Int32Array,
    kind: typeof COACH | typeof ALLEY | typeof BOAT,
    a: number,
    b?: number,
  ): number => {
    specialTo(words, layout, kind, a, b);
    return own.arrive(words);
  };
  const flights = (words: Int32Array, into: Int32Array, count: number): number => {
    hold(words, 1);
    const all = jackMoves(jack, words, held, into, count);
    hold(words, 0);
    return all;
  };
  /** Where he is asked whether he declares, he does not. */
  const silently = (words: Int32Array): number =>
    words[PHASE] === ASKED ? own.make(words, codeOf(NO_DECLARE)) : GOES_ON;
  const again = (circle: number): number | undefined => (jack.crossingSpaces === 2 ? circle : undefined);
  return {
    most,
    flights: (words, into) => flights(words, into, 0),
    skip: (words) => silently(words) || own.endTurn(words) || silently(words),
    moves: (words, into) => {
      switch (words[PHASE]) {
        case ESCAPE:
          return flights(words, into, own.moves(words, into));
        case MOVES:
          return pawnMoves(police, words, into);
        case FALSE_CLUES:
          return falseClueMoves(police, words, own.mayHoldFalseClue, into);
        case ACTIONS:
          return pawnActions(police, words, into);
        default:
          return own.moves(words, into);
      }
    },
    make: (words, code) => {
      const [kind, a] = [kindOfCode(code), firstOf(code)];
      switch (kind) {
        case WALK:
          walkTo(words, layout, a);
          words[LAST_MOVE] = NORMAL;
          return own.arrive(words);
        case RIDE:
          return special(words, COACH, a, secondOf(code));
        case SLIP:
          return special(words, ALLEY, a, again(a));
        case SAIL:
          return special(words, BOAT, a, again(a));
        default:
          return kind < PAWN_MOVE ? own.make(words, code) : makePoliceMove(police, words, code, own.endTurn);
      }
    },
  };
}
