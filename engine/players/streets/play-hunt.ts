/** Plays one hunt of a street game by two players, and keeps the belief up to date with what all know. */
import * as codes from '../../streets/fast/move-codes.js';
import * as at from '../../streets/fast/state-layout.js';
import { chooseJackMove } from './choose-jack-move.js';
import { choosePawnAction, choosePawnMove, planPawnTurn, type PawnPlan } from './choose-pawn-move.js';
import type { Players } from '../players.js';
import { pawnsOf, type AnyHunt, type HuntTable } from './hunt-table.js';

/** What is counted while games are played, by circle or crossing. */
export interface HuntCounts {
  /** How often Jack wrote a circle down, how often it was searched, with a clue, and named in an arrest. */
  readonly visits: Int32Array;
  readonly searches: Int32Array;
  readonly clues: Int32Array;
  readonly arrests: Int32Array;
  /** How often a pawn ended its move on a crossing. */
  readonly stands: Int32Array;
}

/** What both sides want on this hunt. */
export interface HuntAims {
  /** What Jack has written down already: the crime scenes of the night, or where the round began. */
  readonly written: readonly number[];
  /** Where Jack wants to go. */
  readonly goals: readonly number[];
  /** Where his opponents expect him to go, by probability. */
  readonly suspected: Float64Array;
  /** Whether the circle where Jack stands answers a search. */
  readonly currentCounts: boolean;
}

/** The last move of a hunt, the state before it, and how the hunt ended. */
export interface HuntEnd {
  readonly before: Int32Array;
  readonly code: number;
  readonly moves: number;
}

/** Plays to the end of the hunt. The belief must have begun. */
export function playHunt(
  hunt: AnyHunt,
  words: Int32Array,
  table: HuntTable,
  players: Players,
  aims: HuntAims,
  counts: HuntCounts,
): HuntEnd {
  const listed = new Int32Array(hunt.maxMoves);
  const before = words.slice();
  const trail = createTrail(table, aims.written);
  let plan: PawnPlan | undefined;
  let moves = 0;
  const choose = (count: number): number => {
    const phase = words[at.PHASE]!;
    const isPawns = phase === at.PHASE_PAWN_MOVES || phase === at.PHASE_PAWN_ACTIONS;
    if ((isPawns ? players.hunters : players.jack) === 'random')
      return listed[Math.floor(table.random() * count)]!;
    if (phase === at.PHASE_JACK_MOVES) return chooseJackMove(table, words, listed, count, aims.goals);
    if (phase === at.PHASE_DECLARE) return listed[0]!;
    if (phase === at.PHASE_PAWN_MOVES)
      return choosePawnMove(table, (plan ??= planPawnTurn(table, aims.suspected)), listed, count);
    plan = undefined;
    return phase === at.PHASE_PAWN_ACTIONS
      ? choosePawnAction(table, words, listed, count)
      : listed[Math.floor(table.random() * count)]!;
  };
  for (;;) {
    const code = choose(hunt.listMoves(words, listed));
    before.set(words);
    const end = hunt.applyMove(words, code);
    const kind = codes.moveKind(code);
    const circle = codes.secondOperand(code);
    if (kind <= codes.BOAT_MOVE) {
      moves++;
      plan = undefined;
      trail.advance(code, before, words, counts);
    } else if (kind === codes.PAWN_MOVE) counts.stands[circle]!++;
    else if (kind === codes.SEARCH) {
      counts.searches[circle]!++;
      const isOnTrail = trail.answers(circle, aims.currentCounts);
      if (isOnTrail) counts.clues[circle]!++;
      table.belief.answer(circle, isOnTrail);
    } else if (kind === codes.ARREST) {
      counts.arrests[circle]!++;
      if (end === codes.HUNT_CONTINUES) table.belief.exclude(circle);
    }
    if (end !== codes.HUNT_CONTINUES) return { before, code, moves };
  }
}

/** Jack's row as it grows. */
function createTrail({ belief, pawns }: HuntTable, written: readonly number[]) {
  const row: number[] = [...written];
  const write = (circle: number, counts: HuntCounts): void => {
    row.push(circle);
    counts.visits[circle]!++;
  };
  return {
    answers: (circle: number, currentCounts: boolean): boolean =>
      (currentCounts ? row : row.slice(0, -1)).includes(circle),
    advance(code: number, before: Int32Array, after: Int32Array, counts: HuntCounts): void {
      const held = pawnsOf(before, pawns);
      const spaces = after[at.TRACK_INDEX]! - before[at.TRACK_INDEX]!;
      const to = codes.firstOperand(code);
      switch (codes.moveKind(code)) {
        case codes.WALK:
          belief.advance('walk', held);
          write(to, counts);
          return;
        case codes.COACH_RIDE:
          belief.advance('ride', held);
          belief.advance('ride', held);
          write(to, counts);
          write(codes.secondOperand(code), counts);
          return;
        default:
          belief.advance(codes.moveKind(code) === codes.ALLEY_MOVE ? 'alley' : 'boat', held);
          if (spaces === 2) belief.advance('stay', held);
          write(to, counts);
      }
    },
  };
}
