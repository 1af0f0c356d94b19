/** Makes a random board consistent: unique ids and positions, and no dangling references. */
import {
  idOfCircle,
  idOfHex,
  isStreetBoard,
  type Block,
  type Board,
  type Line,
  type StreetBoard,
} from '../../model/index.js';

/** Keeps the first of duplicates and removes dangling references. */
export function removeDanglingReferences(board: Board): Board {
  if (!isStreetBoard(board)) return { ...board, hexes: firsts(board.hexes, idOfHex) };
  const nodes = [
    ...board.circles.map((circle) => ({ id: idOfCircle(circle), at: circle.at, of: circle })),
    ...[...board.crossings, ...board.junctions].map((node) => ({
      id: node.id,
      at: node.at,
      of: node,
    })),
  ];
  const kept = firsts(
    firsts(nodes, ({ id }) => id),
    ({ at }) => at.join(),
  );
  const ids = new Set<string>(kept.map(({ id }) => id));
  const isKept = new Set(kept.map(({ of }) => of));
  const joined = ({ between }: Line): boolean => between.every((end) => ids.has(end));
  return {
    ...board,
    circles: board.circles.filter((circle) => isKept.has(circle)),
    crossings: board.crossings.filter((crossing) => isKept.has(crossing)),
    junctions: board.junctions.filter((junction) => isKept.has(junction)),
    streets: board.streets.filter(joined),
    waterlines: board.waterlines.filter(joined),
    blocks: firsts(board.blocks, ({ id }) => id).flatMap((block) => wholeBlock(block, ids)),
  } satisfies StreetBoard;
}

function wholeBlock(block: Block, ids: ReadonlySet<string>): Block[] {
  const whole = (walk: Block['walk']): Block['walk'] => walk.filter((id) => ids.has(id));
  const { islands: all, ...rest } = block;
  const walk = whole(block.walk);
  const islands = all?.map(whole).filter(({ length }) => length > 0) ?? [];
  return walk.length === 0 ? [] : [{ ...rest, walk, ...(islands.length > 0 && { islands }) }];
}

function firsts<T>(items: readonly T[], key: (item: T) => string): T[] {
  const seen = new Set<string>();
  return items.filter((item) => !seen.has(key(item)) && seen.add(key(item)));
}
