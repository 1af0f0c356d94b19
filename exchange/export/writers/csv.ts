/** CSV, RFC 4180: three tables, for nodes, edges and blocks. */
import {
  BLOCK_ATTRIBUTES,
  graphAttributesOf,
  type AttributeValue,
  type AttributeValues,
} from '../../graph/attributes.js';
import type { BoardGraph } from '../../graph/board-graph.js';

export const CSV_TABLES = ['nodes', 'edges', 'blocks'] as const;
export type CsvTable = (typeof CSV_TABLES)[number];

/** One table of a graph as CSV, chunk by chunk. */
export function* toCsv(graph: BoardGraph, table: CsvTable): Generator<string> {
  const { first, attributes, rows } = tableOf(graph, table);
  yield row([...first, ...attributes, `lamplighter: ${origin(graph.values)}`]);
  for (const { cells, values } of rows)
    yield row([...cells, ...attributes.map((name) => values[name] ?? ''), '']);
}

interface Table {
  readonly first: readonly string[];
  readonly attributes: readonly string[];
  readonly rows: Iterable<{ readonly cells: readonly string[]; readonly values: AttributeValues }>;
}

function tableOf(graph: BoardGraph, table: CsvTable): Table {
  switch (table) {
    case 'nodes':
      return {
        first: ['id'],
        attributes: graph.nodeAttributes.map(({ name }) => name),
        rows: nodeRows(graph),
      };
    case 'edges':
      return {
        first: ['id', 'source', 'target'],
        attributes: graph.edgeAttributes.map(({ name }) => name),
        rows: edgeRows(graph),
      };
    case 'blocks':
      return { first: ['id'], attributes: BLOCK_ATTRIBUTES.map(({ name }) => name), rows: blockRows(graph) };
    default:
      return table satisfies never;
  }
}

function* nodeRows(graph: BoardGraph): Generator<{ cells: string[]; values: AttributeValues }> {
  for (const { id, values } of graph.nodes()) yield { cells: [id], values };
}

function* edgeRows(graph: BoardGraph): Generator<{ cells: string[]; values: AttributeValues }> {
  for (const { id, source, target, values } of graph.edges()) yield { cells: [id, source, target], values };
}

function* blockRows(graph: BoardGraph): Generator<{ cells: string[]; values: AttributeValues }> {
  for (const { id, values } of graph.blocks()) yield { cells: [id], values };
}

/**
 * CSV has no place for facts about the whole table, so they are the name of a last, empty column, which exists even without
 * rows. The name of the board comes last, because it may contain any text.
 */
function origin(values: AttributeValues): string {
  const names = graphAttributesOf(values)
    .map(({ name }) => name)
    .filter((name) => name !== 'name');
  return [...names, 'name'].map((name) => `${name}=${values[name]!}`).join(' ');
}

const row = (cells: readonly AttributeValue[]): string => `${cells.map(cell).join(',')}\r\n`;

/** Spreadsheets run cells that begin like a formula. A leading apostrophe prevents it; an existing one is doubled, so that removing one restores the value. */
function cell(value: AttributeValue): string {
  if (typeof value !== 'string') return `${value}`;
  const safe = RUNS.test(value) ? `'${value}` : value;
  // Some programs split cells at semicolons and tabs, and the second part could then begin like a formula.
  return /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Includes the full-width signs, which some spreadsheets treat like the plain ones. */
const RUNS = /^['=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/;
