/** Moves through declared blocks: alleys through houses, boats over water. */
import { compareIds, idOfCircle, type Block, type StreetBoard } from '../board/board.js';
import { memoByBoard, memoByTopology } from '../board/memo-by-board.js';
import type { CircleId, NodeId } from '../board/vocabulary.js';
import type { Relation } from './street-relations.js';

/** The circles on the rim of a block or face and on islands inside it, each once, in order of number (DEF-13). */
export const circlesOnPerimeter = memoByBoard((area: Area): readonly CircleId[] => {
  const nodes = new Set([...area.walk, ...(area.islands ?? []).flat()]);
  return [...nodes].filter((id): id is CircleId => id.startsWith('c')).sort(compareIds);
});

interface Area {
  readonly walk: readonly NodeId[];
  readonly islands?: readonly (readonly NodeId[])[];
}

/** For every circle, the circles it shares a block of houses with (DEF-14). */
export const alleyRelation = memoByTopology((board: StreetBoard): Relation<CircleId, CircleId> =>
  sharingABlock(board, 'houses', () => true),
);

/** For every blue circle, the blue circles it shares a block of water with (DEF-15). */
export const boatRelation = memoByTopology((board: StreetBoard): Relation<CircleId, CircleId> => {
  const blue = new Set(board.circles.filter(({ colour }) => colour === 'blue').map(idOfCircle));
  return sharingABlock(board, 'water', (circle) => blue.has(circle));
});

function sharingABlock(
  board: StreetBoard,
  kind: Block['kind'],
  counts: (circle: CircleId) => boolean,
): Relation<CircleId, CircleId> {
  const circles = [...new Set(board.circles.map(idOfCircle))].filter(counts).sort(compareIds);
  const partners = new Map(circles.map((circle) => [circle, new Set<CircleId>()]));
  for (const block of board.blocks) {
    if (block.kind !== kind) continue;
    const perimeter = circlesOnPerimeter(block).filter((circle) => partners.has(circle));
    for (const circle of perimeter)
      for (const other of perimeter) if (circle !== other) partners.get(circle)!.add(other);
  }
  return new Map(circles.map((circle) => [circle, [...partners.get(circle)!].sort(compareIds)]));
}
