/** Injects the faults of a class and records what the validator finds. */
import { classifyChange, formatBoard, type Board, type ChangeClass } from '../model/index.js';
import { shippedBoard } from '../testing/boards/shipped-boards.js';
import { seededRandom } from '../testing/seeded-random.js';
import { validateText, type Finding } from '../validator/index.js';
import type { FaultClass, OfficialBoardName } from './fault-class.js';

/** The outcome of one fault. */
export interface FaultOutcome {
  readonly board: OfficialBoardName;
  readonly what: string;
  /** The rules with an error or a warning that the board without the fault does not have. */
  readonly rules: readonly string[];
  /** The new findings that are only hints. */
  readonly hints: readonly Finding[];
  /** The ids of the faulty lines and nodes, where they are known. */
  readonly at: readonly string[];
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
  /** Injects the faults into the boards as home-made ones, which claim no printed edition. */
  readonly custom?: boolean;
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
  options: InjectOptions,
): FaultOutcome | undefined {
  const clean = cleanBoard(name, options);
  const fault = make(random, clean);
  if (fault === undefined) return undefined;
  const [faulty, what, at = []] = fault;
  const text = typeof faulty === 'string' ? faulty : formatBoard(faulty);
  const { findings } = validateText(text, { deep: options.deep === true, ...(since && { since: clean }) });
  const known = cleanFindings(name, options);
  const found = findings.filter(({ id }) => !known.has(id));
  return {
    board: name,
    what,
    at,
    rules: [...new Set(found.filter(({ severity }) => severity !== 'info').map(({ rule }) => rule))],
    hints: found.filter(({ severity }) => severity === 'info'),
    ...(typeof faulty === 'object' && { change: classifyChange(clean, faulty) }),
  };
}

const boards = new Map<string, Board>();

/** A board without faults, as printed or as home-made. */
function cleanBoard(name: OfficialBoardName, { custom = false }: InjectOptions): Board {
  const key = `${name} ${custom}`;
  let board = boards.get(key);
  if (board === undefined) {
    const shipped = shippedBoard(name);
    board = custom ? { ...shipped, profile: 'custom', edition: 'custom' } : shipped;
    boards.set(key, board);
  }
  return board;
}

const idsOfFindings = new Map<string, ReadonlySet<Finding['id']>>();

/** The ids of the findings on a board without faults. */
function cleanFindings(name: OfficialBoardName, options: InjectOptions): ReadonlySet<string> {
  const { custom = false, deep = false } = options;
  const key = `${name} ${deep} ${custom}`;
  let ids = idsOfFindings.get(key);
  if (ids === undefined) {
    const { findings } = validateText(formatBoard(cleanBoard(name, options)), { deep });
    idsOfFindings.set(key, (ids = new Set(findings.map(({ id }) => id))));
  }
  return ids;
}

/** Hashes a text to a number (FNV-1a). */
function seedOf(words: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < words.length; i++) hash = Math.imul(hash ^ words.charCodeAt(i), 0x01000193);
  return hash;
}
