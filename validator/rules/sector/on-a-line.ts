import {
  cellOfPoint,
  idOfCircle,
  type NodeId,
  type Point,
  type Section,
  type StreetBoard,
} from '../../../model/index.js';
import { capital } from '../../../model/text/capital.js';
import { nameOfNode } from '../../names-of-parts.js';
import type { Issue, Rule } from '../../rule.js';
import { distanceToSectionLine, sectionGridOf } from '../../section-grid.js';

/** A node whose disc touches a section line and whose section nobody has decided. */
export const onALine: Rule<StreetBoard> = {
  id: 'sector/on-a-line',
  severity: 'warning',
  gentler: { draft: 'info' },
  games: ['lfw', 'wm'],
  summary: 'A person has decided the section of every node whose disc touches a section line.',
  why: 'A hair’s breadth in tracing would put it into the other section, and letters and Discovery Locations go by sections.',
  mend: 'Look at the print and write the section into the node’s "sector", even if it is the one the even grid gives.',
  waive: 'Not needed: deciding the section ends the finding.',
  answers: ['SEC-006', 'AMB-WM-14', 'DEF-16'],
  check: ({ board }) => {
    const { grid, discs } = board;
    const sections = sectionGridOf(board);
    if (grid === undefined || sections === undefined) return [];
    const judge = (
      id: NodeId,
      at: Point,
      sector: Section | undefined,
      radius: number,
      pointer: string,
    ): Issue[] => {
      if (sector !== undefined) return [];
      const distance = distanceToSectionLine(sections, at);
      if (distance > radius) return [];
      const measured = cellOfPoint(grid, at)?.section;
      // Off the grid there is no line to touch; sector/node-without-sector speaks of such nodes.
      return measured === undefined ? [] : [touching(id, distance, pointer, measured)];
    };
    return [
      ...board.circles.flatMap((each, i) =>
        judge(idOfCircle(each), each.at, each.sector, discs.circle, `/circles/${i}`),
      ),
      ...board.crossings.flatMap((each, i) =>
        judge(each.id, each.at, each.sector, discs.crossing, `/crossings/${i}`),
      ),
    ];
  },
};

const touching = (node: NodeId, distance: number, pointer: string, measured: Section): Issue => ({
  entities: [node],
  pointer,
  what: `${capital(nameOfNode(node))} touches a section line: its middle is ${Math.round(distance)} board units away from it.`,
  mend: `Look at the print and decide; by the even grid it lies in ${measured}.`,
  seen: Math.round(distance),
  fix: {
    kind: 'ask',
    action: 'setSector',
    arguments: { node, sector: measured },
    label: `Decide that it lies in ${measured}`,
  },
});
