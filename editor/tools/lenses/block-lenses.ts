/** Blocks: the alleys and boats of a selected circle or block, and which areas are declared. */
import {
  alleyRelation,
  type Block,
  boatRelation,
  capitalise,
  type CircleId,
  circlesOnPerimeter,
  type Point,
  type StreetBoard,
  facesOfBoard,
  joinWithAnd,
  outlinesOfFaces,
  pluralise,
  type Face,
  type FaceOutlines,
} from '../../../model/index.js';
import { placedNodesOf } from '../entities/placed-entities.js';
import { outlinesOfBlock, labelPositionInside } from '../shapes/area-outlines.js';
import type { ShapeStyle, Shape } from '../shapes/shape.js';
import { describeEntity } from '../entities/describe-entity.js';
import {
  MAX_ENTITIES_SHOWN,
  printedNumbersOf,
  ringShapes,
  resultWithoutShapes,
  type LensResult,
} from './lens-result.js';
import { BLOCK_COLOURS, colourBlocks } from './colour-blocks.js';
import { matchBlocks } from '../../../validator/index.js';

export function alleyLens(board: StreetBoard, selection: readonly string[]): LensResult {
  const nodes = placedNodesOf(board);
  const circles = selection.filter((key): key is CircleId => nodes.get(key)?.kind === 'circle');
  const blocks = board.blocks.filter(({ id }) => selection.includes(id));
  if (circles.length + blocks.length === 0)
    return resultWithoutShapes(
      'Select a circle to see where alleys and boats lead from it, or a block to see whom it joins.',
    );
  if (circles.length + blocks.length > MAX_ENTITIES_SHOWN)
    return resultWithoutShapes(
      `Select up to ${MAX_ENTITIES_SHOWN} circles and blocks to see where alleys and boats lead.`,
    );
  const [alleys, boats] = [alleyRelation(board), boatRelation(board)];
  const shown = board.blocks.filter(
    (block) => blocks.includes(block) || circles.some((id) => leadsOn(block, id, boats)),
  );
  const partners = new Set([
    ...circles.flatMap((id) => [...(alleys.get(id) ?? []), ...(boats.get(id) ?? [])]),
    ...blocks.flatMap((block) => joinedBy(block, boats)),
  ]);
  const places = (ids: Iterable<string>): readonly Point[] => [...ids].map((id) => nodes.get(id)!.at);
  const { circle: radius } = board.discs;
  return {
    shapes: [
      ...(['houses', 'water', 'none'] as const).flatMap((kind) => shapesOfBlocks(board, shown, kind)),
      ...ringShapes('lens', places([...partners].filter((id) => nodes.has(id))), 1.3 * radius),
      ...ringShapes('lens-of', places(circles), 1.15 * radius),
    ],
    sentence: [
      ...circles.map((id) => describeCircle(id, alleys.get(id) ?? [], boats.get(id) ?? [])),
      ...blocks.map((block) => describeBlock(board, block, joinedBy(block, boats))),
    ].join(' '),
  };
}

type Boats = ReturnType<typeof boatRelation>;

/** The circles that a block connects. */
function joinedBy(block: Block, boats: Boats): readonly CircleId[] {
  if (block.kind === 'none') return [];
  const rim = circlesOnPerimeter(block);
  return block.kind === 'houses' ? rim : rim.filter((id) => boats.has(id));
}

const leadsOn = (block: Block, circle: CircleId, boats: Boats): boolean => {
  const joined = joinedBy(block, boats);
  return joined.length > 1 && joined.includes(circle);
};

const LOOKS: Readonly<Record<Block['kind'], ShapeStyle>> = {
  houses: 'houses',
  water: 'water',
  none: 'unused',
};

/** The blocks of one kind as one overlay shape, without islands. */
function shapesOfBlocks(board: StreetBoard, blocks: readonly Block[], kind: Block['kind']): readonly Shape[] {
  const parts = blocks
    .filter((block) => block.kind === kind)
    .flatMap((block) => outlinesOfBlock(board, block));
  return parts.length === 0 ? [] : [{ kind: 'areas', look: LOOKS[kind], parts, under: true }];
}

/** The blocks of houses as one overlay shape for each colour; neighbours have different ones. */
function shapesOfColouredBlocks(board: StreetBoard): readonly Shape[] {
  const colours = colourBlocks(board.blocks);
  return Array.from({ length: BLOCK_COLOURS }, (_, colour) =>
    board.blocks
      .filter((block, i) => block.kind === 'houses' && colours[i] === colour)
      .flatMap((block) => outlinesOfBlock(board, block)),
  ).flatMap((parts, colour): readonly Shape[] =>
    parts.length === 0 ? [] : [{ kind: 'areas', look: `houses-${colour}`, parts, under: true }],
  );
}

function describeCircle(id: CircleId, alleys: readonly CircleId[], boats: readonly CircleId[]): string {
  const ways = [
    ...(alleys.length > 0 ? [`alleys lead to ${printedNumbersOf(alleys)}`] : []),
    ...(boats.length > 0 ? [`boats lead to ${printedNumbersOf(boats)}`] : []),
  ];
  return `From circle ${id.slice(1)} ${ways.length === 0 ? 'no alley leads anywhere' : ways.join(', ')}.`;
}

function describeBlock(board: StreetBoard, block: Block, joined: readonly CircleId[]): string {
  const name = capitalise(describeEntity(board, block.id));
  if (joined.length < 2) return `${name} joins no circles.`;
  return `${name} joins ${printedNumbersOf(joined)} by ${block.kind === 'houses' ? 'alleys' : 'boats'}.`;
}

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
      ...shapesOfColouredBlocks(board),
      ...(['water', 'none'] as const).flatMap((kind) => shapesOfBlocks(board, blocks, kind)),
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
