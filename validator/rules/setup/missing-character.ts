import { capitalise, CHARACTERS } from '../../../model/index.js';
import { hexRule } from '../../definitions/define-rule.js';
import { putAsPrintedFixes, setUpAsPrintedFixes } from '../../facts/hex/put-as-printed.js';
import { findNotOccurringOnce } from '../../facts/hex/starting-position.js';

/** A character that is not placed, or placed twice. */
export const missingCharacter = hexRule({
  id: 'setup/missing-character',
  severity: 'error',
  summary: 'Each of the eight characters starts on the board, once.',
  why: 'Any of the eight may be Jack, and each is played once in two rounds.',
  remedy: 'Place the missing character, or remove the duplicate.',
  comparesWithPrint: true,
  catalogueIds: ['SET-001', 'MJ-B10'],
  check: ({ board }) =>
    findNotOccurringOnce(
      CHARACTERS,
      board.setup?.characters.map(({ character }) => character),
    ).map(([character, times, second]) => ({
      entities: [character],
      pointer: `/setup/characters${times === 0 ? '' : `/${second}`}`,
      what: `${capitalise(character)} ${times === 0 ? 'has no place' : `occurs ${times} times`} in the starting position.`,
      remedy:
        times === 0
          ? `Put ${capitalise(character)} on the hex where the print has this character.`
          : 'Keep the one place that is printed.',
      seen: times,
      expected: 1,
      fixes: times === 0 ? putAsPrintedFixes(board, character) : setUpAsPrintedFixes(board, 'characters'),
    })),
});
