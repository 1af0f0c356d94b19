/** Alleys and boats: the circles that share a block of houses with a selected circle, or water if both are blue. */
import {
  alleyRelation,
  type Block,
  boatRelation,
  capitalise,
  type CircleId,
  circlesOnPerimeter,
  type Point,
  type StreetBoard,
} from '../../../model/index.js';
import { placedNodesOf } from '../entities/placed-entities.js';
import { outlinesOfBlock } from '../shapes/area-outlines.js';
import type { ShapeStyle, Shape } from '../shapes/shape.js';
import { describeEntity } from '../entities/describe-entity.js';
import {
  MAX_ENTITIES_SHOWN,
  printedNumbersOf,
  ringShapes,
  resultWithoutShapes,
  type LensResult,
} from './lens-result.js';

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
export function shapesOfBlocks(
  board: StreetBoard,
  blocks: readonly Block[],
  kind: Block['kind'],
): readonly Shape[] {
  const parts = blocks
    .filter((block) => block.kind === kind)
    .flatMap((block) => outlinesOfBlock(board, block));
  return parts.length === 0 ? [] : [{ kind: 'areas', look: LOOKS[kind], parts, under: true }];
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
