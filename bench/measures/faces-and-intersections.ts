/** Faces, connected components and crossings of large drawings, compared with libraries, and how our time grows. */
import { findIntersectionsWithoutNode } from '../../model/geometry/intersections-without-node.js';
import { facesOfDrawing } from '../../model/geometry/faces-of-drawing.js';
import { componentsOfEdges } from '../../model/network/components.js';
import { compareWithPeer, type PeerComparison } from '../harness/compare-with-peer.js';
import type { Measure, ResultRow, SizedRun } from '../harness/result-table.js';
import { formatNodeCount, formatRatio, formatTime, measureGrowth } from '../harness/result-table.js';
import { measureTimes } from '../harness/timing.js';
import { syntheticStreetDrawing } from '../inputs/synthetic-street-drawing.js';
import { CROSSED, fingerprint } from '../peers/index.js';
import { facesAsPolygons, formatPolygons } from '../peers/polygons.js';

/** The largest drawing that we want to be fast on. */
const LARGEST = 100_000;
const MOST_GROWTH = 1.15;
const sizesOf = (quick: boolean): number[] => [200, 2000, 20_000, ...(quick ? [] : [LARGEST])];

/** Compares our work with one or several peers on drawings of each size. */
async function compareSizes(
  sizes: readonly number[],
  comparisonsOf: (size: number) => readonly Omit<PeerComparison, 'size'>[],
): Promise<{ readonly rows: ResultRow[]; readonly runs: SizedRun[] }> {
  const rows: ResultRow[] = [];
  const runs: SizedRun[] = [];
  for (const size of sizes) {
    const comparisons = comparisonsOf(size);
    for (const each of comparisons) rows.push(await compareWithPeer({ ...each, size }));
    runs.push({ size, ours: comparisons[0]!.ours });
  }
  return { rows, runs };
}

/** Union-find against graphology, which has to build its graph first. */
export const measureConnectivity: Measure = async ({ quick }) => {
  const measure = 'connectivity';
  const { rows, runs } = await compareSizes(sizesOf(quick), (size) => {
    const { from, to } = syntheticStreetDrawing(size);
    const ours = () => componentsOfEdges(size, from, to);
    const childLimitMs = size < LARGEST ? undefined : 120_000;
    return [{ measure, ours, peer: 'graphology', goal: 50, answer: fingerprint(ours().of), childLimitMs }];
  });
  return [...rows, measureGrowth(measure, runs.slice(-3))];
};

/** Crossings without a node against a search with flatbush, and what one very long line does to them. */
export const measureIntersections: Measure = async ({ quick }) => {
  const measure = 'crossings';
  const sizes = sizesOf(quick);
  const { rows, runs } = await compareSizes(sizes, (each) => {
    const drawing = syntheticStreetDrawing(each, CROSSED);
    const ours = () => findIntersectionsWithoutNode(drawing);
    return [{ measure, ours, peer: 'flatbush', goal: 3, answer: fingerprint(ours().lines) }];
  });
  const size = sizes.at(-1)!;
  const without = syntheticStreetDrawing(size, CROSSED);
  const long = syntheticStreetDrawing(size, { ...CROSSED, longLine: true });
  const ours = () => findIntersectionsWithoutNode(long);
  const withLong = { measure: 'crossings, one very long line', size };
  const answer = fingerprint(ours().lines);
  const row = await compareWithPeer({ ...withLong, peer: 'flatbush, long line', goal: 3, ours, answer });
  const [longMs, ms] = measureTimes([ours, () => findIntersectionsWithoutNode(without)]) as [number, number];
  const survival: ResultRow = {
    ...withLong,
    size: formatNodeCount(size),
    ours: formatTime(longMs),
    peer: `without it ${formatTime(ms)}`,
    result: formatRatio(longMs / ms),
    goal: { text: '≤ 2 ×', met: longMs / ms <= 2 },
  };
  return [...rows, row, survival, measureGrowth(measure, runs.slice(-3), MOST_GROWTH)];
};

/** From this size on, turf takes seconds, then hours. */
const SLOW_FOR_TURF = 20_000;

/** Goal: 20 times as fast as turf's polygonize on holes, and the same polygons as jsts. */
export const measureFaces: Measure = async ({ quick }) => {
  const measure = 'faces';
  const sizes = quick ? [200, 2000] : [200, 2000, SLOW_FOR_TURF, LARGEST];
  const { rows, runs } = await compareSizes(sizes, (size) => {
    const drawing = syntheticStreetDrawing(size);
    const ours = () => facesOfDrawing(drawing);
    const answer = fingerprint(formatPolygons(facesAsPolygons(drawing, ours()), 'with holes'));
    const isSlow = size >= SLOW_FOR_TURF;
    return [
      { measure, ours, peer: 'jsts', answer, childLimitMs: size < LARGEST ? undefined : 120_000 },
      // Turf counts islands twice, so its result is not compared.
      {
        measure,
        ours,
        peer: 'turf',
        goal: isSlow ? 20 : undefined,
        childLimitMs: isSlow ? 45_000 : undefined,
      },
    ];
  });
  if (quick) return rows;

  // Turf is slowest with holes: the same streets without islands.
  const drawing = syntheticStreetDrawing(SLOW_FOR_TURF, { islands: false });
  const bare = await compareWithPeer({
    measure: 'faces, no islands',
    size: SLOW_FOR_TURF,
    ours: () => facesOfDrawing(drawing),
    peer: 'turf, no islands',
    goal: 20,
    answer: `${facesOfDrawing(drawing).count}`,
    childLimitMs: 45_000,
  });
  return [...rows, bare, measureGrowth(measure, runs.slice(-3), MOST_GROWTH)];
};
