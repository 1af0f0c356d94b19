/** Facts about single circles, crossings and junctions, and about tracks, letters and the sections of the grid. */
import {
  cellOfPoint,
  type Circle,
  type Crossing,
  NODE_KIND_OF_LETTER,
  type Point,
  type StreetBoard,
} from '../../../model/index.js';
import { CIRCLE, CROSSING, JUNCTION } from '../../../model/network/index.js';
import { mergedNodeOfId, type Alignment } from '../alignment/alignment.js';
import { buildFact, type Fact } from './fact.js';
import type { IndexedSource } from '../alignment/indexed-source.js';

export const NODE_KIND_NAMES = [NODE_KIND_OF_LETTER.c, NODE_KIND_OF_LETTER.x, NODE_KIND_OF_LETTER.t] as const;

/** Whether a source has a merged node; undefined if it cannot know. */
export function isNodeInSource(
  alignment: Alignment,
  source: IndexedSource,
  entry: number,
): boolean | undefined {
  if (alignment.nodeOf[source.index]![entry]! >= 0) return true;
  if (source.partOf !== undefined) return undefined;
  const kind = alignment.merged.kinds[entry]!;
  if (kind === CIRCLE && !source.canTellCircles) return undefined;
  if (kind !== CIRCLE && !source.knows.has('crossings')) return undefined;
  if (kind === JUNCTION && !source.knows.has('junctions')) return undefined;
  if (kind !== CIRCLE && !source.canTellCrossings) return undefined;
  // One of several ambiguous entries.
  return alignment.ambiguous[source.index]!.some(({ entries }) => entries.includes(entry))
    ? undefined
    : false;
}

/** All facts about single nodes, and the numbers of ambiguous nodes. */
export const nodeFacts = (alignment: Alignment): Fact[] => [
  ...singleFacts(alignment),
  ...countFacts(alignment),
];

/** Facts for sources that have more or fewer of some ambiguous nodes. */
function countFacts(alignment: Alignment): Fact[] {
  return alignment.ambiguous.flatMap((groups, index) =>
    groups
      .filter(
        ({ nodes, entries }) => nodes.length !== entries.length && alignment.sources[index]!.canTellCrossings,
      )
      .map(({ nodes, entries }) => {
        const others = alignment.sources.filter((source) =>
          entries.every((entry) => isNodeInSource(alignment, source, entry) !== undefined),
        );
        return buildFact(
          { key: `count ${index} ${entries.join(' ')}`, part: NODE_KIND_NAMES[alignment.merged.kinds[entries[0]!]!]!, entries, property: 'count' }, // prettier-ignore
          [[index, nodes.length], ...others.map((source) => [source.index, entries.filter((entry) => isNodeInSource(alignment, source, entry)).length] as const)], // prettier-ignore
        );
      }),
  );
}

function singleFacts(alignment: Alignment): Fact[] {
  return alignment.merged.kinds.flatMap((kind, entry) => {
    const part = NODE_KIND_NAMES[kind]!;
    const having = alignment.sources.flatMap((source) => {
      const node = alignment.nodeOf[source.index]![entry]!;
      if (node < 0) return [];
      const { entity } = source.nodes.get(source.network.ids[node]!)!;
      return [
        { source, node, kind: source.network.kinds[node]!, entity: entity as Partial<Circle & Crossing> },
      ];
    });
    const property = (name: string, votes: readonly (readonly [number, unknown])[]): Fact[] =>
      votes.length === 0
        ? []
        : [buildFact({ key: `${name} ${entry}`, part, entries: [entry], property: name }, votes)];
    const there = alignment.sources.flatMap((source) => {
      const has = isNodeInSource(alignment, source, entry);
      return has === undefined ? [] : [[source.index, has] as const];
    });
    const circles = having.filter((each) => each.kind === CIRCLE);
    const crossings = having.filter((each) => each.kind === CROSSING);
    const isOneKind = having.every((each) => each.kind === kind);
    return [
      buildFact({ key: `node ${entry}`, part, entries: [entry] }, there),
      ...(isOneKind
        ? []
        : property('kind', having.map((each) => [each.source.index, NODE_KIND_NAMES[each.kind]]))), // prettier-ignore
      ...property('number', circles.map(({ source, entity }) => [source.index, entity.number])), // prettier-ignore
      ...property(
        'colour',
        circles
          .filter(
            ({ source }) =>
              source.knows.has('colours') && !isUnknownTo(source.missingValues.colours, circles, 'colour'),
          )
          .map(({ source, entity }) => [source.index, entity.colour]),
      ),
      ...property(
        'border',
        crossings
          .filter(
            ({ source }) =>
              source.knows.has('borders') && !isUnknownTo(source.missingValues.borders, crossings, 'border'),
          )
          .map(({ source, entity }) => [source.index, entity.border ?? null]),
      ),
      ...property(
        'name',
        crossings
          .filter(({ entity }) => entity.name !== undefined)
          .map(({ source, entity }) => [source.index, entity.name]),
      ),
      ...property(
        'section',
        [...circles, ...crossings].flatMap(({ source, node, entity }) => {
          const section = entity.sector ?? sectionByPlace(source, node);
          return section === undefined ? [] : [[source.index, section] as const];
        }),
      ),
      ...placeFact(alignment, entry, part),
    ];
  });
}

/** Whether any source has a value that another one never uses, so that the other one has no vote. */
const isUnknownTo = <K extends 'colour' | 'border'>(
  missing: ReadonlySet<string>,
  having: readonly { readonly entity: Readonly<Partial<Record<K, string>>> }[],
  property: K,
): boolean => missing.size > 0 && having.some(({ entity }) => missing.has(entity[property] ?? ''));

/** The section of a node, null off the grid; undefined without a grid or so near a line that another source may place it beyond. */
function sectionByPlace(
  { board: { grid, discs }, network, isPlaced }: IndexedSource,
  node: number,
): string | null | undefined {
  if (grid === undefined || !isPlaced(node)) return undefined;
  const [x, y] = [network.drawing.xs[node]!, network.drawing.ys[node]!];
  const near = [-discs.crossing, 0, discs.crossing];
  const sections = near.flatMap((dx) =>
    near.map((dy) => cellOfPoint(grid, [x + dx, y + dy])?.section ?? null),
  );
  return sections.every((each) => each === sections[0]) ? sections[0] : undefined;
}

/** The position of a node. Positions agree within a circle's radius or the error of the frames. */
function placeFact(alignment: Alignment, entry: number, part: Fact['part']): Fact[] {
  const stated = alignment.sources.flatMap(({ index }) => {
    const at = alignment.placeBy(index, entry);
    return at === undefined ? [] : [{ index, at }];
  });
  if (stated.length === 0) return [];
  const spread = Math.max(...stated.map(({ index }) => spreadOf(alignment, index)));
  const reach = Math.max(alignment.merged.discs.circle, 4 * spread);
  const votes: [number, Point][] = [];
  for (let left = stated; left.length > 0;) {
    const near = (one: Point): typeof left =>
      left.filter(({ at }) => Math.hypot(at[0] - one[0], at[1] - one[1]) <= reach);
    const middle = left.reduce((best, each) => (near(each.at).length > near(best.at).length ? each : best));
    const together = near(middle.at);
    // The position of the earliest of them is used for all.
    const place: Point = [Math.round(together[0]!.at[0]) + 0, Math.round(together[0]!.at[1]) + 0];
    for (const { index } of together) votes.push([index, place]);
    left = left.filter((each) => !together.includes(each));
  }
  return [buildFact({ key: `place ${entry}`, part, entries: [entry], property: 'place' }, votes)];
}

function spreadOf({ fits }: Alignment, source: number): number {
  const fit = fits[source]!;
  return fit.ok ? fit.spread : 0;
}

/** Parts that are single objects, with a fact for each property. Only the sections of a grid count: the rest depends on the frame. */
const RECORDS = ['tracks', 'letters', 'grid'] as const;

export function trackAndGridFacts(alignment: Alignment): Fact[] {
  const { sources } = alignment;
  return RECORDS.flatMap((part) => {
    const properties = new Set(sources.flatMap(({ board }) => Object.keys(recordOf(board, part))));
    return [...properties].sort().flatMap((property) => {
      const votes = sources.flatMap(({ index, board }): [number, unknown][] => {
        const value = recordOf(board, part)[property];
        if (value === undefined) return [];
        if (property !== 'goulston') return [[index, value]];
        // Ids of crossings differ between boards.
        const entry = mergedNodeOfId(alignment, index, value as string);
        return entry < 0 ? [] : [[index, entry]];
      });
      return votes.length === 0
        ? []
        : [buildFact({ key: `${part} ${property}`, part, entries: [], property }, votes)];
    });
  });
}

function recordOf(board: StreetBoard, part: (typeof RECORDS)[number]): Readonly<Record<string, unknown>> {
  if (part === 'grid') return board.grid ? { sections: board.grid.sections } : {};
  return { ...board[part] };
}
