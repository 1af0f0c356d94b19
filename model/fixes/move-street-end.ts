/** Leads a street to another node. */
import { compareIds, idsOfLines, type Block, type StreetBoard } from '../board/board.js';
import type { NodeId } from '../board/vocabulary.js';
import { OUTER_FACE } from '../geometry/half-edges.js';
import { networkOf } from '../network/network.js';
import { facesOfBoard, halfEdgeFaces, type Face } from '../relations/faces-of-board.js';
import type { FixArguments } from './fix.js';

/**
 * The board with an end of a street at another node. The street becomes straight. Walks that follow the street on both sides
 * follow it to its new end; walks that do not are left as they are. Undefined if there is no such street or node.
 */
export function moveStreetEnd(
  board: StreetBoard,
  { line, from, to }: FixArguments['moveStreetEnd'],
): StreetBoard | undefined {
  const i = idsOfLines(board.streets).indexOf(line);
  const street = board.streets[i];
  const start = street?.between.find((id) => id !== from);
  if (street?.between.includes(from) !== true || start === undefined || start === to) return undefined;
  if (!networkOf(board).indexOfId.has(to) || board.streets.some(({ between }) => joins(between, start, to)))
    return undefined;
  const { bends: _, ...rest } = street;
  const between: [NodeId, NodeId] = compareIds(start, to) < 0 ? [start, to] : [to, start];
  const moved = { ...board, streets: board.streets.with(i, { ...rest, between }) };
  return { ...moved, blocks: followStreet(board, moved, i, { start, from, to }) };
}

const joins = (between: readonly NodeId[], a: NodeId, b: NodeId): boolean =>
  between.includes(a) && between.includes(b);

/** The blocks on both sides of a street with the walks of the areas that are there after it was moved. */
function followStreet(
  board: StreetBoard,
  moved: StreetBoard,
  street: number,
  { start, from, to }: { readonly start: NodeId; readonly from: NodeId; readonly to: NodeId },
): readonly Block[] {
  // With a dangling reference the lines of the network are not those of the board.
  if (networkOf(moved).lineIds.length !== moved.streets.length + moved.waterlines.length) return board.blocks;
  const sides = [
    { block: blockWithStep(board, start, from), face: faceBeside(moved, street, start) },
    { block: blockWithStep(board, from, start), face: faceBeside(moved, street, to) },
  ];
  const [left, right] = sides;
  // A street that divides an area, or divides it no more, changes the number of blocks: that needs a person.
  if (left!.block === right!.block || left!.face === right!.face) return board.blocks;
  const nodes = (walks: readonly (readonly NodeId[])[]): string => [...new Set(walks.flat())].sort().join();
  // At the rim of the board there is a block on one side only.
  const known = sides.filter(({ block, face }) => block !== undefined || face !== undefined);
  const [before, after] = [
    known.flatMap(({ block }) => block ?? []),
    known.flatMap(({ face }) => face ?? []),
  ];
  if (before.length !== known.length || after.length !== known.length) return board.blocks;
  if (known.length === 2 && nodes(before.map(({ walk }) => walk)) !== nodes(after.map(({ walk }) => walk)))
    return board.blocks;
  return board.blocks.map((block) => {
    const face = after[before.indexOf(block)];
    if (face === undefined) return block;
    const { islands: _, ...rest } = block;
    return { ...rest, walk: face.walk, ...(face.islands.length > 0 && { islands: face.islands }) };
  });
}

const blockWithStep = ({ blocks }: StreetBoard, from: NodeId, to: NodeId): Block | undefined =>
  blocks.find(({ walk }) => walk.some((id, i) => id === from && walk[(i + 1) % walk.length] === to));

/** The area beside a street, in the direction that leaves a node; undefined outside. */
function faceBeside(board: StreetBoard, street: number, leaving: NodeId): Face | undefined {
  const { cycleOfHalfEdge, faceOfCycle } = halfEdgeFaces(board);
  const halfEdge = 2 * street + (board.streets[street]!.between[0] === leaving ? 0 : 1);
  const face = faceOfCycle[cycleOfHalfEdge[halfEdge]!]!;
  return face === OUTER_FACE ? undefined : facesOfBoard(board).inner[face];
}
