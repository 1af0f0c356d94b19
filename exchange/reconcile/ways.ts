/** Sources that know no crossings still know where Jack walks. That speaks for one side of a dispute, or against all. */
import type { StreetBoard } from '../../model/board.js';
import { jackRelation } from '../../model/relations/jack.js';
import type { Chart } from './chart.js';
import type { Dispute } from './dispute.js';
import { draftOf, type Material } from './draft.js';
import { entryNames } from './entry-names.js';
import { factOf, saidBy, standingValues, type Fact, type Values } from './fact.js';
import type { View } from './views.js';

/** Pairs of circles by their entries: `3 17`. */
type Ways = ReadonlySet<string>;

/** The values if another reading of a dispute stood. */
export function otherValues(values: Values, { facts, follows }: Dispute, view: number): Values {
  const other = new Map(values);
  for (const fact of [...facts, ...follows]) {
    const said = saidBy(fact, view);
    if (said) other.set(fact.key, said.value);
  }
  return other;
}

/**
 * The facts with the votes of those who know no crossings: where the ways that a dispute is about are all as one reading has
 * them, they are for that reading.
 */
export function withWays(material: Material, disputes: readonly Dispute[]): readonly Fact[] {
  const blind = blindViews(material.chart);
  if (blind.length === 0) return material.facts;
  const values = standingValues(material.facts);
  const now = waysOfDraft(material, values);
  const changed = new Map<Fact, Fact>();
  for (const dispute of disputes) {
    if (!ABOUT_STREETS.has(dispute.part) || dispute.property !== undefined) continue;
    const votes = sidesOf(material, dispute, values, now, blind);
    for (const fact of [...dispute.facts, ...dispute.follows])
      changed.set(
        fact,
        factOf(fact, [
          ...fact.readings.flatMap(({ value, views }) => views.map((view) => [view, value] as const)),
          ...[...votes].flatMap(([view, like]) => {
            const said = saidBy(fact, like);
            return said ? [[view, said.value] as const] : [];
          }),
        ]),
      );
  }
  return material.facts.map((fact) => changed.get(fact) ?? fact);
}

const ABOUT_STREETS: ReadonlySet<string> = new Set(['street', 'crossing', 'junction', 'touch']);

/** For each blind view that takes a side, a view whose side it is. */
function sidesOf(
  material: Material,
  dispute: Dispute,
  values: Values,
  now: Ways,
  blind: readonly View[],
): ReadonlyMap<number, number> {
  const [first, second] = dispute.readings;
  const [like, unlike] = [first!.views[0]!, second!.views[0]!];
  const then = waysOfDraft(material, otherValues(values, dispute, unlike));
  const differing = [...new Set([...now, ...then])].filter((way) => now.has(way) !== then.has(way));
  const sides = new Map<number, number>();
  for (const view of blind) {
    const own = waysOfView(material.chart, view);
    const known = differing.filter((way) =>
      way.split(' ').every((entry) => has(material.chart, view, Number(entry))),
    );
    const agreeing = known.filter((way) => own.has(way) === now.has(way)).length;
    if (known.length > 0 && agreeing === known.length) sides.set(view.index, like);
    if (known.length > 0 && agreeing === 0) sides.set(view.index, unlike);
  }
  return sides;
}

/** Ways that a source without crossings has otherwise, and that no dispute explains in which it lost. */
export function wayFacts(material: Material, disputes: readonly Dispute[]): Fact[] {
  const { chart, facts } = material;
  const values = standingValues(facts);
  const now = waysOfDraft(material, values);
  const odd = new Set<string>();
  for (const view of blindViews(chart)) {
    const own = waysOfView(chart, view);
    const lost = disputes.filter(({ readings }) =>
      readings.slice(1).some(({ views }) => views.includes(view.index)),
    );
    const explained = new Set(
      lost.flatMap((dispute) => {
        const then = waysOfDraft(material, otherValues(values, dispute, view.index));
        return [...new Set([...now, ...then])].filter((way) => now.has(way) !== then.has(way));
      }),
    );
    for (const way of new Set([...own, ...now])) {
      const isKnown = way.split(' ').every((entry) => has(chart, view, Number(entry)));
      if (isKnown && own.has(way) !== now.has(way) && !explained.has(way)) odd.add(way);
    }
  }
  const all = chart.views.map((view) => waysOfView(chart, view));
  return [...odd].map((way) => {
    const entries = way.split(' ').map(Number);
    const knowing = chart.views.filter(
      (view) => knowsWays(view) && entries.every((entry) => has(chart, view, entry)),
    );
    return factOf({ key: `jack ${way}`, part: 'jack', entries }, knowing.map(({ index }) => [index, all[index]!.has(way)])); // prettier-ignore
  });
}

const knowsWays = ({ knows }: View): boolean => knows.has('streets');

const blindViews = ({ views }: Chart): readonly View[] =>
  views.filter((view) => !view.knows.has('crossings') && knowsWays(view));

const has = ({ nodeOf }: Chart, { index }: View, entry: number): boolean => nodeOf[index]![entry]! >= 0;

const wayOf = (a: number, b: number): string => (a < b ? `${a} ${b}` : `${b} ${a}`);

function waysOfView({ atlas }: Chart, { index, network, board }: View): Ways {
  const entryOf = (id: string): number => atlas.entries[index]![network.indexOfId.get(id)!]!;
  return waysOf(board, entryOf);
}

function waysOfDraft(material: Material, values: Values): Ways {
  const nameOf = entryNames(material.chart, values);
  const entries = new Map<string, number>();
  for (const entry of material.chart.atlas.kinds.keys())
    if (values.get(`node ${entry}`) === true) entries.set(nameOf(entry), entry);
  return waysOf(draftOf(material, values), (id) => entries.get(id)!);
}

function waysOf(board: StreetBoard, entryOf: (id: string) => number): Ways {
  const ways = new Set<string>();
  for (const [from, related] of jackRelation(board))
    for (const to of related) ways.add(wayOf(entryOf(from), entryOf(to)));
  return ways;
}
