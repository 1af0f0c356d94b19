import type { NodeId, StreetBoard } from '../../../model/index.js';
import { touchingNodes } from '../streets/touching-nodes.js';
import type { PrintMatch } from './match-print.js';

/** Fewer streets are too little evidence that a circle is another one. */
const FEWEST_STREETS = 2;

/** Circles that touch exactly what another number touches in print, where that number is displaced too: exchanged numbers. */
export function findDisplacedCircles(
  board: StreetBoard,
  print: StreetBoard,
  { toPrint }: PrintMatch,
  complete: ReadonlySet<NodeId>,
): ReadonlyMap<NodeId, NodeId> {
  const here = touchingNodes(board);
  const wrong = [...here.keys()].filter((id) => id.startsWith('c') && !complete.has(id));
  if (wrong.length < 2) return new Map();
  const printed = new Map<string, NodeId>();
  for (const [id, near] of touchingNodes(print))
    if (id.startsWith('c')) printed.set(near.toSorted().join(' '), id);
  const displaced = new Map<NodeId, NodeId>();
  for (const id of wrong) {
    const near = here.get(id)!;
    const place = printed.get(
      near
        .map((each) => toPrint.get(each) ?? each)
        .sort()
        .join(' '),
    );
    if (place !== undefined && place !== id && near.length >= FEWEST_STREETS) displaced.set(id, place);
  }
  for (let size = -1; size !== displaced.size;) {
    size = displaced.size;
    const taken = new Set(displaced.values());
    for (const [id, place] of displaced) if (!displaced.has(place) || !taken.has(id)) displaced.delete(id);
  }
  return displaced;
}
