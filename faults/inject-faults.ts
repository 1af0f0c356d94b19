/** Injects the faults of a class and records what the validator finds. */
import { shippedBoardText } from '../testing/boards/shipped-boards.js';
import { classifyChange, type ChangeClass } from '../model/versions/classify-change.js';
import { validateText, type Finding } from '../validator/index.js';
import type { FaultClass, OfficialBoardName } from './fault-class.js';
import { makeFaults, type MadeFault } from './make-faults.js';

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

/** The outcomes of one class on each of its boards. */
export function injectFaults(faults: FaultClass, options: InjectOptions): FaultOutcome[] {
  return faults.boards
    .filter((board) => options.boards === undefined || options.boards.includes(board))
    .flatMap((board) =>
      [...makeFaults(faults, board, options)].map((fault) => outcomeOf(faults, fault, options)),
    );
}

function outcomeOf(
  { since }: FaultClass,
  { board, what, faulty, text, clean }: MadeFault,
  { deep = false }: InjectOptions,
): FaultOutcome {
  const { findings } = validateText(text, { deep, ...(since && { since: clean }) });
  const clear = cleanFindings(board, deep);
  const seen = findings.filter((finding) => finding.severity !== 'info' && !clear.has(finding.id));
  return {
    board,
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
