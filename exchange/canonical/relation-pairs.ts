import { compareIds } from '../../model/board.js';
import type { Relation } from '../../model/relations/relation.js';

/** Every pair of a symmetric relation once, the smaller first. */
export const pairsOf = <Id extends string>(relation: Relation<Id, Id>): (readonly [Id, Id])[] =>
  [...relation].flatMap(([from, related]) =>
    related.filter((to) => compareIds(from, to) < 0).map((to) => [from, to] as const),
  );
