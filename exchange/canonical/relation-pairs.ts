import { compareIds, type Relation } from '../../model/index.js';

/** Every pair of a symmetric relation once, the smaller first. */
export const relationPairs = <Id extends string>(relation: Relation<Id, Id>): (readonly [Id, Id])[] =>
  [...relation].flatMap(([from, related]) =>
    related.filter((to) => compareIds(from, to) < 0).map((to) => [from, to] as const),
  );
