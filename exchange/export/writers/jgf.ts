/** JSON Graph Format, version 2: https://jsongraphformat.info */
import type { BoardGraph } from '../../graph/board-graph.js';
import { writeJsonEntries } from './json-entries.js';

/** A graph in the JSON Graph Format, chunk by chunk. */
export function* toJgf(graph: BoardGraph): Generator<string> {
  const { name, ...metadata } = graph.values;
  const head = { id: metadata['board'], label: name, type: 'lamplighter-board', directed: false, metadata };
  yield `{"graph": {${JSON.stringify(head).slice(1, -1)},\n  "nodes": {`;
  yield* writeJsonEntries(graph.nodes(), ({ id, values: { label, ...values } }) => {
    return `${JSON.stringify(id)}: ${JSON.stringify({ label, metadata: values })}`;
  });
  yield '},\n  "edges": [';
  yield* writeJsonEntries(graph.edges(), ({ id, source, target, values: { relation, ...values } }) =>
    // Edges of this format are directed by default.
    JSON.stringify({ id, source, target, relation, directed: false, metadata: values }),
  );
  yield ']\n}}\n';
}
