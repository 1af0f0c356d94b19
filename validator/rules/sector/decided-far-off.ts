import {
  cellOfPoint,
  idOfCircle,
  type NodeId,
  type Section,
  type StreetBoard,
} from '../../../model/index.js';
import type { Issue, Rule } from '../../rule.js';
import { distanceToSectionLine } from '../../section-lines.js';

/** How many discs away from a section line a decision against the geometry is still credible. */
const FAR = 2;

/** A decided section that the node lies far away from. */
export const decidedFarOff: Rule<StreetBoard> = {
  id: 'sector/decided-far-off',
  severity: 'error',
  games: ['lfw', 'wm'],
  summary: 'A section decided against the geometry is that of a node close to a section line.',
  why: 'Deep inside a section there is nothing to decide, so the decision, the place or the grid is wrong.',
  mend: 'Take the "sector" out, or correct the node’s place or the grid.',
  waive: 'Where the printed grid is really bent that far; say what was seen.',
  answers: ['SEC-005', 'DEF-16'],
  check: ({ board }) => {
    const { grid, discs } = board;
    if (grid === undefined) return [];
    const against = (
      id: NodeId,
      at: readonly [number, number],
      sector: Section | undefined,
      radius: number,
      pointer: string,
    ): Issue[] => {
      const section = cellOfPoint(grid, at)?.section;
      if (
        sector === undefined ||
        section === undefined ||
        section === sector ||
        distanceToSectionLine(grid, at) <= FAR * radius
      )
        return [];
      return [
        {
          entities: [id],
          pointer: `${pointer}/sector`,
          what: `${id.startsWith('c') ? `Circle ${id.slice(1)}` : `The crossing ${id}`} is said to lie in section ${sector}, but lies well inside ${section}.`,
          mend: `Write ${section}, or correct its place.`,
          seen: sector,
          expected: section,
          fix: {
            kind: 'ask',
            action: 'setSector',
            arguments: { node: id, sector: section },
            label: `Put it into ${section}`,
          },
        },
      ];
    };
    return [
      ...board.circles.flatMap((each, i) =>
        against(idOfCircle(each), each.at, each.sector, discs.circle, `/circles/${i}`),
      ),
      ...board.crossings.flatMap((each, i) =>
        against(each.id, each.at, each.sector, discs.crossing, `/crossings/${i}`),
      ),
    ];
  },
};
