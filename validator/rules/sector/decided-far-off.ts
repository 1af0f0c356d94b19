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
import { distanceToSection, sectionGridOf } from '../../section-grid.js';

/** How many discs away from its section a decided node may lie: the print's lines are not drawn by a ruler. */
const FAR = 2;

/** A decided section that the node lies far away from. */
export const decidedFarOff: Rule<StreetBoard> = {
  id: 'sector/decided-far-off',
  severity: 'error',
  games: ['lfw', 'wm'],
  summary: 'A node lies in the section that a person decided for it, or close beside it.',
  why: 'Deep inside another section there is nothing to decide, so the decision, the place or the grid is wrong.',
  mend: 'Take the "sector" out, or correct the node’s place or the grid.',
  waive: 'Where the printed grid is really bent that far; say what was seen.',
  answers: ['SEC-005', 'DEF-16'],
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
      if (sector === undefined) return [];
      const distance = distanceToSection(sections, sector, at);
      // A section that the labels do not make is the business of sector/wrong-sections.
      if (distance === undefined || distance <= FAR * radius) return [];
      return [farOff(id, sector, distance, pointer, cellOfPoint(grid, at)?.section)];
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

/** `measured` is the section the node lies in, if it lies on the grid. */
const farOff = (
  node: NodeId,
  decided: Section,
  distance: number,
  pointer: string,
  measured: Section | undefined,
): Issue => ({
  entities: [node],
  pointer: `${pointer}/sector`,
  what: `${capital(nameOfNode(node))} is said to lie in section ${decided}, but lies ${Math.round(distance)} board units away from it, ${measured === undefined ? 'off the grid' : `in ${measured}`}.`,
  mend:
    measured === undefined
      ? 'Correct its place or the grid.'
      : `Write ${measured}, or correct its place or the grid.`,
  seen: decided,
  ...(measured !== undefined && {
    expected: measured,
    fix: {
      kind: 'ask',
      action: 'setSector',
      arguments: { node, sector: measured },
      label: `Put it into ${measured}`,
    },
  }),
});
