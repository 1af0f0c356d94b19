/** Synthetic drawings: an irregular grid of streets with gaps, diagonals and bends, and islands inside its blocks. */
import type { LineDrawing } from '../../model/network/line-drawing.js';
import { seededRandom } from './seeded-random.js';

export interface StreetDrawingOptions {
  readonly seed?: number;
  /** False leaves the islands out; their nodes stay isolated. */
  readonly islands?: boolean;
  /** The share of blocks with a diagonal that get a second one, without a node at the crossing. */
  readonly crossed?: number;
  /** Adds one line from the top left node to the bottom right one, over everything. */
  readonly longLine?: boolean;
}

/** The distance of nodes; a million of them fit into the ±1 000 000 units of a board file. */
const SPACING = 2000;
const NODES_OF_ISLAND = 4;

/** A drawing with this many nodes, a tenth of them on islands. Lines meet only at nodes, unless the options say otherwise. */
export function syntheticStreetDrawing(nodeCount: number, options: StreetDrawingOptions = {}): LineDrawing {
  const random = seededRandom(options.seed ?? 1);
  const side = Math.max(2, Math.floor(Math.sqrt(nodeCount * 0.9)));
  const islandCount = options.islands === false ? 0 : Math.floor((nodeCount - side * side) / NODES_OF_ISLAND);
  const cells = (side - 1) * (side - 1);
  const pen = penFor(nodeCount, 4 * cells + 4 * side + 4 * islandCount + 1, random);
  const origin = -(side * SPACING) / 2;
  const jitter = (): number => (random() - 0.5) * 0.2 * SPACING;

  for (let row = 0; row < side; row++)
    for (let column = 0; column < side; column++)
      pen.node(origin + column * SPACING + jitter(), origin + row * SPACING + jitter());
  for (let row = 0; row < side; row++)
    for (let column = 0; column < side; column++) {
      const node = row * side + column;
      if (column < side - 1 && random() < 0.9) pen.street(node, node + 1);
      if (row < side - 1 && random() < 0.9) pen.street(node, node + side);
    }
  for (let cell = 0, islands = 0; cell < cells; cell++) {
    const [row, column] = [Math.floor(cell / (side - 1)), cell % (side - 1)];
    const corner = row * side + column;
    if (Math.floor(((cell + 1) * islandCount) / cells) > islands) {
      islands++;
      pen.island(origin + (column + 0.5) * SPACING, origin + (row + 0.5) * SPACING);
    } else if (random() < 0.15) {
      pen.street(corner, corner + side + 1);
      if (random() < (options.crossed ?? 0)) pen.street(corner + 1, corner + side);
    }
  }
  while (pen.nodes() < nodeCount) pen.node(-origin + SPACING, pen.nodes());
  if (options.longLine) pen.line(0, side * side - 1, []);
  return pen.drawing();
}

interface Pen {
  node(x: number, y: number): number;
  line(from: number, to: number, bends: readonly (readonly [number, number])[]): void;
  street(from: number, to: number): void;
  island(x: number, y: number): void;
  nodes(): number;
  drawing(): LineDrawing;
}

function penFor(nodeCount: number, mostLines: number, random: () => number): Pen {
  const [xs, ys] = [new Int32Array(nodeCount), new Int32Array(nodeCount)];
  const [from, to] = [new Int32Array(mostLines), new Int32Array(mostLines)];
  const bendStarts = new Int32Array(mostLines + 1);
  const [bendXs, bendYs] = [new Int32Array(2 * mostLines), new Int32Array(2 * mostLines)];
  let [nodes, lines, bendCount] = [0, 0, 0];

  const pen: Pen = {
    node(x, y) {
      xs[nodes] = Math.round(x);
      ys[nodes] = Math.round(y);
      return nodes++;
    },
    line(a, b, bends) {
      from[lines] = a;
      to[lines] = b;
      for (const [x, y] of bends) {
        bendXs[bendCount] = Math.round(x);
        bendYs[bendCount++] = Math.round(y);
      }
      bendStarts[++lines] = bendCount;
    },
    /** In either direction, and never outside the strip between its ends. */
    street(a, b) {
      if (random() < 0.5) [a, b] = [b, a];
      const [dx, dy] = [xs[b]! - xs[a]!, ys[b]! - ys[a]!];
      const off = (random() - 0.5) * 0.1;
      const bend = (t: number, u: number): [number, number] => [
        xs[a]! + t * dx - u * dy,
        ys[a]! + t * dy + u * dx,
      ];
      const kind = random();
      pen.line(
        a,
        b,
        kind < 0.6 ? [] : kind < 0.9 ? [bend(0.5, off)] : [bend(0.34, off), bend(0.67, off / 2)],
      );
    },
    /** Four nodes: a ring, a triangle with a spur, or a lens with another lens inside it. */
    island(x, y) {
      const r = 0.18 * SPACING;
      const ring = ([west, north, east]: readonly number[], close: boolean): void => {
        pen.line(west!, north!, []);
        pen.line(north!, east!, []);
        if (close) pen.line(east!, west!, []);
      };
      const lens = (radius: number): void => {
        const [west, east] = [pen.node(x - radius, y), pen.node(x + radius, y)];
        pen.line(west, east, [[x, y - radius]]);
        pen.line(east, west, [[x, y + radius]]);
      };
      const kind = random();
      if (kind < 0.4) {
        lens(r);
        lens(r / 3);
        return;
      }
      const corners = [pen.node(x - r, y), pen.node(x, y - r), pen.node(x + r, y)];
      const last = pen.node(x, y + (kind < 0.7 ? r : -r / 2));
      ring(corners, kind >= 0.7);
      pen.line(last, corners[kind < 0.7 ? 0 : 1]!, []);
      if (kind < 0.7) pen.line(corners[2]!, last, []);
    },
    nodes: () => nodes,
    drawing: () => ({
      xs,
      ys,
      from: from.subarray(0, lines),
      to: to.subarray(0, lines),
      bendStarts: bendStarts.subarray(0, lines + 1),
      bendXs: bendXs.subarray(0, bendCount),
      bendYs: bendYs.subarray(0, bendCount),
    }),
  };
  return pen;
}
