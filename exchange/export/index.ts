/** The export formats as a table; importing it loads no writer. */
export { EDGE_RELATIONS, type EdgeRelation } from '../graph/graph-elements.js';
export { THEMES, type Theme } from '../draw/sheet/palette.js';
export {
  EXPORT_FORMATS,
  EXPORT_OPTIONS,
  type ExportFormat,
  type ExportOption,
  type ExportSettings,
  type TextPieces,
} from './formats.js';
export { CSV_TABLES, type CsvTable } from './writers/csv.js';
