/** Finds the disagreements of the sources, each once, with the facts that differ only because of it. */
import { JUNCTION } from '../../../model/network/index.js';
import { hasSameVoteSplit, isBlockDisputeCause } from './block-dispute-causes.js';
import type { AlignedBlock } from '../facts/block-facts.js';
import type { Alignment } from '../alignment/alignment.js';
import {
  groupFactsBySplit,
  isDisputed,
  joinReadings,
  rankReadings,
  voteSplitKey,
  type Dispute,
  type Fact,
  type Reading,
} from '../facts/fact.js';
import { groupBy, type ListedRelation } from '../../../model/index.js';
import type { ConnectedJunctions } from '../facts/connected-junctions.js';

/** All disagreements. Each step takes the facts that it can explain and leaves the rest. */
export function findDisputes(
  alignment: Alignment,
  facts: readonly Fact[],
  junctions: ReadonlyMap<number, ConnectedJunctions>,
  blocks: readonly AlignedBlock[],
): readonly Dispute[] {
  let left = facts.filter(isDisputed);
  const disputes: Dispute[] = [];
  const take = (found: readonly Dispute[]): void => {
    // One by one, because spread arguments of a large board would overflow the stack.
    for (const each of found) disputes.push(each);
    const taken = new Set(found.flatMap((each) => [...each.facts, ...each.follows]));
    left = left.filter((fact) => !taken.has(fact));
  };
  take(renumberings(left));
  take(joinLooseNodes(missingNodes(alignment, left)));
  take(misplacedNodes(left));
  take(looseJunctions(alignment, facts, left));
  take(touchingClusters(left, junctions));
  take(groupPairsWithCommonEnd(left, 'touch'));
  take(left.filter(({ key }) => !key.startsWith('block')).map((fact) => alone(fact)));
  const explained = disputes.map((dispute): Dispute => {
    const follows = left.filter((fact) => isBlockDisputeCause(alignment, blocks, dispute, fact));
    left = left.filter((fact) => !follows.includes(fact));
    return { ...dispute, follows: [...dispute.follows, ...follows] };
  });
  return [...explained, ...left.map((fact) => alone(fact))];
}

const alone = (fact: Fact, follows: readonly Fact[] = []): Dispute => ({
  part: fact.part,
  ...(fact.property !== undefined && { property: fact.property }),
  entries: fact.entries,
  readings: rankReadings(fact.readings),
  facts: [fact],
  follows,
});

/** One dispute of facts with the same vote split; a reading of several facts has the value of each. */
function together(
  facts: readonly Fact[],
  head: Pick<Dispute, 'part' | 'property'>,
  follows: readonly Fact[] = [],
): Dispute {
  if (facts.length === 1) return { ...alone(facts[0]!, follows), ...head };
  const entries = [...new Set(facts.flatMap((fact) => fact.entries))];
  const [first] = facts;
  // A source that contradicts itself has several readings, which are the same for all facts.
  const isSame = facts.every(({ readings }) => readingsKey(readings) === readingsKey(first!.readings));
  const readings = isSame ? first!.readings : joinReadings(facts);
  return { ...head, entries, readings: rankReadings(readings), facts, follows };
}

const readingsKey = (readings: readonly Reading[]): string =>
  JSON.stringify(readings.map(({ value, sources }) => [value, sources]));

/** Numbers that are permuted among circles: two swapped numbers are one mistake. */
const renumberings = (left: readonly Fact[]): Dispute[] =>
  groupFactsBySplit(
    left.filter(({ property }) => property === 'number'),
    ({ readings }) => readings.map(({ value }) => value),
  ).map((facts) => together(facts, { part: 'circle', property: 'number' }));

/** A node that some sources lack, with its streets, and with streets between its neighbours that only those sources have. */
function missingNodes({ merged }: Alignment, left: readonly Fact[]): Dispute[] {
  const free = new Set(
    left.filter(({ part }) => part === 'street' || part === 'waterline' || part === 'touch'),
  );
  return left
    .filter(({ key }) => key.startsWith('node '))
    .map((fact) => {
      const entry = fact.entries[0]!;
      const without = new Set(sourcesWithValue(fact, false));
      const follows = [...free].filter((line) => {
        if (line.entries.includes(entry))
          return sourcesWithValue(line, false).every((source) => without.has(source));
        const isBetween = line.entries.every((end) => merged.streets[entry]!.has(end));
        const contradicting = sourcesWithValue(line, line.part !== 'touch');
        return isBetween && contradicting.every((source) => without.has(source));
      });
      for (const line of follows) free.delete(line);
      return alone(fact, follows);
    });
}

/** Fewer nodes may each be a mistake of its own. */
const FEWEST_TOGETHER = 4;

/** Many missing nodes of one kind from which nothing follows are one dispute, such as the circles of a legend. */
function joinLooseNodes(disputes: readonly Dispute[]): readonly Dispute[] {
  const loose = groupBy(
    disputes.filter(({ follows }) => follows.length === 0),
    ({ part, facts: [fact] }) => `${part} ${readingsKey(fact!.readings)}`,
  );
  const joined = [...loose.values()].filter((group) => group.length >= FEWEST_TOGETHER);
  const taken = new Set(joined.flat());
  return [
    ...disputes.filter((dispute) => !taken.has(dispute)),
    ...joined.map((group) => together(group.flatMap(({ facts }) => facts), { part: group[0]!.part })),
  ]; // prettier-ignore
}

/** A node at another position, with the section that follows from it. */
function misplacedNodes(left: readonly Fact[]): Dispute[] {
  const sections = new Map(
    left.flatMap((fact) => (fact.property === 'section' ? [[fact.entries[0], fact]] : [])),
  );
  return left
    .filter(({ property }) => property === 'place')
    .map((fact) => {
      const section = sections.get(fact.entries[0]);
      return alone(fact, section && hasSameVoteSplit(fact, section) ? [section] : []);
    });
}

const sourcesWithValue = ({ readings }: Fact, value: unknown): readonly number[] =>
  readings.find((each) => each.value === value)?.sources ?? [];

/** A junction whose streets are all denied by a source without junctions: the junction itself is missing. */
function looseJunctions({ merged }: Alignment, facts: readonly Fact[], left: readonly Fact[]): Dispute[] {
  const streets = left.filter(({ part }) => part === 'street');
  const junctions = new Set(
    streets.flatMap(({ entries }) => entries.filter((entry) => merged.kinds[entry] === JUNCTION)),
  );
  return [...junctions].flatMap((entry) => {
    const denied = streets.filter(({ entries }) => entries.includes(entry));
    const all = facts.filter(({ part, entries }) => part === 'street' && entries.includes(entry));
    if (denied.length < 2 || denied.length < all.length) return [];
    if (new Set(denied.map(voteSplitKey)).size > 1) return [];
    return [{ ...alone(denied[0]!), part: 'junction' as const, entries: [entry], facts: denied }];
  });
}

/** Streets from one node to all members of a junction, in a source without that junction: one arm of the junction. */
function touchingClusters(
  left: readonly Fact[],
  junctions: ReadonlyMap<number, ConnectedJunctions>,
): Dispute[] {
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
        if (members.length < 2 || star.length < members.length || new Set(star.map(voteSplitKey)).size > 1)
          continue;
        for (const fact of star) streets.delete(fact.entries.join(' '));
        found.push(together(star, { part: 'touch' }));
      }
    }
  return found;
}

/** Disputes about pairs; those with a common end are one, because they may have one cause. */
export const groupPairsWithCommonEnd = (facts: readonly Fact[], part: 'touch' | ListedRelation): Dispute[] =>
  groupFactsBySplit(
    facts.filter((fact) => fact.part === part),
    ({ entries, readings }) => {
      // Values can only be joined by source if each source has one.
      const own = contradictsItself(readings) ? readingsKey(readings) : '';
      return entries.map((entry) => `${entry} ${own}`);
    },
  ).map((pairs) => together(pairs, { part }));

function contradictsItself(readings: readonly Reading[]): boolean {
  const sources = readings.flatMap((reading) => reading.sources);
  return new Set(sources).size < sources.length;
}
