/** Gives one of two things with the same id another id, as after a text merge of two boards that both added it. */
import type { Block, Line, Point, StreetBoard } from '../board/board.js';
import { compareIds, idOfCircle } from '../board/board.js';
import { groupBy } from '../board/group-by.js';
import { nodesById } from '../board/nodes-by-id.js';
import type { NodeId } from '../board/vocabulary.js';
import { canonicalJson } from '../file/canonical-json.js';
import type { FixArguments } from './fix.js';

/**
 * The board with the entry of a list under a new id. Lines and walks name the old id without stating which of its places they
 * mean: those whose next point is nearer to this one follow. What states nothing of a place, such as a waiver, keeps the
 * old id. Undefined if there is no such duplicate, or the new id is taken.
 */
export function separateDuplicateId(
  board: StreetBoard,
  { list, index, to }: FixArguments['separateDuplicateId'],
): StreetBoard | undefined {
  const ids = idsIn(board, list);
  const id = ids[index];
  if (id === undefined || ids.includes(to) || !to.startsWith(id.charAt(0))) return undefined;
  if (ids.filter((each) => each === id).length < 2) return undefined;
  const named = list === 'circles' ? { number: Number(to.slice(1)) } : { id: to };
  const renamed = {
    ...board,
    [list]: (board[list] as readonly object[]).with(index, { ...board[list][index], ...named }),
  };
  if (list === 'blocks') return renamed;
  const [from, node] = [id as NodeId, to as NodeId];
  const moved = new Set<Line>(linesOfDuplicate(board, list, index));
  const lead = (line: Line): Line => (moved.has(line) ? ledTo(line, from, node) : line);
  const isNearer = nearnessTo(board, list, index);
  const { nodes } = nodesById(board);
  const joined = new Set([...moved].flatMap(({ between }) => between));
  const follow = (walk: Block['walk']): Block['walk'] =>
    walk.map((id, i) => {
      if (id !== from) return id;
      const beside = [walk.at(i - 1)!, walk[(i + 1) % walk.length]!];
      const count = beside.filter((each) => joined.has(each)).length;
      if (count !== 1) return count === 2 ? node : id;
      const places = beside.flatMap((each) => {
        const at = nodes.get(each)?.at;
        return at === undefined ? [] : [at];
      });
      return isNearer(places) ? node : id;
    });
  return {
    ...renamed,
    streets: board.streets.map(lead),
    waterlines: board.waterlines.map(lead),
    blocks: board.blocks.map((block) => ({
      ...block,
      walk: follow(block.walk),
      ...(block.islands && { islands: block.islands.map(follow) }),
    })),
  };
}

type NodeList = 'circles' | 'crossings' | 'junctions';

const idsIn = (board: StreetBoard, list: NodeList | 'blocks'): readonly string[] =>
  list === 'circles' ? board.circles.map(idOfCircle) : board[list].map(({ id }) => id);

/** The streets and waterlines that name the id of a node and lead to this entry of the list, not to another one with that id. */
export function linesOfDuplicate(board: StreetBoard, list: NodeList, index: number): readonly Line[] {
  const ids = idsIn(board, list);
  const id = ids[index]!;
  const isNearer = nearnessTo(board, list, index);
  const { nodes } = nodesById(board);
  const alike = ids.flatMap((each, i) => (each === id ? [i] : []));
  const lines = [...board.streets, ...board.waterlines].filter(
    ({ between: [a, b] }) => a !== b && (a === id || b === id),
  );
  const groups = groupBy(lines, ({ between, bends }) => canonicalJson([between, bends ?? []]));
  return [...groups.values()].flatMap((group) => {
    // One line for each of them from one node: both sides drew it.
    if (group.length === alike.length) return [group[alike.indexOf(index)]!];
    const { between, bends = [] } = group[0]!;
    const [a, b] = between;
    const next = a === id ? (bends[0] ?? nodes.get(b)?.at) : (bends.at(-1) ?? nodes.get(a)?.at);
    return next !== undefined && isNearer([next]) ? group : [];
  });
}

/** Whether points are nearer to this entry than to any other with its id; of equally near ones the first counts. */
function nearnessTo(
  board: StreetBoard,
  list: NodeList,
  index: number,
): (points: readonly Point[]) => boolean {
  const ids = idsIn(board, list);
  const places = board[list].flatMap(({ at }, i) => (ids[i] === ids[index] ? [{ i, at }] : []));
  return (points) => {
    const far = (at: Point): number =>
      points.reduce((sum, [x, y]) => sum + Math.hypot(x - at[0], y - at[1]), 0);
    const nearest = places.reduce((best, each) => (far(each.at) < far(best.at) ? each : best));
    return nearest.i === index;
  };
}

function ledTo(line: Line, from: NodeId, to: NodeId): Line {
  const [a, b] = line.between.map((id) => (id === from ? to : id)) as [NodeId, NodeId];
  const isForward = compareIds(a, b) <= 0;
  return {
    ...line,
    between: isForward ? [a, b] : [b, a],
    ...(line.bends && { bends: isForward ? line.bends : line.bends.toReversed() }),
  };
}
