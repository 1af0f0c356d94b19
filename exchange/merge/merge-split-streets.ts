/**
 * Streets that a side split by a new node. The street is split on all three boards before they are merged, so that lines and
 * walks of the other side, which pass it in one piece, follow.
 */
import {
  groupBy,
  rotateToSmallestNode,
  type Line,
  type NodeId,
  type Point,
  type StreetBoard,
} from '../../model/index.js';
import type { MergeLog, Versions } from './merge-result.js';
import { addConflict, isSameValue } from './merge-values.js';
import { mapWalks } from './rename-board.js';
import { positionAlong, type Course } from './position-along.js';
import { replaceInWalk } from './walks.js';

type LineList = 'streets' | 'waterlines';
type Places = ReadonlyMap<string, Point>;

/** A street as one side has it: in one piece as before, led through new nodes, deleted, or drawn in another way. */
type State =
  | { readonly how: 'kept' | 'gone' | 'redrawn'; readonly route: Route }
  | { readonly how: 'split'; readonly route: Route };

interface Route {
  readonly nodes: readonly NodeId[];
  readonly lines: readonly Line[];
}

const NO_ROUTE: Route = { nodes: [], lines: [] };

/** The three boards, in common ids, with the same streets split. */
export function splitStreetsAlike(
  boards: Versions<StreetBoard>,
  places: Versions<Places>,
  log: MergeLog,
): Versions<StreetBoard> {
  let { base, ours, theirs } = boards;
  for (const list of ['streets', 'waterlines'] as const) {
    const [mine, other] = [statesIn(boards.ours, list, places.ours, boards.base, places.base), statesIn(boards.theirs, list, places.theirs, boards.base, places.base)]; // prettier-ignore
    for (const line of singleLines(boards.base, list)) {
      const whole: Route = { nodes: line.between, lines: [line] };
      const [here, there] = [mine(line), other(line)];
      if (here.how !== 'split' && there.how !== 'split') continue;
      const courses = here.how === 'split' && there.how === 'split' && !isSameRoute(here.route, there.route);
      const both = courses ? joinRoutes(line, here.route, there.route, places) : undefined;
      const place = {
        part: list === 'streets' ? 'street' : 'waterline',
        of: line.between.join('-'),
      } as const;
      const conflict = (): void => {
        const linesOf = ({ lines }: Route): unknown => (lines.length === 0 ? undefined : lines);
        addConflict(log, place, { base: [line], ours: linesOf(here.route), theirs: linesOf(there.route) });
      };
      if (both) {
        base = reroute(base, list, whole, both);
        ours = reroute(ours, list, here.route, both);
        theirs = reroute(theirs, list, there.route, both);
        const via = both.nodes.slice(1, -1).join(', ');
        log.notes.push({ ...place, sentence: `Both sides split it. It now passes ${via}.` });
      } else if (isSameValue(here.route, there.route)) base = reroute(base, list, whole, here.route);
      else if (there.how === 'kept') {
        base = reroute(base, list, whole, here.route);
        theirs = reroute(theirs, list, there.route, here.route);
      } else if (here.how === 'kept') {
        base = reroute(base, list, whole, there.route);
        ours = reroute(ours, list, here.route, there.route);
      } else if (here.how === 'gone') {
        conflict();
        base = reroute(base, list, whole, there.route);
      } else if (there.how === 'gone') conflict();
      else if (courses || here.how === 'redrawn' || there.how === 'redrawn') {
        conflict();
        base = reroute(base, list, whole, here.route);
        theirs = reroute(theirs, list, there.route, here.route);
      }
    }
  }
  return { base, ours, theirs };
}

const isSameRoute = (one: Route, other: Route): boolean => one.nodes.join() === other.nodes.join();

const endsKey = (a: string, b: string): string => (a < b ? `${a} ${b}` : `${b} ${a}`);
const keyOf = ({ between }: Line): string => endsKey(...between);

/** The lines of a list that are the only one between their ends. */
function singleLines(board: StreetBoard, list: LineList): readonly Line[] {
  const groups = groupBy([...board.streets, ...board.waterlines], keyOf);
  return board[list].filter(
    (line) => groups.get(keyOf(line))!.length === 1 && line.between[0] !== line.between[1],
  );
}

/** How a side has each line of the base. */
function statesIn(
  side: StreetBoard,
  list: LineList,
  places: Places,
  base: StreetBoard,
  basePlaces: Places,
): (line: Line) => State {
  const groups = groupBy([...side.streets, ...side.waterlines], keyOf);
  const known = new Set(side[list]);
  const neighbours = new Map<string, NodeId[]>();
  for (const { between } of side[list])
    for (const [i, id] of between.entries())
      neighbours.set(id, [...(neighbours.get(id) ?? []), between[1 - i]!]);
  return (line) => {
    const now = groups.get(keyOf(line)) ?? [];
    if (now.length > 0) {
      const isKept = now.length === 1 && known.has(now[0]!) && isSameValue(now[0], line);
      return { how: isKept ? 'kept' : 'redrawn', route: { nodes: line.between, lines: now } };
    }
    const course = courseOf(line, basePlaces);
    const isOnCourse = (id: NodeId): boolean => {
      const at = places.get(id);
      if (basePlaces.has(id) || at === undefined || course === undefined) return false;
      return positionAlong(course, at).distance <= base.discs.circle;
    };
    const nodes = findRoute(line.between, neighbours, isOnCourse);
    if (nodes === undefined) return { how: 'gone', route: NO_ROUTE };
    const lines = nodes.slice(1).map((id, i) => groups.get(endsKey(nodes[i]!, id)) ?? []);
    // Of two lines side by side it is not known which is the piece.
    if (lines.some((each) => each.length !== 1)) return { how: 'gone', route: NO_ROUTE };
    return { how: 'split', route: { nodes, lines: lines.flat() } };
  };
}

/** The shortest way between two nodes over nodes that may be passed. */
function findRoute(
  [from, to]: readonly [NodeId, NodeId],
  neighbours: ReadonlyMap<string, readonly NodeId[]>,
  mayPass: (id: NodeId) => boolean,
): readonly NodeId[] | undefined {
  const cameFrom = new Map<NodeId, NodeId>();
  const waiting: NodeId[] = [from];
  for (const id of waiting)
    for (const next of neighbours.get(id) ?? []) {
      if (next === from || cameFrom.has(next)) continue;
      if (next !== to && !mayPass(next)) continue;
      cameFrom.set(next, id);
      if (next !== to) waiting.push(next);
      else return routeTo(to, from, cameFrom);
    }
  return undefined;
}

function routeTo(to: NodeId, from: NodeId, cameFrom: ReadonlyMap<NodeId, NodeId>): readonly NodeId[] {
  const route = [to];
  while (route[0] !== from) route.unshift(cameFrom.get(route[0]!)!);
  return route;
}

function courseOf({ between, bends = [] }: Line, places: Places): Course | undefined {
  const [from, to] = [places.get(between[0]), places.get(between[1])];
  return from && to && [from, ...bends, to];
}

/**
 * The street through the nodes of both sides, in their order along it. Undefined if a side has drawn its pieces along another
 * course than the street had.
 */
function joinRoutes(line: Line, mine: Route, other: Route, places: Versions<Places>): Route | undefined {
  const course = courseOf(line, places.base);
  if (course === undefined || line.extra !== undefined) return undefined;
  const positionOf = (id: NodeId): number =>
    positionAlong(course, (places.ours.get(id) ?? places.theirs.get(id))!).position;
  const through = (nodes: readonly NodeId[]): Route => {
    const inner = [...new Set(nodes)].toSorted((a, b) => positionOf(a) - positionOf(b));
    const all = [line.between[0], ...inner, line.between[1]];
    const positions = [0, ...inner.map(positionOf), course.length - 1];
    return {
      nodes: all,
      lines: all.slice(1).map((id, i) => {
        const bends = (line.bends ?? []).filter((_, k) => k + 1 > positions[i]! && k + 1 < positions[i + 1]!);
        return { between: [all[i]!, id], ...(bends.length > 0 && { bends }) };
      }),
    };
  };
  const [mineInner, otherInner] = [mine.nodes.slice(1, -1), other.nodes.slice(1, -1)];
  const isAsDrawn = (route: Route, inner: readonly NodeId[]): boolean => {
    const expected = through(inner);
    return (
      isSameRoute(expected, route) && expected.lines.every((each, i) => isSameLine(each, route.lines[i]!))
    );
  };
  if (!isAsDrawn(mine, mineInner) || !isAsDrawn(other, otherInner)) return undefined;
  return through([...mineInner, ...otherInner]);
}

/** Lines are compared in either direction. */
const isSameLine = (one: Line, other: Line): boolean =>
  isSameValue(one.between[0] === other.between[0] ? one : reversed(one), other);

const reversed = ({ between, bends, ...rest }: Line): Line => ({
  ...rest,
  between: [between[1], between[0]],
  ...(bends && { bends: bends.toReversed() }),
});

/** The board with one route drawn in place of another between the same ends. */
function reroute(board: StreetBoard, list: LineList, from: Route, to: Route): StreetBoard {
  if (isSameValue(from, to)) return board;
  const old = new Set<Line>(from.lines);
  const drawn = { ...board, [list]: [...board[list].filter((line) => !old.has(line)), ...to.lines] };
  return from.nodes.length === 0
    ? drawn
    : mapWalks(drawn, (walk) => rotateToSmallestNode(replaceInWalk(walk, from.nodes, to.nodes)));
}
