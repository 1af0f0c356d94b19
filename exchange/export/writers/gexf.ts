/** GEXF 1.2: https://gexf.net. The version that every reader knows; 1.3 adds nothing that a board needs. */
import { formatBoardFacts, type Attribute, type AttributeValues } from '../../graph/attributes.js';
import type { BoardGraph } from '../../graph/board-graph.js';
import { XML_DECLARATION, escapeXmlLosslessly } from './xml-text.js';

/** A graph as GEXF, chunk by chunk. It gets no date, so that the same board gives the same bytes. */
export function* toGexf(graph: BoardGraph): Generator<string> {
  const nodeAttributes = graph.nodeAttributes.filter(({ name }) => name !== 'label');
  yield XML_DECLARATION;
  yield '<gexf xmlns="http://www.gexf.net/1.2draft" xmlns:viz="http://www.gexf.net/1.2draft/viz" version="1.2">\n';
  // The format has no graph attributes, so they go into the description.
  yield `  <meta>\n    <creator>lamplighter</creator>\n    <description>${escapeXmlLosslessly(formatBoardFacts(graph.values, '; ', ': '))}</description>\n  </meta>\n`;
  yield '  <graph mode="static" defaultedgetype="undirected">\n';
  yield declared('node', nodeAttributes) + declared('edge', graph.edgeAttributes);
  yield '    <nodes>\n';
  for (const { id, at, values } of graph.nodes()) {
    // Programs that draw GEXF have y going up.
    const place = `<viz:position x="${at[0]}" y="${0 - at[1]}" z="0"/>`;
    yield `      <node id="${escapeXmlLosslessly(id)}" label="${escapeXmlLosslessly(String(values['label']))}">${valuesOf(nodeAttributes, values)}${place}</node>\n`;
  }
  yield '    </nodes>\n    <edges>\n';
  for (const { id, source, target, values } of graph.edges())
    yield `      <edge id="${escapeXmlLosslessly(id)}" source="${escapeXmlLosslessly(source)}" target="${escapeXmlLosslessly(target)}">${valuesOf(graph.edgeAttributes, values)}</edge>\n`;
  yield '    </edges>\n  </graph>\n</gexf>\n';
}

/** An attribute's id is its name, so that readers need no lookup. */
const declared = (of: string, attributes: readonly Attribute[]): string =>
  [
    `    <attributes class="${of}">\n`,
    ...attributes.map(({ name, type }) => `      <attribute id="${name}" title="${name}" type="${type}"/>\n`),
    '    </attributes>\n',
  ].join('');

function valuesOf(attributes: readonly Attribute[], values: AttributeValues): string {
  let inside = '';
  for (const { name } of attributes) {
    const value = values[name];
    if (value !== undefined)
      inside += `<attvalue for="${name}" value="${escapeXmlLosslessly(String(value))}"/>`;
  }
  return `<attvalues>${inside}</attvalues>`;
}
