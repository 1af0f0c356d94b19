/** `lamplighter import` from graph formats. */
import { existsSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { CSV_TABLE_NAMES, type CsvTableName } from '../../../exchange/export/index.js';
import type {
  ImportOptions,
  ImportResult,
  ImportSource,
  ListSource,
  Mapping,
  LocatedImportFault,
} from '../../../exchange/import/index.js';
import { formatBoard, type Game } from '../../../model/index.js';
import { printParseErrors } from '../../boards/read-board.js';
import { EXIT_CODES, type ExitCode, failure, type Result } from '../../command/command.js';
import { writeOutput } from '../../files/output.js';
import { readText } from '../../files/read-text.js';
import { nextStepAfterImport } from './next-step.js';
import { quoteForMessage, escapeControlCharacters, type Terminal } from '../../terminal/terminal.js';

export const IMPORT_FORMATS = ['graphml', 'gexf', 'jgf', 'node-link', 'cytoscape', 'geojson', 'csv'] as const;
type ImportFormat = (typeof IMPORT_FORMATS)[number];

/** A file to read, and which CSV table it is. */
interface Input {
  readonly name: string;
  readonly table: CsvTableName;
}

/** The shapes of lists, which several files of one author may have. */
export const LIST_FORMATS = ['adjacency', 'edges', 'matrix', 'grid'] as const;

/** The files to import: those that are named; for CSV the tables of a folder, or those beside a table of nodes. */
export function findImportFiles(
  paths: readonly string[],
  format: GraphImportRequest['format'],
): Result<readonly Input[]> {
  const [path] = paths as readonly [string];
  const isFolder = statSync(path).isDirectory();
  if (format !== 'csv') {
    const folder = paths.find((each) => statSync(each).isDirectory());
    return folder === undefined
      ? { ok: true, value: paths.map((name) => ({ name, table: 'nodes' })) }
      : failure(`${quoteForMessage(folder)} is a folder. Name the file to import.`);
  }
  const nodes = isFolder ? join(path, 'nodes.csv') : path;
  if (!existsSync(nodes))
    return failure(`There is no nodes.csv in the folder ${quoteForMessage(path)}. Name the table of nodes.`);
  return { ok: true, value: [{ name: nodes, table: 'nodes' }, ...tablesBeside(nodes)] };
}

/** `my-nodes.csv` has `my-edges.csv` and `my-blocks.csv` beside it. */
function tablesBeside(nodes: string): readonly Input[] {
  const name = basename(nodes);
  if (!name.includes('nodes')) return [];
  return CSV_TABLE_NAMES.filter((table) => table !== 'nodes')
    .map((table) => ({ name: join(dirname(nodes), name.replace('nodes', table)), table }))
    .filter((input) => existsSync(input.name));
}

export interface GraphImportRequest {
  readonly files: readonly Input[];
  readonly format: ImportFormat | ListSource['format'];
  /** The texts of files that have been read already. */
  readonly texts: ReadonlyMap<string, string>;
  readonly map: string | undefined;
  readonly game: Game | undefined;
  /** Whether every contradiction is printed. */
  readonly all: boolean;
  /** Whether lists without a mapping are imported if all can be guessed; otherwise the guess is printed. */
  readonly guess: boolean;
  readonly output: string | undefined;
}

/** Imports a graph as a draft of a board and lists what the draft lacks. */
export async function importGraphAsDraft(given: GraphImportRequest, terminal: Terminal): Promise<ExitCode> {
  const texts = new Map(given.texts);
  const names = given.files.map((file) => file.name);
  for (const name of given.map === undefined ? names : [...names, given.map]) {
    if (texts.has(name)) continue;
    const read = readText(name);
    if (!read.ok) return refuse(terminal, [{ ...read.error, file: name }]);
    texts.set(name, read.text);
  }
  const { importGraph, readMapping } = await import('../../../exchange/import/index.js');
  let mapping: Mapping | undefined;
  if (given.map !== undefined) {
    const read = readMapping({ name: given.map, text: texts.get(given.map)! });
    if (!read.ok) return refuse(terminal, read.errors);
    ({ mapping } = read);
  }
  const options = { ...(mapping && { mapping }), ...(given.game && { game: given.game }), all: given.all };
  const source = sourceOf(given, texts);
  if (isListSource(source)) {
    const exit = await printGuess({ source, options, given }, terminal);
    if (exit !== undefined) return exit;
  }
  const result = importGraph(source, options);
  if (!result.ok) return refuse(terminal, result.errors);
  const exit = await writeOutput(formatBoard(result.board), given.output, terminal);
  return exit === EXIT_CODES.clean ? reportDraft(result, given, terminal) : exit;
}

function sourceOf({ files, format }: GraphImportRequest, texts: ReadonlyMap<string, string>): ImportSource {
  const [first, ...others] = files.map((file) => ({ ...file, text: texts.get(file.name)! }));
  if (format === 'csv') return { format, files: [first!, ...others] };
  return isImportFormat(format) ? { format, file: first! } : { format, files: [first!, ...others] };
}

const isImportFormat = (format: GraphImportRequest['format']): format is ImportFormat =>
  (IMPORT_FORMATS as readonly string[]).includes(format);

const isListSource = (source: ImportSource): source is ListSource => !isImportFormat(source.format);

type PrintedProblem = Omit<LocatedImportFault, 'code'>;

const printProblems = (terminal: Terminal, problems: readonly PrintedProblem[]): void => {
  for (const problem of problems) printParseErrors(problem.file, [problem], terminal);
};

/** Prints the errors. Nothing is written, because half a board could be taken for a whole one. */
function refuse(terminal: Terminal, errors: readonly PrintedProblem[]): ExitCode {
  printProblems(terminal, errors);
  return EXIT_CODES.usage;
}

interface GuessRequest {
  readonly source: ListSource;
  readonly options: ImportOptions;
  readonly given: GraphImportRequest;
}

/** Prints the mapping of lists that is guessed, unless the import can go on with it. */
async function printGuess(
  { source, options, given }: GuessRequest,
  terminal: Terminal,
): Promise<ExitCode | undefined> {
  const { guessListMapping } = await import('../../../exchange/import/index.js');
  const guess = guessListMapping(source, options);
  if (!guess.ok) return refuse(terminal, guess.errors);
  const isCertain = guess.needs.length === 0;
  const isWanted = given.map !== undefined || given.guess || given.output !== undefined;
  if (isCertain && isWanted) {
    printSentences(terminal, 'Guessed:', guess.evidence);
    return undefined;
  }
  printSentences(terminal, 'Guessed, from what the files have:', guess.evidence);
  printSentences(terminal, 'To be decided in the mapping:', guess.needs);
  terminal.writeResult(guess.text);
  const names = source.files.map(({ name }) => escapeControlCharacters(name)).join(' ');
  const next = isCertain
    ? `Nothing is imported yet. Import with this guess: lamplighter import ${names} --guess -o board.json`
    : `Nothing is imported. Save this mapping, complete it, and give it: lamplighter import ${names} --map map.json -o board.json`;
  terminal.writeMessage(next);
  return isCertain ? EXIT_CODES.clean : EXIT_CODES.usage;
}

function printSentences(terminal: Terminal, title: string, sentences: readonly string[]): void {
  if (sentences.length > 0) terminal.writeMessage(title);
  for (const sentence of sentences) terminal.writeMessage(`  - ${escapeControlCharacters(sentence)}`);
}

function reportDraft(
  { board, missing, contradictions, contradictionCount }: Extract<ImportResult, { ok: true }>,
  { format, output, all }: GraphImportRequest,
  terminal: Terminal,
): ExitCode {
  printSentences(terminal, 'The board is a draft. Missing from the file:', missing);
  if (contradictionCount > 0) {
    const isShortened = !all && contradictions.length < contradictionCount;
    terminal.writeMessage(
      isShortened
        ? `${contradictionCount} contradictions in the file (--all lists them all):`
        : 'Contradictions in the file:',
    );
  }
  printProblems(terminal, contradictions);
  const file = output === undefined || output === '-' ? '<board>' : escapeControlCharacters(output);
  const isList = !isImportFormat(format);
  terminal.writeMessage(`Next step: ${nextStepAfterImport(board, file, { isList })}`);
  return contradictionCount > 0 ? EXIT_CODES.findings : EXIT_CODES.clean;
}
