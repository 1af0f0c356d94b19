/** What the entries of the atlas are called: circles by their number, the rest as the base calls them. */
import { CIRCLE } from '../../model/network/network.js';
import type { NodeId } from '../../model/vocabulary.js';
import type { Chart } from './chart.js';
import type { Values } from './fact.js';
import { KIND_NAMES } from './node-facts.js';

const LETTERS = { circle: 'c', crossing: 'x', junction: 't' } as const;

/** The names by what stands. Who is not on the base keeps its id if nobody has it, and else gets a free one. */
export function entryNames(chart: Chart, values: Values): (entry: number) => NodeId {
  const own = ownIds(chart);
  return (entry) => {
    const number = values.get(`number ${entry}`);
    const kind = (values.get(`kind ${entry}`) ??
      KIND_NAMES[chart.atlas.kinds[entry]!]) as keyof typeof LETTERS;
    const letter = LETTERS[kind];
    if (letter === 'c') return `c${(number as number | undefined) ?? own.free + entry}`;
    const id = own.ids.get(entry);
    // What is a junction for some and a crossing for others has an id for one of both.
    return id?.startsWith(letter) ? id : `${letter}${own.free + entry}`;
  };
}

interface OwnIds {
  readonly ids: ReadonlyMap<number, NodeId>;
  readonly free: number;
}

const known = new WeakMap<Chart, OwnIds>();

function ownIds(chart: Chart): OwnIds {
  const before = known.get(chart);
  if (before) return before;
  const { views, nodeOf, atlas, base } = chart;
  const ids = new Map<number, NodeId>();
  const taken = new Set<string>();
  let free = 1;
  for (const { network } of views)
    for (const id of network.ids) free = Math.max(free, 1 + Number(id.slice(1)));
  const order = [views[base]!, ...views.filter(({ index }) => index !== base)];
  for (const { index, network } of order)
    for (const [entry, node] of nodeOf[index]!.entries()) {
      const id = network.ids[node];
      if (id === undefined || ids.has(entry) || taken.has(id) || atlas.kinds[entry] === CIRCLE) continue;
      ids.set(entry, id);
      taken.add(id);
    }
  const found = { ids, free };
  known.set(chart, found);
  return found;
}
