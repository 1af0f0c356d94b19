import { facesOfBoard, type BlockId, type Face, type Fix } from '../../../model/index.js';
import { makeAskFix, joinFirstTen, labelLine, streetRule } from '../../definitions/define-rule.js';
import { blocksMatchedAs } from '../../facts/blocks/match-blocks.js';

/** The number of lines in the id of a finding. */
const MOST_NAMED = 3;

/** A declared block that a street runs through or into. */
export const cutByStreet = streetRule({
  id: 'block/cut-by-street',
  severity: 'error',
  summary: 'No street or waterline divides or enters a declared block without being part of its walk.',
  why: 'A street inside a block gives moves on foot that are not printed, or an alley leads across a street that is.',
  remedy:
    'Remove the street if it is not printed. If it is, declare the areas on its sides, or extend the block’s walk along it.',
  neverWaive: 'either the streets or the blocks are wrong, and both can be corrected.',
  catalogueIds: ['BLK-001', 'WAT-001', 'DEF-10'],
  needsPlaces: true,
  check: ({ board }) => {
    const { inner } = facesOfBoard(board);
    return blocksMatchedAs(board, 'cut').map(({ block: { id }, match }) => {
      const lines = match.lines.map((line) => labelLine(board, line));
      const [line] = lines;
      const areas = match.faces.length;
      const divides = areas > 1 ? 'divide' : 'enter';
      return {
        entities: [id, ...lines.slice(0, MOST_NAMED).map((each) => each.id)],
        pointer: line!.pointer,
        what:
          lines.length === 1
            ? `${line!.title} ${divides}s block ${id}, but is not part of its walk.`
            : `Lines that are not part of its walk ${divides} block ${id}: ${joinFirstTen(lines.map((each) => each.id))}.`,
        remedy: `Remove what is not printed, or ${areas > 1 ? `declare the ${areas} areas instead of ${id}` : `extend the walk of ${id} along it and back`}.`,
        fixes: [
          declareAreasFix(
            id,
            match.faces.map((face) => inner[face]!),
          ),
          ...(lines.length === 1
            ? [makeAskFix(line!.remove, { line: line!.id }, `Remove ${line!.name}`)]
            : []),
        ],
      };
    });
  },
});

/** The fix that declares the areas which lines make of a block, as blocks of the same kind. */
const declareAreasFix = (block: BlockId, areas: readonly Face[]): Fix =>
  makeAskFix(
    'splitBlock',
    { block, areas: areas.map(({ walk, islands }) => ({ walk, islands })) },
    areas.length > 1
      ? `Declare the ${areas.length} areas of ${block}`
      : `Extend the walk of ${block} along it`,
  );
