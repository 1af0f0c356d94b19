/** Hexes at the rim that only some sources have: a source may end elsewhere, which is one disagreement. */
import { type Axial, DIRECTION_VECTORS, groupBy, parseHexId } from '../../../model/index.js';
import { voteSplitKey, type Fact } from '../facts/fact.js';

/** Fewer hexes may each be a mistake of its own. */
const FEWEST_TOGETHER = 4;

/** Puts hexes at the rim that the same sources lack into one group, and leaves the other groups as they are. */
export function groupRimHexes(
  groups: readonly (readonly Fact[])[],
  facts: readonly Fact[],
): readonly (readonly Fact[])[] {
  const known = new Map(facts.flatMap((fact) => (isKind(fact) ? [[hexOf(fact), fact] as const] : [])));
  const rim = groups.flatMap(([first, ...others]) =>
    others.length === 0 && isKind(first!) && isAtRim(first!, known) ? [first!] : [],
  );
  const together = [...groupBy(rim, (fact) => `${lackingSources(fact).join(' ')};${voteSplitKey(fact)}`).values()].filter(
    (group) => group.length >= FEWEST_TOGETHER,
  ); // prettier-ignore
  const groupOf = new Map(together.flatMap((group) => group.map((fact) => [fact, group] as const)));
  return groups.flatMap((group): (readonly Fact[])[] => {
    const found = groupOf.get(group[0]!);
    if (found === undefined) return [group];
    return found[0] === group[0] ? [found] : [];
  });
}

const isKind = ({ part, property }: Fact): boolean => part === 'hex' && property === 'kind';

const hexOf = ({ key }: Fact): string => key.slice('hex '.length);

const lackingSources = ({ readings }: Fact): readonly number[] =>
  readings.find(({ value }) => value === null)?.sources ?? [];

/** Whether a way over hexes that a source lacks leads from this one to a place where no source has a hex. */
function isAtRim(fact: Fact, known: ReadonlyMap<string, Fact>): boolean {
  const [source] = lackingSources(fact);
  if (source === undefined) return false;
  const seen = new Set([fact]);
  for (const each of seen)
    for (const id of hexesAround(hexOf(each))) {
      const next = known.get(id);
      if (next === undefined) return true;
      if (lackingSources(next).includes(source)) seen.add(next);
    }
  return false;
}

function hexesAround(id: string): readonly string[] {
  const at: Axial | undefined = parseHexId(id);
  if (at === undefined) return [];
  return Object.values(DIRECTION_VECTORS).map(([q, r]) => `h${at[0] + q},${at[1] + r}`);
}
