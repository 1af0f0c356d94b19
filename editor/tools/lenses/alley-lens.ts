/** Alleys and boats: the circles that share a block of houses with a selected circle, or water if both are blue. */
import {
  alleyRelation,
  boatRelation,
  perimeterOf,
  type Block,
  type CircleId,
  type Point,
  type StreetBoard,
} from '../../../model/index.js';
import { capital } from '../../../model/text/capital.js';
import { nodesOf } from '../nodes.js';
import { outlinesOfBlock } from '../outline.js';
import type { Look, Shape } from '../shape.js';
import { wordsOf } from '../words.js';
import { MOST_ASKED, numbersOf, rings, told, type Seen } from './seen.js';

export function seenInAlleys(board: StreetBoard, selection: readonly string[]): Seen {
  const nodes = nodesOf(board);
  const circles = selection.filter((key): key is CircleId => nodes.get(key)?.kind === 'circle');
  const blocks = board.blocks.filter(({ id }) => selection.includes(id));
  if (circles.length + blocks.length === 0)
    return told(
      'Select a circle to see where alleys and boats lead from it, or a block to see whom it joins.',
    );
  if (circles.length + blocks.length > MOST_ASKED)
    return told(`Select up to ${MOST_ASKED} circles and blocks to see where alleys and boats lead.`);
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
      ...(['houses', 'water', 'none'] as const).flatMap((kind) => areas(board, shown, kind)),
      ...rings('lens', places([...partners].filter((id) => nodes.has(id))), 1.3 * radius),
      ...rings('lens-of', places(circles), 1.15 * radius),
    ],
    words: [
      ...circles.map((id) => wordsOfCircle(id, alleys.get(id) ?? [], boats.get(id) ?? [])),
      ...blocks.map((block) => wordsOfBlock(board, block, joinedBy(block, boats))),
    ].join(' '),
  };
}

type Boats = ReturnType<typeof boatRelation>;

/** The circles one gets to and from through a block. */
function joinedBy(block: Block, boats: Boats): readonly CircleId[] {
  if (block.kind === 'none') return [];
  const rim = perimeterOf(block);
  return block.kind === 'houses' ? rim : rim.filter((id) => boats.has(id));
}

const leadsOn = (block: Block, circle: CircleId, boats: Boats): boolean => {
  const joined = joinedBy(block, boats);
  return joined.length > 1 && joined.includes(circle);
};

const LOOKS: Readonly<Record<Block['kind'], Look>> = { houses: 'houses', water: 'water', none: 'unused' };

/** The blocks of one kind as one shape, islands left out of them. */
export function areas(board: StreetBoard, blocks: readonly Block[], kind: Block['kind']): readonly Shape[] {
  const parts = blocks
    .filter((block) => block.kind === kind)
    .flatMap((block) => outlinesOfBlock(board, block));
  return parts.length === 0 ? [] : [{ kind: 'areas', look: LOOKS[kind], parts, under: true }];
}

function wordsOfCircle(id: CircleId, alleys: readonly CircleId[], boats: readonly CircleId[]): string {
  const ways = [
    ...(alleys.length > 0 ? [`alleys lead to ${numbersOf(alleys)}`] : []),
    ...(boats.length > 0 ? [`boats lead to ${numbersOf(boats)}`] : []),
  ];
  return `From circle ${id.slice(1)} ${ways.length === 0 ? 'no alley leads anywhere' : ways.join(', ')}.`;
}

function wordsOfBlock(board: StreetBoard, block: Block, joined: readonly CircleId[]): string {
  const name = capital(wordsOf(board, block.id));
  if (joined.length < 2) return `${name} joins no circles.`;
  return `${name} joins ${numbersOf(joined)} by ${block.kind === 'houses' ? 'alleys' : 'boats'}.`;
}
