import {
  facesOfBoard,
  groupBy,
  halfEdgeFaces,
  type Block,
  type Face,
  type StreetBoard,
} from '../../../model/index.js';
import {
  makeAskFix,
  joinFirstTen,
  labelLine,
  makeSafeFix,
  streetRule,
  type Issue,
} from '../../definitions/define-rule.js';
import { isPlainFace, kindByDrawing, reasonForNone } from '../../facts/blocks/kind-by-drawing.js';
import { matchBlocks } from '../../facts/blocks/match-blocks.js';
import { faceOfHalfEdge } from '../../facts/blocks/match-stray-blocks.js';
import { kindInPrint } from '../../facts/edition/kind-in-print.js';
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
  needsPlaces: true,
  check: ({ board, profile }) => {
    const { undeclared, ownerOfHalfEdge } = matchBlocks(board);
    if (undeclared.length === 0) return [];
    const { inner } = facesOfBoard(board);
    const faces = halfEdgeFaces(board);
    const open = [...ownerOfHalfEdge.keys()].filter((h) => ownerOfHalfEdge[h] === -1);
    const ofFace = groupBy(open, (h) => faceOfHalfEdge(faces, h));
    return undeclared.map((face) => {
      const sides = (ofFace.get(face) ?? []).map((h) => ({ line: h >> 1, beyond: ownerOfHalfEdge[h ^ 1]! }));
      const around = sides.flatMap(({ beyond }) => board.blocks[beyond]?.kind ?? []);
      return issueOf(board, inner[face]!, {
        likely: kindInPrint(board, profile, inner[face]!) ?? kindOfNeighbours(board, inner[face]!, around),
        unknown: sides.filter(({ beyond }) => beyond === -1).map(({ line }) => line),
      });
    });
  },
});

/** What is known about the surroundings of a face. */
interface Surroundings {
  /** The kind that the edition or the blocks beside it tell. */
  readonly likely: Block['kind'] | undefined;
  /** The lines on its rim that are part of no declared block. */
  readonly unknown: readonly number[];
}

function issueOf(board: StreetBoard, face: Face, { likely, unknown }: Surroundings): Issue {
  const { walk, islands } = face;
  const drawn = kindByDrawing(board, face);
  const [kind, ...others] = [...new Set([likely ?? drawn, drawn])] as [Block['kind'], ...Block['kind'][]];
  const isFirst = board.blocks.length === 0;
  // If all its lines are part of other blocks, only the area itself was forgotten; at the rim a line may be surplus.
  const isSure = board.game === 'lfw' && isPlainFace(face) && (isFirst || unknown.length === 0);
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
      (isSure ? makeSafeFix : makeAskFix)(...declareAs(face, kind)),
      ...others.map((other) => makeAskFix(...declareAs(face, other))),
      ...doubtful.map(({ id, name, remove }) => makeAskFix(remove, { line: id }, `Remove ${name}`)),
    ],
  };
}

/** The arguments of the fix that declares a face as a block. */
const declareAs = (face: Face, kind: Block['kind']) =>
  [
    'addBlock',
    {
      walk: face.walk,
      islands: face.islands,
      kind,
      ...(kind === 'none' && { reason: reasonForNone(face) }),
    },
    `Declare it as ${kind}`,
  ] as const;

/** Houses, if a street that leads nowhere interrupts the area and all blocks beside it are houses: the street is probably unfinished. */
const kindOfNeighbours = (
  board: StreetBoard,
  face: Face,
  around: readonly Block['kind'][],
): Block['kind'] | undefined =>
  around.length > 0 &&
  around.every((kind) => kind === 'houses') &&
  kindByDrawing(board, { ...face, spurs: [] }) === 'houses'
    ? 'houses'
    : undefined;
