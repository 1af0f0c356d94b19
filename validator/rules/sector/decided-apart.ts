import { capitalise, describeNode, sectorRelation } from '../../../model/index.js';
import { makeAskFix, streetRule } from '../../definitions/define-rule.js';
import { discNodes, distanceToSection, sectionGridOfBoard } from '../../facts/sections/section-grid.js';
import { FARTHEST_DECIDED } from './decided-far-off.js';

/** A section decided by a person that no street near the node leads to. In print two streets are always enough. */
export const decidedApart = streetRule({
  id: 'sector/decided-apart',
  severity: { otherwise: 'warning', draft: 'info' },
  summary: 'From a node that a person decided for a section, one or two streets lead to another node of it.',
  why: 'Sections hang together along the streets, so the decision is probably a slip.',
  remedy: 'Compare the section of the node with the print, or look for a street that is missing.',
  whenToWaive: 'Where the printed line really separates the node from the streets of its section.',
  catalogueIds: ['SEC-005', 'SEC-006', 'DEF-16'],
  needsPlaces: true,
  check: ({ board, graph }) => {
    const sections = sectionGridOfBoard(board);
    if (sections === undefined) return [];
    const sectors: ReadonlyMap<string, string> = sectorRelation(board);
    return discNodes(board).map(({ id, at, radius, sector, pointer }) => {
      if (sector === undefined || graph.degree(id) === 0) return undefined;
      // sector/decided-far-off reports nodes that are far from their section.
      if ((distanceToSection(sections, sector, at) ?? Infinity) > FARTHEST_DECIDED * radius) return undefined;
      const isThere = (node: string): boolean => node !== id && sectors.get(node) === sector;
      if (graph.someNeighbor(id, (next) => isThere(next) || graph.someNeighbor(next, isThere)))
        return undefined;
      return {
        entities: [id],
        pointer: `${pointer}/sector`,
        what: `${capitalise(describeNode(id))} is assigned to section ${sector}, but no street near it leads there.`,
        seen: sector,
        fix: makeAskFix('setSector', { node: id, sector: null }, 'Let the grid decide'),
      };
    });
  },
});
