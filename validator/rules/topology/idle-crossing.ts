import type { StreetBoard } from '../../../model/index.js';
import { networkOf } from '../../../model/network/network.js';
import { capital } from '../../../model/text/capital.js';
import { angleBetween, directionFrom } from '../../directions-at-nodes.js';
import { linesAtNodes, linesOf } from '../../lines-at-nodes.js';
import { nodeAt } from '../../names-of-parts.js';
import type { Issue, Rule } from '../../rule.js';
import { searchSetOf } from '../../search-set.js';

/** The one idle crossing in print, x198 of Whitechapel, stands at a corner of 20 degrees. */
const STRAIGHT = 15;

/** A crossing on a straight street from which nothing can be searched. Where circles can be, `street/needless-crossing` judges. */
export const idleCrossing: Rule<StreetBoard> = {
  id: 'topology/idle-crossing',
  severity: 'warning',
  gentler: { draft: 'info' },
  games: ['lfw', 'wm'],
  summary: 'A crossing with two lines and no border touches a circle or stands at a corner.',
  why: 'Police search nothing from there and lose a step on it; what was traced is probably no black square.',
  mend: 'Dissolve it if there is no black square in the print, or look for a street or a circle missing beside it.',
  waive: 'Where the print really has a square there.',
  answers: ['TOP-008', 'STR-012', 'DEF-07'],
  check: ({ board }) => {
    const network = networkOf(board);
    const { ids, circleCount, crossingCount, drawing } = network;
    const bordered = new Set<string>(board.crossings.filter(({ border }) => border).map(({ id }) => id));
    const at = linesAtNodes(board);
    const issues: Issue[] = [];
    for (let node = circleCount; node < circleCount + crossingCount; node++) {
      if (at.starts[node + 1]! - at.starts[node]! !== 2 || bordered.has(ids[node]!)) continue;
      const [a, b] = linesOf(at, node) as unknown as [number, number];
      const turn = 180 - angleBetween(directionFrom(drawing, node, a), directionFrom(drawing, node, b));
      if (turn > STRAIGHT || searchSetOf(network, node).length > 0) continue;
      const { id, name, pointer } = nodeAt(board, node);
      issues.push({
        entities: [id],
        pointer,
        what: `${capital(name)} stands on a straight street and touches no circle.`,
        mend: `Dissolve ${id} if there is no black square in the print.`,
        fix: { kind: 'ask', action: 'dissolveNode', arguments: { node: id }, label: `Dissolve ${name}` },
      });
    }
    return issues;
  },
};
