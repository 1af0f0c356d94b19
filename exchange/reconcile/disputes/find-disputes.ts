/** What views disagree about, each thing once, with what only follows from it. */
import { JUNCTION } from '../../model/network/network.js';
import { hasSameSides, isCauseOfBlock } from './block-causes.js';
import type { ChartedBlock } from './block-facts.js';
import type { Chart } from './chart.js';
import { isDisputed, ranked, type Fact, type FactPart, type Reading } from './fact.js';
import { groups, joinedReadings, splitOf } from './join-facts.js';
import type { Junctions } from './junctions.js';

/** One disagreement. */
export interface Dispute {
  readonly part: FactPart;
  readonly property?: string;
  readonly entries: readonly number[];
  /** The one that stands first. */
  readonly readings: readonly Reading[];
  /** What it is made of. */
  readonly facts: readonly Fact[];
  /** What differs only because of it. */
  readonly follows: readonly Fact[];
}

/** All disagreements. Each step takes the facts it can explain and leaves the others. */
export function disputesOf(
  chart: Chart,
  facts: readonly Fact[],
  junctions: ReadonlyMap<number, Junctions>,
  blocks: readonly ChartedBlock[],
): readonly Dispute[] {
  let left = facts.filter(isDisputed);
  const disputes: Dispute[] = [];
  const take = (found: readonly Dispute[]): void => {
    // One by one: as arguments, those of a large board would overflow the stack.
    for (const each of found) disputes.push(each);
    const taken = new Set(found.flatMap((each) => [...each.facts, ...each.follows]));
    left = left.filter((fact) => !taken.has(fact));
  };
  take(renumberings(left));
  take(missingNodes(chart, left));
  take(misplacedNodes(left));
  take(looseJunctions(chart, facts, left));
  take(touchingClusters(left, junctions));
  for (const part of ['touch', 'jack'] as const) take(hangingTogether(left, part));
  take(left.filter(({ key }) => !key.startsWith('block')).map((fact) => alone(fact)));
  const explained = disputes.map((dispute): Dispute => {
    const follows = left.filter((fact) => isCauseOfBlock(chart, blocks, dispute, fact));
    left = left.filter((fact) => !follows.includes(fact));
    return { ...dispute, follows: [...dispute.follows, ...follows] };
  });
  return [...explained, ...left.map((fact) => alone(fact))];
}

const alone = (fact: Fact, follows: readonly Fact[] = []): Dispute => ({
  part: fact.part,
  ...(fact.property !== undefined && { property: fact.property }),
  entries: fact.entries,
  readings: ranked(fact.readings),
  facts: [fact],
  follows,
});

/** One disagreement of facts with the same split; if there are several, a reading has the value of each. */
function together(
  facts: readonly Fact[],
  head: Pick<Dispute, 'part' | 'property'>,
  follows: readonly Fact[] = [],
): Dispute {
  if (facts.length === 1) return { ...alone(facts[0]!, follows), ...head };
  const entries = [...new Set(facts.flatMap((fact) => fact.entries))];
  return { ...head, entries, readings: ranked(joinedReadings(facts)), facts, follows };
}

/** Numbers that were dealt out otherwise among some circles: two that are swapped are one slip. */
const renumberings = (left: readonly Fact[]): Dispute[] =>
  groups(
    left.filter(({ property }) => property === 'number'),
    ({ readings }) => readings.map(({ value }) => value),
  ).map((facts) =>
    // prettier-ignore
    together(facts, { part: 'circle', property: 'number' }),
  );

/** A node that some lack, with its streets, and with streets between its neighbours that only those have who lack it. */
function missingNodes({ atlas }: Chart, left: readonly Fact[]): Dispute[] {
  const free = new Set(
    left.filter(({ part }) => part === 'street' || part === 'waterline' || part === 'touch'),
  );
  return left
    .filter(({ key }) => key.startsWith('node '))
    .map((fact) => {
      const entry = fact.entries[0]!;
      const without = new Set(viewsSaying(fact, false));
      const follows = [...free].filter((line) => {
        if (line.entries.includes(entry)) return viewsSaying(line, false).every((view) => without.has(view));
        const isBetween = line.entries.every((end) => atlas.streets[entry]!.has(end));
        const odd = viewsSaying(line, line.part !== 'touch');
        return isBetween && odd.every((view) => without.has(view));
      });
      for (const line of follows) free.delete(line);
      return alone(fact, follows);
    });
}

/** A node that lies elsewhere, with the section that it then lies in. */
function misplacedNodes(left: readonly Fact[]): Dispute[] {
  const sections = new Map(
    left.flatMap((fact) => (fact.property === 'section' ? [[fact.entries[0], fact]] : [])),
  );
  return left
    .filter(({ property }) => property === 'place')
    .map((fact) => {
      const section = sections.get(fact.entries[0]);
      return alone(fact, section && hasSameSides(fact, section) ? [section] : []);
    });
}

const viewsSaying = ({ readings }: Fact, value: unknown): readonly number[] =>
  readings.find((each) => each.value === value)?.views ?? [];

/** A junction of which a view without junctions denies every street: it is the junction that is missing. */
function looseJunctions({ atlas }: Chart, facts: readonly Fact[], left: readonly Fact[]): Dispute[] {
  const streets = left.filter(({ part }) => part === 'street');
  const junctions = new Set(
    streets.flatMap(({ entries }) => entries.filter((entry) => atlas.kinds[entry] === JUNCTION)),
  );
  return [...junctions].flatMap((entry) => {
    const denied = streets.filter(({ entries }) => entries.includes(entry));
    const all = facts.filter(({ part, entries }) => part === 'street' && entries.includes(entry));
    if (denied.length < 2 || denied.length < all.length) return [];
    if (new Set(denied.map(splitOf)).size > 1) return [];
    const { readings } = denied[0]!;
    return [
      { part: 'junction' as const, entries: [entry], readings: ranked(readings), facts: denied, follows: [] },
    ];
  });
}

/** Streets from one node to all that a junction joins, on a view that has no such junction: one arm of it. */
function touchingClusters(left: readonly Fact[], junctions: ReadonlyMap<number, Junctions>): Dispute[] {
  const streets = new Map(
    left.filter(({ part }) => part === 'street').map((fact) => [fact.entries.join(' '), fact]),
  );
  const found: Dispute[] = [];
  for (const { clusters } of junctions.values())
    for (const { members } of clusters) {
      const near = [...streets.values()].filter(({ entries }) =>
        entries.some((entry) => members.includes(entry)),
      );
      const ends = new Set(
        near.flatMap(({ entries }) => entries.filter((entry) => !members.includes(entry))),
      );
      for (const end of ends) {
        const star = members.flatMap(
          (member) => streets.get([Math.min(end, member), Math.max(end, member)].join(' ')) ?? [],
        );
        if (members.length < 2 || star.length < members.length || new Set(star.map(splitOf)).size > 1)
          continue;
        for (const fact of star) streets.delete(fact.entries.join(' '));
        found.push(together(star, { part: 'touch' }));
      }
    }
  return found;
}

/** Pairs that share an end, and of which one slip may be the cause. */
const hangingTogether = (left: readonly Fact[], part: 'touch' | 'jack'): Dispute[] =>
  groups(left.filter((fact) => fact.part === part), ({ entries }) => entries).map((facts) => together(facts, { part })); // prettier-ignore
