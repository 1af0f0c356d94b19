/** Simulates another digitisation of a board: other ids, another frame, some kinds of entities left out. */
import {
  idOfCircle,
  jackRelation,
  sectorRelation,
  type Block,
  type Grid,
  type Line,
  type Point,
  type StreetBoard,
} from '../../model/index.js';
import { networkOf } from '../../model/network/network.js';
import { touchAdjacency } from '../../model/relations/street-relations.js';
import { renameIds } from './rename-ids.js';
import { seededRandom, shuffle } from '../seeded-random.js';

export interface CoordinateFrameChange {
  /** Whether the board is mirrored. */
  readonly mirrored?: boolean;
  readonly degrees?: number;
  readonly scale?: number;
  /** The largest random offset of a node, in units of the new frame. */
  readonly jitter?: number;
}

/** The same board with new ids for crossings, junctions and blocks, in another frame. */
export function redigitiseBoard(
  board: StreetBoard,
  seed: number,
  frame: CoordinateFrameChange = {},
): StreetBoard {
  return inFrame(replaceIds(board, seed), seed, frame);
}

/** Replaces the ids of crossings, junctions and blocks with unrelated ones. */
export function replaceIds(board: StreetBoard, seed: number): StreetBoard {
  const random = seededRandom(seed);
  const names = new Map<string, string>();
  for (const list of [board.crossings, board.junctions, board.blocks]) {
    const ids = list.map(({ id }) => id);
    for (const [i, id] of shuffle(ids, random).entries()) names.set(id, ids[i]!);
  }
  return renameIds(board, names);
}

/** Changes all nodes and all lines. */
const mapBoard = (
  board: StreetBoard,
  node: <T extends { readonly at: Point }>(each: T) => T,
  line: (each: Line) => Line,
): StreetBoard => ({
  ...board,
  circles: board.circles.map(node),
  crossings: board.crossings.map(node),
  junctions: board.junctions.map(node),
  streets: board.streets.map(line),
  waterlines: board.waterlines.map(line),
});

/** Transforms all positions. A grid cannot be rotated, so a rotated board declares its sections node by node. */
function inFrame(board: StreetBoard, seed: number, frame: CoordinateFrameChange): StreetBoard {
  const { mirrored = false, degrees = 0, scale = 1, jitter = 0 } = frame;
  const random = seededRandom(seed + 1);
  const [width] = board.extent;
  const [sine, cosine] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
  const moved = ([left, y]: Point, off: number): Point => {
    const x = mirrored ? width - left : left;
    const shaken = (value: number): number => Math.round(value + (2 * random() - 1) * off) + 0;
    return [shaken(scale * (x * cosine - y * sine)), shaken(scale * (x * sine + y * cosine))];
  };
  const node = <T extends { readonly at: Point }>(each: T): T => ({ ...each, at: moved(each.at, jitter) });
  const line = (each: Line): Line =>
    each.bends ? { ...each, bends: each.bends.map((at) => moved(at, jitter)) } : each;
  const radius = (value: number): number => Math.max(1, Math.round(value * scale));
  const turned = degrees === 0 ? mirroredGrid(board, mirrored, moved) : withSectionsOfNodes(board);
  return {
    ...mapBoard(turned, node, line),
    extent: [Math.round(board.extent[0] * scale), Math.round(board.extent[1] * scale)],
    discs: { circle: radius(board.discs.circle), crossing: radius(board.discs.crossing) },
    // Walks go clockwise on the sheet.
    blocks: mirrored ? mapWalks(board, (walk) => walk.toReversed()) : turned.blocks,
  };
}

/** The blocks with all their walks changed. */
const mapWalks = (
  { blocks }: StreetBoard,
  change: (walk: Block['walk']) => Block['walk'],
): StreetBoard['blocks'] =>
  blocks.map((block) => ({
    ...block,
    walk: change(block.walk),
    ...(block.islands && { islands: block.islands.map(change) }),
  }));

function mirroredGrid(
  board: StreetBoard,
  mirrored: boolean,
  moved: (at: Point, off: number) => Point,
): StreetBoard {
  if (!board.grid) return board;
  const { rect, columns, ...grid } = board.grid;
  const [[left, top], [right, bottom]] = rect;
  const corners: Grid['rect'] = mirrored
    ? [moved([right, top], 0), moved([left, bottom], 0)]
    : [moved([left, top], 0), moved([right, bottom], 0)];
  return { ...board, grid: { ...grid, columns: mirrored ? columns.toReversed() : columns, rect: corners } };
}

function withSectionsOfNodes(board: StreetBoard): StreetBoard {
  const sectors = sectorRelation(board);
  const { grid: _grid, ...rest } = board;
  const stated = <T extends object>(each: T, id: `c${number}` | `x${number}`): T => {
    const sector = sectors.get(id);
    return sector === undefined ? each : { ...each, sector };
  };
  return {
    ...rest,
    circles: board.circles.map((each) => stated(each, idOfCircle(each))),
    crossings: board.crossings.map((each) => stated(each, each.id)),
  };
}

/** Removes the coordinates: all nodes at one position, and no scan. */
export const removePositions = (board: StreetBoard): StreetBoard => {
  const here = <T extends { readonly at: Point }>(each: T): T => ({ ...each, at: [0, 0] });
  return mapBoard(withSectionsOfNodes(board), here, ({ between }) => ({ between }));
};

/** Removes junctions; nodes joined through them are joined by a street. */
export function removeJunctions(board: StreetBoard): StreetBoard {
  const { ids } = networkOf(board);
  const { starts, ends } = touchAdjacency(board);
  const isJunction = (id: string): boolean => id.startsWith('t');
  const known = new Set(board.streets.map(({ between }) => between.toSorted().join()));
  const joined = ids.flatMap((id, node) =>
    [...ends.subarray(starts[node], starts[node + 1])]
      .filter((other) => other > node && !known.has([id, ids[other]!].sort().join()))
      .map((other) => ({ between: [id, ids[other]!] as const })),
  );
  return {
    ...board,
    junctions: [],
    streets: [...board.streets.filter(({ between }) => !between.some(isJunction)), ...joined],
    blocks: mapWalks(board, (walk) => walk.filter((id) => !isJunction(id))),
  };
}

/** Removes crossings and junctions: circles with a line for each of Jack's pairs. Letters name a crossing, so they are removed too. */
export function removeCrossings(board: StreetBoard): StreetBoard {
  const { letters: _letters, ...rest } = board;
  return {
    ...rest,
    crossings: [],
    junctions: [],
    streets: [...jackRelation(board)].flatMap(([from, related]) =>
      related
        .filter((to) => Number(to.slice(1)) > Number(from.slice(1)))
        .map((to) => ({ between: [from, to] as const })),
    ),
    waterlines: [],
    blocks: board.blocks.map((block) => ({ ...block, walk: block.walk.filter((id) => id.startsWith('c')) })),
  };
}
