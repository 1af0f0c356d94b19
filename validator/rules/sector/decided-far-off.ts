import { capitalise, cellOfPoint, describeNode } from '../../../model/index.js';
import { makeAskFix, streetRule } from '../../definitions/define-rule.js';
import { discNodes, distanceToSection, sectionGridOfBoard } from '../../facts/sections/section-grid.js';

/** How many disc radii from its section a node may lie: printed grid lines are not exact. */
export const FARTHEST_DECIDED = 2;

/** A section decided by a person that is far from the node. */
export const decidedFarOff = streetRule({
  id: 'sector/decided-far-off',
  severity: 'error',
  summary: 'A node lies in the section that a person decided for it, or close beside it.',
  why: 'Deep inside another section there is nothing to decide, so the decision, the position or the grid is wrong.',
  remedy: 'Remove the "sector", or correct the node’s position or the grid.',
  whenToWaive: 'Where the printed grid is really bent that far; state what was seen.',
  catalogueIds: ['SEC-005', 'DEF-16'],
  needsPlaces: true,
  check: ({ board }) => {
    const { grid } = board;
    const sections = sectionGridOfBoard(board);
    if (grid === undefined || sections === undefined) return [];
    return discNodes(board).map(({ id, at, radius, sector, pointer }) => {
      const distance = sector === undefined ? undefined : distanceToSection(sections, sector, at);
      // sector/wrong-sections reports a section that the labels do not make.
      if (distance === undefined || distance <= FARTHEST_DECIDED * radius) return undefined;
      const measured = cellOfPoint(grid, at)?.section;
      return {
        entities: [id],
        pointer: `${pointer}/sector`,
        what: `${capitalise(describeNode(id))} is assigned to section ${sector}, but lies ${Math.round(distance)} board units away from it, ${measured === undefined ? 'off the grid' : `in ${measured}`}.`,
        remedy: `${measured === undefined ? 'Correct' : `Write ${measured}, or correct`} its position or the grid.`,
        seen: sector,
        ...(measured !== undefined && {
          expected: measured,
          fix: makeAskFix('setSector', { node: id, sector: measured }, `Put it into ${measured}`),
        }),
      };
    });
  },
});
