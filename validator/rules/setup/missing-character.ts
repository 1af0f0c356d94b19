import { CHARACTERS, type HexBoard } from '../../../model/index.js';
import { capital } from '../../../model/text/capital.js';
import { numberOfEach } from '../../number-of-each.js';
import type { Issue, Rule } from '../../rule.js';

/** A character that is not placed, or placed twice. */
export const missingCharacter: Rule<HexBoard> = {
  id: 'setup/missing-character',
  severity: 'error',
  gentler: { draft: 'info', custom: 'info' },
  games: ['mj'],
  summary: 'Each of the eight characters starts on the board, once.',
  why: 'Any of the eight may be Jack, and each is played once in two rounds.',
  mend: 'Place the missing character, or take the doubled one away.',
  waive: 'Never on a printed board; home-made ones get a hint.',
  waivable: 'unprinted',
  answers: ['SET-001', 'MJ-B10'],
  check: ({ board: { setup } }) =>
    setup === undefined
      ? []
      : numberOfEach(
          CHARACTERS,
          setup.characters.map(({ character }) => character),
        ).flatMap(([character, times, second]): Issue[] => {
          if (times === 1) return [];
          return [
            {
              entities: [character],
              pointer: times === 0 ? '/setup/characters' : `/setup/characters/${second}`,
              what:
                times === 0
                  ? `${capital(character)} has no place in the starting position.`
                  : `${capital(character)} stands in the starting position ${times} times.`,
              mend:
                times === 0
                  ? `Put ${capital(character)} on the hex where the print has this character.`
                  : 'Keep the one place that is printed.',
              seen: times,
              expected: 1,
            },
          ];
        }),
};
