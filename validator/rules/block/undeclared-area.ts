import { facesOfBoard, perimeterOf, type Block, type Face, type StreetBoard } from '../../../model/index.js';
import { networkOf } from '../../../model/network/network.js';
import { blueCircles } from '../../blue-circles.js';
import { drawnFaces } from '../../drawn-faces.js';
import { listed } from '../../listed.js';
import { matchBlocks } from '../../match-blocks.js';
import { lineAt } from '../../names-of-parts.js';
import type { Issue, Rule } from '../../rule.js';

/** Of more lines that no block knows nobody would say that they are all too many. */
const MOST_DOUBTFUL = 2;

/** An enclosed area that nobody has declared. */
export const undeclaredArea: Rule<StreetBoard> = {
  id: 'block/undeclared-area',
  severity: 'error',
  gentler: { draft: 'info' },
  games: ['lfw', 'wm'],
  summary: 'Every area that lines enclose is declared as houses, as water, or as neither with the reason.',
  why: 'Whether an alley or a boat leads across it is not known, and a street too many would pass unseen.',
  mend: 'Look at the print and declare the area, or remove the street that encloses it if it is not printed.',
  waive: 'Nobody should: what is no block is declared as none, with the reason.',
  waivable: false,
  answers: ['BLK-002', 'DEF-10', 'DEF-11', 'DEF-12'],
  check: ({ board }) => {
    const { undeclared } = matchBlocks(board);
    if (undeclared.length === 0) return [];
    const { inner } = facesOfBoard(board);
    const unknown = unknownLines(board);
    return undeclared.map((index) => issueOf(board, inner[index]!, unknown.get(index) ?? []));
  },
};

function issueOf(board: StreetBoard, face: Face, unknown: readonly number[]): Issue {
  const { walk, islands } = face;
  const kind = kindOf(board, face);
  const isFirst = board.blocks.length === 0;
  // Where other blocks know all its lines, only the area itself can have been forgotten; at the rim a line may be too many.
  const isSure = board.game === 'lfw' && isPlain(face) && (isFirst || unknown.length === 0);
  // A street too many has no block on either side; a block forgotten at the rim has several such streets.
  const doubtful =
    isFirst || unknown.length > MOST_DOUBTFUL ? [] : unknown.map((line) => lineAt(board, line));
  return {
    entities: smallest(walk),
    pointer: '/blocks',
    what: `The area ${listed(walk)} is no declared block.`,
    mend:
      `Declare it as ${kind}, if that is what is printed` +
      (doubtful.length === 0
        ? '.'
        : `, or remove ${doubtful
            .map(({ name }) => name)
            .join(' or ')}, which no block knows, if it is not.`),
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

/** What the area looks like: houses unless something interrupts it, water if boats would have two circles there. */
function kindOf(board: StreetBoard, face: Face): Block['kind'] {
  if (board.game === 'lfw') return isPlain(face) ? 'houses' : 'none';
  const held = perimeterOf(face).filter((id) => blueCircles(board).has(id));
  return held.length > 1 ? 'water' : held.length === 0 && isPlain(face) ? 'houses' : 'none';
}

/** For each face the lines on its rim that no declared block goes along. */
function unknownLines(board: StreetBoard): Map<number, number[]> {
  const { ownerOfHalfEdge } = matchBlocks(board);
  const { cycleOfHalfEdge, faceOfCycle } = drawnFaces(board);
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

/** The first nodes of a walk name it well enough, and shortly. */
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
