/** What the entries of the atlas are called: circles by their number, the rest as the base calls them. */
import { CIRCLE } from '../../model/network/network.js';
import type { NodeId } from '../../model/vocabulary.js';
import { numberOfNode } from './atlas.js';
import type { Chart } from './chart.js';
import type { Values } from './fact.js';
import { KIND_NAMES } from './node-facts.js';

const LETTERS = { circle: 'c', crossing: 'x', junction: 't' } as const;
type Letter = (typeof LETTERS)[keyof typeof LETTERS];

/**
 * The names by what stands. Who is not on the base keeps its id if nobody has it, and else gets one that no source has. Of several
 * circles that come to one number the first has it, and the others get one that is printed nowhere.
 */
export function entryNames(chart: Chart, values: Values): (entry: number) => NodeId {
  const { ids, spare } = knownIds(chart);
  const wanted = (entry: number): NodeId => {
    const kind = (values.get(`kind ${entry}`) ??
      KIND_NAMES[chart.atlas.kinds[entry]!]) as keyof typeof LETTERS;
    const letter = LETTERS[kind];
    const number = values.get(`number ${entry}`) as number | undefined;
    if (letter === 'c' && number !== undefined) return `c${number}`;
    const id = ids.get(entry);
    // What is a junction for some and a crossing for others has an id for one of both.
    return id?.startsWith(letter) ? id : spare.get(`${letter} ${entry}`)!;
  };
  const firstOf = new Map<NodeId, number>();
  for (const entry of chart.atlas.kinds.keys())
    if (values.get(`node ${entry}`) === true && !firstOf.has(wanted(entry)))
      firstOf.set(wanted(entry), entry);
  return (entry) => {
    const name = wanted(entry);
    // Who does not stand is told of by its own number, though another may have it.
    const isTaken = values.get(`node ${entry}`) === true && firstOf.get(name) !== entry;
    return isTaken ? spare.get(`c ${entry}`)! : name;
  };
}

interface KnownIds {
  /** Ids of sources by entry; no two entries have the same. */
  readonly ids: ReadonlyMap<number, NodeId>;
  /**
   * By letter and entry, `x 17`: an id that no source has, for entries that may need one. They are set aside at once, so that an
   * entry is called the same whatever else stands.
   */
  readonly spare: ReadonlyMap<string, NodeId>;
}

const known = new WeakMap<Chart, KnownIds>();

function knownIds(chart: Chart): KnownIds {
  const before = known.get(chart);
  if (before) return before;
  const ids = ownIds(chart);
  const found = { ids, spare: spareIds(chart, ids) };
  known.set(chart, found);
  return found;
}

function ownIds({ views, nodeOf, atlas, base }: Chart): ReadonlyMap<number, NodeId> {
  const ids = new Map<number, NodeId>();
  const taken = new Set<string>();
  for (const { index, network } of [views[base]!, ...views.filter(({ index }) => index !== base)])
    for (const [entry, node] of nodeOf[index]!.entries()) {
      const id = network.ids[node];
      if (id === undefined || ids.has(entry) || taken.has(id) || atlas.kinds[entry] === CIRCLE) continue;
      ids.set(entry, id);
      taken.add(id);
    }
  return ids;
}

function spareIds({ views, nodeOf, atlas }: Chart, ids: ReadonlyMap<number, NodeId>): KnownIds['spare'] {
  const used = new Set<string>(views.flatMap(({ network }) => network.ids));
  const next = { c: 1, x: 1, t: 1 };
  const free = (letter: Letter): NodeId => {
    while (used.has(`${letter}${next[letter]}`)) next[letter]++;
    return `${letter}${next[letter]++}`;
  };
  const spare = new Map<string, NodeId>();
  for (const entry of atlas.kinds.keys()) {
    const seen = views.flatMap(({ index, network }) => {
      const node = nodeOf[index]![entry]!;
      return node < 0 ? [] : [{ network, node, letter: LETTERS[KIND_NAMES[network.kinds[node]!]!] }];
    });
    for (const letter of new Set(seen.map((each) => each.letter))) {
      const mayBeTaken = ({ network, node, letter: own }: (typeof seen)[number]): boolean =>
        own === 'c' && atlas.circlesByNumber.get(numberOfNode(network, node))!.some((other) => other < entry);
      if (letter === 'c' ? seen.some(mayBeTaken) : !ids.get(entry)?.startsWith(letter))
        spare.set(`${letter} ${entry}`, free(letter));
    }
  }
  return spare;
}
