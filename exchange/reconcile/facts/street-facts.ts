/** Facts about streets. Junctions are not positions in play (DEF-01), so a board without them is compared by which nodes touch. */
import type { Line } from '../../../model/index.js';
import { JUNCTION } from '../../../model/network/index.js';
import { mergedNodeOfId, type Alignment } from '../alignment/alignment.js';
import { buildFact, type Fact } from './fact.js';
import type { ConnectedJunctions } from './connected-junctions.js';
import { isNodeInSource } from './node-facts.js';
import { oneWayEntriesOf } from './relation-facts.js';
import type { IndexedSource } from '../alignment/indexed-source.js';

/** A pair of entries, smaller first, and the number of lines between them in each source. */
interface Ends {
  readonly ends: readonly [number, number];
  readonly counts: Map<number, number>;
}

/** Facts about streets and waterlines, and about touching pairs where a source lacks a junction. */
export function streetFacts(alignment: Alignment, junctions: AllJunctions): Fact[] {
  const drawing = alignment.sources.filter(({ knows }) => knows.has('crossings'));
  const sources = drawing.filter(({ knows }) => knows.has('streets'));
  const streets = [...linesOf(alignment, sources, ({ board }) => board.streets)].flatMap((line) =>
    streetFact(alignment, sources, junctions, line),
  );
  const waterlines = [...linesOf(alignment, drawing, ({ board }) => board.waterlines)].flatMap(
    (line) =>
    countedFacts(alignment, 'waterline', line, drawing.filter(({ knows }) => knows.has('waterlines')), () => false), // prettier-ignore
  );
  return [...streets, ...waterlines, ...touchFacts(alignment, sources, junctions, streets)];
}

function linesOf(
  alignment: Alignment,
  sources: readonly IndexedSource[],
  of: (source: IndexedSource) => readonly Line[],
): Iterable<Ends> {
  const found = new Map<string, Ends>();
  for (const source of sources) {
    for (const { between } of of(source)) {
      const [a = -1, b = -1] = between.map((id) => mergedNodeOfId(alignment, source.index, id));
      if (a < 0 || b < 0) continue;
      const ends = [Math.min(a, b), Math.max(a, b)] as const;
      const line = found.get(ends.join(' ')) ?? { ends, counts: new Map<number, number>() };
      line.counts.set(source.index, (line.counts.get(source.index) ?? 0) + 1);
      found.set(ends.join(' '), line);
    }
  }
  return found.values();
}

type AllJunctions = ReadonlyMap<number, ConnectedJunctions>;

function streetFact(
  alignment: Alignment,
  sources: readonly IndexedSource[],
  all: AllJunctions,
  line: Ends,
): Fact[] {
  const [u, v] = line.ends;
  const having = sources.filter(({ index }) => line.counts.has(index));
  const others = sources.filter(({ index }) => !line.counts.has(index));
  // A source that connects the two through junctions that others lack agrees, with other lines.
  const through = others.filter(({ index }) => all.get(index)!.through(u, v).length > 0);
  const lacks = (source: IndexedSource, other: IndexedSource): boolean =>
    all.get(other.index)!.through(u, v).flat().every((junction) => isNodeInSource(alignment, source, junction) !== true); // prettier-ignore
  const equivalent = having.filter((source) => through.some((other) => lacks(source, other)));
  if (equivalent.length === having.length && through.length > 0) return [];
  const kept = sources.filter((source) => !equivalent.includes(source));
  return countedFacts(alignment, 'street', line, kept, (source) =>
    byTouch(alignment, source, all, line, having),
  );
}

/** One fact for each of several lines between the same ends. A source that lacks an end has no vote, unless `otherwise` gives one. */
function countedFacts(
  alignment: Alignment,
  part: 'street' | 'waterline',
  { ends, counts }: Ends,
  sources: readonly IndexedSource[],
  otherwise: (source: IndexedSource) => boolean | undefined,
): Fact[] {
  const most = Math.max(...counts.values());
  return Array.from({ length: most }, (_, i) =>
    buildFact(
      { key: `${part} ${ends.join(' ')} ${i}`, part, entries: ends },
      sources.flatMap((source): [number, boolean][] => {
        const count = counts.get(source.index) ?? 0;
        // An entry in one direction contradicts itself, so its source votes for both readings.
        if (part === 'street' && i === 0 && count > 0 && isOneWay(alignment, source, ends))
          return [[source.index, true], [source.index, false]]; // prettier-ignore
        if (count > 0 || ends.every((end) => isNodeInSource(alignment, source, end) === true))
          return [[source.index, count > i]];
        const stated = i === 0 && part === 'street' ? otherwise(source) : undefined;
        return stated === undefined ? [] : [[source.index, stated]];
      }),
    ),
  );
}

const isOneWay = (alignment: Alignment, source: IndexedSource, ends: readonly [number, number]): boolean =>
  source.states.has('streets') &&
  oneWayEntriesOf(alignment, 'streets', ends).some((each) => each.source === source.index);

/**
 * The vote of a source without a junction on a street to it: whether the other end touches the nodes beyond. All of them is yes,
 * none is no, some is neither.
 */
function byTouch(
  alignment: Alignment,
  source: IndexedSource,
  all: AllJunctions,
  { ends: [u, v] }: Ends,
  having: readonly IndexedSource[],
): boolean | undefined {
  const lacking = [u, v].filter((end) => isNodeInSource(alignment, source, end) !== true);
  const [junction] = lacking;
  if (lacking.length !== 1 || alignment.merged.kinds[junction!] !== JUNCTION) return undefined;
  const end = u === junction ? v : u;
  if (alignment.ambiguous[source.index]!.some(({ entries }) => entries.includes(junction!))) return undefined;
  const beyond = new Set(having.flatMap(({ index }) => all.get(index)!.beyond(end, junction!)));
  const known = [...beyond].filter((each) => isNodeInSource(alignment, source, each) === true);
  if (known.length === 0 || alignment.merged.kinds[end] === JUNCTION) return undefined;
  const touching = known.filter((each) => all.get(source.index)!.touches(end, each)).length;
  return touching === known.length ? true : touching === 0 ? false : undefined;
}

/** Pairs that touch through a junction that a source lacks and do not touch in that source, unless a street fact already covers it. */
function touchFacts(
  alignment: Alignment,
  sources: readonly IndexedSource[],
  all: AllJunctions,
  streets: readonly Fact[],
): Fact[] {
  const denied = new Set<string>();
  for (const { entries, readings } of streets)
    for (const { sources: deniers } of readings.filter(({ value }) => value === false))
      for (const source of deniers) denied.add(`${source} ${entries.join(' ')}`);
  const isDenied = (source: number, end: number, junction: number): boolean =>
    denied.has(`${source} ${Math.min(end, junction)} ${Math.max(end, junction)}`);
  const pairs = new Map<string, readonly [number, number]>();
  for (const { index } of sources)
    for (const { junctions, members } of all.get(index)!.clusters)
      for (const source of sources) {
        // Sources with the junctions are compared by streets.
        if (junctions.some((each) => isNodeInSource(alignment, source, each) === true)) continue;
        const known = members.filter(
          (end) =>
            isNodeInSource(alignment, source, end) === true &&
            !junctions.some((each) => isDenied(source.index, end, each)),
        );
        for (const [u, v] of pairsIn(known))
          if (!all.get(source.index)!.touches(u, v)) pairs.set(`${u} ${v}`, [u, v]);
      }
  return [...pairs.values()].map((pair) =>
    buildFact(
      { key: `touch ${pair.join(' ')}`, part: 'touch', entries: pair },
      sources
        .filter((source) => pair.every((end) => isNodeInSource(alignment, source, end) === true))
        .map((source) => [source.index, all.get(source.index)!.touches(...pair)]),
    ),
  );
}

const pairsIn = (list: readonly number[]): (readonly [number, number])[] =>
  list.flatMap((one, i) => list.slice(i + 1).map((other) => [one, other] as const));
