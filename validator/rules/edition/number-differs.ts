import { joinWithAnd, type NodeId } from '../../../model/index.js';
import { makeAskFix, pointersOfNodes, streetRule } from '../../definitions/define-rule.js';
import { COMPARED_WITH_EDITION } from '../../facts/edition/compared-with-edition.js';
import { describeEdition } from '../../facts/edition/describe-differences.js';
import { streetDifferences } from '../../facts/edition/street-differences.js';

/** Circles whose numbers are exchanged. */
export const numberDiffers = streetRule({
  ...COMPARED_WITH_EDITION,
  id: 'edition/number-differs',
  summary: 'Every circle has the number that the edition prints at its place.',
  why: 'Jack writes down numbers, so exchanged ones send him elsewhere.',
  remedy: 'Compare the numbers with the print.',
  catalogueIds: [],
  origin: 'Two exchanged numbers leave all counts and blocks as they are.',
  topologyOnly: true,
  *check({ board, profile }) {
    const displaced = streetDifferences(board, profile)?.displaced ?? new Map<NodeId, NodeId>();
    const seen = new Set<NodeId>();
    for (const start of displaced.keys()) {
      if (seen.has(start)) continue;
      const circles: NodeId[] = [];
      for (let id = start; !seen.has(id); id = displaced.get(id)!) {
        seen.add(id);
        circles.push(id);
      }
      const places = circles.map(
        (id) => `${id.slice(1)} stands where ${displaced.get(id)!.slice(1)} is printed`,
      );
      const [a, b] = circles.map((id) => Number(id.slice(1)));
      yield {
        entities: circles,
        pointer: pointersOfNodes(board).get(start)!,
        what: `Compared with ${describeEdition(board)}, circle ${joinWithAnd(places)}.`,
        remedy: `Exchange the numbers ${joinWithAnd(circles.map((id) => id.slice(1)))}.`,
        seen: circles,
        expected: circles.map((id) => displaced.get(id)),
        ...(circles.length === 2 && {
          fix: makeAskFix('swapNumbers', { a: a!, b: b! }, `Exchange ${a!} and ${b!}`),
        }),
      };
    }
  },
});
