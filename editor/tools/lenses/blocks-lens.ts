/** Blocks by kind, and undeclared areas. */
import {
  capitalise,
  facesOfBoard,
  joinWithAnd,
  outlinesOfFaces,
  pluralise,
  type Face,
  type FaceOutlines,
  type Point,
  type StreetBoard,
} from '../../../model/index.js';
import { matchBlocks } from '../../../validator/index.js';
import { outlinesOfBlock, labelPositionInside } from '../shapes/area-outlines.js';
import type { ShapeStyle, Shape } from '../shapes/shape.js';
import { describeEntity } from '../entities/describe-entity.js';
import { shapesOfBlocks } from './alley-lens.js';
import { type LensResult } from './lens-result.js';

export function blocksLens(board: StreetBoard, selection: readonly string[]): LensResult {
  const { blocks } = board;
  const open = undeclaredFaces(board);
  const of = (kind: string): number => blocks.filter((block) => block.kind === kind).length;
  const chosen = blocks.filter(({ id }) => selection.includes(id));
  const counts = [
    pluralise(of('houses'), 'block of houses', 'blocks of houses'),
    ...(of('water') > 0 ? [`${of('water')} of water`] : []),
    ...(of('none') > 0 ? [`${of('none')} that count for nothing`] : []),
  ];
  const [only] = chosen;
  return {
    shapes: [
      ...(['houses', 'water', 'none'] as const).flatMap((kind) => shapesOfBlocks(board, blocks, kind)),
      ...shapesOfUndeclaredFaces(open),
      ...blocks.flatMap((block) =>
        block.kind === 'houses'
          ? []
          : labelled(
              outlinesOfBlock(board, block)[0]!,
              block.kind === 'water' ? 'water' : 'unused',
              block.kind,
            ),
      ),
    ],
    sentence:
      only && chosen.length === 1
        ? `${capitalise(describeEntity(board, only.id))} is declared as ${KINDS[only.kind]}.`
        : `${joinWithAnd(counts)}; ${open.length === 0 ? 'every area is declared' : `${pluralise(open.length, 'area is', 'areas are')} not declared yet`}.`,
  };
}

const KINDS = { houses: 'houses', water: 'water', none: 'neither houses nor water' } as const;

/** An area between lines that is not declared as a block. */
interface OpenFace extends Face {
  readonly outlines: FaceOutlines;
}

export function undeclaredFaces(board: StreetBoard): readonly OpenFace[] {
  const [{ inner }, outlines] = [facesOfBoard(board), outlinesOfFaces(board)];
  return matchBlocks(board).undeclared.map((face) => ({ ...inner[face]!, outlines: outlines[face]! }));
}

/** Overlay shapes for undeclared faces, each with a question mark. */
export const shapesOfUndeclaredFaces = (faces: readonly OpenFace[]): readonly Shape[] =>
  faces.length === 0
    ? []
    : [
        {
          kind: 'areas',
          look: 'undeclared',
          parts: faces.flatMap(({ outlines }) => outlines),
          under: true,
        },
        ...faces.slice(0, MOST_LABELS).flatMap(({ outlines }) => labelled(outlines[0]!, 'undeclared', '?')),
      ];

/** With more than this the labels would overlap. */
const MOST_LABELS = 200;

function labelled(outline: readonly Point[], look: ShapeStyle, text: string): readonly Shape[] {
  const at = labelPositionInside(outline);
  return at ? [{ kind: 'label', look, at, text, middle: true }] : [];
}
