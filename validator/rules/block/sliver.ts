import { areasOfFaces, halfEdgeFaces, type StreetBoard } from '../../../model/index.js';
import { streetRule } from '../../definitions/define-rule.js';
import { blocksMatchedAs } from '../../facts/blocks/match-blocks.js';
import { lengthsOfLines } from '../../facts/geometry/line-course.js';

/** An area so narrow that one street was probably traced twice. */
export const sliver = streetRule({
  id: 'block/sliver',
  severity: 'warning',
  summary: 'Every block is wider than half a crossing.',
  why: 'One printed street was probably traced twice, which gives Jack and the police an extra route.',
  remedy: 'Compare the streets on both sides with the print, and remove the one that is not there.',
  whenToWaive: 'Where the print really has two streets that close together.',
  catalogueIds: ['BLK-008'],
  needsPlaces: true,
  check: ({ board }) => {
    const blocks = blocksMatchedAs(board, 'face');
    if (blocks.length === 0) return [];
    const areas = areasOfFaces(board);
    const rims = lengthsOfRims(board, areas.length);
    // Twice the area divided by the length of the rim: the width of a strip of that area. The narrowest in print is 2.4 (Whitechapel) and 1.9
    // (Whitehall) times half a crossing.
    return blocks.map(({ block: { id, walk }, match, pointer }) => {
      const width = (2 * areas[match.face]!) / rims[match.face]!;
      if (width >= board.discs.crossing) return undefined;
      return {
        entities: [id],
        pointer,
        what: `Block ${id} is about ${Math.round(width)} board units wide, less than half a crossing.`,
        remedy: `Check whether the streets around it, ${walk.join(' ')}, are one street in print.`,
        seen: Math.round(width),
        expected: board.discs.crossing,
      };
    });
  },
});

function lengthsOfRims(board: StreetBoard, count: number): Float64Array {
  const { cycleOfHalfEdge, faceOfCycle, isRim } = halfEdgeFaces(board);
  const lengths = lengthsOfLines(board);
  const rims = new Float64Array(count);
  for (let h = 0; h < cycleOfHalfEdge.length; h++) {
    const cycle = cycleOfHalfEdge[h]!;
    if (isRim[cycle] === 1) rims[faceOfCycle[cycle]!]! += lengths[h >> 1]!;
  }
  return rims;
}
