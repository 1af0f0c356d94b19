/** JSON Graph Format, version 2: https://jsongraphformat.info */
import type { BoardGraph } from './board-graph.js';
import { jsonEntries } from './json-lists.js';

/** A graph in the JSON Graph Format, chunk by chunk. */
export function* toJgf(graph: BoardGraph): Generator<string> {
  const { name, ...metadata } = graph.values;
  const head = { id: metadata['board'], label: name, type: 'lamplighter-board', directed: false, metadata };
  yield `{"graph": {${JSON.stringify(head).slice(1, -1)},\n  "nodes": {`;
  yield* jsonEntries(graph.nodes(), ({ id, values: { label, ...values } }) => {
    return `${JSON.stringify(id)}: ${JSON.stringify({ label, metadata: values })}`;
  });
  yield '},\n  "edges": [';
  yield* jsonEntries(graph.edges(), ({ id, source, target, values: { relation, ...values } }) =>
    // The format has edges directed unless they say otherwise.
    JSON.stringify({ id, source, target, relation, directed: false, metadata: values }),
  );
  yield ']\n}}\n';
}
