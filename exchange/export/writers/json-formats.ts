/** The JSON Graph Format, version 2 (https://jsongraphformat.info), and node-link JSON, as networkx and D3 read it, and the JSON of Cytoscape.js. */
import type { BoardGraph } from '../../graph/board-graph.js';

/** The entries of a list or an object, each on its line so that long lists can be streamed and compared. */
export function* writeJsonEntries<T>(items: Iterable<T>, write: (item: T) => string): Generator<string> {
  let between = '\n';
  for (const item of items) {
    yield `${between}    ${write(item)}`;
    between = ',\n';
  }
  yield between === '\n' ? '' : '\n  ';
}

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

/** A graph as JSON of Cytoscape.js, chunk by chunk. Nodes have their positions, for its layout "preset". */
export function* toCytoscape(graph: BoardGraph): Generator<string> {
  yield `{"data": ${JSON.stringify(graph.values)},\n  "elements": {"nodes": [`;
  yield* writeJsonEntries(graph.nodes(), ({ id, at, values }) => {
    // A board without places has no positions.
    const position = at && { x: at[0], y: at[1] };
    return JSON.stringify({ data: { id, ...values }, position });
  });
  yield '],\n  "edges": [';
  yield* writeJsonEntries(graph.edges(), ({ id, source, target, values }) =>
    JSON.stringify({ data: { id, source, target, ...values } }),
  );
  yield ']}\n}\n';
}
