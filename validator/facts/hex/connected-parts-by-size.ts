import { connectedParts, type Relation } from '../../../model/index.js';

/** The connected parts of a symmetric relation, largest first; equal ones by their first member. */
export const connectedPartsBySize = (relation: Relation): string[][] =>
  connectedParts(relation.keys(), (member) => relation.get(member) ?? []).sort((a, b) => b.length - a.length);
