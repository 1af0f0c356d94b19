import { hexRule } from '../../definitions/define-rule.js';
import { putAsPrintedFixes, setUpAsPrintedFixes } from '../../facts/hex/put-as-printed.js';
import { LAMP_TILES, findNotOccurringOnce } from '../../facts/hex/starting-position.js';

/** A lit tile that is not placed, or placed twice. */
export const missingLamp = hexRule({
  id: 'setup/missing-lamp',
  severity: 'error',
  summary: 'Six lamps are lit at the start: 1, 2, 3, 4 and the unnumbered a and b, each once.',
  why: 'Lamps 1 to 4 go out after the first four rounds, and the two others never do.',
  remedy: 'Light the missing lamp where it is printed, or remove the duplicate.',
  comparesWithPrint: true,
  catalogueIds: ['SET-002', 'IDN-009', 'MJ-B05'],
  check: ({ board }) =>
    findNotOccurringOnce(
      LAMP_TILES,
      board.setup?.lamps.map(({ tile }) => tile),
    ).map(([tile, times, second]) => ({
      entities: [`lamp-${tile}`],
      pointer: `/setup/lamps${times === 0 ? '' : `/${second}`}`,
      what: `Lamp ${tile} is ${times === 0 ? 'not lit' : `lit in ${times} places`} at the start.`,
      remedy: times === 0 ? 'Light it where it is printed.' : 'Keep the one place that is printed.',
      seen: times,
      expected: 1,
      fixes: times === 0 ? putAsPrintedFixes(board, `lamp-${tile}`) : setUpAsPrintedFixes(board, 'lamps'),
    })),
});
