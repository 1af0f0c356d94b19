import { groupBy } from '../../../model/index.js';
import { hexRule, joinFirstTen } from '../../definitions/define-rule.js';
import { exitsAsPrintedFixes } from '../../facts/hex/put-as-printed.js';

/** Two exits by the same side of the same hex. */
export const twoExitsInOnePlace = hexRule({
  id: 'hex/two-exits-in-one-place',
  severity: 'error',
  summary: 'No two exits lead off by the same side of the same hex.',
  why: 'They would be one exit, which a cordon blocks under one name and not under the other.',
  remedy: 'Move one of them to where it is printed, or remove it.',
  neverWaive: 'it would be unclear whether the exit is blocked.',
  catalogueIds: ['HEX-003', 'MJ-B03'],
  check: ({ board }) =>
    [...groupBy(board.exits, ({ hex, side }) => `${side} from ${hex}`)].map(([place, together]) => {
      const ids = together.map(({ id }) => id);
      if (ids.length === 1) return undefined;
      return {
        entities: ids,
        pointer: `/exits/${board.exits.indexOf(together[1]!)}`,
        what: `The exits ${joinFirstTen(ids)} all lead ${place}.`,
        remedy: 'Leave one there; move the others to where they are printed, or remove them.',
        seen: ids,
        expected: 1,
        fixes: exitsAsPrintedFixes(board),
      };
    }),
});
