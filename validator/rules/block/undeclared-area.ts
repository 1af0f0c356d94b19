import {
  facesOfBoard,
  circlesOnPerimeter,
  type Block,
  type Face,
  type StreetBoard,
} from '../../../model/index.js';
import { networkOf } from '../../../model/network/index.js';
import { streetRule, type Issue } from '../../definitions/define-rule.js';
import { blueCircles } from '../../facts/streets/blue-circles.js';
import { halfEdgeFaces } from '../../facts/blocks/drawn-faces.js';
import { matchBlocks } from '../../facts/blocks/match-blocks.js';
import { joinList, labelledLine } from '../../wording.js';

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
    const { undeclared } = matchBlocks(board);
    if (undeclared.length === 0) return [];
    const { inner } = facesOfBoard(board);
    const unknown = unknownLines(board);
    return undeclared.map((index) => issueOf(board, inner[index]!, unknown.get(index) ?? []));
  },
});

function issueOf(board: StreetBoard, face: Face, unknown: readonly number[]): Issue {
  const { walk, islands } = face;
  const kind = kindOf(board, face);
  const isFirst = board.blocks.length === 0;
  // If all its lines are part of other blocks, only the area itself was forgotten; at the rim a line may be surplus.
  const isSure = board.game === 'lfw' && isPlain(face) && (isFirst || unknown.length === 0);
  // A surplus street has no block on either side; a block forgotten at the rim has several such streets.
  const doubtful =
    isFirst || unknown.length > MOST_DOUBTFUL ? [] : unknown.map((line) => labelledLine(board, line));
  return {
    entities: smallest(walk),
    pointer: '/blocks',
    what: `The area ${joinList(walk)} is not declared as a block.`,
    remedy:
      `Declare it as ${kind}, if that is what is printed` +
      (doubtful.length === 0
        ? '.'
        : `, or remove ${doubtful
            .map(({ name }) => name)
            .join(' or ')}, which is part of no block, if it is not.`),
    expected: { walk, ...(islands.length > 0 && { islands }) },
    at: middleOf(board, face),
    fix: {
      kind: isSure ? 'safe' : 'ask',
      action: 'addBlock',
      arguments: { walk, islands, kind },
      label: `Declare it as ${kind}`,
    },
  };
}

const isPlain = ({ spurs, bridges, islands }: Face): boolean =>
  spurs.length + bridges.length + islands.length === 0;

/** The likely kind: houses unless something interrupts the area, water if it has two blue circles. */
function kindOf(board: StreetBoard, face: Face): Block['kind'] {
  if (board.game === 'lfw') return isPlain(face) ? 'houses' : 'none';
  const held = circlesOnPerimeter(face).filter((id) => blueCircles(board).has(id));
  return held.length > 1 ? 'water' : held.length === 0 && isPlain(face) ? 'houses' : 'none';
}

/** For each face the lines on its rim that are part of no declared block. */
function unknownLines(board: StreetBoard): Map<number, number[]> {
  const { ownerOfHalfEdge } = matchBlocks(board);
  const { cycleOfHalfEdge, faceOfCycle } = halfEdgeFaces(board);
  const unknown = new Map<number, number[]>();
  for (let h = 0; h < ownerOfHalfEdge.length; h++) {
    if (ownerOfHalfEdge[h] !== -1 || ownerOfHalfEdge[h ^ 1] !== -1) continue;
    const face = faceOfCycle[cycleOfHalfEdge[h]!]!;
    const lines = unknown.get(face);
    if (lines) lines.push(h >> 1);
    else unknown.set(face, [h >> 1]);
  }
  return unknown;
}

/** The first nodes of a walk identify it in a short id. */
const smallest = (walk: readonly string[]): string[] => walk.slice(0, 3);

function middleOf(board: StreetBoard, { walk }: Face): readonly [number, number] {
  const { indexOfId, drawing } = networkOf(board);
  let [x, y] = [0, 0];
  for (const id of walk) {
    x += drawing.xs[indexOfId.get(id)!]!;
    y += drawing.ys[indexOfId.get(id)!]!;
  }
  return [Math.round(x / walk.length), Math.round(y / walk.length)];
}
