/** Groups facts that may have one cause. */
import { buildFact, readingOfView, type Fact, type Reading } from './fact.js';

/** The groups of views that agree, as a key, whatever their values are. */
export const voteSplit = ({ readings }: Fact): string =>
  readings
    .map(({ views }) => views.join(' '))
    .sort()
    .join(';');

/** Groups facts with the same split that share a key, directly or through others. */
export function groupFacts(facts: readonly Fact[], sharedBy: (fact: Fact) => readonly unknown[]): Fact[][] {
  const found: { keys: Set<string>; facts: Fact[] }[] = [];
  for (const fact of facts) {
    const keys = sharedBy(fact).map((each) => `${voteSplit(fact)} ${String(each)}`);
    const met = found.filter((group) => keys.some((key) => group.keys.has(key)));
    const group = { keys: new Set([...keys, ...met.flatMap((each) => [...each.keys])]), facts: [...met.flatMap((each) => each.facts), fact] }; // prettier-ignore
    for (const each of met) found.splice(found.indexOf(each), 1);
    found.push(group);
  }
  return found.map((group) => group.facts);
}

/** The readings of facts with the same split; a reading of several facts has the value of each. */
export function joinReadings(facts: readonly Fact[]): readonly Reading[] {
  const [first] = facts;
  if (facts.length === 1) return first!.readings;
  const views = first!.readings.flatMap((reading) => reading.views);
  return buildFact(
    { key: '', part: first!.part, entries: [] },
    views.map((view) => [view, facts.map((fact) => readingOfView(fact, view)!.value)]),
  ).readings;
}
