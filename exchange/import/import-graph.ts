/** From a graph of another program to a draft of a board, or to what is wrong with it. Nothing is made up on the way. */
import type { Board } from '../../model/board.js';
import { explain } from '../../model/file/explain.js';
import { stepsOfPointer } from '../../model/file/json-pointer.js';
import { normaliseSections } from '../../model/file/normalise-sections.js';
import { schemaErrors } from '../../model/file/parse-board.js';
import { wordsOfPointer } from '../../model/file/words-of-pointer.js';
import type { Game } from '../../model/vocabulary.js';
import { edgeContradictions, ownContradictions, SOURCES } from './contradictions.js';
import { readCsv, type CsvFile } from './csv.js';
import { problemsOf, Refusal, type Fault, type Problem } from './fault.js';
import { START, valueOf, type ForeignFile, type ForeignGraph } from './foreign-graph.js';
import { factOf, gameOf, gridOf, headOf, listFact, noteMissingFacts, numberFact, tailOf } from './frame.js';
import { readGeojson } from './geojson.js';
import { readGexf } from './gexf.js';
import { readGraphml } from './graphml.js';
import { hexesOf } from './hexes.js';
import { readJgf } from './jgf.js';
import { leftAside } from './left-aside.js';
import { linesOf, type DerivedEdge } from './lines.js';
import { NO_MAPPING, type Mapping } from './mapping.js';
import { missingIn } from './missing.js';
import { readNodeLink } from './node-link.js';
import { streetBlocks } from './street-blocks.js';
import { streetNodes } from './street-nodes.js';
import { note, workpieceOf, type Workpiece } from './workpiece.js';

const READERS = {
  graphml: readGraphml,
  gexf: readGexf,
  jgf: readJgf,
  'node-link': readNodeLink,
  geojson: readGeojson,
} as const;

/** A graph of another program: one file, or the tables of CSV with the nodes first. */
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
      /** What the draft lacks, in sentences. */
      readonly missing: readonly string[];
      /** Where the file contradicts itself. */
      readonly contradictions: readonly Problem[];
    }
  | { readonly ok: false; readonly errors: readonly Problem[] };

/** Makes a draft of a board. Never throws: whatever the files are, the answer is a board or says what is wrong and where. */
export function importGraph(source: ImportSource, options: ImportOptions = {}): ImportResult {
  const files = source.format === 'csv' ? source.files : [source.file];
  try {
    const graph = source.format === 'csv' ? readCsv(source.files) : READERS[source.format](source.file);
    return boardOf(graph, source.format, options);
  } catch (error) {
    if (error instanceof Refusal) return { ok: false, errors: problemsOf(files, error.faults) };
    throw error;
  }
}

function boardOf(graph: ForeignGraph, format: string, { mapping, game }: ImportOptions): ImportResult {
  const given = mapping ?? NO_MAPPING;
  const work = workpieceOf(graph, game ? { ...given, board: { ...given.board, game } } : given);
  const { data, derived } = dataOf(work, format);
  if (work.faults.length === 0) work.faults.push(...formFaults(data, work));
  if (work.faults.length > 0) return { ok: false, errors: problemsOf(graph.files, work.faults) };
  const board = normaliseSections(data as Board);
  const isOwn = mapping === undefined && valueOf(graph.values, 'digest') !== undefined;
  const doubts = [
    ...work.doubts,
    ...edgeContradictions(board, derived),
    ...(isOwn ? ownContradictions(board, work) : []),
  ];
  return {
    ok: true,
    board,
    missing: [...missingIn(board, work), ...leftAside(board, work, derived)],
    contradictions: problemsOf(graph.files, doubts),
  };
}

interface Made {
  /** A board file as plain data; whether it has the form of one is the schema's to say. */
  readonly data: object;
  readonly derived: readonly DerivedEdge[];
}

function dataOf(work: Workpiece, format: string): Made {
  const game = gameOf(work);
  if (game === null) return { data: {}, derived: [] };
  noteMissingFacts(work, game === 'mj' ? 'hexes' : 'streets');
  const { derived, ...parts } = game === 'mj' ? hexParts(work) : streetParts(work);
  return { data: { ...headOf(work, game), ...parts, ...tailOf(work, format) }, derived };
}

/** The lists of a board file that a kind of board has. */
type Parts = Readonly<Record<string, unknown>> & { readonly derived: readonly DerivedEdge[] };

function streetParts(work: Workpiece): Parts {
  const discs = { circle: numberFact(work, 'circleRadius'), crossing: numberFact(work, 'crossingRadius') };
  const nodes = streetNodes(work);
  const lines = linesOf(work);
  const blocks = streetBlocks(work);
  const [first] = lines.derived.filter(
    ({ relation }) => blocks.length === 0 || SOURCES[relation] === 'streets',
  );
  if (first !== undefined && lines.streets.length + lines.waterlines.length === 0 && work.faults.length === 0)
    note(work, first.edge, 'no-streets', 'the file', onlyDerived(lines.derived));
  return { discs, ...gridOf(work), ...nodes, ...lines, blocks };
}

const onlyDerived = (derived: readonly DerivedEdge[]): string =>
  `The file has edges of ${[...new Set(derived.map(({ relation }) => relation))].join(', ')} and no streets. They follow from streets and do not lead back to them: different streets can give the same. Export the whole board, or its streets, and import that.`;

function hexParts(work: Workpiece): Parts {
  const { hexes, exits, characters, lamps, covers } = hexesOf(work);
  const { streets, waterlines, derived } = linesOf(work, 'hex');
  if (streets.length + waterlines.length > 0) note(work, START, 'lines-on-hexes', 'the file', LINES_ON_HEXES);
  const origin = [numberFact(work, 'originX'), numberFact(work, 'originY')];
  const watsonFaces = factOf(work, 'watsonFaces');
  const cordons = listFact(work, 'cordons') ?? [];
  return {
    layout: { orientation: 'flat-top', origin, size: numberFact(work, 'hexSize') },
    hexes,
    exits,
    ...(watsonFaces !== undefined && { setup: { characters, watsonFaces, lamps, covers, cordons } }),
    derived,
  };
}

const LINES_ON_HEXES = 'Mr Jack is played on hexes, and the file has streets. Is it a board of another game?';

/** What the schema of board files says, at the place in the foreign file that it comes from. */
function formFaults(data: object, { made }: Workpiece): readonly Fault[] {
  return schemaErrors(data).map((error) => {
    const { code, message, pointer } = explain(error, data);
    const steps = stepsOfPointer(pointer);
    // The lists of the starting position lie one step deeper.
    const [list = '', index] = steps[0] === 'setup' ? steps.slice(1) : steps;
    const { file, offset } = made.get(list)?.[Number(index)] ?? START;
    return { file, offset, code, message, words: wordsOfPointer(data, pointer) };
  });
}
