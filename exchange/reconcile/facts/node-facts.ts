/** What is said about single circles, crossings and junctions. */
import type { Circle, Crossing, Point } from '../../model/board.js';
import { CIRCLE, CROSSING, JUNCTION } from '../../model/network/network.js';
import { cellOfPoint } from '../../model/relations/sectors.js';
import { KINDS } from '../../model/matching/nodes-by-id.js';
import type { Chart } from './chart.js';
import { factOf, type Fact } from './fact.js';
import type { View } from './views.js';

export const KIND_NAMES = [KINDS.c, KINDS.x, KINDS.t] as const;

/** Whether a view has an entry; undefined if it cannot know. */
export function hasEntry(chart: Chart, view: View, entry: number): boolean | undefined {
  if (chart.nodeOf[view.index]![entry]! >= 0) return true;
  const kind = chart.atlas.kinds[entry]!;
  if (kind !== CIRCLE && !view.knows.has('crossings')) return undefined;
  if (kind === JUNCTION && !view.knows.has('junctions')) return undefined;
  // One of several that look the same: it is there or not, but nobody can say which.
  return chart.alike[view.index]!.some(({ entries }) => entries.includes(entry)) ? undefined : false;
}

/** All facts about single nodes, and how many there are of those that cannot be told apart. */
export const nodeFacts = (chart: Chart): Fact[] => [...singleFacts(chart), ...countFacts(chart)];

/** Where a view has more or fewer of some that look the same, nobody can say which it lacks. */
function countFacts(chart: Chart): Fact[] {
  return chart.alike.flatMap((groups, index) =>
    groups
      .filter(({ nodes, entries }) => nodes.length !== entries.length)
      .map(({ nodes, entries }) => {
        const others = chart.views.filter((view) =>
          entries.every((entry) => hasEntry(chart, view, entry) !== undefined),
        );
        return factOf(
          { key: `count ${index} ${entries.join(' ')}`, part: KIND_NAMES[chart.atlas.kinds[entries[0]!]!]!, entries, property: 'count' }, // prettier-ignore
          [[index, nodes.length], ...others.map((view) => [view.index, entries.filter((entry) => hasEntry(chart, view, entry)).length] as const)], // prettier-ignore
        );
      }),
  );
}

function singleFacts(chart: Chart): Fact[] {
  return chart.atlas.kinds.flatMap((kind, entry) => {
    const part = KIND_NAMES[kind]!;
    const having = chart.views.flatMap((view) => {
      const node = chart.nodeOf[view.index]![entry]!;
      if (node < 0) return [];
      const { entity } = view.nodes.get(view.network.ids[node]!)!;
      return [{ view, node, kind: view.network.kinds[node]!, entity: entity as Partial<Circle & Crossing> }];
    });
    const property = (name: string, votes: readonly (readonly [number, unknown])[]): Fact[] =>
      votes.length === 0
        ? []
        : [factOf({ key: `${name} ${entry}`, part, entries: [entry], property: name }, votes)];
    const there = chart.views.flatMap((view) => {
      const has = hasEntry(chart, view, entry);
      return has === undefined ? [] : [[view.index, has] as const];
    });
    const circles = having.filter((each) => each.kind === CIRCLE);
    const crossings = having.filter((each) => each.kind === CROSSING);
    const isOneKind = having.every((each) => each.kind === kind);
    return [
      factOf({ key: `node ${entry}`, part, entries: [entry] }, there),
      ...(isOneKind
        ? []
        : property('kind', having.map((each) => [each.view.index, KIND_NAMES[each.kind]]))), // prettier-ignore
      ...property('number', circles.map(({ view, entity }) => [view.index, entity.number])), // prettier-ignore
      ...property(
        'colour',
        circles
          .filter(({ view }) => view.knows.has('colours'))
          .map(({ view, entity }) => [view.index, entity.colour]),
      ),
      ...property(
        'border',
        crossings
          .filter(({ view }) => view.knows.has('borders'))
          .map(({ view, entity }) => [view.index, entity.border ?? null]),
      ),
      ...property(
        'name',
        crossings
          .filter(({ entity }) => entity.name !== undefined)
          .map(({ view, entity }) => [view.index, entity.name]),
      ),
      ...property(
        'section',
        [...circles, ...crossings].flatMap(({ view, node, entity }) => {
          const section = entity.sector ?? sectionByPlace(view, node);
          return section === undefined ? [] : [[view.index, section] as const];
        }),
      ),
      ...placeFact(chart, entry, part),
    ];
  });
}

/** The section a node lies in, null off the grid; undefined without a grid or so near a line that the next hand may see it beyond. */
function sectionByPlace(
  { board: { grid, discs }, network, isPlaced }: View,
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

/** Where a node lies. Places agree if they are no farther apart than a circle's radius, or than the frames are uncertain. */
function placeFact(chart: Chart, entry: number, part: Fact['part']): Fact[] {
  const said = chart.views.flatMap(({ index }) => {
    const at = chart.placeBy(index, entry);
    return at === undefined ? [] : [{ index, at }];
  });
  if (said.length === 0) return [];
  const spread = Math.max(...said.map(({ index }) => spreadOf(chart, index)));
  const reach = Math.max(chart.atlas.discs.circle, 4 * spread);
  const votes: [number, Point][] = [];
  for (let left = said; left.length > 0;) {
    const near = (one: Point): typeof left =>
      left.filter(({ at }) => Math.hypot(at[0] - one[0], at[1] - one[1]) <= reach);
    const middle = left.reduce((best, each) => (near(each.at).length > near(best.at).length ? each : best));
    const together = near(middle.at);
    // The place of the earliest of them stands for all.
    const place: Point = [Math.round(together[0]!.at[0]) + 0, Math.round(together[0]!.at[1]) + 0];
    for (const { index } of together) votes.push([index, place]);
    left = left.filter((each) => !together.includes(each));
  }
  return [factOf({ key: `place ${entry}`, part, entries: [entry], property: 'place' }, votes)];
}

function spreadOf({ fits }: Chart, view: number): number {
  const fit = fits[view]!;
  return fit.ok ? fit.spread : 0;
}
