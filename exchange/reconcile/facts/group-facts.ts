/** Facts that one slip may be behind: who is told together, and what each side then says. */
import { factOf, saidBy, type Fact, type Reading } from './fact.js';

/** Who is on which side, whatever the sides say. */
export const splitOf = ({ readings }: Fact): string =>
  readings
    .map(({ views }) => views.join(' '))
    .sort()
    .join(';');

/** Facts of one split that hang together by something they share. */
export function groups(facts: readonly Fact[], sharedBy: (fact: Fact) => readonly unknown[]): Fact[][] {
  const found: { keys: Set<string>; facts: Fact[] }[] = [];
  for (const fact of facts) {
    const keys = sharedBy(fact).map((each) => `${splitOf(fact)} ${String(each)}`);
    const met = found.filter((group) => keys.some((key) => group.keys.has(key)));
    const group = { keys: new Set([...keys, ...met.flatMap((each) => [...each.keys])]), facts: [...met.flatMap((each) => each.facts), fact] }; // prettier-ignore
    for (const each of met) found.splice(found.indexOf(each), 1);
    found.push(group);
  }
  return found.map((group) => group.facts);
}

/** The readings of facts of one split; of several, a reading has the value of each. */
export function joinedReadings(facts: readonly Fact[]): readonly Reading[] {
  const [first] = facts;
  if (facts.length === 1) return first!.readings;
  const views = first!.readings.flatMap((reading) => reading.views);
  return factOf(
    { key: '', part: first!.part, entries: [] },
    views.map((view) => [view, facts.map((fact) => saidBy(fact, view)!.value)]),
  ).readings;
}
