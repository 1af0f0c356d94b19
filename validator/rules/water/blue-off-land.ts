import { CROSSING, networkOf } from '../../../model/network/index.js';
import { askFix, labelledNode, streetRule, type Issue } from '../../definitions/define-rule.js';
import { makeNearestFinder } from '../../facts/geometry/nearest-in-another-part.js';
import { blueCircles, linesAtNodes } from '../../facts/streets/lines-at-nodes.js';

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
  check: ({ board }) => {
    const { ids, circleCount, streets, kinds, drawing } = networkOf(board);
    const { starts } = linesAtNodes(board);
    const blue = blueCircles(board);
    const adrift: number[] = [];
    for (let circle = 0; circle < circleCount; circle++)
      if (
        streets.starts[circle] === streets.starts[circle + 1] &&
        // street/no-line reports circles without a line.
        starts[circle] !== starts[circle + 1] &&
        blue.has(ids[circle]!)
      )
        adrift.push(circle);
    if (adrift.length === 0) return [];
    const crossings = Int32Array.from(kinds, (kind) => (kind === CROSSING ? 0 : -1));
    const nearest = makeNearestFinder(drawing.xs, drawing.ys, crossings);
    return adrift.map((circle): Issue => {
      const { id, place, title } = labelledNode(board, circle);
      const to = nearest(circle, NO_PART)?.to;
      const issue = {
        ...place,
        what: `${title} is blue and no street leads to it.`,
      };
      if (to === undefined) return { ...issue, remedy: 'Add the street that leads to it.' };
      const crossing = labelledNode(board, to);
      return {
        ...issue,
        remedy: `Look for a street to it; the nearest crossing is ${crossing.id}.`,
        fix: askFix('addStreet', { between: [id, crossing.id] }, `Join ${id} to ${crossing.id}`),
      };
    });
  },
});
