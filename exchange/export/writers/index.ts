/** The writers of the graph formats, each a function of a `BoardGraph`. */
export { CSV_TABLE_NAMES, toCsv, type CsvTableName } from './csv.js';
export { toDot } from './dot.js';
export { toGeojson } from './geojson.js';
export { toGexf } from './gexf.js';
export { toGraphml } from './graphml.js';
export { toJgf } from './jgf.js';
export { toNodeLink } from './node-link.js';
