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
import { buildSourceIds, buildStated } from './board/stated-relations.js';
import { formatMapping } from './guess/format-mapping.js';
import { isListSource, readListSource, type ListSource } from './guess/read-list-source.js';
import { defaultSize } from './lists/default-size.js';
import { graphOfLists } from './lists/graph-of-lists.js';
import { readCytoscape } from './readers/cytoscape.js';
import { readGeojson } from './readers/geojson.js';
import { readGexf, readGraphml } from './readers/gexf-and-graphml.js';
import { restoreOriginalIds } from './foreign/original-ids.js';
import { buildHexes } from './board/build-hexes.js';
import { readJgf, readNodeLink } from './readers/jgf-and-node-link.js';
import { describeIgnoredFields, describeMissingParts } from './board/ignored-and-missing-parts.js';
import { buildLines, type DerivedEdge } from './board/build-lines.js';
import { DEFAULT_MAPPING, type Mapping } from './mapping/mapping.js';
import { buildStreetBlocks, buildStreetNodes, hasPositions } from './board/build-street-parts.js';
import { reportFault, createImportContext, type ImportContext } from './board/import-context.js';

const READERS = {
  graphml: readGraphml,
  gexf: readGexf,
  jgf: readJgf,
  'node-link': readNodeLink,
  cytoscape: readCytoscape,
  geojson: readGeojson,
} as const;

/** A graph of another program: one file, CSV tables with the nodes first, or files that list neighbours or hexes. */
export type ImportSource =
  | { readonly format: keyof typeof READERS; readonly file: ForeignFile }
  | { readonly format: 'csv'; readonly files: readonly CsvFile[] }
  | ListSource;

export interface ImportOptions {
  readonly mapping?: Mapping;
  readonly game?: Game;
  /** Lists every fault and contradiction, instead of the first few of each kind. */
  readonly all?: boolean;
}

export type ImportResult =
  | {
      readonly ok: true;
      readonly board: Board;
      /** What the draft lacks, as sentences. */
      readonly missing: readonly string[];
      /** Where the file contradicts itself. */
      readonly contradictions: readonly LocatedImportFault[];
      /** How many contradictions there are; without `all` only the first few of each kind are listed. */
      readonly contradictionCount: number;
      /** Of lists of neighbours: what speaks for the parts of the mapping that were guessed. */
      readonly evidence: readonly string[];
    }
  | { readonly ok: false; readonly errors: readonly LocatedImportFault[] };

/**
 * Imports a graph as a draft of a board. Never throws: the result is a board or located errors.
 *
 * @example
 * {@includeCode ../../docs/examples/api/import-graph.ts}
 */
export function importGraph(source: ImportSource, options: ImportOptions = {}): ImportResult {
  try {
    refuseHalfCharacters(filesOf(source));
    const { graph, evidence, ...read } = readSource(source, options);
    const result = boardOf(graph, source.format, { ...options, ...read });
    return result.ok ? { ...result, evidence } : result;
  } catch (error) {
    if (!(error instanceof ReadError)) throw error;
    return { ok: false, errors: locateFaults(filesOf(source), error.faults, mostFaults(options)) };
  }
}

const filesOf = (source: ImportSource): readonly ForeignFile[] =>
  source.format === 'csv' || isListSource(source) ? source.files : [source.file];

/** Half a character cannot be written to a file, so that a board with one would have no digest. */
function refuseHalfCharacters(files: readonly ForeignFile[]): void {
  for (const [file, { text }] of files.entries()) {
    const offset = text.search(/\p{Cs}/u);
    if (offset >= 0)
      throw new ReadError([faultAt({ file, offset }, 'import/half-character', 'the file', HALF)]);
  }
}

const HALF = 'There is half a character here (a lone surrogate). Retype it.';

interface ReadSource {
  readonly graph: ForeignGraph;
  readonly mapping?: Mapping;
  readonly evidence: readonly string[];
}

/** The graph of a source; the mapping of lists is completed by what can be guessed. Throws a `ReadError`. */
function readSource(source: ImportSource, { mapping, game }: ImportOptions): ReadSource {
  if (source.format === 'csv') return { graph: readCsv(source.files), evidence: [] };
  if (!isListSource(source)) {
    const graph = READERS[source.format](source.file);
    // A mapping that names the id or the name is followed as it is.
    const isMapped = mapping?.fields.id !== undefined || mapping?.fields.name !== undefined;
    return { graph: isMapped ? graph : restoreOriginalIds(graph), evidence: [] };
  }
  const { lists, guess } = readListSource(source, { ...(mapping && { mapping }), ...(game && { game }) });
  if (guess.needs.length > 0)
    throw new ReadError(guess.needs.map((need) => faultAt(FILE_START, 'import/needs', 'the mapping', need)));
  return { ...graphOfLists(lists, guess.mapping), evidence: guess.evidence };
}

const mostFaults = ({ all = false }: ImportOptions): number | undefined => (all ? Infinity : undefined);

type BoardResult =
  Omit<Extract<ImportResult, { ok: true }>, 'evidence'> | Extract<ImportResult, { ok: false }>;

function boardOf(graph: ForeignGraph, format: string, options: ImportOptions): BoardResult {
  const { mapping } = options;
  const work = contextOf(graph, options);
  const { data, derived } = dataOf(work, format);
  if (work.faults.length === 0) work.faults.push(...formFaults(data, work));
  if (work.faults.length > 0)
    return { ok: false, errors: locateFaults(graph.files, work.faults, mostFaults(options)) };
  const board = normaliseSections(data as Board);
  const isOwn = mapping === undefined && isOwnExport(graph);
  const doubts = [
    ...work.doubts,
    ...(graph.findListDoubts?.((id) => work.ids.get(id)) ?? []),
    ...findEdgeContradictions(board, derived),
    ...(isOwn ? findAttributeContradictions(board, work) : []),
  ];
  return {
    ok: true,
    board,
    missing: [
      ...describeMissingParts(board, work),
      ...describeIgnoredFields(board, work, derived),
      ...(graph.notes ?? []),
    ],
    contradictions: locateFaults(graph.files, doubts, mostFaults(options)),
    contradictionCount: doubts.length,
  };
}

const isOwnExport = ({ values }: ForeignGraph): boolean => attributeValue(values, 'digest') !== undefined;

/** The mapping of lists with what is guessed, as the text of a file, and the evidence; or located errors. Never throws. */
export function guessListMapping(source: ListSource, options: ImportOptions = {}): ListMappingResult {
  try {
    refuseHalfCharacters(source.files);
    const { guess } = readListSource(source, options);
    const { evidence, needs } = guess;
    return { ok: true, text: formatMapping(guess.mapping), evidence, needs };
  } catch (error) {
    if (!(error instanceof ReadError)) throw error;
    return { ok: false, errors: locateFaults(source.files, error.faults, mostFaults(options)) };
  }
}

export type ListMappingResult =
  | {
      readonly ok: true;
      /** A mapping file. */
      readonly text: string;
      readonly evidence: readonly string[];
      /** What could not be guessed. */
      readonly needs: readonly string[];
    }
  | { readonly ok: false; readonly errors: readonly LocatedImportFault[] };

/** The state of an import. A board without places has no size of its own. */
function contextOf(graph: ForeignGraph, { mapping, game }: ImportOptions): ImportContext {
  const given = mapping ?? DEFAULT_MAPPING;
  const used = game ? { ...given, board: { ...given.board, game } } : given;
  const work = createImportContext(graph, used);
  if (readBoardFact(work, 'game') === 'mj' || hasPositions(work)) return work;
  return createImportContext(
    { ...graph, values: { ...defaultSize([], used, false), ...graph.values } },
    used,
  );
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
  const kept = isOwnExport(work.graph) ? {} : { ...buildSourceIds(work), ...buildStated(work, derived) };
  return {
    data: { ...buildBoardHead(work, game), ...parts, ...buildBoardTail(work, format, kept) },
    derived,
  };
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
  // Of other programs such edges are kept as they are stated.
  const isOwn = isOwnExport(work.graph);
  if (
    isOwn &&
    first !== undefined &&
    lines.streets.length + lines.waterlines.length === 0 &&
    work.faults.length === 0
  )
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
  // Where Watson faces may be unknown; the rest of the starting position is kept.
  const hasSetup = watsonFaces !== undefined || characters.length + lamps.length + covers.length > 0;
  return {
    layout: { orientation: 'flat-top', origin, size: readNumericFact(work, 'hexSize') },
    hexes,
    exits,
    ...(hasSetup && {
      setup: { characters, ...(watsonFaces !== undefined && { watsonFaces }), lamps, covers, cordons },
    }),
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
