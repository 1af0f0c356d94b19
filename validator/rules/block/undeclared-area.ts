import {
  circlesOnPerimeter,
  facesOfBoard,
  groupBy,
  halfEdgeFaces,
  type Block,
  type Face,
  type StreetBoard,
} from '../../../model/index.js';
import { streetGraph } from '../../../model/graph/index.js';
import {
  makeAskFix,
  joinFirstTen,
  labelLine,
  makeSafeFix,
  streetRule,
  type Issue,
} from '../../definitions/define-rule.js';
import { matchBlocks } from '../../facts/blocks/match-blocks.js';
import { faceOfHalfEdge } from '../../facts/blocks/match-stray-blocks.js';
import { middleOf, positionOfId } from '../../facts/geometry/position-of-pointer.js';

/** With more lines that are part of no block, it is unlikely that all of them are surplus. */
const MOST_DOUBTFUL = 2;

/** An enclosed area that is not declared. */
export const undeclaredArea = streetRule({
  id: 'block/undeclared-area',
  severity: { otherwise: 'error', draft: 'info' },
  summary: 'Every area that lines enclose is declared as houses, as water, or as neither with the reason.',
  why: 'It is unknown whether an alley or a boat crosses it, and a surplus street would go unnoticed.',
  remedy:
    'Look at the print and declare the area, or remove the street that encloses it if it is not printed.',
  neverWaive: 'an area that is not a block is declared as none, with the reason.',
  catalogueIds: ['BLK-002', 'DEF-10', 'DEF-11', 'DEF-12'],
  check: ({ board }) => {
    const { undeclared, ownerOfHalfEdge } = matchBlocks(board);
    if (undeclared.length === 0) return [];
    const { inner } = facesOfBoard(board);
    const faces = halfEdgeFaces(board);
    const unknown = [...ownerOfHalfEdge.keys()].filter(
      (h) => ownerOfHalfEdge[h] === -1 && ownerOfHalfEdge[h ^ 1] === -1,
    );
    const ofFace = groupBy(unknown, (h) => faceOfHalfEdge(faces, h));
    return undeclared.map((face) =>
      issueOf(
        board,
        inner[face]!,
        (ofFace.get(face) ?? []).map((h) => h >> 1),
      ),
    );
  },
});

/** The issue of a face; `unknown` are the lines on its rim that are part of no declared block. */
function issueOf(board: StreetBoard, face: Face, unknown: readonly number[]): Issue {
  const { walk, islands } = face;
  const kind = kindOf(board, face);
  const isFirst = board.blocks.length === 0;
  // If all its lines are part of other blocks, only the area itself was forgotten; at the rim a line may be surplus.
  const isSure = board.game === 'lfw' && isPlain(face) && (isFirst || unknown.length === 0);
  // A surplus street has no block on either side; a block forgotten at the rim has several such streets.
  const doubtful =
    isFirst || unknown.length > MOST_DOUBTFUL ? [] : unknown.map((line) => labelLine(board, line));
  const removal = `, or remove ${doubtful.map(({ name }) => name).join(' or ')}, which is part of no block, if it is not`;
  return {
    // The first nodes of a walk identify it in a short id.
    entities: walk.slice(0, 3),
    pointer: '/blocks',
    what: `The area ${joinFirstTen(walk)} is not declared as a block.`,
    remedy: `Declare it as ${kind}, if that is what is printed${doubtful.length === 0 ? '' : removal}.`,
    expected: { walk, ...(islands.length > 0 && { islands }) },
    at: middleOf(walk.map((id) => positionOfId(board, id)!))!,
    missing: true,
    fixes: [
      (isSure ? makeSafeFix : makeAskFix)('addBlock', { walk, islands, kind }, `Declare it as ${kind}`),
      ...doubtful.map(({ id, name, remove }) => makeAskFix(remove, { line: id }, `Remove ${name}`)),
    ],
  };
}

const isPlain = ({ spurs, bridges, islands }: Face): boolean =>
  spurs.length + bridges.length + islands.length === 0;

/** The likely kind: houses unless something interrupts the area, water if it has two blue circles. */
function kindOf(board: StreetBoard, face: Face): Block['kind'] {
  if (board.game === 'lfw') return isPlain(face) ? 'houses' : 'none';
  const graph = streetGraph(board);
  const held = circlesOnPerimeter(face).filter((id) => graph.getNodeAttribute(id, 'colour') === 'blue');
  return held.length > 1 ? 'water' : held.length === 0 && isPlain(face) ? 'houses' : 'none';
}
