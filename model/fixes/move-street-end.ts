/** Leads streets to other nodes. */
import { compareIds, idsOfLines, type Block, type StreetBoard } from '../board/board.js';
import type { NodeId } from '../board/vocabulary.js';
import { OUTER_FACE } from '../geometry/half-edges.js';
import { networkOf } from '../network/network.js';
import { facesOfBoard, halfEdgeFaces, type Face } from '../relations/faces-of-board.js';
import type { FixArguments } from './fix.js';

type Move = FixArguments['moveStreetEnd'];

/** The board with an end of a street at another node. Undefined if there is no such street or node. */
export const moveStreetEnd = (board: StreetBoard, move: Move): StreetBoard | undefined =>
  moveStreetEnds(board, [move]);

/** The board where the first street ends at the second node, and the second street at the first. */
export const exchangeStreetEnds = (
  board: StreetBoard,
  { lines: [one, other], ends: [end, otherEnd] }: FixArguments['exchangeStreetEnds'],
): StreetBoard | undefined =>
  moveStreetEnds(board, [
    { line: one, from: end, to: otherEnd },
    { line: other, from: otherEnd, to: end },
  ]);

/**
 * The streets become straight. Walks that follow them on both sides follow them to their new ends; walks that do not are left
 * as they are.
 */
function moveStreetEnds(board: StreetBoard, moves: readonly Move[]): StreetBoard | undefined {
  const ids = idsOfLines(board.streets);
  const moved = moves.map(({ line }) => ids.indexOf(line));
  const streets = [...board.streets];
  for (const [k, { from, to }] of moves.entries()) {
    const street = streets[moved[k]!];
    const start = street?.between.find((id) => id !== from);
    if (street?.between.includes(from) !== true || start === undefined || start === to) return undefined;
    if (!networkOf(board).indexOfId.has(to)) return undefined;
    const { bends: _, ...rest } = street;
    const between: [NodeId, NodeId] = compareIds(start, to) < 0 ? [start, to] : [to, start];
    if (streets.some((other) => between.every((id) => other.between.includes(id)))) return undefined;
    streets[moved[k]!] = { ...rest, between };
  }
  const after = { ...board, streets };
  return { ...after, blocks: followStreets(board, after, moved) };
}

/** The blocks with the walks of the areas that are beside the streets after they were moved. */
function followStreets(board: StreetBoard, moved: StreetBoard, streets: readonly number[]): readonly Block[] {
  // With a dangling reference the lines of the network are not those of the board.
  if (networkOf(moved).lineIds.length !== moved.streets.length + moved.waterlines.length) return board.blocks;
  const ends = streets.map((street) => board.streets[street]!.between);
  const steps = ends.flatMap(([a, b]) => [[a, b] as const, [b, a] as const]);
  const blocks = steps.map(([from, to]) => board.blocks.find(({ walk }) => hasStep(walk, from, to)));
  const before = [...new Set(blocks.flatMap((block) => block ?? []))];
  const beside = streets
    .flatMap((street) => [2 * street, 2 * street + 1])
    .map((each) => faceBeside(moved, each));
  const after = [...new Set(beside.flatMap((face) => face ?? []))];
  // A street that divides an area, or divides it no more, changes the number of blocks: that needs a person.
  if (before.length !== after.length) return board.blocks;
  // Inside the board, unlike at its rim, no node is taken in or left out.
  const isInside = [...blocks, ...beside].every((area) => area !== undefined);
  if (isInside && nodesOf(before) !== nodesOf(after)) return board.blocks;
  const faceOfBlock = new Map(before.map((block) => [block, mostAlike(block, after)]));
  if (new Set(faceOfBlock.values()).size !== after.length) return board.blocks;
  return board.blocks.map((block) => {
    const face = faceOfBlock.get(block);
    if (face === undefined) return block;
    const { islands: _, ...rest } = block;
    return { ...rest, walk: face.walk, ...(face.islands.length > 0 && { islands: face.islands }) };
  });
}

const hasStep = (walk: readonly NodeId[], from: NodeId, to: NodeId): boolean =>
  walk.some((id, i) => id === from && walk[(i + 1) % walk.length] === to);

const nodesOf = (areas: readonly Pick<Block, 'walk'>[]): string =>
  [...new Set(areas.flatMap(({ walk }) => walk))].sort().join();

/** The face whose outline shares the most steps with the walk of a block. */
function mostAlike({ walk }: Block, faces: readonly Face[]): Face | undefined {
  const shared = (face: Face): number =>
    walk.filter((id, i) => hasStep(face.walk, id, walk[(i + 1) % walk.length]!)).length;
  return faces.reduce<Face | undefined>(
    (best, face) => (best === undefined || shared(face) > shared(best) ? face : best),
    undefined,
  );
}

/** The area beside a half-edge; undefined outside. */
function faceBeside(board: StreetBoard, halfEdge: number): Face | undefined {
  const { cycleOfHalfEdge, faceOfCycle } = halfEdgeFaces(board);
  const face = faceOfCycle[cycleOfHalfEdge[halfEdge]!]!;
  return face === OUTER_FACE ? undefined : facesOfBoard(board).inner[face];
}
