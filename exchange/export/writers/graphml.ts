/** GraphML: http://graphml.graphdrawing.org/specification.html */
import { graphAttributesOf, type Attribute, type AttributeType, type Values } from './attributes.js';
import type { BoardGraph } from './board-graph.js';
import { XML_HEAD, xmlText } from './xml.js';

/** A graph as GraphML, chunk by chunk. */
export function* toGraphml(graph: BoardGraph): Generator<string> {
  const { nodeAttributes, edgeAttributes, values } = graph;
  const graphAttributes = graphAttributesOf(values);
  yield XML_HEAD;
  yield '<graphml xmlns="http://graphml.graphdrawing.org/xmlns">\n';
  yield keysOf('graph', graphAttributes) + keysOf('node', nodeAttributes) + keysOf('edge', edgeAttributes);
  yield `  <graph id="${xmlText(String(values['board']))}" edgedefault="undirected">\n`;
  for (const each of graphAttributes) yield `    ${dataOf('graph', [each], values)}\n`;
  for (const { id, values: own } of graph.nodes())
    yield `    <node id="${xmlText(id)}">${dataOf('node', nodeAttributes, own)}</node>\n`;
  for (const { id, source, target, values: own } of graph.edges())
    yield `    <edge id="${xmlText(id)}" source="${xmlText(source)}" target="${xmlText(target)}">${dataOf('edge', edgeAttributes, own)}</edge>\n`;
  yield '  </graph>\n</graphml>\n';
}

const TYPES: Readonly<Record<AttributeType, string>> = {
  string: 'string',
  integer: 'int',
  boolean: 'boolean',
};

/** The ids of keys are one space for nodes, edges and the graph, and all three have a name or a relation. */
const keysOf = (of: string, attributes: readonly Attribute[]): string =>
  attributes
    .map(
      ({ name, type }) =>
        `  <key id="${of}-${name}" for="${of}" attr.name="${name}" attr.type="${TYPES[type]}"/>\n`,
    )
    .join('');

function dataOf(of: string, attributes: readonly Attribute[], values: Values): string {
  let data = '';
  for (const { name } of attributes) {
    const value = values[name];
    if (value !== undefined) data += `<data key="${of}-${name}">${xmlText(String(value))}</data>`;
  }
  return data;
}
