/** The export formats as a table; importing it loads no writer. */
export { EDGE_RELATIONS, type EdgeRelation } from '../graph/graph-elements.js';
export { Y_DIRECTIONS } from '../graph/attributes.js';
export { THEMES, type Theme } from '../draw/sheet/palette.js';
export {
  EXPORT_FORMATS,
  EXPORT_OPTION_NAMES,
  type ExportFormat,
  type ExportOptionName,
  type ExportSettings,
  type TextPieces,
} from './formats.js';
export { CSV_TABLE_NAMES, type CsvTableName } from './writers/csv.js';
