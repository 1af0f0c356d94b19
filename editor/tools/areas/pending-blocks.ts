/** The areas between lines that are not declared, with the kinds that their paper suggests. */
import {
  type Block,
  type Face,
  type FaceOutlines,
  facesOfBoard,
  memoByBoard,
  outlinesOfFaces,
  type StreetBoard,
} from '../../../model/index.js';
import { kindByDrawing, matchBlocks, reasonForNone } from '../../../validator/index.js';
import { type AreaLook, type AreaProposal, classifyAreas } from '../../../vision/index.js';
import type { DetectedAreas } from '../entities/detected-areas.js';
import { labelPositionInside } from '../shapes/area-outlines.js';
import { PRINTED_KINDS_BY_GAME } from '../tools/tool.js';
import { LEAST_CERTAINTY, type PendingBlock } from './pending-area.js';

/** An area between lines. */
export interface NamedFace {
  /** From the nodes on its rim, so that it keeps the name when they move. */
  readonly name: string;
  readonly face: Face;
  readonly outlines: FaceOutlines;
  /** The block that it is declared as. */
  readonly block: Block | undefined;
  /** Whether nothing is declared about it. */
  readonly isOpen: boolean;
}

/** All areas between the lines of a board. */
export const namedFaces = memoByBoard((board: StreetBoard): readonly NamedFace[] => {
  const { blockOfFace, undeclared } = matchBlocks(board);
  const outlines = outlinesOfFaces(board);
  const open = new Set(undeclared);
  const counts = new Map<string, number>();
  return facesOfBoard(board).inner.map((face, i) => {
    const walks = [face.walk, ...face.islands].map((walk) => walk.join(' ')).join(' / ');
    const count = (counts.get(walks) ?? 0) + 1;
    counts.set(walks, count);
    return {
      name: count === 1 ? walks : `${walks} ~${count}`,
      face,
      outlines: outlines[i]!,
      block: board.blocks[blockOfFace[i]!],
      isOpen: open.has(i),
    };
  });
});

/** The kinds of blocks that colours tell apart. */
const KINDS_BY_COLOUR = { lfw: ['houses'], wm: ['houses', 'water'] } as const;

/** The kinds of blocks of a game that colours tell apart. */
export const kindsByColour = ({ game }: StreetBoard): readonly ('houses' | 'water')[] =>
  KINDS_BY_COLOUR[game];

/** Houses that the lines do not allow are for a person to decide; so is water without circles. */
const CONTRADICTED = 0.6;
const UNCONFIRMED = 0.9;

/** The areas whose paper was measured and that are not declared. Declared ones are the examples. */
export function pendingBlocks(board: StreetBoard, { looks }: DetectedAreas): readonly PendingBlock[] {
  if (looks === undefined) return [];
  const faces = namedFaces(board);
  const kinds = kindsByColour(board).map((kind) => ({
    kind,
    examples: [...faces.keys()].filter((i) => faces[i]!.block?.kind === kind),
  }));
  const proposals = classifyAreas(
    faces.map(({ name }): AreaLook | undefined => looks.get(name)),
    kinds,
  );
  return faces.flatMap((named, i) =>
    named.isOpen && looks.has(named.name) ? [toPendingBlock(board, named, proposals[i])] : [],
  );
}

function toPendingBlock(
  board: StreetBoard,
  { name, face, outlines }: NamedFace,
  proposal: AreaProposal<'houses' | 'water'> | undefined,
): PendingBlock {
  const { kind, certainty } = weigh(board, face, proposal);
  const circles = [...new Set(face.walk.filter((id) => id.startsWith('c')).map((id) => id.slice(1)))];
  return {
    kind: 'block',
    id: `block ${name}`,
    name: circles.length === 0 ? 'area without circles' : `area ${circles.slice(0, MOST_NAMED).join(' ')}`,
    place: labelPositionInside(outlines[0]!) ?? outlines[0]![0]!,
    outlines,
    certainty,
    proposed: certainty < LEAST_CERTAINTY ? undefined : kind,
    ...(kind === 'none' && { reason: reasonForNone(face) }),
    choices: PRINTED_KINDS_BY_GAME[board.game].blocks,
    walk: face.walk,
    islands: face.islands,
  };
}

const MOST_NAMED = 6;

/** The kind by the paper and by the lines. Colours tell land from water; whether land is a block of houses, the lines tell. */
function weigh(
  board: StreetBoard,
  face: Face,
  proposal: AreaProposal<'houses' | 'water'> | undefined,
): { readonly kind: Block['kind'] | undefined; readonly certainty: number } {
  if (proposal === undefined) return { kind: undefined, certainty: 0 };
  const { kind, confidence } = proposal;
  const drawn = kindByDrawing(board, face);
  if (kind === drawn) return { kind, certainty: confidence };
  if (kind === 'water') return { kind, certainty: Math.min(UNCONFIRMED, confidence) };
  return drawn === 'none'
    ? { kind: drawn, certainty: Math.min(CONTRADICTED, confidence) }
    : { kind, certainty: Math.min(LEAST_CERTAINTY - 0.1, confidence) };
}
