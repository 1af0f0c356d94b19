import type { HexBoard } from '../../../model/index.js';
import type { Issue, Rule } from '../../rule.js';

/** A cordon at an exit that is not there. */
export const unknownExit: Rule<HexBoard> = {
  id: 'reference/unknown-exit',
  severity: 'error',
  games: ['mj'],
  summary: 'Every cordon stands at an exit of the board.',
  why: 'A cordon anywhere else bars nothing, and one exit more is open than printed.',
  mend: 'Put the cordon at one of the exits of the board.',
  waive: 'Nobody may: a board with a name that means nothing cannot be played.',
  answers: ['REF-001'],
  check: ({ board }) => {
    const known = board.exits.map(({ id }) => id);
    return (board.setup?.cordons ?? []).flatMap((cordon, i): Issue[] =>
      known.includes(cordon)
        ? []
        : [
            {
              entities: [cordon],
              pointer: `/setup/cordons/${i}`,
              what: `There is no exit ${cordon}, but a cordon stands there.`,
              mend: `Put the cordon at one of ${known.join(', ')}.`,
              seen: cordon,
              expected: known,
            },
          ],
    );
  },
};
