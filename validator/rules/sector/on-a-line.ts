import { idOfCircle, type NodeId, type StreetBoard } from '../../../model/index.js';
import { distanceToSectionLine } from '../../section-lines.js';
import type { Issue, Rule } from '../../rule.js';
import { cellOfPoint } from '../../../model/index.js';

/** A node whose disc touches a section line and whose section nobody has decided. */
export const onALine: Rule<StreetBoard> = {
  id: 'sector/on-a-line',
  severity: 'warning',
  games: ['lfw', 'wm'],
  summary: 'A person has decided the section of every node whose disc touches a section line.',
  why: 'A hair’s breadth in tracing would put it into the other section, and a letter or a Discovery Location with it.',
  mend: 'Look at the print and write the section into the node’s "sector", even if it is the one the even grid gives.',
  waive: 'Not needed: deciding the section ends the finding.',
  answers: ['SEC-006', 'AMB-WM-14', 'DEF-16'],
  check: ({ board }) => {
    const { grid, discs } = board;
    if (grid === undefined) return [];
    const touching = (
      id: NodeId,
      at: readonly [number, number],
      radius: number,
      pointer: string,
      words: string,
    ): Issue[] => {
      const distance = distanceToSectionLine(grid, at);
      const section = cellOfPoint(grid, at)?.section;
      if (section === undefined || distance > radius) return [];
      return [
        {
          entities: [id],
          pointer,
          what: `${words} touches a section line: its middle is ${Math.round(distance)} board units from it.`,
          mend: `Look at the print and decide; by the even grid it is ${section}.`,
          seen: Math.round(distance),
          fix: {
            kind: 'ask',
            action: 'setSector',
            arguments: { node: id, sector: section },
            label: `Decide that it lies in ${section}`,
          },
        },
      ];
    };
    return [
      ...board.circles.flatMap((circle, i) =>
        circle.sector === undefined
          ? touching(idOfCircle(circle), circle.at, discs.circle, `/circles/${i}`, `Circle ${circle.number}`)
          : [],
      ),
      ...board.crossings.flatMap(({ id, at, sector }, i) =>
        sector === undefined ? touching(id, at, discs.crossing, `/crossings/${i}`, `The crossing ${id}`) : [],
      ),
    ];
  },
};
