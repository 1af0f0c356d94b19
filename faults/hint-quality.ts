/** How often the hints about unknown boards point at the fault, and how many faults they point at. */
import type { Finding } from '../validator/index.js';
import type { FaultClass } from './fault-class.js';
import { injectFaults, isDetected, type FaultOutcome, type InjectOptions } from './inject-faults.js';

/** The rules that only know what is usual. */
export const HINT_RULES = ['street/distant-end', 'street/exchanged-ends', 'street/skips-a-node'] as const;

/** The boards that the limits were chosen on, and those that they are tested on. */
export const HINT_BOARDS = { training: 'whitechapel', test: 'whitehall' } as const;

/** The hints of one rule on boards with a fault. */
interface HintPrecision {
  readonly rule: string;
  readonly board: string;
  readonly hints: number;
  /** The hints that name a faulty line or node. */
  readonly right: number;
}

/** The faults of one class that hints point at. */
interface HintRecall {
  readonly name: string;
  readonly faults: number;
  readonly hinted: number;
  /** The faults without any error or warning, and how many of them hints point at. */
  readonly unseen: number;
  readonly unseenHinted: number;
}

export interface HintQuality {
  readonly precision: readonly HintPrecision[];
  readonly recall: readonly HintRecall[];
}

/** Injects the retraced faults of street boards into unknown boards and looks at the hints. */
export function measureHints(
  classes: readonly FaultClass[],
  options: Omit<InjectOptions, 'custom'>,
): HintQuality {
  const boards = Object.values(HINT_BOARDS);
  const measured = classes
    .filter(({ retraced, boards: own }) => retraced && boards.some((board) => own.includes(board)))
    .map((faults) => ({ name: faults.name, outcomes: injectFaults(faults, { ...options, custom: true }) }));
  const all = measured.flatMap(({ outcomes }) => outcomes);
  return {
    precision: HINT_RULES.flatMap((rule) =>
      boards.map((board) => {
        const hinted = all.filter((each) => each.board === board);
        const hints = hinted.flatMap((outcome) =>
          hintsOf(outcome, [rule]).map((hint) => ({ hint, outcome })),
        );
        const right = hints.filter(({ hint, outcome }) => pointsAt(hint, outcome));
        return { rule, board, hints: hints.length, right: right.length };
      }),
    ),
    recall: measured.map(({ name, outcomes }) => {
      const isHinted = (each: FaultOutcome): boolean =>
        hintsOf(each, HINT_RULES).some((hint) => pointsAt(hint, each));
      const unseen = outcomes.filter((each) => !isDetected(each));
      return {
        name,
        faults: outcomes.length,
        hinted: outcomes.filter(isHinted).length,
        unseen: unseen.length,
        unseenHinted: unseen.filter(isHinted).length,
      };
    }),
  };
}

const hintsOf = ({ hints }: FaultOutcome, rules: readonly string[]): Finding[] =>
  hints.filter(({ rule }) => rules.includes(rule));

const pointsAt = ({ entities }: Finding, { at }: FaultOutcome): boolean =>
  entities.some((id) => at.includes(id) || at.includes(id.split('-').reverse().join('-')));
