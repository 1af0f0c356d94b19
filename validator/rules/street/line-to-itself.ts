import { hasPlaces } from '../../../model/index.js';
import { networkOf } from '../../../model/network/index.js';
import { labelLine, labelNode, makeSafeFix, streetRule } from '../../definitions/define-rule.js';

/** A line that ends where it begins. */
export const lineToItself = streetRule({
  id: 'street/line-to-itself',
  severity: 'error',
  summary: 'Every line joins two different nodes.',
  why: 'It allows no move, and as a loop it would enclose a block that does not exist.',
  remedy: 'Remove the line. If it is a real loop in print, the crossing at its far end is missing.',
  neverWaive: 'a printed loop has a crossing or circle on it.',
  catalogueIds: ['STR-002'],
  *check({ board }) {
    const { from, to } = networkOf(board).drawing;
    for (let line = 0; line < from.length; line++) {
      if (from[line] !== to[line]) continue;
      const { id, name, title, place, remove } = labelLine(board, line);
      const node = labelNode(board, from[line]!);
      yield {
        ...place,
        what: `${title} begins and ends at ${node.name}.`,
        remedy: 'Remove it, or connect it to the node where it ends in print.',
        ...(hasPlaces(board) && { at: node.at }),
        fix: makeSafeFix(remove, { line: id }, `Remove ${name}`),
      };
    }
  },
});
