/** Makes the faults of a class, lets the validator look at each, and says what it saw. */
import { formatBoard } from '../model/index.js';
import { officialBoard, textOfBoard } from '../testing/official-board.js';
import { seededRandom } from '../testing/seeded-random.js';
import { changeBetween, type Change } from '../model/change.js';
import { validateBoard, type Finding } from '../validator/index.js';
import type { FaultClass, OfficialBoard } from './fault-class.js';

/** What became of one fault. */
export interface Outcome {
  readonly board: OfficialBoard;
  readonly what: string;
  /** The rules with an error or a warning that the board without the fault does not have. */
  readonly rules: readonly string[];
  /** What the fault changes; unknown where the text cannot be read as a board. */
  readonly change?: Change;
}

export const isFound = ({ rules }: Outcome): boolean => rules.length > 0;

/** Whether a game would go differently with the fault. */
export const changesPlay = ({ change }: Outcome): boolean => change === 'play' || change === 'identity';

export interface InjectOptions {
  /** Faults on each board of the class. */
  readonly count: number;
  readonly seed: number;
  readonly deep?: boolean;
  readonly boards?: readonly string[];
}

/** How often the dice may choose a place where the fault cannot be made. */
const MOST_TRIES = 60;

/** The outcomes of one class, so many on each of its boards. The seed and the class's name decide all. */
export function inject(faults: FaultClass, options: InjectOptions): Outcome[] {
  const { count, seed, boards } = options;
  return faults.boards
    .filter((board) => boards === undefined || boards.includes(board))
    .flatMap((name) => {
      const random = seededRandom(seedOf(`${seed} ${faults.name} ${name}`));
      const outcomes: Outcome[] = [];
      for (let tries = count * MOST_TRIES; tries > 0 && outcomes.length < count; tries--) {
        const outcome = outcomeOf(faults, name, random, options);
        if (outcome) outcomes.push(outcome);
      }
      return outcomes;
    });
}

function outcomeOf(
  { make, since }: FaultClass,
  name: OfficialBoard,
  random: () => number,
  { deep = false }: InjectOptions,
): Outcome | undefined {
  const clean = officialBoard(name);
  const fault = make(random, clean);
  if (fault === undefined) return undefined;
  const text = 'text' in fault ? fault.text : formatBoard(fault.board);
  const { findings } = validateBoard(text, { deep, ...(since && { since: clean }) });
  const clear = cleanFindings(name, deep);
  const seen = findings.filter((finding) => finding.severity !== 'info' && !clear.has(finding.id));
  return {
    board: name,
    what: fault.what,
    rules: [...new Set(seen.map(({ rule }) => rule))],
    ...('board' in fault && { change: changeBetween(clean, fault.board) }),
  };
}

const known = new Map<string, ReadonlySet<Finding['id']>>();

/** The ids of what the validator says about a board without faults. */
function cleanFindings(name: OfficialBoard, deep: boolean): ReadonlySet<string> {
  const key = `${name} ${deep}`;
  let ids = known.get(key);
  if (ids === undefined) {
    ids = new Set(validateBoard(textOfBoard(name), { deep }).findings.map(({ id }) => id));
    known.set(key, ids);
  }
  return ids;
}

/** A number for some words (FNV-1a). */
function seedOf(words: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < words.length; i++) hash = Math.imul(hash ^ words.charCodeAt(i), 0x01000193);
  return hash;
}
