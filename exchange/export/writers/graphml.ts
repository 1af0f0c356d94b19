/** GraphML: http://graphml.graphdrawing.org/specification.html */
import {
  attributesWithValue,
  type Attribute,
  type AttributeType,
  type AttributeValues,
} from '../../graph/attributes.js';
import type { BoardGraph } from '../../graph/board-graph.js';
import { XML_DECLARATION, escapeXmlLosslessly } from './xml-text.js';

/** A graph as GraphML, chunk by chunk. */
export function* toGraphml(graph: BoardGraph): Generator<string> {
  const { nodeAttributes, edgeAttributes, values } = graph;
  const graphAttributes = attributesWithValue(values);
  yield XML_DECLARATION;
  yield '<graphml xmlns="http://graphml.graphdrawing.org/xmlns">\n';
  yield keysOf('graph', graphAttributes) + keysOf('node', nodeAttributes) + keysOf('edge', edgeAttributes);
  yield `  <graph id="${escapeXmlLosslessly(String(values['board']))}" edgedefault="undirected">\n`;
  for (const each of graphAttributes) yield `    ${dataOf('graph', [each], values)}\n`;
  for (const { id, values: own } of graph.nodes())
    yield `    <node id="${escapeXmlLosslessly(id)}">${dataOf('node', nodeAttributes, own)}</node>\n`;
  for (const { id, source, target, values: own } of graph.edges())
    yield `    <edge id="${escapeXmlLosslessly(id)}" source="${escapeXmlLosslessly(source)}" target="${escapeXmlLosslessly(target)}">${dataOf('edge', edgeAttributes, own)}</edge>\n`;
  yield '  </graph>\n</graphml>\n';
}

const TYPES: Readonly<Record<AttributeType, string>> = {
  string: 'string',
  integer: 'int',
  boolean: 'boolean',
};

/** Key ids are shared by nodes, edges and the graph, which have attributes of the same names. */
const keysOf = (of: string, attributes: readonly Attribute[]): string =>
  attributes
    .map(
      ({ name, type }) =>
        `  <key id="${of}-${name}" for="${of}" attr.name="${name}" attr.type="${TYPES[type]}"/>\n`,
    )
    .join('');

function dataOf(of: string, attributes: readonly Attribute[], values: AttributeValues): string {
  let data = '';
  for (const { name } of attributes) {
    const value = values[name];
    if (value !== undefined) data += `<data key="${of}-${name}">${escapeXmlLosslessly(String(value))}</data>`;
  }
  return data;
}
