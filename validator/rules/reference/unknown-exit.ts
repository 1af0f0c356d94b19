import { hexRule, joinFirstTen } from '../../definitions/define-rule.js';
import { exitsAsPrintedFixes } from '../../facts/hex/put-as-printed.js';

/** A cordon at an exit that does not exist. */
export const unknownExit = hexRule({
  id: 'reference/unknown-exit',
  severity: 'error',
  summary: 'Every cordon is at an exit of the board.',
  why: 'A cordon anywhere else blocks nothing, and one more exit is open than in print.',
  remedy: 'Put the cordon at one of the exits of the board, or trace the exit that is missing.',
  neverWaive: 'a board with a dangling reference cannot be played.',
  catalogueIds: ['REF-001'],
  check: ({ board }) => {
    const known = new Set<string>(board.exits.map(({ id }) => id));
    const taken = new Set<string>(board.setup?.cordons);
    const free = [...known].filter((exit) => !taken.has(exit));
    return (board.setup?.cordons ?? []).map((cordon, i) =>
      known.has(cordon)
        ? undefined
        : {
            entities: [cordon],
            pointer: `/setup/cordons/${i}`,
            what: `There is no exit ${cordon}, but a cordon is placed there.`,
            remedy:
              free.length === 0
                ? `Trace the exit ${cordon}, or remove the cordon.`
                : `Trace the exit ${cordon}, or put the cordon at an exit without one: ${joinFirstTen(free)}.`,
            seen: cordon,
            fixes: exitsAsPrintedFixes(board),
          },
    );
  },
});
