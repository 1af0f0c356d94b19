import { facesOfBoard, type Block, type Face, type NodeId, type StreetBoard } from '../../model/index.js';

/** The blocks as somebody traces them from the lines of the board: one for each face, with the ids and kinds of the blocks before. */
export function traceBlocks(board: StreetBoard): Block[] {
  const faces = facesOfBoard(board).inner;
  const pairs = faces
    .flatMap((face) => board.blocks.map((block) => ({ face, block, shared: countSharedSides(face, block) })))
    .filter(({ shared }) => shared > 0)
    .sort((a, b) => b.shared - a.shared);
  const blockOf = new Map<Face, Block>();
  const taken = new Set<Block>();
  for (const { face, block } of pairs) {
    if (blockOf.has(face) || taken.has(block)) continue;
    blockOf.set(face, block);
    taken.add(block);
  }
  let last = Math.max(0, ...board.blocks.map(({ id }) => Number(id.slice(1))));
  return faces.map((face) => {
    // A face without a block of its own was split off another one.
    const known = blockOf.get(face);
    const basis = known ?? pairs.find((pair) => pair.face === face)?.block;
    const { kind, reason } = basis ?? { kind: 'houses' as const };
    return {
      id: known?.id ?? `b${++last}`,
      kind,
      walk: face.walk,
      ...(face.islands.length > 0 && { islands: face.islands }),
      ...(reason !== undefined && { reason }),
    };
  });
}

type Area = Pick<Block, 'walk' | 'islands'>;

/** The sides that two areas walk in the same direction. */
function countSharedSides(one: Area, other: Area): number {
  const sides = new Set(sidesOf(other));
  return sidesOf(one).filter((side) => sides.has(side)).length;
}

const known = new WeakMap<Area, readonly string[]>();

function sidesOf(area: Area): readonly string[] {
  let sides = known.get(area);
  if (sides === undefined) {
    const walks: readonly (readonly NodeId[])[] = [area.walk, ...(area.islands ?? [])];
    sides = walks.flatMap((walk) => walk.map((node, i) => `${node} ${walk[(i + 1) % walk.length]!}`));
    known.set(area, sides);
  }
  return sides;
}
