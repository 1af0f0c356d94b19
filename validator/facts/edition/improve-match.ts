/** Improves a match with the print where the board differs: another match may explain the same board with fewer differences. */
import type { NodeId, StreetBoard } from '../../../model/index.js';
import { touchingNodes } from '../streets/touching-nodes.js';
import { compareTouches, completeNodes, countDifferences, type TouchDifferences } from './compare-touches.js';
import { matchWithPrint, type PrintMatch } from './match-print.js';

/** With more differences or nodes in question the board is another one, or far from finished. */
const MOST_DIFFERENCES = 40;
const MOST_CROSSINGS = 12;
const MOST_CIRCLES = 8;

export interface ExplainedMatch {
  readonly match: PrintMatch;
  readonly differences: TouchDifferences;
  /** Circles that stand where the print has another number. */
  readonly displaced: ReadonlyMap<NodeId, NodeId>;
  /** Nodes of the board that touch the same nodes as in print. */
  readonly complete: ReadonlySet<NodeId>;
}

/** The match with the fewest differences that exchanging two numbers or two crossings gives. */
export function findBestMatch(board: StreetBoard, print: StreetBoard, isPartial: boolean): ExplainedMatch {
  const explain = (match: PrintMatch, displaced: ReadonlyMap<NodeId, NodeId>): ExplainedMatch => ({
    match,
    differences: compareTouches(board, print, match),
    displaced,
    complete: completeNodes(board, print, match),
  });
  const quick = matchWithPrint(board, print, { isPartial, isQuick: true });
  const complete = completeNodes(board, print, quick);
  if (complete.size === touchingNodes(board).size && complete.size === touchingNodes(print).size)
    return { match: quick, differences: NONE, displaced: new Map(), complete };
  let best = explain(isPartial ? quick : matchWithPrint(board, print, { isPartial }), new Map());
  if (!isPartial && countDifferences(best.differences) > MOST_DIFFERENCES) return best;
  if (!isPartial) best = improveCrossings(board, print, best);
  // In a draft, what is not traced yet contradicts nothing.
  const count = (differences: TouchDifferences): number =>
    isPartial ? differences.gained.length : countDifferences(differences);
  for (const [a, b] of pairsAmong(wrongNodes(best.differences, 'c'), MOST_CIRCLES)) {
    const displaced = new Map([...best.displaced, [a, b], [b, a]] as const);
    if (best.displaced.has(a) || best.displaced.has(b)) continue;
    const other = explain(matchWithPrint(board, print, { isPartial, displaced }), displaced);
    // One exchange counts as much as one street that ends elsewhere.
    if (count(other.differences) + (isPartial ? 1 : 2) < count(best.differences))
      best = isPartial ? other : improveCrossings(board, print, other);
  }
  return best;
}

const NONE: TouchDifferences = { gained: [], lost: [], surplus: [], missing: [] };

function improveCrossings(board: StreetBoard, print: StreetBoard, first: ExplainedMatch): ExplainedMatch {
  let best = first;
  for (let isBetter = true; isBetter;) {
    isBetter = false;
    for (const match of otherMatches(board, print, best)) {
      const differences = compareTouches(board, print, match);
      if (countDifferences(differences) >= countDifferences(best.differences)) continue;
      best = { ...best, match, differences, complete: completeNodes(board, print, match) };
      isBetter = true;
      break;
    }
  }
  return best;
}

/** Matches in which two crossings near a difference are exchanged, or one is taken for a missing one. */
function* otherMatches(
  board: StreetBoard,
  print: StreetBoard,
  { match, differences }: ExplainedMatch,
): Iterable<PrintMatch> {
  const { surplus, missing } = differences;
  const near = (touching: readonly NodeId[], names?: ReadonlyMap<NodeId, NodeId>): NodeId[] =>
    touching.flatMap((id) => (names ? (names.get(id) ?? []) : id)).filter((id) => id.startsWith('x'));
  const [here, there] = [touchingNodes(board), touchingNodes(print)];
  const crossings = [
    ...new Set([
      ...wrongNodes(differences, 'x'),
      ...surplus.flatMap(({ node }) => [node, ...near(here.get(node)!)]),
      ...missing.flatMap(({ node }) => near(there.get(node)!, match.toBoard)),
      ...differences.lost.flat().flatMap((id) => near([id], match.toBoard)),
    ]),
  ].filter((id) => id.startsWith('x'));
  for (const [a, b] of pairsAmong(crossings, MOST_CROSSINGS))
    yield assign(match, [
      [a, match.toPrint.get(b)],
      [b, match.toPrint.get(a)],
    ]);
  for (const { node } of missing)
    if (node.startsWith('x') && crossings.length <= MOST_CROSSINGS)
      for (const crossing of crossings) yield assign(match, [[crossing, node]]);
}

/** The match with other printed nodes for some nodes of the board. */
function assign(match: PrintMatch, changes: readonly (readonly [NodeId, NodeId | undefined])[]): PrintMatch {
  const toPrint = new Map(match.toPrint);
  for (const [id] of changes) toPrint.delete(id);
  for (const [id, printed] of changes) if (printed !== undefined) toPrint.set(id, printed);
  return { toPrint, toBoard: new Map([...toPrint].map(([id, printed]) => [printed, id])) };
}

/** The nodes of the board whose streets differ, by the letter of their ids. */
const wrongNodes = ({ gained }: TouchDifferences, letter: string): NodeId[] =>
  [...new Set(gained.flat())].filter((id) => id.startsWith(letter));

/** All pairs of a short list; none of a long one. */
const pairsAmong = (ids: readonly NodeId[], most: number): (readonly [NodeId, NodeId])[] =>
  ids.length > most ? [] : ids.flatMap((a, i) => ids.slice(i + 1).map((b) => [a, b] as const));
