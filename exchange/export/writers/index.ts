/** The writers of the graph formats, each a function of a `BoardGraph`. */
export { CSV_TABLE_NAMES, toCsv, type CsvTableName } from './csv.js';
export { toDot } from './dot.js';
export { toGeojson } from './geojson.js';
export { toCytoscape, toJgf, toNodeLink } from './json-formats.js';
export { toGexf, toGraphml } from './xml-formats.js';
