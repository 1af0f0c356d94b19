import type { HexBoard } from '../../../model/index.js';
import { listed } from '../../listed.js';
import type { Issue, Rule } from '../../rule.js';

/** A cordon at an exit that is not there. */
export const unknownExit: Rule<HexBoard> = {
  id: 'reference/unknown-exit',
  severity: 'error',
  games: ['mj'],
  summary: 'Every cordon stands at an exit of the board.',
  why: 'A cordon anywhere else bars nothing, and one exit more is open than printed.',
  mend: 'Put the cordon at one of the exits of the board, or trace the exit that is missing.',
  waive: 'Nobody may: a board with a name that means nothing cannot be played.',
  waivable: false,
  answers: ['REF-001'],
  check: ({ board }) => {
    const known = new Set<string>(board.exits.map(({ id }) => id));
    const taken = new Set<string>(board.setup?.cordons);
    const free = [...known].filter((exit) => !taken.has(exit));
    return (board.setup?.cordons ?? []).flatMap((cordon, i): Issue[] =>
      known.has(cordon)
        ? []
        : [
            {
              entities: [cordon],
              pointer: `/setup/cordons/${i}`,
              what: `There is no exit ${cordon}, but a cordon stands there.`,
              mend:
                free.length === 0
                  ? `Trace the exit ${cordon}, or take the cordon away.`
                  : `Trace the exit ${cordon}, or put the cordon at an exit without one: ${listed(free)}.`,
              seen: cordon,
            },
          ],
    );
  },
};
