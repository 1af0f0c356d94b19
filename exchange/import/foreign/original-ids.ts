/** Restores the ids of nodes that another program renamed. */
import { quoteText, parseHexId } from '../../../model/index.js';
import type { AttributeValues } from '../../graph/attributes.js';
import { attributeValue, type ForeignEntry, type ForeignGraph } from './foreign-graph.js';

/** The attributes that may hold the original id: igraph writes `id` or `name` and calls the nodes n0, n1 and so on. */
const ORIGINAL_ID_ATTRIBUTES = ['data.id', 'name'] as const;

/** The graph with the original ids, if an attribute gives every node another id that is unique and of our form. */
export function restoreOriginalIds(graph: ForeignGraph): ForeignGraph {
  const { nodes } = graph;
  if (nodes.length === 0 || nodes.every(({ values }) => isOurId(attributeValue(values, 'id')))) return graph;
  const attribute = ORIGINAL_ID_ATTRIBUTES.find((name) => identifies(nodes, name));
  if (attribute === undefined) return graph;
  const originals = new Map(
    nodes.map(({ values }) => [String(values['id']), String(values[attribute])] as const),
  );
  const original = (id: unknown): string => originals.get(String(id)) ?? String(id);
  const example = nodes[0]!.values;
  return {
    ...graph,
    nodes: nodes.map(({ values, ...entry }) => ({
      ...entry,
      values: { ...without(values, attribute), id: original(values['id']) },
    })),
    edges: graph.edges.map(({ values, ...entry }) => {
      const { 'data.id': id, ...rest } = values;
      const { source, target } = rest;
      return {
        ...entry,
        values: {
          ...(rest['id'] === undefined && id !== undefined && { id }),
          ...rest,
          ...(source !== undefined && { source: original(source) }),
          ...(target !== undefined && { target: original(target) }),
        },
      };
    }),
    notes: [
      ...(graph.notes ?? []),
      `The ids of the nodes in the file: they were renamed, and the attribute ${quoteText(attribute)} has the original ones, ${quoteText(String(example['id']))} is ${String(example[attribute])}.`,
    ],
  };
}

function identifies(nodes: readonly ForeignEntry[], name: string): boolean {
  const ids = nodes.map(({ values }) => attributeValue(values, name));
  return ids.every(isOurId) && new Set(ids).size === nodes.length;
}

const isOurId = (id: unknown): boolean =>
  typeof id === 'string' && (/^[cxt][1-9]\d{0,6}$/.test(id) || parseHexId(id) !== undefined);

const without = (values: AttributeValues, name: string): AttributeValues =>
  Object.fromEntries(Object.entries(values).filter(([each]) => each !== name));
