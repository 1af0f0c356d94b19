/** Node-link JSON, as networkx and D3 read it. */
import type { BoardGraph } from '../../graph/board-graph.js';
import { writeJsonEntries } from './json-entries.js';

/** A graph as node-link JSON, chunk by chunk. */
export function* toNodeLink(graph: BoardGraph): Generator<string> {
  const head = { directed: false, multigraph: graph.multi, graph: graph.values };
  yield `{${JSON.stringify(head).slice(1, -1)},\n  "nodes": [`;
  yield* writeJsonEntries(graph.nodes(), ({ id, values }) => JSON.stringify({ id, ...values }));
  yield '],\n  "links": [';
  yield* writeJsonEntries(graph.edges(), ({ id, source, target, values }) =>
    JSON.stringify({ source, target, key: id, ...values }),
  );
  yield ']\n}\n';
}
