/** The nodes of a street board as they are drawn. */
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
