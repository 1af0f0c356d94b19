import { CHARACTERS, type HexBoard } from '../../../model/index.js';
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
  answers: ['SET-001', 'MJ-B10'],
  check: ({ board: { setup } }) =>
    setup === undefined
      ? []
      : CHARACTERS.flatMap((character): Issue[] => {
          const times = setup.characters.filter((each) => each.character === character).length;
          if (times === 1) return [];
          return [
            {
              entities: [character],
              pointer: '/setup/characters',
              what:
                times === 0
                  ? `${named(character)} has no place in the starting position.`
                  : `${named(character)} stands in the starting position ${times} times.`,
              mend: times === 0 ? 'Place the character as printed.' : 'Keep the one place that is printed.',
              seen: times,
              expected: 1,
            },
          ];
        }),
};

const named = (character: string): string => character.charAt(0).toUpperCase() + character.slice(1);
