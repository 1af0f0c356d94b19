import {
  pluralise,
  sectorRelation,
  type NodeId,
  type Section,
  type StreetBoard,
} from '../../../model/index.js';
import { makeAskFix, pointersOfNodes, streetRule } from '../../definitions/define-rule.js';
import { COMPARED_WITH_EDITION } from '../../facts/edition/compared-with-edition.js';
import { describeCrossingOf, describeEdition } from '../../facts/edition/describe-differences.js';
import { streetDifferences } from '../../facts/edition/street-differences.js';

/** More nodes in other sections have one cause: the grid. */
const MOST_NODES = 12;

/** A circle or crossing in another section than in the edition. */
export const sectionDiffers = streetRule({
  ...COMPARED_WITH_EDITION,
  id: 'edition/section-differs',
  summary: 'Every circle and crossing lies in the section in which the edition prints it.',
  why: 'Letters move patrols by section, and Discovery Locations are chosen one for each.',
  remedy: 'Compare the grid lines beside the node with the print, and declare its section if it lies on one.',
  catalogueIds: ['REF-007', 'SEC-005', 'SEC-006'],
  needsPlaces: true,
  *check({ board, profile }) {
    const differences = streetDifferences(board, profile);
    if (differences === undefined || board.grid === undefined) return;
    const { print, match, complete } = differences;
    const [here, there] = [sectorRelation(board), sectorRelation(print)];
    const nodes: { id: NodeId; seen: Section; expected: Section }[] = [];
    for (const [id, seen] of here) {
      const expected = there.get(match.toPrint.get(id) ?? 't0');
      if (expected === undefined || expected === seen) continue;
      if (profile !== 'draft' || complete.has(id)) nodes.push({ id, seen, expected });
    }
    if (nodes.length > MOST_NODES) {
      yield {
        entities: ['grid'],
        pointer: '/grid/rect',
        what: `The board differs from ${describeEdition(board)} in the sections of ${pluralise(nodes.length, 'circle or crossing', 'circles and crossings')}.`,
        remedy: 'Compare the corners and the labels of the grid with the print.',
        seen: nodes.map(({ id }) => id),
      };
      return;
    }
    for (const { id, seen, expected } of nodes)
      yield {
        entities: [id],
        pointer: pointersOfNodes(board).get(id)!,
        what: `${title(board, id)} lies in section ${seen}; in ${describeEdition(board)} it lies in ${expected}.`,
        remedy: `Compare its place with the print; declare the section ${expected} if it stands on a grid line.`,
        seen,
        expected,
        fix: makeAskFix('setSector', { node: id, sector: expected }, `Put it in ${expected}`),
      };
  },
});

const title = (board: StreetBoard, id: NodeId): string =>
  id.startsWith('c') ? `Circle ${id.slice(1)}` : describeCrossingOf(board, id).replace('the', 'The');
