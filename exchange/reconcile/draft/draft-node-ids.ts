/** The ids of merged nodes: circles by their number, the rest as in the base. */
import { CIRCLE } from '../../../model/network/index.js';
import { memoByBoard, type NodeId } from '../../../model/index.js';
import { circleNumber } from '../alignment/merged-nodes.js';
import type { Alignment } from '../alignment/alignment.js';
import type { FactValues } from '../facts/fact.js';
import { NODE_KIND_NAMES } from '../facts/node-facts.js';

const LETTERS = { circle: 'c', crossing: 'x', junction: 't' } as const;
type Letter = (typeof LETTERS)[keyof typeof LETTERS];

/**
 * The ids for the accepted values. A node that is not in the base keeps its id if it is free, and otherwise gets one that no source
 * has. Of several circles with the same number the first gets it, and the others get a number that is not printed.
 */
export function assignDraftNodeIds(alignment: Alignment, values: FactValues): (entry: number) => NodeId {
  const { ids, spare } = knownIds(alignment);
  const wanted = (entry: number): NodeId => {
    const kind = (values.get(`kind ${entry}`) ??
      NODE_KIND_NAMES[alignment.merged.kinds[entry]!]) as keyof typeof LETTERS;
    const letter = LETTERS[kind];
    const number = values.get(`number ${entry}`) as number | undefined;
    if (letter === 'c' && number !== undefined) return `c${number}`;
    const id = ids.get(entry);
    // A node that is a junction in one source and a crossing in another has an id for one of the two.
    return id?.startsWith(letter) ? id : spare.get(`${letter} ${entry}`)!;
  };
  const firstOf = new Map<NodeId, number>();
  for (const entry of alignment.merged.kinds.keys())
    if (values.get(`node ${entry}`) === true && !firstOf.has(wanted(entry)))
      firstOf.set(wanted(entry), entry);
  const nameOf = (entry: number): NodeId => {
    const name = wanted(entry);
    // A rejected node is named by its own number, even if another node has it.
    const isTaken = values.get(`node ${entry}`) === true && firstOf.get(name) !== entry;
    return isTaken ? spare.get(`c ${entry}`)! : name;
  };
  const names: NodeId[] = [];
  return (entry) => (names[entry] ??= nameOf(entry));
}

interface KnownIds {
  /** Ids of sources by entry, without duplicates. */
  readonly ids: ReadonlyMap<number, NodeId>;
  /**
   * By letter and entry, `x 17`: an id that no source has, for entries that may need one. They are reserved in advance, so that an
   * entry has the same id whatever other values are accepted.
   */
  readonly spare: ReadonlyMap<string, NodeId>;
}

const knownIds = memoByBoard((alignment: Alignment): KnownIds => {
  const ids = ownIds(alignment);
  return { ids, spare: spareIds(alignment, ids) };
});

function ownIds({ sources, nodeOf, merged, base }: Alignment): ReadonlyMap<number, NodeId> {
  const ids = new Map<number, NodeId>();
  const taken = new Set<string>();
  for (const { index, network } of [sources[base]!, ...sources.filter(({ index }) => index !== base)])
    for (const [entry, node] of nodeOf[index]!.entries()) {
      const id = network.ids[node];
      if (id === undefined || ids.has(entry) || taken.has(id) || merged.kinds[entry] === CIRCLE) continue;
      ids.set(entry, id);
      taken.add(id);
    }
  return ids;
}

function spareIds(
  { sources, nodeOf, merged }: Alignment,
  ids: ReadonlyMap<number, NodeId>,
): KnownIds['spare'] {
  const used = new Set<string>(sources.flatMap(({ network }) => network.ids));
  const next = { c: 1, x: 1, t: 1 };
  const free = (letter: Letter): NodeId => {
    while (used.has(`${letter}${next[letter]}`)) next[letter]++;
    return `${letter}${next[letter]++}`;
  };
  const spare = new Map<string, NodeId>();
  for (const entry of merged.kinds.keys()) {
    const seen = sources.flatMap(({ index, network }) => {
      const node = nodeOf[index]![entry]!;
      return node < 0 ? [] : [{ network, node, letter: LETTERS[NODE_KIND_NAMES[network.kinds[node]!]!] }];
    });
    for (const letter of new Set(seen.map((each) => each.letter))) {
      const mayBeTaken = ({ network, node, letter: own }: (typeof seen)[number]): boolean =>
        own === 'c' &&
        merged.circlesByNumber.get(circleNumber(network, node))!.some((other) => other < entry);
      if (letter === 'c' ? seen.some(mayBeTaken) : !ids.get(entry)?.startsWith(letter))
        spare.set(`${letter} ${entry}`, free(letter));
    }
  }
  return spare;
}
