/** Builds the streets and waterlines of the merged board. */
import type { Line, NodeId, Point } from '../../../model/index.js';
import { applyAffine } from '../frame/affine.js';
import type { Alignment } from '../alignment/alignment.js';
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
    const line = linesByEnds(alignment, index, part).get(entries.join(' '))?.[nth];
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

type Lines = ReadonlyMap<string, readonly Line[]>;
/** Cached, because a draft is built for every dispute. */
const known = new WeakMap<Alignment, Map<string, Lines>>();

/** The lines of a view by the entries of their ends, smaller first. */
function linesByEnds(alignment: Alignment, view: number, part: LinePart): Lines {
  const ofAlignment = known.get(alignment) ?? new Map<string, Lines>();
  known.set(alignment, ofAlignment);
  const before = ofAlignment.get(`${part} ${view}`);
  if (before) return before;
  const { board, network } = alignment.views[view]!;
  const entryOf = (id: string): number =>
    alignment.merged.entries[view]![network.indexOfId.get(id) ?? -1] ?? -1;
  const found = new Map<string, Line[]>();
  for (const line of part === 'street' ? board.streets : board.waterlines) {
    const [a, b] = [entryOf(line.between[0]), entryOf(line.between[1])];
    const turned = a > b && line.bends ? { ...line, bends: line.bends.toReversed() } : line;
    const key = `${Math.min(a, b)} ${Math.max(a, b)}`;
    found.set(key, [...(found.get(key) ?? []), turned]);
  }
  ofAlignment.set(`${part} ${view}`, found);
  return found;
}
