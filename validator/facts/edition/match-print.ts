/** Which node of a board is which of the printed edition: circles by number, crossings by what they touch. */
import {
  addToGroup,
  compareIds,
  groupBy,
  memoByBoard,
  type NodeId,
  type StreetBoard,
} from '../../../model/index.js';
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
  /** Match by the circles that crossings touch, without looking further: fast, and right if the board is as printed. */
  readonly isQuick?: boolean;
}

/** Pairs below this share of common neighbours are different crossings. */
const LEAST_SCORE = 0.3;

/** With more unmatched crossings the board is another one. */
const MOST_DECIDED = 30;

/** Matches the nodes of a board with those of a print. Exact if the two play the same. */
export function matchWithPrint(
  board: StreetBoard,
  print: StreetBoard,
  { isPartial, displaced = new Map(), isQuick = false }: PrintMatchOptions,
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
  if (!isPartial) {
    const printed = isQuick ? crossingsByCircles(print) : crossingsBySurroundings(print);
    const circles = circlesOfCrossings(here, displaced);
    for (const [key, ids] of isQuick ? groupByCircles(circles) : groupBySurroundings(here, circles)) {
      const others = printed.get(key);
      if (ids.length === 1 && others?.length === 1) match(ids[0]!, others[0]!);
    }
  }
  let open = [...here].filter(([id]) => !toPrint.has(id) && id.startsWith('x'));
  while (open.length > 0) {
    const [best, ...others] = bestPairs(open, { toPrint, toBoard }, there, isPartial);
    if (best === undefined || (best.isTied && isPartial)) break;
    match(best.mine, best.theirs);
    // Of pairs with rivals only the first is matched, because it may decide the others; on another board there are too many.
    for (const { mine, theirs, isTied } of others)
      if (
        (!isTied || (!isPartial && open.length > MOST_DECIDED)) &&
        !toPrint.has(mine) &&
        !toBoard.has(theirs)
      )
        match(mine, theirs);
    open = open.filter(([id]) => !toPrint.has(id));
  }
  return { toPrint, toBoard };
}

/** The circles that each crossing touches, as one text. */
function circlesOfCrossings(
  touching: Touching,
  displaced: ReadonlyMap<NodeId, NodeId> = new Map(),
): ReadonlyMap<NodeId, string> {
  const circles = new Map<NodeId, string>();
  for (const [id, near] of touching) {
    if (!id.startsWith('x')) continue;
    const touched = near.filter((each) => each.startsWith('c'));
    const named = displaced.size === 0 ? touched : touched.map((each) => displaced.get(each) ?? each);
    circles.set(id, (displaced.size === 0 ? named : named.sort(compareIds)).join());
  }
  return circles;
}

const groupByCircles = (circles: ReadonlyMap<NodeId, string>): ReadonlyMap<string, readonly NodeId[]> =>
  groupBy(circles.keys(), (id) => circles.get(id)!);

/** Crossings by the circles that they touch, and those that the crossings beside them touch. */
const groupBySurroundings = (
  touching: Touching,
  circles: ReadonlyMap<NodeId, string>,
): ReadonlyMap<string, readonly NodeId[]> =>
  groupBy(circles.keys(), (id) => {
    const further = touching.get(id)!.flatMap((each) => circles.get(each) ?? []);
    return `${circles.get(id)!} ${further.sort().join(' ')}`;
  });

const crossingsByCircles = memoByBoard((print: StreetBoard) =>
  groupByCircles(circlesOfCrossings(touchingNodes(print))),
);
const crossingsBySurroundings = memoByBoard((print: StreetBoard) =>
  groupBySurroundings(touchingNodes(print), circlesOfCrossings(touchingNodes(print))),
);

interface Candidate {
  readonly mine: NodeId;
  readonly theirs: NodeId;
  readonly score: number;
  /** Whether another pair of one of the two is as good. */
  readonly isTied: boolean;
}

/** The pairs of unmatched crossings that are the best for both, those without a rival first. */
function bestPairs(
  open: readonly (readonly [NodeId, readonly NodeId[]])[],
  { toPrint, toBoard }: PrintMatch,
  there: Touching,
  isPartial: boolean,
): Candidate[] {
  const pairs: Omit<Candidate, 'isTied'>[] = [];
  for (const [mine, near] of open) {
    const shared = new Map<NodeId, number>();
    for (const id of near)
      for (const other of there.get(toPrint.get(id)!) ?? [])
        if (other.startsWith('x') && !toBoard.has(other)) shared.set(other, (shared.get(other) ?? 0) + 1);
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
