/** The export formats: the one table that `lamplighter export`, its help, the docs and the tests are made from. */
import type { Board } from '../../model/index.js';
import type { DrawOptions } from '../draw/draw-board.js';
import type { YDirection } from '../graph/attributes.js';
import type { BoardGraph } from '../graph/board-graph.js';
import type { EdgeRelation } from '../graph/graph-elements.js';
import { CSV_TABLE_NAMES, toCsv } from './writers/csv.js';

/** The options of `lamplighter export` that only some formats take. */
export const EXPORT_OPTION_NAMES = ['relation', 'of', 'theme', 'style', 'seed', 'width', 'y'] as const;
export type ExportOptionName = (typeof EXPORT_OPTION_NAMES)[number];

/** What a writer is given beside the board. */
export interface ExportSettings extends DrawOptions {
  /** Graph formats: the one relation to write; all relations if it is missing. */
  readonly relation?: EdgeRelation;
  /** GeoJSON: the direction in which y grows; down if it is missing. */
  readonly y?: YDirection;
}

/** The text of one file in pieces, so that a large board is never in memory as text. */
export type TextPieces = Iterable<string>;

export interface ExportFormat {
  readonly name: string;
  /**
   * graph: nodes and edges, for which `relation` selects the edges. drawing: an SVG, on which `relation` and `of` select the
   * highlight. raster: an SVG that the caller turns into pixels, because this folder has no rasteriser. data: anything else.
   */
  readonly kind: 'data' | 'graph' | 'drawing' | 'raster';
  /** Of the file name, without the dot. */
  readonly extension: string;
  readonly mediaType: string;
  /** Who reads it: one line of the command's help and of docs/formats/README.md. */
  readonly summary: string;
  /** The page about it, from the root of the repository. */
  readonly page: string;
  readonly boards: readonly ('streets' | 'hexes')[];
  readonly options: readonly ExportOptionName[];
  /** Of a format that is several files in a folder: their names. */
  readonly files?: readonly string[];
  /** The text of the file, or of each of `files` in turn. Writers are loaded when they are needed. */
  readonly write: (board: Board, settings: ExportSettings) => Promise<readonly TextPieces[]>;
}

const ALL_BOARDS = ['streets', 'hexes'] as const;

type Description = Pick<ExportFormat, 'name' | 'mediaType' | 'summary'> &
  Partial<Pick<ExportFormat, 'extension' | 'page' | 'files' | 'options'>>;

/** A format that writes nodes and edges. Its extension and its page have its name unless they are given. */
const graphFormat = (
  description: Description,
  write: (graph: BoardGraph, settings: ExportSettings) => Promise<readonly TextPieces[]>,
): ExportFormat => ({
  kind: 'graph',
  extension: description.name,
  page: `docs/formats/${description.name}.md`,
  boards: ALL_BOARDS,
  options: ['relation'],
  ...description,
  write: async (board, settings) => {
    const { boardGraph } = await import('../graph/board-graph.js');
    return write(boardGraph(board, settings.relation), settings);
  },
});

/** A format that shows a drawing. */
const drawingFormat = (description: Description & Pick<ExportFormat, 'kind' | 'options'>): ExportFormat => ({
  extension: description.name,
  page: 'docs/pictures.md',
  boards: ALL_BOARDS,
  ...description,
  write: async (board, settings) => {
    const { drawBoard } = await import('../draw/draw-board.js');
    return [[drawBoard(board, settings)]];
  },
});

const PIXEL_OPTIONS = ['relation', 'of', 'theme', 'style', 'seed', 'width'] as const;

/** Every format, in the order of the help. To add one, see docs/add-a-format.md. */
export const EXPORT_FORMATS: readonly ExportFormat[] = [
  {
    name: 'canonical',
    kind: 'data',
    extension: 'json',
    mediaType: 'application/json',
    summary: 'the board, its digest and every relation as RFC 8785 JSON, for programs that know no geometry',
    page: 'docs/canonical.md',
    boards: ALL_BOARDS,
    options: [],
    write: async (board) => [[(await import('../canonical/to-canonical.js')).toCanonical(board)]],
  },
  graphFormat(
    {
      name: 'graphml',
      mediaType: 'application/graphml+xml',
      summary: 'networkx, igraph, yEd, Gephi, graphology',
    },
    async (graph) => [(await import('./writers/xml-formats.js')).toGraphml(graph)],
  ),
  graphFormat(
    { name: 'gexf', mediaType: 'application/gexf+xml', summary: 'Gephi, sigma.js, networkx' },
    async (graph) => [(await import('./writers/xml-formats.js')).toGexf(graph)],
  ),
  graphFormat(
    { name: 'dot', mediaType: 'text/vnd.graphviz', summary: 'Graphviz, and programs that draw with it' },
    async (graph) => [(await import('./writers/dot.js')).toDot(graph)],
  ),
  graphFormat(
    {
      name: 'jgf',
      extension: 'json',
      mediaType: 'application/vnd.jgf+json',
      summary: 'JSON Graph Format 2, with a schema',
    },
    async (graph) => [(await import('./writers/json-formats.js')).toJgf(graph)],
  ),
  graphFormat(
    { name: 'node-link', extension: 'json', mediaType: 'application/json', summary: 'D3, networkx' },
    async (graph) => [(await import('./writers/json-formats.js')).toNodeLink(graph)],
  ),
  graphFormat(
    {
      name: 'cytoscape',
      extension: 'cyjs',
      mediaType: 'application/json',
      summary: 'Cytoscape.js, Cytoscape',
    },
    async (graph) => [(await import('./writers/json-formats.js')).toCytoscape(graph)],
  ),
  graphFormat(
    {
      name: 'geojson',
      mediaType: 'application/geo+json',
      summary: 'programs that draw points, lines and areas, such as QGIS',
      options: ['relation', 'y'],
    },
    async (graph, { y }) => [(await import('./writers/geojson.js')).toGeojson(graph, y)],
  ),
  graphFormat(
    {
      name: 'csv',
      mediaType: 'text/csv',
      summary: 'spreadsheets, pandas, databases',
      files: CSV_TABLE_NAMES.map((table) => `${table}.csv`),
    },
    (graph) => Promise.resolve(CSV_TABLE_NAMES.map((table) => toCsv(graph, table))),
  ),
  drawingFormat({
    name: 'svg',
    kind: 'drawing',
    mediaType: 'image/svg+xml',
    summary: 'a drawing of the board for browsers and drawing programs',
    options: ['relation', 'of', 'theme', 'style'],
  }),
  drawingFormat({
    name: 'png',
    kind: 'raster',
    mediaType: 'image/png',
    summary: 'the drawing in pixels, or a simulated scan',
    options: PIXEL_OPTIONS,
  }),
  drawingFormat({
    name: 'jpeg',
    kind: 'raster',
    extension: 'jpg',
    mediaType: 'image/jpeg',
    summary: 'the drawing in pixels, or a simulated scan',
    options: PIXEL_OPTIONS,
  }),
];
