/** Blocks by which circles are partners on a board and not in its edition, or the other way round. */
import {
  alleyRelation,
  boatRelation,
  circlesOnPerimeter,
  type Block,
  type CircleId,
  type NodeId,
  type Relation,
  type StreetBoard,
} from '../../../model/index.js';
import type { StreetDifferences } from './street-differences.js';

/** A block of one side whose circles are partners there and not on the other side. */
export interface BlockDifference {
  readonly block: Block;
  readonly pairs: readonly (readonly [CircleId, CircleId])[];
}

export interface BlockDifferences {
  /** Blocks of the board. */
  readonly here: readonly BlockDifference[];
  /** Blocks of the print, in its ids. */
  readonly inPrint: readonly BlockDifference[];
}

const KINDS = { alley: ['houses', alleyRelation], boat: ['water', boatRelation] } as const;

/**
 * The differences of alleys or boats that nothing closer explains: where a street, a crossing or a number on the rim of the
 * block differs, the block follows from that. In a draft, only blocks whose circles have all their streets count.
 */
export function blockDifferences(
  board: StreetBoard,
  differences: StreetDifferences,
  by: keyof typeof KINDS,
  isPartial: boolean,
): BlockDifferences {
  const { print, match, complete } = differences;
  const [kind, relation] = KINDS[by];
  const [here, there] = [relation(board), relation(print)];
  if (isSameRelation(here, there)) return { here: [], inPrint: [] };
  const touched = changedNodes(differences);
  const isExplained = ({ walk, islands = [] }: Block): boolean =>
    [...walk, ...islands.flat()].some((id) => touched.has(id));
  const isTraced = (block: Block): boolean =>
    !isPartial || circlesOnPerimeter(block).every((id) => complete.has(id));
  const inPrint = isPartial ? [] : blocksWithPairs(print, kind, there, here);
  return {
    here: blocksWithPairs(board, kind, here, there).filter(
      ({ block }) => !isExplained(block) && isTraced(block),
    ),
    inPrint: inPrint.filter(({ block }) => {
      const walk = block.walk.map((id) => match.toBoard.get(id) ?? id);
      return (
        !isExplained({ ...block, walk }) && circlesOnPerimeter(block).every((id) => match.toBoard.has(id))
      );
    }),
  };
}

const isSameRelation = (a: Relation, b: Relation): boolean => {
  if (a.size !== b.size) return false;
  for (const [id, related] of a) {
    const others = b.get(id);
    if (others?.length !== related.length || related.some((each, i) => each !== others[i])) return false;
  }
  return true;
};

/** The nodes of the board at which a street, a crossing or a number differs. */
function changedNodes({
  streets,
  surplus,
  missing,
  displaced,
  match,
  print,
}: StreetDifferences): Set<NodeId> {
  const around = new Set(missing.map(({ crossing }) => crossing));
  return new Set([
    ...streets.flatMap(({ here, inPrint }) => [...here, ...inPrint].flat()),
    ...[...surplus, ...missing].flatMap(({ crossing, instead }) => [crossing, ...instead.flat()]),
    ...displaced.keys(),
    ...print.streets
      .filter(({ between }) => between.some((id) => around.has(id)))
      .flatMap(({ between }) => between.map((id) => match.toBoard.get(id) ?? id)),
  ]);
}

function blocksWithPairs(
  board: StreetBoard,
  kind: Block['kind'],
  relation: Relation<CircleId, CircleId>,
  other: Relation<CircleId, CircleId>,
): BlockDifference[] {
  return board.blocks.flatMap((block): BlockDifference[] => {
    if (block.kind !== kind) return [];
    const circles = circlesOnPerimeter(block).filter((id) => relation.has(id));
    const pairs = circles.flatMap((a, i) =>
      circles
        .slice(i + 1)
        .filter((b) => !(other.get(a)?.includes(b) ?? false))
        .map((b) => [a, b] as const),
    );
    return pairs.length === 0 ? [] : [{ block, pairs }];
  });
}
