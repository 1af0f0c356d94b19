/** Lines across an area, cut at its rim. SVG has patterns for it, but they need ids, and a drawing has none. */
import type { Ring } from './block-outlines.js';
import { decimal } from './svg.js';

/**
 * Path data of level lines this far apart across what even-odd filling fills. Neighbouring areas share their lines. None lies
 * above 0 or below the height: an area may reach a million units beyond a board of one.
 */
export function hatchAcross(rings: readonly Ring[], apart: number, height: number): string {
  let [top, bottom] = [height, 0];
  for (const ring of rings) for (const [, y] of ring) [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
  let data = '';
  for (let k = Math.ceil(Math.max(0, top) / apart); k * apart <= Math.min(height, bottom); k++) {
    const y = k * apart;
    const cuts = rings.flatMap((ring) => cutsOf(ring, y)).sort((a, b) => a - b);
    for (let i = 0; i + 1 < cuts.length; i += 2)
      if (cuts[i + 1]! > cuts[i]!) data += `M${decimal(cuts[i]!)} ${decimal(y)}H${decimal(cuts[i + 1]!)}`;
  }
  return data;
}

/** Where a ring crosses a height. A corner right on it counts as below, so that it is never counted twice. */
function cutsOf(ring: Ring, y: number): readonly number[] {
  return ring.flatMap(([x1, y1], i) => {
    const [x2, y2] = ring[(i + 1) % ring.length]!;
    return y1 < y === y2 < y ? [] : [x1 + ((y - y1) * (x2 - x1)) / (y2 - y1)];
  });
}
