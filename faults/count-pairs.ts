/** Counts in how many pairs of faults on one board each fault keeps a cause of its own. */
import type { Board } from '../model/index.js';
import { shippedBoard } from '../testing/boards/shipped-boards.js';
import { pickRandom, seededRandom } from '../testing/seeded-random.js';
import { causesAmong, validateBoard, type Finding } from '../validator/index.js';
import { OFFICIAL_BOARDS, type Fault, type FaultClass, type Random } from './fault-class.js';
import { idsWithoutFaults, isDue } from './inject-faults.js';

/** Two faults on one board, and the causes in the report. */
export interface FaultPair {
  readonly board: string;
  readonly what: string;
  readonly causes: readonly string[];
  /** Each of the two faults has a cause of its own. */
  readonly isKept: boolean;
  /** Each of the two faults has a finding at a place; a fault that only totals show cannot be told apart from another. */
  readonly isPlaced: boolean;
}

/** How often a random place may be unsuitable, or one fault may hide the other. */
const MOST_TRIES = 40;

/** Random pairs of faults whose findings are both in the report. */
export function makePairs(classes: readonly FaultClass[], count: number, seed: number): FaultPair[] {
  const random = seededRandom(seed);
  const usable = classes.filter(({ since }) => since === undefined);
  const pairs: FaultPair[] = [];
  for (let tries = count * MOST_TRIES; tries > 0 && pairs.length < count; tries--) {
    const board = pickRandom(OFFICIAL_BOARDS, random);
    const ofBoard = usable.filter(({ boards }) => boards.includes(board));
    const clean = shippedBoard(board);
    const [first, one] = pickRandom(ofBoard, random).make(random, clean) ?? [];
    if (typeof first !== 'object') continue;
    const [both, other] = makeSecond(pickRandom(ofBoard, random), random, first) ?? [];
    if (typeof both !== 'object') continue;
    const found = causesOfPair(clean, first, both);
    if (found) pairs.push({ board, what: `${one}; ${other}`, ...found });
  }
  return pairs;
}

/** A fault on a board with a fault. Classes expect boards without one, so theirs may be impossible. */
function makeSecond({ make }: FaultClass, random: Random, board: Board): Fault | undefined {
  try {
    return make(random, board);
  } catch {
    return undefined;
  }
}

/** Undefined if the report has findings of one fault only, because the other is invisible or its layer was skipped. */
function causesOfPair(
  clean: Board,
  first: Board,
  both: Board,
): Pick<FaultPair, 'causes' | 'isKept' | 'isPlaced'> | undefined {
  const known = idsWithoutFaults(clean, false);
  const ofFirst = new Set(validateBoard(first).findings.map(({ id }) => id));
  const isOfFirst = ({ id }: Finding): boolean => ofFirst.has(id);
  const found = validateBoard(both).findings.filter((each) => isDue(each) && !known.has(each.id));
  if (found.every(isOfFirst) || !found.some(isOfFirst)) return undefined;
  const causes = causesAmong(found);
  const placed = found.filter(({ at }) => at !== undefined);
  return {
    causes: causes.map(({ id }) => id),
    isKept: causes.some(isOfFirst) && !causes.every(isOfFirst),
    isPlaced: placed.some(isOfFirst) && !placed.every(isOfFirst),
  };
}
