/** The nodes of a street board by id. */
import type { Circle, Crossing, StreetBoard } from './board.js';
import { idOfCircle } from './board.js';
import type { NodeId } from './vocabulary.js';

type Junction = StreetBoard['junctions'][number];
export type NodeEntity = Circle | Crossing | Junction;

export interface NodeWithId {
  readonly id: NodeId;
  readonly at: NodeEntity['at'];
  readonly entity: NodeEntity;
}

/** The first node of each id, to which streets refer; duplicates, which are a fault, are listed apart. */
export function nodesById({ circles, crossings, junctions }: StreetBoard): {
  readonly nodes: ReadonlyMap<string, NodeWithId>;
  readonly others: readonly NodeWithId[];
} {
  const nodes = new Map<string, NodeWithId>();
  const others: NodeWithId[] = [];
  const add = (id: NodeId, entity: NodeEntity): void => {
    const node = { id, at: entity.at, entity };
    if (nodes.has(id)) others.push(node);
    else nodes.set(id, node);
  };
  for (const circle of circles) add(idOfCircle(circle), circle);
  for (const crossing of crossings) add(crossing.id, crossing);
  for (const junction of junctions) add(junction.id, junction);
  return { nodes, others };
}

export const NODE_KIND_OF_LETTER = { c: 'circle', x: 'crossing', t: 'junction' } as const;

/** Circle, crossing or junction, by the letter of an id. */
export const kindOfNode = (id: string): (typeof NODE_KIND_OF_LETTER)[keyof typeof NODE_KIND_OF_LETTER] =>
  NODE_KIND_OF_LETTER[id.charAt(0) as keyof typeof NODE_KIND_OF_LETTER];
