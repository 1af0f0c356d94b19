/**
 * Places nodes so that their distances come near the number of steps between them: stress, lowered by moving two nodes at a
 * time with steps that become smaller. The same nodes and lines always give the same places.
 */
import type { Point } from '../board/board.js';
import { adjacencyOfEdges, neighboursIn, type Adjacency } from '../network/adjacency.js';

/** Pairs of all nodes are too many on a large board; there only these have pairs with every other. */
const MOST_PIVOTS = 200;
const ROUNDS = 40;
/** The step of the last round, in parts of the first one of a pair of neighbours. */
const LAST = 0.05;

/** The places, in steps. Lines with an unknown end are left out. */
export function placeByDistances(
  ids: readonly string[],
  lines: readonly (readonly [string, string])[],
): ReadonlyMap<string, Point> {
  const indexOfId = new Map(ids.map((id, i) => [id, i]));
  const known = lines.filter(([a, b]) => indexOfId.has(a) && indexOfId.has(b) && a !== b);
  const from = Int32Array.from(known, ([a]) => indexOfId.get(a)!);
  const to = Int32Array.from(known, ([, b]) => indexOfId.get(b)!);
  const pairs = pairsOf(adjacencyOfEdges(ids.length, from, to), ids.length);
  const next = randomNumbers();
  const xs = Float64Array.from(ids, () => next() * Math.sqrt(ids.length));
  const ys = Float64Array.from(ids, () => next() * Math.sqrt(ids.length));
  const longest = pairs.steps.reduce((a, b) => Math.max(a, b), 1);
  const order = Uint32Array.from(pairs.steps, (_, i) => i);
  for (let round = 0; round < ROUNDS; round++) {
    shuffle(order, next);
    const size = longest ** 2 * (LAST / longest ** 2) ** (round / (ROUNDS - 1));
    for (const pair of order) {
      const a = pairs.a[pair]!;
      const b = pairs.b[pair]!;
      const steps = pairs.steps[pair]!;
      const dx = xs[a]! - xs[b]!;
      // Two nodes in one place have no direction of their own.
      const dy = ys[a]! - ys[b]! || (dx === 0 ? next() - 0.5 : 0);
      const distance = Math.sqrt(dx * dx + dy * dy);
      const move = (Math.min(1, size / steps ** 2) * (distance - steps)) / distance / 2;
      xs[a]! -= move * dx;
      ys[a]! -= move * dy;
      xs[b]! += move * dx;
      ys[b]! += move * dy;
    }
  }
  return new Map(ids.map((id, i) => [id, [xs[i]!, ys[i]!]]));
}

interface Pairs {
  readonly a: Int32Array;
  readonly b: Int32Array;
  /** The fewest lines between the two; what no line joins lies a little farther apart than anything else. */
  readonly steps: Float64Array;
}

function pairsOf(adjacency: Adjacency, count: number): Pairs {
  const every = Math.max(1, Math.ceil(count / MOST_PIVOTS));
  const [a, b, steps]: [number[], number[], number[]] = [[], [], []];
  for (let node = 0; node < count; node++) {
    const isPivot = node % every === 0;
    const distances = isPivot ? stepsFrom(adjacency, node, count) : undefined;
    for (let other = 0; distances && other < count; other++) {
      // Of two pivots the first has the pair.
      if (other === node || (other < node && other % every === 0)) continue;
      a.push(node);
      b.push(other);
      steps.push(distances[other]!);
    }
    if (!isPivot)
      for (const other of neighboursIn(adjacency, node)) {
        a.push(node);
        b.push(other);
        steps.push(1);
      }
  }
  const longest = steps.reduce((most, each) => (each === APART ? most : Math.max(most, each)), 1);
  return {
    a: Int32Array.from(a),
    b: Int32Array.from(b),
    steps: Float64Array.from(steps, (each) => (each === APART ? longest + 2 : each)),
  };
}

const APART = -1;

function stepsFrom(adjacency: Adjacency, start: number, count: number): Int32Array {
  const steps = new Int32Array(count).fill(APART);
  const queue = [start];
  steps[start] = 0;
  // A list that grows while it is iterated yields its entries in the order they were added.
  for (const node of queue)
    for (const next of neighboursIn(adjacency, node))
      if (steps[next] === APART) {
        steps[next] = steps[node]! + 1;
        queue.push(next);
      }
  return steps;
}

/** Numbers from 0 to 1 that are the same in every run: Park and Miller's generator. */
function randomNumbers(): () => number {
  let state = 20_260_101;
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
}

function shuffle(order: Uint32Array, next: () => number): void {
  for (let i = order.length - 1; i > 0; i--) {
    const j = Math.floor(next() * (i + 1));
    const other = order[j]!;
    order[j] = order[i]!;
    order[i] = other;
  }
}
