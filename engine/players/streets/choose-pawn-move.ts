/** The pawns on the streets: they spread over where Jack may be, search where he may have been, and arrest where he likely is. */
import * as codes from '../../streets/fast/move-codes.js';
import * as at from '../../streets/fast/state-layout.js';
import type { HuntTable } from './hunt-table.js';

/** What it is worth to stand beside a circle where Jack may be, and beside one that he may have passed. */
const BESIDE = 3;
const PASSED = 0.7;
/** What each step away from where he may be costs, and from where he may be going. */
const STEP_AWAY = 0.5;
const STEP_FROM_GOAL = 0.25;
/** How much of a circle is left for other pawns once one stands beside it, or near it. */
const LEFT_BESIDE = 0.25;
const LEFT_NEAR = 0.6;
const NEAR = 2;
/** Smaller probabilities are left out. */
const NEGLIGIBLE = 1e-4;
/** From this probability on a pawn arrests instead of searching. */
const ARREST_FROM = 0.15;

/** What the pawns' players reckon with while pawns move. */
export interface PawnPlan {
  /** How likely Jack is on each circle, less what pawns have been sent to. */
  readonly wanted: Float64Array;
  readonly passed: Float64Array;
  /** How likely each circle is where he goes. */
  readonly goals: Float64Array;
  /** The circles that matter in one of these. */
  readonly circles: readonly number[];
}

export function planPawnTurn(table: HuntTable, goals: Float64Array): PawnPlan {
  const { belief, random, distances } = table;
  const passed = belief.estimate(random).passed.slice();
  const wanted = belief.locations().slice();
  const circles: number[] = [];
  for (let circle = 0; circle < distances.circles; circle++)
    if (wanted[circle]! + passed[circle]! + goals[circle]! > NEGLIGIBLE) circles.push(circle);
  return { wanted, passed, goals: goals.slice(), circles };
}

/** The code of a pawn's move among the first `count`; the plan is changed by it. */
export function choosePawnMove(
  { distances, random }: HuntTable,
  plan: PawnPlan,
  listed: Int32Array,
  count: number,
): number {
  const { circles, ofPawn } = distances;
  let best = listed[0]!;
  let most = -Infinity;
  for (let i = 0; i < count; i++) {
    const to = codes.secondOperand(listed[i]!);
    const value = valueOfCrossing(distances, plan, to) + 0.01 * random();
    if (value > most) [most, best] = [value, listed[i]!];
  }
  const row = codes.secondOperand(best) * circles;
  for (const circle of plan.circles) {
    const steps = ofPawn[row + circle]!;
    if (steps > NEAR) continue;
    const left = steps === 0 ? LEFT_BESIDE : LEFT_NEAR;
    plan.wanted[circle]! *= left;
    plan.goals[circle]! *= left;
    if (steps === 0) plan.passed[circle]! *= LEFT_BESIDE;
  }
  return best;
}

function valueOfCrossing(
  { circles, ofPawn }: HuntTable['distances'],
  { wanted, passed, goals, circles: relevant }: PawnPlan,
  crossing: number,
): number {
  const row = crossing * circles;
  let value = 0;
  for (const circle of relevant) {
    const here = wanted[circle]!;
    const steps = ofPawn[row + circle]!;
    if (steps === 0) value += BESIDE * here + PASSED * passed[circle]!;
    value -= steps * (STEP_AWAY * here + STEP_FROM_GOAL * goals[circle]!);
  }
  return value;
}

/** The code of a pawn's action among the first `count`: the surest arrest, or the search that most likely finds a clue. */
export function choosePawnAction(
  { belief, random, distances }: HuntTable,
  words: Int32Array,
  listed: Int32Array,
  count: number,
): number {
  const { passed, last } = belief.estimate(random);
  let best = listed[0]!;
  let most = -Infinity;
  for (let i = 0; i < count; i++) {
    const code = listed[i]!;
    const circle = codes.secondOperand(code);
    let value: number;
    switch (codes.moveKind(code)) {
      case codes.ARREST:
        value = last[circle]! >= ARREST_FROM ? 10 * last[circle]! : 0.9 * last[circle]! - 0.02;
        break;
      case codes.AREA_ARREST:
        value = 12 * sumBeside(distances, words, codes.firstOperand(code), last) - 3;
        break;
      case codes.GUESS_LOCATION:
      case codes.RUSH:
        value = -1;
        break;
      case codes.SEARCH:
        value = passed[circle]!;
        break;
      default:
        value = 0.01;
    }
    value += 0.001 * random();
    if (value > most) [most, best] = [value, code];
  }
  return best;
}

function sumBeside(
  { circles, ofPawn }: HuntTable['distances'],
  words: Int32Array,
  pawn: number,
  shares: Float64Array,
): number {
  const row = words[at.PAWN_POSITIONS + pawn]! * circles;
  let sum = 0;
  for (let circle = 0; circle < circles; circle++) if (ofPawn[row + circle] === 0) sum += shares[circle]!;
  return sum;
}
