/**
 * GraphML (http://graphml.graphdrawing.org/specification.html) and GEXF 1.2 (https://gexf.net), the version that every
 * reader knows; 1.3 adds nothing that a board needs.
 */
import {
  attributesWithValue,
  formatBoardFacts,
  GEXF_BOARD_FACTS,
  type Attribute,
  type AttributeValues,
} from '../../graph/attributes.js';
import type { BoardGraph } from '../../graph/board-graph.js';

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

/** Key ids are shared by nodes, edges and the graph, which have attributes of the same names. */
const keysOf = (of: string, attributes: readonly Attribute[]): string =>
  attributes
    .map(
      ({ name, type }) =>
        `  <key id="${of}-${name}" for="${of}" attr.name="${name}" attr.type="${type === 'integer' ? 'int' : type}"/>\n`,
    )
    .join('');

const dataOf = (of: string, attributes: readonly Attribute[], values: AttributeValues): string =>
  writeValues(attributes, values, (name, value) => `<data key="${of}-${name}">${value}</data>`);

/** A graph as GEXF, chunk by chunk. It gets no date, so that the same board gives the same bytes. */
export function* toGexf(graph: BoardGraph): Generator<string> {
  const facts = formatBoardFacts(graph.values, '; ', ': ');
  const nodeAttributes = [...graph.nodeAttributes.filter(({ name }) => name !== 'label'), GEXF_BOARD_FACTS];
  yield XML_DECLARATION;
  yield '<gexf xmlns="http://www.gexf.net/1.2draft" xmlns:viz="http://www.gexf.net/1.2draft/viz" version="1.2">\n';
  // The format has no graph attributes, so they go into the description, and into the first node for programs that drop the description.
  yield `  <meta>\n    <creator>lamplighter</creator>\n    <description>${escapeXmlLosslessly(facts)}</description>\n  </meta>\n`;
  yield '  <graph mode="static" defaultedgetype="undirected">\n';
  yield declared('node', nodeAttributes) + declared('edge', graph.edgeAttributes);
  yield '    <nodes>\n';
  let isFirst = true;
  for (const { id, at, values } of graph.nodes()) {
    const all = isFirst ? { ...values, [GEXF_BOARD_FACTS.name]: facts } : values;
    isFirst = false;
    // Programs that draw GEXF have y going up.
    const place = at ? `<viz:position x="${at[0]}" y="${0 - at[1]}" z="0"/>` : '';
    yield `      <node id="${escapeXmlLosslessly(id)}" label="${escapeXmlLosslessly(String(values['label']))}"><attvalues>${attvalues(nodeAttributes, all)}</attvalues>${place}</node>\n`;
  }
  yield '    </nodes>\n    <edges>\n';
  for (const { id, source, target, values } of graph.edges())
    yield `      <edge id="${escapeXmlLosslessly(id)}" source="${escapeXmlLosslessly(source)}" target="${escapeXmlLosslessly(target)}"><attvalues>${attvalues(graph.edgeAttributes, values)}</attvalues></edge>\n`;
  yield '    </edges>\n  </graph>\n</gexf>\n';
}

/** An attribute's id is its name, so that readers need no lookup. */
const declared = (of: string, attributes: readonly Attribute[]): string =>
  [
    `    <attributes class="${of}">\n`,
    ...attributes.map(({ name, type }) => `      <attribute id="${name}" title="${name}" type="${type}"/>\n`),
    '    </attributes>\n',
  ].join('');

const attvalues = (attributes: readonly Attribute[], values: AttributeValues): string =>
  writeValues(attributes, values, (name, value) => `<attvalue for="${name}" value="${value}"/>`);

/** The values of the attributes that have one, as elements. */
function writeValues(
  attributes: readonly Attribute[],
  values: AttributeValues,
  write: (name: string, value: string) => string,
): string {
  let written = '';
  for (const { name } of attributes) {
    const value = values[name];
    if (value !== undefined) written += write(name, escapeXmlLosslessly(String(value)));
  }
  return written;
}

/** Escapes text for XML so that a reader gets back exactly the same text. */
export const escapeXmlLosslessly = (text: string): string =>
  text
    .replace(FORBIDDEN, '\ufffd')
    .replace(/[&<>"'\t\n\r\u0085\u2028]/g, (character) => ENTITIES[character]!);

/** Characters that XML 1.0 forbids even when escaped: controls, lone surrogates, U+FFFE and U+FFFF. */
// eslint-disable-next-line no-control-regex -- this expression is meant to find them
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Cs}/gu;

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
  '\t': '&#9;',
  '\n': '&#10;',
  '\r': '&#13;',
  '\u0085': '&#133;',
  '\u2028': '&#8232;',
};

const XML_DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n';
