import { walkingGraph } from '../../../model/graph/index.js';
import { CROSSING, networkOf } from '../../../model/network/index.js';
import { makeAskFix, labelNode, streetRule } from '../../definitions/define-rule.js';
import { makeNearestFinder } from '../../facts/geometry/nearest-in-another-part.js';

/** The circle itself belongs to no part, so that every crossing counts. */
const NO_PART = 1;

/** A blue circle that no street leads to. */
export const blueOffLand = streetRule({
  id: 'water/blue-off-land',
  severity: 'warning',
  games: ['wm'],
  summary: 'A street leads to every blue circle.',
  why: 'Waterlines cannot be walked: Jack could leave the circle only by boat, and police could never search it.',
  remedy: 'Add the street that leads to it.',
  catalogueIds: ['WAT-007', 'DEF-12'],
  needsPlaces: true,
  check: ({ board, graph }) => {
    const walking = walkingGraph(board);
    const adrift = graph.filterNodes(
      (node, { colour }) =>
        colour === 'blue' &&
        walking.degree(node) === 0 &&
        // street/no-line reports circles without a line.
        graph.degreeWithoutSelfLoops(node) > 0,
    );
    if (adrift.length === 0) return [];
    const { ids, kinds, drawing } = networkOf(board);
    const crossings = Int32Array.from(kinds, (kind) => (kind === CROSSING ? 0 : -1));
    const nearest = makeNearestFinder(drawing.xs, drawing.ys, crossings);
    return adrift.map((circle) => {
      const { id, title, place } = labelNode(board, circle);
      const to = nearest(graph.getNodeAttribute(circle, 'index'), NO_PART)?.to;
      const issue = { ...place, what: `${title} is blue and no street leads to it.` };
      if (to === undefined) return issue;
      const crossing = ids[to]!;
      return {
        ...issue,
        remedy: `Look for a street to it; the nearest crossing is ${crossing}.`,
        fix: makeAskFix('addStreet', { between: [id, crossing] }, `Join ${id} to ${crossing}`),
      };
    });
  },
});
