import { describe, expect, it } from 'vitest';
import type { Axial, HexKind, Homography } from '../../model/index.js';
import { classifyHexes } from './classify-hexes.js';
import { drawHexes, reachOf } from './draw-hexes.js';
import type { HexLattice } from './hex-lattice.js';

const SIDE = 22;
const CELLS: readonly Axial[] = Array.from({ length: 30 }, (_, i) => [
  i % 6,
  Math.floor(i / 6) - Math.floor((i % 6) / 2),
]);
const KINDS = ['street', 'manhole', 'gaslight', 'building', 'street'] as const satisfies readonly HexKind[];
const kindOf = (q: number, r: number): HexKind => KINDS[(((q + 3 * r) % 5) + 5) % 5]!;
const toPicture: Homography = [
  1.5 * SIDE,
  0,
  40,
  (Math.sqrt(3) / 2) * SIDE,
  Math.sqrt(3) * SIDE,
  40,
  0,
  0,
  1,
];
const lattice: HexLattice = { orientation: 'flat-top', toPicture, side: SIDE };

const picture = drawHexes({
  width: 260,
  height: 260,
  toPicture,
  cells: CELLS,
  fill: (q, r, dq, dr) => {
    const kind = kindOf(q, r);
    const reach = reachOf(dq, dr);
    // A piece that no example shows stands on one street.
    if (q === 5 && r === 0 && reach < 0.7) return [40, 90, 60];
    if (kind === 'manhole' && reach < 0.45) return [30, 30, 30];
    if (kind === 'gaslight') return reach < 0.4 ? [245, 200, 60] : [80, 80, 85];
    if (kind === 'building') return dq > 0 ? [140, 95, 70] : [115, 75, 55];
    return [190, 185, 165];
  },
});

const cells = CELLS.map(([q, r]) => ({ q, r, kind: kindOf(q, r) }));
const isOdd = ({ q, r }: { readonly q: number; readonly r: number }): boolean => q === 5 && r === 0;
const examples = ['street', 'manhole', 'gaslight', 'building'].flatMap((kind) =>
  cells.filter((cell) => cell.kind === kind && !isOdd(cell)).slice(0, 2),
);

describe('classifyHexes', () => {
  const proposals = classifyHexes(picture, lattice, cells, examples);

  it('proposes a kind for every cell that is no example', () => {
    expect(proposals).toHaveLength(cells.length - examples.length);
  });

  it('finds the kinds of cells that look like an example, and is sure of them', () => {
    const usual = proposals.filter((proposal) => !isOdd(proposal));
    expect(usual.map(({ kind }) => kind)).toEqual(usual.map(({ q, r }) => kindOf(q, r)));
    expect(Math.min(...usual.map(({ confidence }) => confidence))).toBeGreaterThan(0.95);
  });

  it('is not sure of a look that no example has', () => {
    expect(proposals.find(isOdd)!.confidence).toBeLessThan(0.8);
  });

  it('proposes nothing without examples', () => {
    expect(classifyHexes(picture, lattice, cells, [])).toEqual([]);
  });
});
