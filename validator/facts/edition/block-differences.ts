/** Blocks by which circles are partners on a board and not in its edition, or the other way round. */
import {
  alleyRelation,
  boatRelation,
  circlesOnPerimeter,
  idOfCircle,
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
  /** The block of the other side with the same circles, which is of another kind. */
  readonly other?: Block;
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
  const touched = changedNodes(isPartial ? tracedDifferences(differences) : differences);
  const isExplained = ({ walk, islands = [] }: Block): boolean =>
    [...walk, ...islands.flat()].some((id) => touched.has(id));
  const isTraced = (block: Block): boolean =>
    !isPartial || circlesOnPerimeter(block).every((id) => complete.has(id));
  const recoloured = recolouredCircles(board, print);
  const withOther = (each: BlockDifference, { blocks }: StreetBoard): BlockDifference => {
    const circles = circlesOnPerimeter(each.block).join();
    const other = blocks.find((block) => block.kind !== kind && circlesOnPerimeter(block).join() === circles);
    return other === undefined ? each : { ...each, other };
  };
  return {
    here: blocksWithPairs(board, kind, here, there, recoloured)
      .filter(({ block }) => !isExplained(block) && isTraced(block))
      .map((each) => withOther(each, print)),
    inPrint: blocksWithPairs(print, kind, there, here, recoloured)
      .filter(({ block }) => {
        const walk = block.walk.map((id) => match.toBoard.get(id) ?? id);
        return (
          !isExplained({ ...block, walk }) && circlesOnPerimeter(block).every((id) => match.toBoard.has(id))
        );
      })
      .map((each) => withOther(each, board))
      .filter(({ block, other }) => !isPartial || (other !== undefined && isTraced(block))),
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

/** The differences without what is not traced yet. */
const tracedDifferences = (differences: StreetDifferences): StreetDifferences => ({
  ...differences,
  streets: differences.streets.filter(({ here }) => here.length > 0),
  surplus: [],
  missing: differences.missing.filter(({ instead }) => instead.length > 0),
});

/** The nodes of the board at which a street, a crossing or a number differs. */
function changedNodes({
  streets,
  surplus,
  missing,
  displaced,
  match,
  print,
}: StreetDifferences): Set<NodeId> {
  const around = new Set(missing.map(({ node }) => node));
  return new Set([
    ...streets.flatMap(({ here, inPrint }) => [...here, ...inPrint].flat()),
    ...[...surplus, ...missing].flatMap(({ node, instead }) => [node, ...instead.flat()]),
    ...displaced.keys(),
    ...print.streets
      .filter(({ between }) => between.some((id) => around.has(id)))
      .flatMap(({ between }) => between.map((id) => match.toBoard.get(id) ?? id)),
  ]);
}

/** Circles of another colour than in print: boats join blue circles only, so edition/colour-differs explains theirs. */
function recolouredCircles(board: StreetBoard, print: StreetBoard): Set<CircleId> {
  const colours = new Map(print.circles.map((circle) => [circle.number, circle.colour]));
  return new Set(board.circles.filter((each) => colours.get(each.number) !== each.colour).map(idOfCircle));
}

function blocksWithPairs(
  board: StreetBoard,
  kind: Block['kind'],
  relation: Relation<CircleId, CircleId>,
  other: Relation<CircleId, CircleId>,
  recoloured: ReadonlySet<CircleId>,
): BlockDifference[] {
  return board.blocks.flatMap((block): BlockDifference[] => {
    if (block.kind !== kind) return [];
    const circles = circlesOnPerimeter(block).filter(
      (id) => relation.has(id) && !(kind === 'water' && recoloured.has(id)),
    );
    const pairs = circles.flatMap((a, i) =>
      circles
        .slice(i + 1)
        .filter((b) => !(other.get(a)?.includes(b) ?? false))
        .map((b) => [a, b] as const),
    );
    return pairs.length === 0 ? [] : [{ block, pairs }];
  });
}
