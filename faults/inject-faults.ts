/** Injects the faults of a class and records what the validator finds. */
import { formatBoard } from '../model/index.js';
import { shippedBoard, shippedBoardText } from '../testing/boards/shipped-boards.js';
import { seededRandom } from '../testing/seeded-random.js';
import { classifyChange, type ChangeClass } from '../model/versions/classify-change.js';
import { validateText, type Finding } from '../validator/index.js';
import type { FaultClass, OfficialBoardName } from './fault-class.js';

/** The outcome of one fault. */
export interface FaultOutcome {
  readonly board: OfficialBoardName;
  readonly what: string;
  /** The rules with an error or a warning that the board without the fault does not have. */
  readonly rules: readonly string[];
  /** What the fault changes; undefined if the text cannot be parsed. */
  readonly change?: ChangeClass;
}

export const isDetected = ({ rules }: FaultOutcome): boolean => rules.length > 0;

/** Whether the fault changes play. */
export const changesPlay = ({ change }: FaultOutcome): boolean => change === 'play' || change === 'identity';

export interface InjectOptions {
  /** Faults on each board of the class. */
  readonly count: number;
  readonly seed: number;
  readonly deep?: boolean;
  readonly boards?: readonly string[];
}

/** How often a random place may be unsuitable. */
const MOST_TRIES = 60;

/** The outcomes of one class on each of its boards. The seed and the name of the class determine the faults. */
export function injectFaults(faults: FaultClass, options: InjectOptions): FaultOutcome[] {
  const { count, seed, boards } = options;
  return faults.boards
    .filter((board) => boards === undefined || boards.includes(board))
    .flatMap((name) => {
      const random = seededRandom(seedOf(`${seed} ${faults.name} ${name}`));
      const outcomes: FaultOutcome[] = [];
      for (let tries = count * MOST_TRIES; tries > 0 && outcomes.length < count; tries--) {
        const outcome = outcomeOf(faults, name, random, options);
        if (outcome) outcomes.push(outcome);
      }
      return outcomes;
    });
}

function outcomeOf(
  { make, since }: FaultClass,
  name: OfficialBoardName,
  random: () => number,
  { deep = false }: InjectOptions,
): FaultOutcome | undefined {
  const clean = shippedBoard(name);
  const fault = make(random, clean);
  if (fault === undefined) return undefined;
  const [faulty, what] = fault;
  const text = typeof faulty === 'string' ? faulty : formatBoard(faulty);
  const { findings } = validateText(text, { deep, ...(since && { since: clean }) });
  const clear = cleanFindings(name, deep);
  const seen = findings.filter((finding) => finding.severity !== 'info' && !clear.has(finding.id));
  return {
    board: name,
    what,
    rules: [...new Set(seen.map(({ rule }) => rule))],
    ...(typeof faulty === 'object' && { change: classifyChange(clean, faulty) }),
  };
}

const known = new Map<string, ReadonlySet<Finding['id']>>();

/** The ids of the findings on a board without faults. */
function cleanFindings(name: OfficialBoardName, deep: boolean): ReadonlySet<string> {
  const key = `${name} ${deep}`;
  let ids = known.get(key);
  if (ids === undefined) {
    ids = new Set(validateText(shippedBoardText(name), { deep }).findings.map(({ id }) => id));
    known.set(key, ids);
  }
  return ids;
}

/** Hashes a text to a number (FNV-1a). */
function seedOf(words: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < words.length; i++) hash = Math.imul(hash ^ words.charCodeAt(i), 0x01000193);
  return hash;
}
