/** The nodes of a street board as they are drawn. */
import type { Circle, Crossing, StreetBoard } from '../../../model/index.js';
import { keyOf, type Key } from '../../document/index.js';

type Junction = StreetBoard['junctions'][number];
export type DrawableNode =
  | { readonly kind: 'circle'; readonly of: Circle }
  | { readonly kind: 'crossing'; readonly of: Crossing }
  | { readonly kind: 'junction'; readonly of: Junction };

/** The nodes from the bottom up, by their keys. */
export function* nodesOfBoard({
  circles,
  crossings,
  junctions,
}: StreetBoard): Iterable<readonly [Key, DrawableNode]> {
  for (const of of junctions) yield [keyOf(of)!, { kind: 'junction', of }];
  for (const of of crossings) yield [keyOf(of)!, { kind: 'crossing', of }];
  for (const of of circles) yield [keyOf(of)!, { kind: 'circle', of }];
}
