import { capitalise, cellOfPoint, describeNode } from '../../../model/index.js';
import { makeAskFix, streetRule } from '../../definitions/define-rule.js';
import { discNodes, distanceToSectionLine, sectionGridOfBoard } from '../../facts/sections/section-grid.js';

/** A node whose disc touches a section line and whose section is not decided. */
export const onALine = streetRule({
  id: 'sector/on-a-line',
  severity: { otherwise: 'warning', draft: 'info' },
  summary: 'A person has decided the section of every node whose disc touches a section line.',
  why: 'A tiny error in tracing would move it to the other section, and letters and Discovery Locations depend on sections.',
  remedy:
    'Look at the print and write the section into the node’s "sector", even if the position gives the same one.',
  whenToWaive: 'Not needed: deciding the section resolves the finding.',
  catalogueIds: ['SEC-006', 'AMB-WM-14', 'DEF-16'],
  needsPlaces: true,
  check: ({ board }) => {
    const { grid } = board;
    const sections = sectionGridOfBoard(board);
    if (grid === undefined || sections === undefined) return [];
    return discNodes(board).map(({ id, at, radius, sector: decided, pointer }) => {
      const distance = distanceToSectionLine(sections, at);
      const sector = cellOfPoint(grid, at)?.section;
      // sector/node-without-sector reports nodes off the grid.
      if (decided !== undefined || distance > radius || sector === undefined) return undefined;
      return {
        entities: [id],
        pointer,
        what: `${capitalise(describeNode(id))} touches a section line: its centre is ${Math.round(distance)} board units away from it.`,
        remedy: `Look at the print and decide; by position it lies in ${sector}.`,
        seen: Math.round(distance),
        fix: makeAskFix('setSector', { node: id, sector }, `Decide that it lies in ${sector}`),
      };
    });
  },
});
