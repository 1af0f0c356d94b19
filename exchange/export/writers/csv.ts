/** CSV, RFC 4180: three tables, for nodes, edges and blocks. */
import {
  BLOCK_ATTRIBUTES,
  formatBoardFacts,
  type Attribute,
  type AttributeValue,
} from '../../graph/attributes.js';
import type { BoardGraph } from '../../graph/board-graph.js';
import type { GraphEdge, GraphNode } from '../../graph/graph-elements.js';

export const CSV_TABLE_NAMES = ['nodes', 'edges', 'blocks'] as const;
export type CsvTableName = (typeof CSV_TABLE_NAMES)[number];

/** One table of a graph as CSV, chunk by chunk. The facts about the whole table are the name of a last, empty column. */
export function* toCsv(graph: BoardGraph, table: CsvTableName): Generator<string> {
  const { columns, attributes, entries } = tablesOf(graph)[table];
  const names = attributes.map(({ name }) => name);
  yield row([...columns, ...names, `lamplighter: ${formatBoardFacts(graph.values, ' ', '=')}`]);
  for (const entry of entries())
    yield row([
      ...columns.map((column) => entry[column] ?? ''),
      ...names.map((name) => entry.values[name] ?? ''),
      '',
    ]);
}

interface Table {
  readonly columns: readonly ('id' | 'source' | 'target')[];
  readonly attributes: readonly Attribute[];
  readonly entries: () => Iterable<Pick<GraphNode, 'id' | 'values'> & Partial<GraphEdge>>;
}

const tablesOf = (graph: BoardGraph): Readonly<Record<CsvTableName, Table>> => ({
  nodes: { columns: ['id'], attributes: graph.nodeAttributes, entries: graph.nodes },
  edges: { columns: ['id', 'source', 'target'], attributes: graph.edgeAttributes, entries: graph.edges },
  blocks: { columns: ['id'], attributes: BLOCK_ATTRIBUTES, entries: graph.blocks },
});

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
