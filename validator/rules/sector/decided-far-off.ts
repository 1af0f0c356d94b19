import { capitalise, cellOfPoint, describeNode, type NodeId, type Section } from '../../../model/index.js';
import { askFix, streetRule, type Issue } from '../../definitions/define-rule.js';
import { discNodes, distanceToSection, sectionGridOfBoard } from '../../facts/sections/section-grid.js';

/** How many disc radii from its section a node may lie: printed grid lines are not exact. */
const FAR = 2;

/** A section decided by a person that is far from the node. */
export const decidedFarOff = streetRule({
  id: 'sector/decided-far-off',
  severity: 'error',
  summary: 'A node lies in the section that a person decided for it, or close beside it.',
  why: 'Deep inside another section there is nothing to decide, so the decision, the position or the grid is wrong.',
  remedy: 'Remove the "sector", or correct the node’s position or the grid.',
  whenToWaive: 'Where the printed grid is really bent that far; state what was seen.',
  catalogueIds: ['SEC-005', 'DEF-16'],
  check: ({ board }) => {
    const { grid } = board;
    const sections = sectionGridOfBoard(board);
    if (grid === undefined || sections === undefined) return [];
    return discNodes(board).map(({ id, at, radius, sector, pointer }) => {
      if (sector === undefined) return undefined;
      const distance = distanceToSection(sections, sector, at);
      // sector/wrong-sections reports a section that the labels do not make.
      if (distance === undefined || distance <= FAR * radius) return undefined;
      return farOff(id, sector, distance, pointer, cellOfPoint(grid, at)?.section);
    });
  },
});

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
  what: `${capitalise(describeNode(node))} is assigned to section ${decided}, but lies ${Math.round(distance)} board units away from it, ${measured === undefined ? 'off the grid' : `in ${measured}`}.`,
  remedy:
    measured === undefined
      ? 'Correct its position or the grid.'
      : `Write ${measured}, or correct its position or the grid.`,
  seen: decided,
  ...(measured !== undefined && {
    expected: measured,
    fix: askFix('setSector', { node, sector: measured }, `Put it into ${measured}`),
  }),
});
