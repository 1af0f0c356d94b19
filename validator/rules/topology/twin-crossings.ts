import { vectorLength } from '../../../model/index.js';
import { CROSSING, networkOf } from '../../../model/network/index.js';
import { makeAskFix, labelNode, streetRule } from '../../definitions/define-rule.js';
import { searchSetOfCrossing } from '../../facts/streets/lines-at-nodes.js';

/**
 * Two crossings beside each other that search the same circles. The same circles and one police step are no proof: sixteen
 * pairs in print have those, all with a circle between. A doubled crossing lies so near that no circle would fit between.
 */
export const twinCrossings = streetRule({
  id: 'topology/twin-crossings',
  severity: 'warning',
  summary: 'No two crossings close together are joined by a street and search the same circles.',
  why: 'One printed square was probably traced twice, which costs the police an extra step.',
  remedy: 'Merge the two crossings if only one square is printed.',
  whenToWaive: 'Where two squares are really printed so close together.',
  catalogueIds: ['TOP-014', 'DEF-05', 'DEF-07'],
  *check({ board }) {
    const network = networkOf(board);
    const { kinds, drawing, streetCount } = network;
    const { xs, ys, from, to } = drawing;
    const near = 2 * (board.discs.circle + board.discs.crossing);
    const seen = new Set<number>();
    for (let line = 0; line < streetCount; line++) {
      const [a, b] = from[line]! < to[line]! ? [from[line]!, to[line]!] : [to[line]!, from[line]!];
      if (kinds[a] !== CROSSING || kinds[b] !== CROSSING || a === b || seen.has(a * kinds.length + b))
        continue;
      const distance = vectorLength(xs[a]! - xs[b]!, ys[a]! - ys[b]!);
      if (distance >= near) continue;
      seen.add(a * kinds.length + b);
      const searched = searchSetOfCrossing(network, a);
      if (searched.length === 0 || searched.join() !== searchSetOfCrossing(network, b).join()) continue;
      const [keep, drop] = [labelNode(board, a), labelNode(board, b)];
      yield {
        entities: [keep.id, drop.id],
        pointer: drop.pointer,
        what: `The crossings ${keep.id} and ${drop.id} lie ${Math.round(distance)} board units apart and search the same circles: ${searched
          .map((circle) => network.ids[circle]!.slice(1))
          .join(', ')}.`,
        remedy: `Merge them if only one square is printed.`,
        seen: Math.round(distance),
        fix: makeAskFix('mergeNodes', { keep: keep.id, drop: drop.id }, `Merge ${drop.id} into ${keep.id}`),
      };
    }
  },
});
