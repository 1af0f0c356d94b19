/** The outlines of blocks and hexes. */
import {
  type Axial,
  type Block,
  centreOfHex,
  type FaceOutlines,
  type HexBoard,
  type Line,
  memoByBoard,
  type NodeId,
  outlinesOfFaces,
  type Point,
  type StreetBoard,
} from '../../../model/index.js';
import { centreOfMass, isInsideOutline } from '../../../model/turf/index.js';
import { type BlockMatch, matchBlocks } from '../../../validator/index.js';
import { linesBetween } from '../../document/index.js';
import { placedNodesOf } from '../entities/placed-entities.js';

/** The outlines of a block. If a step of its walk could use several lines, the matching face decides. */
export function outlinesOfBlock(board: StreetBoard, block: Block): FaceOutlines {
  const walks = [block.walk, ...(block.islands ?? [])];
  const drawn = walks.map((walk) => outlineOfWalk(board, walk));
  if (!hasParallelLines(board, block)) return drawn;
  const verdict = verdictsOfBlocks(board).get(block);
  if (!verdict || !('face' in verdict)) return drawn;
  const outlines = outlinesOfFaces(board)[verdict.face]!;
  switch (verdict.is) {
    case 'face':
      return outlines;
    case 'wrong islands':
    case 'declared twice':
    case 'backwards':
      return [outlines[0]!, ...drawn.slice(1)];
    case 'off the rim':
    case 'no area':
      return drawn;
  }
}

const verdictsOfBlocks = memoByBoard((board: StreetBoard): ReadonlyMap<Block, BlockMatch> => {
  const { matches: verdicts } = matchBlocks(board);
  return new Map(board.blocks.map((block, i) => [block, verdicts[i]!]));
});

/** Whether a step of a block's walk could use several parallel lines. */
export const hasParallelLines = (board: StreetBoard, { walk, islands = [] }: Block): boolean =>
  [walk, ...islands].some((each) =>
    each.some((id, i) => linesOfStep(board, id, each[(i + 1) % each.length]!).length > 1),
  );

/** The lines from one node to another, streets before waterlines. */
const linesOfStep = ({ streets, waterlines }: StreetBoard, from: NodeId, to: NodeId): readonly Line[] => [
  ...linesBetween(streets, [from, to]),
  ...linesBetween(waterlines, [from, to]),
];

/** The closed outline of a walk. A walk lists nodes only, so of several lines between the same ends the first is used. */
export function outlineOfWalk(board: StreetBoard, walk: readonly NodeId[]): readonly Point[] {
  const nodes = placedNodesOf(board);
  const known = walk.filter((id) => nodes.has(id));
  return known.flatMap((id, i) => [
    nodes.get(id)!.at,
    ...bendsBetween(board, id, known[(i + 1) % known.length]!),
  ]);
}

/** The bends from one node to another. They do not move with the ends. */
function bendsBetween(board: StreetBoard, from: NodeId, to: NodeId): readonly Point[] {
  const line = linesOfStep(board, from, to).find(({ bends = [] }) => bends.length > 0);
  const bends = line?.bends ?? [];
  return line?.between[0] === from ? bends : bends.toReversed();
}

/** Whether a point is inside an area without its islands. */
export const isInArea = ([rim, ...islands]: FaceOutlines, at: Point): boolean =>
  rim !== undefined && isInsideOutline(rim, at) && !islands.some((island) => isInsideOutline(island, at));

/** A position well inside an outline, for a label: its centre of mass, or the middle of its widest part at that height. */
export function labelPositionInside(outline: readonly Point[]): Point | undefined {
  if (outline.length < 3) return undefined;
  const centre = centreOfMass(outline);
  return isInsideOutline(outline, centre) ? centre : middleOfWidestPart(outline, centre[1]);
}

function middleOfWidestPart(outline: readonly Point[], y: number): Point | undefined {
  const borders = outline
    .flatMap(([x1, y1], i): readonly number[] => {
      const [x2, y2] = outline[(i + 1) % outline.length]!;
      return y1 > y === y2 > y ? [] : [((x2 - x1) * (y - y1)) / (y2 - y1) + x1];
    })
    .sort((a, b) => a - b);
  let best: { readonly at: Point; readonly width: number } | undefined;
  for (let i = 0; i + 1 < borders.length; i += 2) {
    const width = borders[i + 1]! - borders[i]!;
    if (best === undefined || width > best.width)
      best = { at: [(borders[i]! + borders[i + 1]!) / 2, y], width };
  }
  return best?.at;
}

/** The four corners of a rectangle, from one corner clockwise if the other lies below and to the right. */
export const cornersBetween = (
  [left, top]: Point,
  [right, bottom]: Point,
): readonly [Point, Point, Point, Point] => [
  [left, top],
  [right, top],
  [right, bottom],
  [left, bottom],
];

/** The six corners of a flat-top hex, from the east and clockwise. */
export function outlineOfHex(layout: HexBoard['layout'], at: Axial): readonly Point[] {
  const [x, y] = centreOfHex(layout, at);
  const [a, b, h] = [layout.size, layout.size / 2, (Math.sqrt(3) / 2) * layout.size];
  return [
    [x + a, y],
    [x + b, y + h],
    [x - b, y + h],
    [x - a, y],
    [x - b, y - h],
    [x + b, y - h],
  ];
}
