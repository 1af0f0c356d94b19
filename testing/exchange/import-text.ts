/** Boards out into a graph format and back, in memory. */
import type { BoardGraph } from '../../exchange/graph/index.js';
import {
  CSV_TABLES,
  toCsv,
  toGeojson,
  toGexf,
  toGraphml,
  toJgf,
  toNodeLink,
} from '../../exchange/export/writers/index.js';
import { importGraph, type ImportOptions, type ImportResult } from '../../exchange/import/index.js';
import type { RoundTripFormat } from './format-losses.js';

const WRITERS = {
  graphml: toGraphml,
  gexf: toGexf,
  jgf: toJgf,
  'node-link': toNodeLink,
  geojson: toGeojson,
} as const;

/** The texts of a graph: of CSV three, else one. */
export const textsOf = (graph: BoardGraph, format: RoundTripFormat): readonly string[] =>
  format === 'csv'
    ? CSV_TABLES.map((table) => [...toCsv(graph, table)].join(''))
    : [[...WRITERS[format](graph)].join('')];

/** Imports texts that never were on a disk. */
export function importTexts(
  texts: readonly string[],
  format: RoundTripFormat,
  options?: ImportOptions,
): ImportResult {
  if (format !== 'csv')
    return importGraph({ format, file: { name: `a.${format}`, text: texts[0]! } }, options);
  const files = texts.map((text, i) => ({ name: `${CSV_TABLES[i]!}.csv`, table: CSV_TABLES[i]!, text }));
  return importGraph({ format, files }, options);
}

/** Whether a fault is of no node, edge or block. Those have a place of their own, and 1:1 is where no place is known. */
export const isAboutTheWhole = (words: string): boolean =>
  words.startsWith('the ') || /entry of the (printed grid|starting position, "cordons")/.test(words);
