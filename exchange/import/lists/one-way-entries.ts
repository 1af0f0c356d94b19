/** Finds entries of a list that are not listed back, nodes that list themselves, and neighbours that are listed twice. */
import { quoteText } from '../../../model/index.js';
import { faultAt, type ImportFault } from '../foreign/foreign-graph.js';
import type { RawList } from '../shapes/raw-lists.js';

/** How often the pairs of a list are listed from both ends. Pairs with a node that has no entry of its own do not count. */
export interface ListSymmetry {
  readonly both: number;
  readonly once: number;
  /** Whether the list is meant to have each pair from both ends. */
  readonly isTwoWay: boolean;
}

const pairKey = (a: string, b: string): string => JSON.stringify([a, b]);

interface Stated {
  readonly owners: ReadonlySet<string>;
  readonly pairs: ReadonlySet<string>;
}

function statedPairs({ entries }: Pick<RawList, 'entries'>): Stated {
  const owners = new Set(entries.map(({ id }) => id));
  const pairs = new Set<string>();
  for (const { id, neighbours } of entries) for (const other of neighbours) pairs.add(pairKey(id, other));
  return { owners, pairs };
}

/** The symmetry of a list. */
export function measureSymmetry(list: Pick<RawList, 'entries' | 'pairs'>): ListSymmetry {
  const { owners, pairs } = statedPairs(list);
  let [both, once] = [0, 0];
  for (const pair of pairs) {
    const [a, b] = JSON.parse(pair) as [string, string];
    if (a === b || !owners.has(b)) continue;
    if (!pairs.has(pairKey(b, a))) once++;
    else if (a < b) both++;
  }
  return { both, once, isTwoWay: both > 0 && both >= once };
}

/** The doubtful entries of a list, each at its place. `nameOf` says how a node is called in messages. */
export function findOneWayEntries(list: RawList, nameOf: (id: string) => string): readonly ImportFault[] {
  const { owners, pairs } = statedPairs(list);
  const { isTwoWay } = measureSymmetry(list);
  return list.entries.flatMap((entry) => {
    const { id, neighbours } = entry;
    const doubt = (code: string, message: string): ImportFault =>
      faultAt(entry, `import/${code}`, `list ${quoteText(list.name)}`, message);
    const [own, seen] = [nameOf(id), new Set<string>()];
    return neighbours.flatMap((other): ImportFault[] => {
      if (seen.has(other)) return [doubt('listed-twice', `${own} lists ${nameOf(other)} twice.`)];
      seen.add(other);
      if (other === id) return [doubt('lists-itself', `${own} lists itself.`)];
      if (!isTwoWay || pairs.has(pairKey(other, id))) return [];
      const back = owners.has(other)
        ? `${nameOf(other)} does not list ${own}`
        : `${nameOf(other)} has no entry`;
      return [doubt('one-way', `${own} lists ${nameOf(other)}, ${back}.`)];
    });
  });
}
