/** DOT, the language of Graphviz: https://graphviz.org/doc/info/lang.html */
import { GRAPH_ATTRIBUTES, type Attribute, type AttributeValues } from '../../graph/attributes.js';
import type { BoardGraph } from '../../graph/board-graph.js';

/** A graph as DOT, chunk by chunk. */
export function* toDot(graph: BoardGraph): Generator<string> {
  const { nodeAttributes, edgeAttributes, values } = graph;
  yield `graph ${quotedId(String(values['board']))} {\n`;
  yield `  graph [${listOf(GRAPH_ATTRIBUTES, values)}];\n`;
  yield `  node [${values['game'] === 'mj' ? 'shape=hexagon, width=0.7' : 'shape=circle, width=0.3'}, fixedsize=true, fontsize=8];\n`;
  for (const { id, at, values: own } of graph.nodes()) {
    // A board is 1000 points wide, and y goes up in Graphviz.
    const place = at ? `, pos="${tenth(at[0])},${tenth(0 - at[1])}!"` : '';
    const shape =
      own['kind'] === 'crossing'
        ? ', shape=square'
        : own['kind'] === 'junction'
          ? ', shape=point, width=0.08'
          : '';
    yield `  ${quotedId(id)} [${listOf(nodeAttributes, own)}${place}${shape}];\n`;
  }
  for (const { id, source, target, values: own } of graph.edges())
    yield `  ${quotedId(source)} -- ${quotedId(target)} [id=${quotedId(id)}, ${listOf(edgeAttributes, own)}];\n`;
  yield '}\n';
}

/** Exact, because coordinates are whole. */
const tenth = (units: number): string => `${units / 10}`;

const listOf = (attributes: readonly Attribute[], values: AttributeValues): string =>
  attributes
    .filter(({ name }) => values[name] !== undefined)
    .map(({ name }) => `${NAMED_OTHERWISE[name] ?? name}=${written(values[name]!)}`)
    .join(', ');

/** In Graphviz a node's name is its id, and programs that read its output fail on a second one. */
const NAMED_OTHERWISE: Readonly<Record<string, string>> = { name: 'title' };

const written = (value: string | number | boolean): string =>
  typeof value === 'string' ? quotedId(value) : `${value}`;

/**
 * Only \" is an escape inside quotes, but a backslash before the closing quote would escape it, so every backslash is
 * doubled, which labels need anyway. Graphviz stops reading at a NUL; other control characters are useless.
 */
const quotedId = (text: string): string =>
  `"${text.replace(UNWANTED, '\ufffd').replace(/[\\"]/g, (character) => `\\${character}`)}"`;

// eslint-disable-next-line no-control-regex -- this expression is meant to find them
const UNWANTED = /[\u0000-\u001f\u007f-\u009f]|\p{Cs}/gu;
