/** The nodes of a street board by id. */
import type { Circle, Crossing, StreetBoard } from '../board.js';
import { idOfCircle } from '../board.js';
import type { NodeId } from '../vocabulary.js';

type Junction = StreetBoard['junctions'][number];
export type Entity = Circle | Crossing | Junction;

export interface Node {
  readonly id: NodeId;
  readonly at: Entity['at'];
  readonly entity: Entity;
}

/** The first node of each id, which is the one that streets mean; the others, which are a fault, are listed apart. */
export function nodesById({ circles, crossings, junctions }: StreetBoard): {
  readonly nodes: ReadonlyMap<string, Node>;
  readonly others: readonly Node[];
} {
  const nodes = new Map<string, Node>();
  const others: Node[] = [];
  const add = (id: NodeId, entity: Entity): void => {
    const node = { id, at: entity.at, entity };
    if (nodes.has(id)) others.push(node);
    else nodes.set(id, node);
  };
  for (const circle of circles) add(idOfCircle(circle), circle);
  for (const crossing of crossings) add(crossing.id, crossing);
  for (const junction of junctions) add(junction.id, junction);
  return { nodes, others };
}

export const KINDS = { c: 'circle', x: 'crossing', t: 'junction' } as const;

/** Circle, crossing or junction, by an id's letter. */
export const kindOfNode = (id: string): (typeof KINDS)[keyof typeof KINDS] =>
  KINDS[id.charAt(0) as keyof typeof KINDS];
