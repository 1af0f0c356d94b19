/** The crossings by which Jack can walk each pair: all minimal routes, because with only one a legal move would be refused (DEF-03). */
import type { StreetBoard } from '../board/board.js';
import { addToGroup } from '../board/group-by.js';
import { CIRCLE, networkOf } from '../network/network.js';
import { memoByTopology } from '../board/memo-by-board.js';
import type { CircleId, CrossingId } from '../board/vocabulary.js';
import { touchAdjacency } from './street-relations.js';

/** A pair of circles, the smaller first, and its minimal routes from the smaller to the larger, shortest first. */
export interface JackPair {
  readonly between: readonly [CircleId, CircleId];
  /** No route's crossings contain another's. A route without crossings cannot be blocked, and is then the only one. */
  readonly routes: readonly (readonly CrossingId[])[];
}

export interface JackRoutes {
  readonly pairs: readonly JackPair[];
  /** Circles with too many routes to list; the routes of their pairs are incomplete. `unblockedNeighbours` stays exact. */
  readonly incomplete: readonly CircleId[];
}

/** The number of routes explodes among hundreds of crossings without a circle. Printed boards stay far below this. */
const MOST_STEPS_OF_A_CIRCLE = 50_000;
const LONGEST_ROUTE = 500;

/**
 * The routes from some circles to those with a larger number. A route is minimal if and only if it is chordless: no crossing touches an earlier one but the last, none but the first touches
 * the start, none but the last the goal. So a depth-first walk that refuses chords finds each minimal route once.
 */
export function jackRoutesFrom(board: StreetBoard, circles: Iterable<CircleId>): JackRoutes {
  const { ids, kinds, indexOfId } = networkOf(board);
  const { starts, ends } = touchAdjacency(board);
  const pairs: JackPair[] = [];
  const incomplete: CircleId[] = [];
  /** How many nodes of the present route touch this one; the start counts. */
  const chords = new Int32Array(kinds.length);
  const route: number[] = [];

  for (const circle of circles) {
    const source = indexOfId.get(circle)!;
    const found = new Map<number, CrossingId[][]>();
    let steps = 0;
    const count = (node: number, change: 1 | -1): void => {
      for (let i = starts[node]!; i < starts[node + 1]!; i++) chords[ends[i]!]! += change;
    };
    const walk = (node: number): void => {
      for (let i = starts[node]!; i < starts[node + 1]!; i++) {
        const next = ends[i]!;
        // One touch is this node's own; more are chords.
        if (chords[next] !== 1 || next === source) continue;
        if (++steps > MOST_STEPS_OF_A_CIRCLE) return;
        if (kinds[next] === CIRCLE) {
          if (next < source) continue;
          const crossings = route.map((index) => ids[index] as CrossingId);
          addToGroup(found, next, crossings);
        } else if (route.length === LONGEST_ROUTE) {
          steps = MOST_STEPS_OF_A_CIRCLE + 1;
        } else {
          route.push(next);
          count(next, 1);
          walk(next);
          count(next, -1);
          route.pop();
        }
      }
    };
    count(source, 1);
    walk(source);
    count(source, -1);
    if (steps > MOST_STEPS_OF_A_CIRCLE) incomplete.push(circle);
    for (const [goal, routes] of [...found].sort(([a], [b]) => a - b))
      pairs.push({
        between: [circle, ids[goal] as CircleId],
        routes: routes.sort(byLength),
      });
  }
  return { pairs, incomplete };
}

/** The routes of every pair. */
export const jackRoutes = memoByTopology((board: StreetBoard): JackRoutes => {
  const { ids, circleCount } = networkOf(board);
  return jackRoutesFrom(board, ids.slice(0, circleCount) as CircleId[]);
});

/** Shortest first; equally long ones stay in the order of the walk, which is that of the ids. */
const byLength = (a: readonly unknown[], b: readonly unknown[]): number => a.length - b.length;
