/** Injects the faults of a class and records what the validator finds. */
import { classifyChange, formatBoard, type Board, type ChangeClass } from '../model/index.js';
import { causesAmong, validateText, type Finding } from '../validator/index.js';
import type { FaultClass, OfficialBoardName } from './fault-class.js';
import { makeFaults, type MadeFault } from './make-faults.js';

/** The outcome of one fault. */
export interface FaultOutcome {
  readonly board: OfficialBoardName;
  readonly what: string;
  /** The rules with an error or a warning that the board without the fault does not have. */
  readonly rules: readonly string[];
  /** The number of these errors and warnings, and the ids of those that no other explains. */
  readonly findings: number;
  readonly causes: readonly string[];
  /** The new findings that are only hints. */
  readonly hints: readonly Finding[];
  /** The ids of the faulty lines and nodes, where they are known. */
  readonly at: readonly string[];
  /** What the fault changes; undefined if the text cannot be parsed. */
  readonly change?: ChangeClass;
}

/** Whether a finding is more than a hint. */
export const isDue = ({ severity }: Finding): boolean => severity !== 'info';

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
  { board, what, at, faulty, text, clean }: MadeFault,
  { deep = false }: InjectOptions,
): FaultOutcome {
  const { findings } = validateText(text, { deep, ...(since && { since: clean }) });
  const known = idsWithoutFaults(clean, deep);
  const found = findings.filter(({ id }) => !known.has(id));
  const due = found.filter(isDue);
  return {
    board,
    what,
    at,
    rules: [...new Set(due.map(({ rule }) => rule))],
    findings: due.length,
    causes: causesAmong(due).map(({ id }) => id),
    hints: found.filter((finding) => !isDue(finding)),
    ...(typeof faulty === 'object' && { change: classifyChange(clean, faulty) }),
  };
}

const idsOfFindings = new Map<string, ReadonlySet<Finding['id']>>();

/** The ids of the findings on a board without faults. */
export function idsWithoutFaults(clean: Board, deep: boolean): ReadonlySet<string> {
  const key = `${clean.id} ${clean.profile} ${deep}`;
  let ids = idsOfFindings.get(key);
  if (ids === undefined) {
    ids = new Set(validateText(formatBoard(clean), { deep }).findings.map(({ id }) => id));
    idsOfFindings.set(key, ids);
  }
  return ids;
}
