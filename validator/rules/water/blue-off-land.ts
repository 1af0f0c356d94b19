import type { StreetBoard } from '../../../model/index.js';
import { CROSSING, networkOf } from '../../../model/network/network.js';
import { capital } from '../../../model/text/capital.js';
import { blueCircles } from '../../blue-circles.js';
import { linesAtNodes } from '../../lines-at-nodes.js';
import { nearestFinder } from '../../nearest-in-another-part.js';
import { nodeAt } from '../../names-of-parts.js';
import type { Issue, Rule } from '../../rule.js';

/** The circle itself is of no part, so that every crossing counts. */
const NO_PART = 1;

/** A blue circle that no street leads to. */
export const blueOffLand: Rule<StreetBoard> = {
  id: 'water/blue-off-land',
  severity: 'warning',
  games: ['wm'],
  summary: 'A street leads to every blue circle.',
  why: 'Nobody walks a waterline: Jack could leave the circle by boat only, and nobody could ever search it.',
  mend: 'Add the street that leads to it.',
  waive: 'On a home-made board that means it so.',
  answers: ['WAT-007', 'DEF-12'],
  check: ({ board }) => {
    const { ids, circleCount, streets, kinds, drawing } = networkOf(board);
    const { starts } = linesAtNodes(board);
    const blue = blueCircles(board);
    const adrift: number[] = [];
    for (let circle = 0; circle < circleCount; circle++)
      if (
        streets.starts[circle] === streets.starts[circle + 1] &&
        // Without any line it is another rule's business.
        starts[circle] !== starts[circle + 1] &&
        blue.has(ids[circle]!)
      )
        adrift.push(circle);
    if (adrift.length === 0) return [];
    const crossings = Int32Array.from(kinds, (kind) => (kind === CROSSING ? 0 : -1));
    const nearest = nearestFinder(drawing.xs, drawing.ys, crossings);
    return adrift.map((circle): Issue => {
      const { id, pointer, name } = nodeAt(board, circle);
      const to = nearest(circle, NO_PART)?.to;
      const issue = { entities: [id], pointer, what: `${capital(name)} is blue and no street leads to it.` };
      if (to === undefined) return { ...issue, mend: 'Add the street that leads to it.' };
      const crossing = nodeAt(board, to);
      return {
        ...issue,
        mend: `Look for a street to it; the nearest crossing is ${crossing.id}.`,
        fix: {
          kind: 'ask',
          action: 'addStreet',
          arguments: { between: [id, crossing.id] },
          label: `Join ${id} to ${crossing.id}`,
        },
      };
    });
  },
};
