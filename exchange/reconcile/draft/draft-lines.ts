/** The streets and waterlines of the merged board. */
import type { Line, Point } from '../../model/board.js';
import type { NodeId } from '../../model/vocabulary.js';
import { applyAffine } from './affine.js';
import type { Chart } from './chart.js';
import type { Fact } from './fact.js';

type LinePart = 'street' | 'waterline';

/** A coordinate as a file may hold it. */
export const whole = (value: number): number =>
  Math.max(-1_000_000, Math.min(1_000_000, Math.round(value))) + 0;

/** The line as the base draws it, or else the earliest view that has it. How it bends is known only in a frame that fits. */
export function draftLine(
  chart: Chart,
  part: LinePart,
  { entries, key }: Fact,
  names: ReadonlyMap<number, NodeId>,
): Line[] {
  const [a, b] = entries.map((entry) => names.get(entry));
  if (a === undefined || b === undefined) return [];
  const nth = Number(key.slice(key.lastIndexOf(' ') + 1));
  for (const { index } of [chart.views[chart.base]!, ...chart.views]) {
    const line = linesByEnds(chart, index, part).get(entries.join(' '))?.[nth];
    if (line === undefined) continue;
    const fit = chart.fits[index]!;
    const bends = fit.ok ? line.bends?.map((at) => applyAffine(fit.map, at)) : undefined;
    return [{ between: [a, b], ...(bends && { bends: bends.map(([x, y]): Point => [whole(x), whole(y)]) }) }];
  }
  return [{ between: [a, b] }];
}

type Lines = ReadonlyMap<string, readonly Line[]>;
/** Drafts are made for every dispute, so the lines are looked up once. */
const known = new WeakMap<Chart, Map<string, Lines>>();

/** A view's lines by the entries of their ends, each from the smaller. */
function linesByEnds(chart: Chart, view: number, part: LinePart): Lines {
  const ofChart = known.get(chart) ?? new Map<string, Lines>();
  known.set(chart, ofChart);
  const before = ofChart.get(`${part} ${view}`);
  if (before) return before;
  const { board, network } = chart.views[view]!;
  const entryOf = (id: string): number => chart.atlas.entries[view]![network.indexOfId.get(id) ?? -1] ?? -1;
  const found = new Map<string, Line[]>();
  for (const line of part === 'street' ? board.streets : board.waterlines) {
    const [a, b] = [entryOf(line.between[0]), entryOf(line.between[1])];
    const turned = a > b && line.bends ? { ...line, bends: line.bends.toReversed() } : line;
    const key = `${Math.min(a, b)} ${Math.max(a, b)}`;
    found.set(key, [...(found.get(key) ?? []), turned]);
  }
  ofChart.set(`${part} ${view}`, found);
  return found;
}
