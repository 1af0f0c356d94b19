/** Facts about streets. Junctions are not positions in play (DEF-01), so a board without them is compared by which nodes touch. */
import type { Line } from '../../../model/index.js';
import { JUNCTION } from '../../../model/network/index.js';
import { entryOfId, type Alignment } from '../alignment/alignment.js';
import { buildFact, type Fact } from './fact.js';
import type { ConnectedJunctions } from './connected-junctions.js';
import { isNodeInSource } from './node-facts.js';
import type { IndexedSource } from '../alignment/indexed-source.js';

/** A pair of entries, smaller first, and the number of lines between them in each view. */
interface Ends {
  readonly ends: readonly [number, number];
  readonly counts: Map<number, number>;
}

/** Facts about streets and waterlines, and about touching pairs where a view lacks a junction. */
export function streetFacts(alignment: Alignment, junctions: AllJunctions): Fact[] {
  const drawing = alignment.views.filter(({ knows }) => knows.has('crossings'));
  const views = drawing.filter(({ knows }) => knows.has('streets'));
  const streets = [...linesOf(alignment, views, ({ board }) => board.streets)].flatMap((line) =>
    streetFact(alignment, views, junctions, line),
  );
  const waterlines = [...linesOf(alignment, drawing, ({ board }) => board.waterlines)].flatMap(
    (line) =>
    countedFacts(alignment, 'waterline', line, drawing.filter(({ knows }) => knows.has('waterlines')), () => false), // prettier-ignore
  );
  return [...streets, ...waterlines, ...touchFacts(alignment, views, junctions, streets)];
}

function linesOf(
  alignment: Alignment,
  views: readonly IndexedSource[],
  of: (view: IndexedSource) => readonly Line[],
): Iterable<Ends> {
  const found = new Map<string, Ends>();
  for (const view of views) {
    for (const { between } of of(view)) {
      const [a = -1, b = -1] = between.map((id) => entryOfId(alignment, view.index, id));
      if (a < 0 || b < 0) continue;
      const ends = [Math.min(a, b), Math.max(a, b)] as const;
      const line = found.get(ends.join(' ')) ?? { ends, counts: new Map<number, number>() };
      line.counts.set(view.index, (line.counts.get(view.index) ?? 0) + 1);
      found.set(ends.join(' '), line);
    }
  }
  return found.values();
}

type AllJunctions = ReadonlyMap<number, ConnectedJunctions>;

function streetFact(
  alignment: Alignment,
  views: readonly IndexedSource[],
  all: AllJunctions,
  line: Ends,
): Fact[] {
  const [u, v] = line.ends;
  const having = views.filter(({ index }) => line.counts.has(index));
  const others = views.filter(({ index }) => !line.counts.has(index));
  // A view that connects the two through junctions that others lack agrees, with other lines.
  const through = others.filter(({ index }) => all.get(index)!.through(u, v).length > 0);
  const lacks = (view: IndexedSource, other: IndexedSource): boolean =>
    all.get(other.index)!.through(u, v).flat().every((junction) => isNodeInSource(alignment, view, junction) !== true); // prettier-ignore
  const equivalent = having.filter((view) => through.some((other) => lacks(view, other)));
  if (equivalent.length === having.length && through.length > 0) return [];
  const kept = views.filter((view) => !equivalent.includes(view));
  return countedFacts(alignment, 'street', line, kept, (view) => byTouch(alignment, view, all, line, having));
}

/** One fact for each of several lines between the same ends. A view that lacks an end has no vote, unless `otherwise` gives one. */
function countedFacts(
  alignment: Alignment,
  part: 'street' | 'waterline',
  { ends, counts }: Ends,
  views: readonly IndexedSource[],
  otherwise: (view: IndexedSource) => boolean | undefined,
): Fact[] {
  const most = Math.max(...counts.values());
  return Array.from({ length: most }, (_, i) =>
    buildFact(
      { key: `${part} ${ends.join(' ')} ${i}`, part, entries: ends },
      views.flatMap((view): [number, boolean][] => {
        const count = counts.get(view.index) ?? 0;
        if (count > 0 || ends.every((end) => isNodeInSource(alignment, view, end) === true))
          return [[view.index, count > i]];
        const stated = i === 0 && part === 'street' ? otherwise(view) : undefined;
        return stated === undefined ? [] : [[view.index, stated]];
      }),
    ),
  );
}

/**
 * The vote of a view without a junction on a street to it: whether the other end touches the nodes beyond. All of them is yes,
 * none is no, some is neither.
 */
function byTouch(
  alignment: Alignment,
  view: IndexedSource,
  all: AllJunctions,
  { ends: [u, v] }: Ends,
  having: readonly IndexedSource[],
): boolean | undefined {
  const lacking = [u, v].filter((end) => isNodeInSource(alignment, view, end) !== true);
  const [junction] = lacking;
  if (lacking.length !== 1 || alignment.merged.kinds[junction!] !== JUNCTION) return undefined;
  const end = u === junction ? v : u;
  if (alignment.ambiguous[view.index]!.some(({ entries }) => entries.includes(junction!))) return undefined;
  const beyond = new Set(having.flatMap(({ index }) => all.get(index)!.beyond(end, junction!)));
  const known = [...beyond].filter((each) => isNodeInSource(alignment, view, each) === true);
  if (known.length === 0 || alignment.merged.kinds[end] === JUNCTION) return undefined;
  const touching = known.filter((each) => all.get(view.index)!.touches(end, each)).length;
  return touching === known.length ? true : touching === 0 ? false : undefined;
}

/** Pairs that touch through a junction that a view lacks and do not touch in that view, unless a street fact already covers it. */
function touchFacts(
  alignment: Alignment,
  views: readonly IndexedSource[],
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
        // Views with the junctions are compared by streets.
        if (junctions.some((each) => isNodeInSource(alignment, view, each) === true)) continue;
        const known = members.filter(
          (end) =>
            isNodeInSource(alignment, view, end) === true &&
            !junctions.some((each) => isDenied(view.index, end, each)),
        );
        for (const [u, v] of pairsIn(known))
          if (!all.get(view.index)!.touches(u, v)) pairs.set(`${u} ${v}`, [u, v]);
      }
  return [...pairs.values()].map((pair) =>
    buildFact(
      { key: `touch ${pair.join(' ')}`, part: 'touch', entries: pair },
      views
        .filter((view) => pair.every((end) => isNodeInSource(alignment, view, end) === true))
        .map((view) => [view.index, all.get(view.index)!.touches(...pair)]),
    ),
  );
}

const pairsIn = (list: readonly number[]): (readonly [number, number])[] =>
  list.flatMap((one, i) => list.slice(i + 1).map((other) => [one, other] as const));
