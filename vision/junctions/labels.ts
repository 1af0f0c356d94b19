/** A picture of what is explained: the nodes, and the streets found so far. */
import type { StreetNode } from '../streets/index.js';
import type { Points } from './street-line.js';

/** 0 for unexplained pixels, `node + 1` on a node, `nodes + line + 1` on a line. */
export interface Labels {
  readonly values: Uint16Array | Int32Array;
  readonly nodeCount: number;
}

/** Half the width of a street, in sides of a crossing. */
const HALF_WIDTH = 0.4;

/** Draws lines, where there is one, and the nodes over them. */
export function drawLabels(
  width: number,
  height: number,
  nodes: readonly StreetNode[],
  lines: readonly (Points | undefined)[],
  side: number,
): Labels {
  const Values = nodes.length + lines.length < 65_535 ? Uint16Array : Int32Array;
  const values = new Values(width * height);
  const stamp = (x: number, y: number, radius: number, label: number): void => {
    const bottom = Math.min(height - 1, Math.floor(y + radius));
    for (let v = Math.max(0, Math.ceil(y - radius)); v <= bottom; v++) {
      const half = Math.sqrt(radius * radius - (v - y) ** 2);
      const left = Math.max(0, Math.ceil(x - half));
      const right = Math.min(width - 1, Math.floor(x + half));
      if (left <= right) values.fill(label, v * width + left, v * width + right + 1);
    }
  };
  lines.forEach((points, line) => {
    if (points === undefined) return;
    const { x, y } = points;
    for (let i = 0; i < x.length; i++) {
      stamp(x[i]!, y[i]!, HALF_WIDTH * side, nodes.length + line + 1);
      if (i === 0) continue;
      const steps = Math.ceil(Math.hypot(x[i]! - x[i - 1]!, y[i]! - y[i - 1]!) / 1.5);
      for (let k = 1; k < steps; k++) {
        const part = k / steps;
        stamp(
          x[i - 1]! + (x[i]! - x[i - 1]!) * part,
          y[i - 1]! + (y[i]! - y[i - 1]!) * part,
          HALF_WIDTH * side,
          nodes.length + line + 1,
        );
      }
    }
  });
  nodes.forEach(({ x, y, radius }, node) => {
    stamp(x, y, radius, node + 1);
  });
  return { values, nodeCount: nodes.length };
}
