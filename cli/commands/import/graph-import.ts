/** `lamplighter import` from graph formats. */
import { existsSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { CSV_TABLE_NAMES, type CsvTableName } from '../../../exchange/export/index.js';
import type {
  ImportResult,
  ImportSource,
  Mapping,
  LocatedImportFault,
} from '../../../exchange/import/index.js';
import { formatBoard, type Game } from '../../../model/index.js';
import { printParseErrors } from '../../boards/read-board.js';
import { EXIT_CODES, type ExitCode, failure, type Result } from '../../command/command.js';
import { writeOutput } from '../../files/output.js';
import { readText } from '../../files/read-text.js';
import { quoteForMessage, escapeControlCharacters, type Terminal } from '../../terminal/terminal.js';

export const IMPORT_FORMATS = ['graphml', 'gexf', 'jgf', 'node-link', 'geojson', 'csv'] as const;
export type ImportFormat = (typeof IMPORT_FORMATS)[number];

/** A file to read, and which CSV table it is. */
interface Input {
  readonly name: string;
  readonly table: CsvTableName;
}

/** The files to import for a path: the file itself; for CSV the tables of a folder, or those beside a table of nodes. */
export function findImportFiles(path: string, format: ImportFormat): Result<readonly Input[]> {
  const isFolder = statSync(path).isDirectory();
  if (format !== 'csv')
    return isFolder
      ? failure(`${quoteForMessage(path)} is a folder. Name the file to import.`)
      : { ok: true, value: [{ name: path, table: 'nodes' }] };
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
  readonly format: ImportFormat;
  readonly map: string | undefined;
  readonly game: Game | undefined;
  readonly output: string | undefined;
}

/** Imports a graph as a draft of a board and lists what the draft lacks. */
export async function importGraphAsDraft(given: GraphImportRequest, terminal: Terminal): Promise<ExitCode> {
  const texts = new Map<string, string>();
  for (const name of [
    ...given.files.map((file) => file.name),
    ...(given.map === undefined ? [] : [given.map]),
  ]) {
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
  const result = importGraph(sourceOf(given, texts), {
    ...(mapping && { mapping }),
    ...(given.game && { game: given.game }),
  });
  if (!result.ok) return refuse(terminal, result.errors);
  const exit = await writeOutput(formatBoard(result.board), given.output, terminal);
  return exit === EXIT_CODES.clean ? reportDraft(result, given.output, terminal) : exit;
}

function sourceOf({ files, format }: GraphImportRequest, texts: ReadonlyMap<string, string>): ImportSource {
  const [first, ...others] = files.map((file) => ({ ...file, text: texts.get(file.name)! }));
  return format === 'csv' ? { format, files: [first!, ...others] } : { format, file: first! };
}

type PrintedProblem = Omit<LocatedImportFault, 'code'>;

const printProblems = (terminal: Terminal, problems: readonly PrintedProblem[]): void => {
  for (const problem of problems) printParseErrors(problem.file, [problem], terminal);
};

/** Prints the errors. Nothing is written, because half a board could be taken for a whole one. */
function refuse(terminal: Terminal, errors: readonly PrintedProblem[]): ExitCode {
  printProblems(terminal, errors);
  return EXIT_CODES.usage;
}

function reportDraft(
  { missing, contradictions }: Extract<ImportResult, { ok: true }>,
  output: string | undefined,
  terminal: Terminal,
): ExitCode {
  terminal.writeMessage('The board is a draft. Missing from the file:');
  for (const sentence of missing) terminal.writeMessage(`  - ${sentence}`);
  if (contradictions.length > 0) terminal.writeMessage('Contradictions in the file:');
  printProblems(terminal, contradictions);
  const board = output === undefined || output === '-' ? '<board>' : escapeControlCharacters(output);
  terminal.writeMessage(`Next step: lamplighter validate ${board} --hints`);
  return contradictions.length > 0 ? EXIT_CODES.findings : EXIT_CODES.clean;
}
