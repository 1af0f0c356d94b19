/** Which node of a board is which of the printed edition: circles by number, crossings by what they touch. */
import { addToGroup, groupBy, type NodeId, type StreetBoard } from '../../../model/index.js';
import { touchingNodes } from '../streets/touching-nodes.js';

type Touching = ReadonlyMap<NodeId, readonly NodeId[]>;

/** The nodes of a board and of a print that are the same. Junctions are left out: no piece stands there. */
export interface PrintMatch {
  readonly toPrint: ReadonlyMap<NodeId, NodeId>;
  readonly toBoard: ReadonlyMap<NodeId, NodeId>;
}

export interface PrintMatchOptions {
  /** A draft: streets that are not traced yet are no evidence, and a crossing that fits several is left out. */
  readonly isPartial: boolean;
  /** Circles that stand where the print has another number. */
  readonly displaced?: ReadonlyMap<NodeId, NodeId>;
}

/** Pairs below this share of common neighbours are different crossings. */
const LEAST_SCORE = 0.4;

/** Matches the nodes of a board with those of a print. Exact if the two play the same. */
export function matchWithPrint(
  board: StreetBoard,
  print: StreetBoard,
  { isPartial, displaced = new Map() }: PrintMatchOptions,
): PrintMatch {
  const [here, there] = [touchingNodes(board), touchingNodes(print)];
  const toPrint = new Map<NodeId, NodeId>();
  const toBoard = new Map<NodeId, NodeId>();
  const match = (mine: NodeId, theirs: NodeId): void => {
    toPrint.set(mine, theirs);
    toBoard.set(theirs, mine);
  };
  for (const id of here.keys()) {
    const printed = displaced.get(id) ?? id;
    if (id.startsWith('c') && there.has(printed)) match(id, printed);
  }
  const open = (touching: Touching, known: ReadonlyMap<NodeId, NodeId>): NodeId[] =>
    [...touching.keys()].filter((id) => id.startsWith('x') && !known.has(id));
  const name = (id: NodeId): NodeId => displaced.get(id) ?? id;
  if (!isPartial) {
    const mine = groupBy(open(here, toPrint), surroundings(here, name));
    const theirs = groupBy(
      open(there, toBoard),
      surroundings(there, (id) => id),
    );
    for (const [key, ids] of mine) {
      const others = theirs.get(key) ?? [];
      if (ids.length === 1 && others.length === 1) match(ids[0]!, others[0]!);
    }
  }
  for (;;) {
    const [best, ...others] = bestPairs({ toPrint, toBoard }, here, there, isPartial);
    if (best === undefined || (best.isTied && isPartial)) return { toPrint, toBoard };
    match(best.mine, best.theirs);
    if (!best.isTied) for (const { mine, theirs, isTied } of others) if (!isTied) match(mine, theirs);
  }
}

/** What a crossing touches, and the circles that those crossings touch, as one text. */
const surroundings =
  (touching: Touching, name: (id: NodeId) => NodeId) =>
  (crossing: NodeId): string => {
    const near = touching.get(crossing)!;
    const circles = (ids: readonly NodeId[]): string =>
      ids
        .filter((id) => id.startsWith('c'))
        .map(name)
        .sort()
        .join(' ');
    const further = near.filter((id) => id.startsWith('x')).map((id) => circles(touching.get(id)!));
    return [circles(near), ...further.sort()].join('|');
  };

interface Candidate {
  readonly mine: NodeId;
  readonly theirs: NodeId;
  readonly score: number;
  /** Whether another pair of one of the two is as good. */
  readonly isTied: boolean;
}

/** The pairs of unmatched crossings that are the best for both, those without a rival first. */
function bestPairs(
  { toPrint, toBoard }: PrintMatch,
  here: Touching,
  there: Touching,
  isPartial: boolean,
): Candidate[] {
  const pairs: Omit<Candidate, 'isTied'>[] = [];
  for (const [mine, near] of here) {
    if (!mine.startsWith('x') || toPrint.has(mine)) continue;
    const shared = new Map<NodeId, number>();
    for (const id of near)
      for (const other of there.get(toPrint.get(id) ?? id) ?? [])
        if (other.startsWith('x') && !toBoard.has(other) && (toPrint.has(id) || id.startsWith('c')))
          shared.set(other, (shared.get(other) ?? 0) + 1);
    for (const [theirs, count] of shared) {
      const size = isPartial ? near.length : (near.length + there.get(theirs)!.length) / 2;
      if (count / size >= LEAST_SCORE) pairs.push({ mine, theirs, score: count / size });
    }
  }
  const [ofMine, ofTheirs] = [new Map<NodeId, number[]>(), new Map<NodeId, number[]>()];
  for (const { mine, theirs, score } of pairs) {
    addToGroup(ofMine, mine, score);
    addToGroup(ofTheirs, theirs, score);
  }
  return pairs
    .flatMap(({ mine, theirs, score }): Candidate[] => {
      const rivals = [ofMine.get(mine)!, ofTheirs.get(theirs)!];
      if (rivals.some((scores) => scores.some((each) => each > score))) return [];
      const isTied = rivals.some((scores) => scores.filter((each) => each === score).length > 1);
      return [{ mine, theirs, score, isTied }];
    })
    .sort((a, b) => Number(a.isTied) - Number(b.isTied) || b.score - a.score);
}
