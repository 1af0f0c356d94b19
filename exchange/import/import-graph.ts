/** Turns a graph of another program into a draft of a board, or into located errors. Missing data is never made up. */
import {
  type Board,
  describePointer,
  explainSchemaError,
  type Game,
  normaliseSections,
  findSchemaErrors,
  stepsOfPointer,
} from '../../model/index.js';
import {
  findEdgeContradictions,
  findAttributeContradictions,
  RELATION_DERIVED_FROM,
} from './board/contradictions.js';
import { readCsv, type CsvFile } from './readers/csv.js';
import {
  attributeValue,
  faultAt,
  FILE_START,
  locateFaults,
  ReadError,
  type ForeignFile,
  type ForeignGraph,
  type ImportFault,
  type LocatedImportFault,
} from './foreign/foreign-graph.js';
import {
  readBoardFact,
  gameOfImport,
  buildGrid,
  buildBoardHead,
  readListFact,
  reportMissingFacts,
  readNumericFact,
  buildBoardTail,
} from './board/board-header.js';
import { readGeojson } from './readers/geojson.js';
import { readGexf, readGraphml } from './readers/gexf-and-graphml.js';
import { buildHexes } from './board/build-hexes.js';
import { readJgf, readNodeLink } from './readers/jgf-and-node-link.js';
import { describeIgnoredFields, describeMissingParts } from './board/ignored-and-missing-parts.js';
import { buildLines, type DerivedEdge } from './board/build-lines.js';
import { DEFAULT_MAPPING, type Mapping } from './mapping/mapping.js';
import { buildStreetBlocks, buildStreetNodes } from './board/build-street-parts.js';
import { reportFault, createImportContext, type ImportContext } from './board/import-context.js';

const READERS = {
  graphml: readGraphml,
  gexf: readGexf,
  jgf: readJgf,
  'node-link': readNodeLink,
  geojson: readGeojson,
} as const;

/** A graph of another program: one file, or CSV tables with the nodes first. */
export type ImportSource =
  | { readonly format: keyof typeof READERS; readonly file: ForeignFile }
  | { readonly format: 'csv'; readonly files: readonly CsvFile[] };

export interface ImportOptions {
  readonly mapping?: Mapping;
  readonly game?: Game;
}

export type ImportResult =
  | {
      readonly ok: true;
      readonly board: Board;
      /** What the draft lacks, as sentences. */
      readonly missing: readonly string[];
      /** Where the file contradicts itself. */
      readonly contradictions: readonly LocatedImportFault[];
    }
  | { readonly ok: false; readonly errors: readonly LocatedImportFault[] };

/**
 * Imports a graph as a draft of a board. Never throws: the result is a board or located errors.
 *
 * @example
 * {@includeCode ../../docs/examples/api/import-graph.ts}
 */
export function importGraph(source: ImportSource, options: ImportOptions = {}): ImportResult {
  const files = source.format === 'csv' ? source.files : [source.file];
  try {
    const graph = source.format === 'csv' ? readCsv(source.files) : READERS[source.format](source.file);
    return boardOf(graph, source.format, options);
  } catch (error) {
    if (error instanceof ReadError) return { ok: false, errors: locateFaults(files, error.faults) };
    throw error;
  }
}

function boardOf(graph: ForeignGraph, format: string, { mapping, game }: ImportOptions): ImportResult {
  const given = mapping ?? DEFAULT_MAPPING;
  const work = createImportContext(graph, game ? { ...given, board: { ...given.board, game } } : given);
  const { data, derived } = dataOf(work, format);
  if (work.faults.length === 0) work.faults.push(...formFaults(data, work));
  if (work.faults.length > 0) return { ok: false, errors: locateFaults(graph.files, work.faults) };
  const board = normaliseSections(data as Board);
  const isOwn = mapping === undefined && attributeValue(graph.values, 'digest') !== undefined;
  const doubts = [
    ...work.doubts,
    ...findEdgeContradictions(board, derived),
    ...(isOwn ? findAttributeContradictions(board, work) : []),
  ];
  return {
    ok: true,
    board,
    missing: [...describeMissingParts(board, work), ...describeIgnoredFields(board, work, derived)],
    contradictions: locateFaults(graph.files, doubts),
  };
}

interface Made {
  /** A board file as plain data, not yet checked against the schema. */
  readonly data: object;
  readonly derived: readonly DerivedEdge[];
}

function dataOf(work: ImportContext, format: string): Made {
  const game = gameOfImport(work);
  if (game === null) return { data: {}, derived: [] };
  reportMissingFacts(work, game === 'mj' ? 'hexes' : 'streets');
  const { derived, ...parts } = game === 'mj' ? hexParts(work) : streetParts(work);
  return { data: { ...buildBoardHead(work, game), ...parts, ...buildBoardTail(work, format) }, derived };
}

/** The lists of a board file. */
type Parts = Readonly<Record<string, unknown>> & { readonly derived: readonly DerivedEdge[] };

function streetParts(work: ImportContext): Parts {
  const discs = {
    circle: readNumericFact(work, 'circleRadius'),
    crossing: readNumericFact(work, 'crossingRadius'),
  };
  const nodes = buildStreetNodes(work);
  const lines = buildLines(work);
  const blocks = buildStreetBlocks(work);
  const [first] = lines.derived.filter(
    ({ relation }) => blocks.length === 0 || RELATION_DERIVED_FROM[relation] === 'streets',
  );
  if (first !== undefined && lines.streets.length + lines.waterlines.length === 0 && work.faults.length === 0)
    reportFault(work, first.edge, 'no-streets', 'the file', onlyDerived(lines.derived));
  return { discs, ...buildGrid(work), ...nodes, ...lines, blocks };
}

const onlyDerived = (derived: readonly DerivedEdge[]): string =>
  `The file has edges of ${[...new Set(derived.map(({ relation }) => relation))].join(', ')} and no streets. Streets cannot be recovered from them, because different streets can give the same edges. Export the whole board or its streets, and import that.`;

function hexParts(work: ImportContext): Parts {
  const { hexes, exits, characters, lamps, covers } = buildHexes(work);
  const { streets, waterlines, derived } = buildLines(work, 'hex');
  if (streets.length + waterlines.length > 0)
    reportFault(work, FILE_START, 'lines-on-hexes', 'the file', LINES_ON_HEXES);
  const origin = [readNumericFact(work, 'originX'), readNumericFact(work, 'originY')];
  const watsonFaces = readBoardFact(work, 'watsonFaces');
  const cordons = readListFact(work, 'cordons') ?? [];
  return {
    layout: { orientation: 'flat-top', origin, size: readNumericFact(work, 'hexSize') },
    hexes,
    exits,
    ...(watsonFaces !== undefined && { setup: { characters, watsonFaces, lamps, covers, cordons } }),
    derived,
  };
}

const LINES_ON_HEXES = 'Mr Jack is played on hexes, and the file has streets. Is it a board of another game?';

/** Schema errors of the board, at the positions in the imported file that they come from. */
function formFaults(data: object, { made }: ImportContext): readonly ImportFault[] {
  return findSchemaErrors(data).map((error) => {
    const { code, message, pointer } = explainSchemaError(error, data);
    const steps = stepsOfPointer(pointer);
    // The lists of the starting position are one level deeper.
    const [list = '', index] = steps[0] === 'setup' ? steps.slice(1) : steps;
    const entry = made.get(list)?.[Number(index)] ?? FILE_START;
    return faultAt(entry, code, describePointer(data, pointer), message);
  });
}
