/** Exports boards to a graph format and imports them again, in memory. */
import type { BoardGraph } from '../../exchange/graph/index.js';
import {
  CSV_TABLE_NAMES,
  toCsv,
  toCytoscape,
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
  cytoscape: toCytoscape,
  geojson: toGeojson,
} as const;

/** The texts of a graph in a format: three for CSV, else one. */
export const exportTexts = (graph: BoardGraph, format: RoundTripFormat): readonly string[] =>
  format === 'csv'
    ? CSV_TABLE_NAMES.map((table) => [...toCsv(graph, table)].join(''))
    : [[...WRITERS[format](graph)].join('')];

/** Imports texts as if they were files. */
export function importTexts(
  texts: readonly string[],
  format: RoundTripFormat,
  options?: ImportOptions,
): ImportResult {
  if (format !== 'csv')
    return importGraph({ format, file: { name: `a.${format}`, text: texts[0]! } }, options);
  const files = texts.map((text, i) => ({
    name: `${CSV_TABLE_NAMES[i]!}.csv`,
    table: CSV_TABLE_NAMES[i]!,
    text,
  }));
  return importGraph({ format, files }, options);
}

/** Whether an error concerns no single node, edge or block; such errors are reported at 1:1. */
export const isAboutWholeFile = (words: string): boolean =>
  words.startsWith('the ') || /entry of the (printed grid|starting position, "cordons")/.test(words);
