/** Which streets there are. Junctions are looked through (DEF-01), so a board without them is asked who touches whom. */
import type { Line } from '../../model/board.js';
import { JUNCTION } from '../../model/network/network.js';
import type { Chart } from './chart.js';
import { factOf, type Fact } from './fact.js';
import type { Junctions } from './junctions.js';
import { hasEntry } from './node-facts.js';
import type { View } from './views.js';

/** A pair of entries, the smaller first, and how many lines of each view join them. */
interface Ends {
  readonly ends: readonly [number, number];
  readonly counts: Map<number, number>;
}

/** The streets and waterlines, and pairs that touch where a board without some junction differs. */
export function streetFacts(chart: Chart, junctions: AllJunctions): Fact[] {
  const drawing = chart.views.filter(({ knows }) => knows.has('crossings'));
  const views = drawing.filter(({ knows }) => knows.has('streets'));
  const streets = [...linesOf(chart, views, ({ board }) => board.streets)].flatMap((line) =>
    streetFact(chart, views, junctions, line),
  );
  const waterlines = [...linesOf(chart, drawing, ({ board }) => board.waterlines)].flatMap(
    (line) =>
    countedFacts(chart, 'waterline', line, drawing.filter(({ knows }) => knows.has('waterlines')), () => false), // prettier-ignore
  );
  return [...streets, ...waterlines, ...touchFacts(chart, views, junctions, streets)];
}

function linesOf(
  { atlas }: Chart,
  views: readonly View[],
  of: (view: View) => readonly Line[],
): Iterable<Ends> {
  const found = new Map<string, Ends>();
  for (const view of views) {
    const entries = atlas.entries[view.index]!;
    for (const { between } of of(view)) {
      const [a, b] = between.map((id) => entries[view.network.indexOfId.get(id) ?? -1] ?? -1) as [
        number,
        number,
      ];
      if (a < 0 || b < 0) continue;
      const ends = [Math.min(a, b), Math.max(a, b)] as const;
      const line = found.get(ends.join(' ')) ?? { ends, counts: new Map<number, number>() };
      line.counts.set(view.index, (line.counts.get(view.index) ?? 0) + 1);
      found.set(ends.join(' '), line);
    }
  }
  return found.values();
}

type AllJunctions = ReadonlyMap<number, Junctions>;

function streetFact(chart: Chart, views: readonly View[], all: AllJunctions, line: Ends): Fact[] {
  const [u, v] = line.ends;
  const having = views.filter(({ index }) => line.counts.has(index));
  const others = views.filter(({ index }) => !line.counts.has(index));
  // Who has no such street but joins the two through junctions that the others lack says the same in other lines.
  const through = others.filter(({ index }) => all.get(index)!.through(u, v).length > 0);
  const lacks = (view: View, other: View): boolean =>
    all.get(other.index)!.through(u, v).flat().every((junction) => hasEntry(chart, view, junction) !== true); // prettier-ignore
  const melted = having.filter((view) => through.some((other) => lacks(view, other)));
  if (melted.length === having.length && through.length > 0) return [];
  const kept = views.filter((view) => !melted.includes(view));
  return countedFacts(chart, 'street', line, kept, (view) => byTouch(chart, view, all, line, having));
}

/** One fact for each of several lines between the same ends. A view that lacks an end is silent, unless it can be asked otherwise. */
function countedFacts(
  chart: Chart,
  part: 'street' | 'waterline',
  { ends, counts }: Ends,
  views: readonly View[],
  otherwise: (view: View) => boolean | undefined,
): Fact[] {
  const most = Math.max(...counts.values());
  return Array.from({ length: most }, (_, i) =>
    factOf(
      { key: `${part} ${ends.join(' ')} ${i}`, part, entries: ends },
      views.flatMap((view): [number, boolean][] => {
        const count = counts.get(view.index) ?? 0;
        if (count > 0 || ends.every((end) => hasEntry(chart, view, end) === true))
          return [[view.index, count > i]];
        const said = i === 0 && part === 'street' ? otherwise(view) : undefined;
        return said === undefined ? [] : [[view.index, said]];
      }),
    ),
  );
}

/**
 * What a view without a junction says about a street to it: whether the other end touches those beyond. All of them is yes,
 * none is no, some is neither.
 */
function byTouch(
  chart: Chart,
  view: View,
  all: AllJunctions,
  { ends: [u, v] }: Ends,
  having: readonly View[],
): boolean | undefined {
  const lacking = [u, v].filter((end) => hasEntry(chart, view, end) !== true);
  const [junction] = lacking;
  if (lacking.length !== 1 || chart.atlas.kinds[junction!] !== JUNCTION) return undefined;
  const end = u === junction ? v : u;
  if (chart.alike[view.index]!.some(({ entries }) => entries.includes(junction!))) return undefined;
  const beyond = new Set(having.flatMap(({ index }) => all.get(index)!.beyond(end, junction!)));
  const known = [...beyond].filter((each) => hasEntry(chart, view, each) === true);
  if (known.length === 0 || chart.atlas.kinds[end] === JUNCTION) return undefined;
  const touching = known.filter((each) => all.get(view.index)!.touches(end, each)).length;
  return touching === known.length ? true : touching === 0 ? false : undefined;
}

/** Pairs that touch through a junction which a view lacks and that do not touch there, where no single street says so. */
function touchFacts(
  chart: Chart,
  views: readonly View[],
  all: AllJunctions,
  streets: readonly Fact[],
): Fact[] {
  const denied = new Set<string>();
  for (const { entries, readings } of streets)
    for (const { views: deniers } of readings.filter(({ value }) => value === false))
      for (const view of deniers) denied.add(`${view} ${entries.join(' ')}`);
  const isDenied = (view: number, end: number, junction: number): boolean =>
    denied.has(`${view} ${Math.min(end, junction)} ${Math.max(end, junction)}`);
  const pairs = new Map<string, readonly [number, number]>();
  for (const { index } of views)
    for (const { junctions, members } of all.get(index)!.clusters)
      for (const view of views) {
        // Who has the junctions has said it all by streets.
        if (junctions.some((each) => hasEntry(chart, view, each) === true)) continue;
        const told = members.filter(
          (end) =>
            hasEntry(chart, view, end) === true && !junctions.some((each) => isDenied(view.index, end, each)),
        );
        for (const [u, v] of pairsIn(told))
          if (!all.get(view.index)!.touches(u, v)) pairs.set(`${u} ${v}`, [u, v]);
      }
  return [...pairs.values()].map((pair) =>
    factOf(
      { key: `touch ${pair.join(' ')}`, part: 'touch', entries: pair },
      views
        .filter((view) => pair.every((end) => hasEntry(chart, view, end) === true))
        .map((view) => [view.index, all.get(view.index)!.touches(...pair)]),
    ),
  );
}

const pairsIn = (list: readonly number[]): (readonly [number, number])[] =>
  list.flatMap((one, i) => list.slice(i + 1).map((other) => [one, other] as const));
