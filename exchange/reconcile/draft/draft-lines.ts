/** Builds the streets and waterlines of the merged board. */
import { groupBy, type Line, type NodeId, type Point } from '../../../model/index.js';
import { applyAffine } from '../frame/affine.js';
import { entryOfId, memoByAlignment, type Alignment } from '../alignment/alignment.js';
import type { Fact } from '../facts/fact.js';

type LinePart = 'street' | 'waterline';

/** A coordinate rounded and clamped to what a board file allows. */
export const toFileCoordinate = (value: number): number =>
  Math.max(-1_000_000, Math.min(1_000_000, Math.round(value))) + 0;

/** The line of the base, or of the earliest view that has it. Bends are used only from a fitted frame. */
export function draftLine(
  alignment: Alignment,
  part: LinePart,
  { entries, key }: Fact,
  names: ReadonlyMap<number, NodeId>,
): Line[] {
  const [a, b] = entries.map((entry) => names.get(entry));
  if (a === undefined || b === undefined) return [];
  const nth = Number(key.slice(key.lastIndexOf(' ') + 1));
  for (const { index } of [alignment.views[alignment.base]!, ...alignment.views]) {
    const line = linesByEnds(alignment)[index]![part].get(entries.join(' '))?.[nth];
    if (line === undefined) continue;
    const fit = alignment.fits[index]!;
    const bends = fit.ok ? line.bends?.map((at) => applyAffine(fit.map, at)) : undefined;
    return [
      {
        between: [a, b],
        ...(bends && { bends: bends.map(([x, y]): Point => [toFileCoordinate(x), toFileCoordinate(y)]) }),
      },
    ];
  }
  return [{ between: [a, b] }];
}

/** Cached, because a draft is built for every dispute. */
const linesByEnds = memoByAlignment((alignment) =>
  alignment.views.map(({ index, board }) => ({
    street: byEnds(alignment, index, board.streets),
    waterline: byEnds(alignment, index, board.waterlines),
  })),
);

/** The lines of a view by the entries of their ends, smaller first. */
function byEnds(
  alignment: Alignment,
  view: number,
  lines: readonly Line[],
): ReadonlyMap<string, readonly Line[]> {
  const entries = ({ between }: Line): [number, number] => [
    entryOfId(alignment, view, between[0]),
    entryOfId(alignment, view, between[1]),
  ];
  return groupBy(
    lines.map((line) => {
      const [a, b] = entries(line);
      return a > b && line.bends ? { ...line, bends: line.bends.toReversed() } : line;
    }),
    (line) =>
      entries(line)
        .sort((a, b) => a - b)
        .join(' '),
  );
}
