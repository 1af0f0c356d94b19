/** The nodes of a street board as they are drawn, and which of them an edit changed. */
import { idOfCircle, type Circle, type Crossing, type StreetBoard } from '../../../model/index.js';

type Junction = StreetBoard['junctions'][number];
export type Node =
  | { readonly kind: 'circle'; readonly of: Circle }
  | { readonly kind: 'crossing'; readonly of: Crossing }
  | { readonly kind: 'junction'; readonly of: Junction };

/** The nodes from the bottom up. Those of one id, which is a fault, are all drawn. */
export function* nodesOfBoard({
  circles,
  crossings,
  junctions,
}: StreetBoard): Iterable<readonly [string, Node]> {
  const seen = new Map<string, number>();
  const once = (id: string): string => {
    const count = (seen.get(id) ?? 0) + 1;
    seen.set(id, count);
    return count === 1 ? id : `${id} ${count}`;
  };
  for (const of of junctions) yield [once(of.id), { kind: 'junction', of }];
  for (const of of crossings) yield [once(of.id), { kind: 'crossing', of }];
  for (const of of circles) yield [once(idOfCircle(of)), { kind: 'circle', of }];
}

/** The nodes that are other ones, between boards that have everything else in common and lost none; undefined if they have not. */
export function nodesChanged(before: StreetBoard, after: StreetBoard): ReadonlyMap<string, Node> | undefined {
  if ((['streets', 'waterlines', 'blocks', 'grid'] as const).some((key) => before[key] !== after[key]))
    return undefined;
  const changed = new Map<string, Node>();
  const compare = <T extends object>(
    [old, now]: readonly [readonly T[], readonly T[]],
    idOf: (of: T) => string,
    nodeOf: (of: T) => Node,
  ): boolean => {
    let next = 0;
    for (let i = 0; i < now.length; i++) {
      const of = now[i]!;
      if (of === old[next]) {
        next++;
        continue;
      }
      const id = idOf(of);
      // Lists are in order, so that whatever is not the next of the old one is new. What stands there twice is a fault.
      if (next < old.length && id === idOf(old[next]!)) next++;
      if ([now[i - 1], now[i + 1]].some((other) => other && idOf(other) === id)) return false;
      changed.set(id, nodeOf(of));
    }
    return next === old.length;
  };
  const areAllThere =
    compare([before.circles, after.circles], idOfCircle, (of) => ({ kind: 'circle', of })) &&
    compare([before.crossings, after.crossings], idOfOther, (of) => ({ kind: 'crossing', of })) &&
    compare([before.junctions, after.junctions], idOfOther, (of) => ({ kind: 'junction', of }));
  return areAllThere ? changed : undefined;
}

const idOfOther = ({ id }: { readonly id: string }): string => id;
