import { vectorLength } from '../../../model/index.js';
import { networkOf } from '../../../model/network/index.js';
import { makeMergeNodesFix, labelNode, streetRule } from '../../definitions/define-rule.js';
import { circlesSearchedFrom } from '../../facts/streets/crossing-clusters.js';

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
  needsPlaces: true,
  *check({ board, graph }) {
    const near = 2 * (board.discs.circle + board.discs.crossing);
    const { xs, ys } = networkOf(board).drawing;
    const distances = new Map<string, number>();
    graph.forEachEdge(
      (_, { kind }, from, to, { kind: kindOfStart, index: a }, { kind: kindOfEnd, index: b }) => {
        if (kind !== 'street' || from === to || kindOfStart !== 'crossing' || kindOfEnd !== 'crossing')
          return;
        const distance = vectorLength(xs[a]! - xs[b]!, ys[a]! - ys[b]!);
        if (distance < near) distances.set(a < b ? `${from} ${to}` : `${to} ${from}`, distance);
      },
    );
    for (const [ends, distance] of distances) {
      const [keep, drop] = ends.split(' ').map((end) => labelNode(board, end)) as [Label, Label];
      const searched = circlesSearchedFrom(board, keep.id);
      if (searched.length === 0 || searched.join() !== circlesSearchedFrom(board, drop.id).join()) continue;
      yield {
        entities: [keep.id, drop.id],
        pointer: drop.pointer,
        what: `The crossings ${keep.id} and ${drop.id} lie ${Math.round(distance)} board units apart and search the same circles: ${searched
          .map((circle) => circle.slice(1))
          .join(', ')}.`,
        remedy: `Merge them if only one square is printed.`,
        seen: Math.round(distance),
        fix: makeMergeNodesFix(keep.id, drop.id),
      };
    }
  },
});

type Label = ReturnType<typeof labelNode>;
