/** `lamplighter import` from the formats of graphs. */
import { existsSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { CSV_TABLES, type CsvTable } from '../exchange/graph/csv.js';
import type { ImportResult, ImportSource, Mapping, Problem } from '../exchange/import/index.js';
import { formatBoard } from '../model/file/format-board.js';
import type { Game } from '../model/vocabulary.js';
import { linesOfErrors } from './board-errors.js';
import { EXIT, type ExitCode } from './command.js';
import { deliver } from './output.js';
import { readText } from './read-board.js';
import { quoted, visible, type Terminal } from './terminal.js';

export const IMPORT_FORMATS = ['graphml', 'gexf', 'jgf', 'node-link', 'geojson', 'csv'] as const;
export type ImportFormat = (typeof IMPORT_FORMATS)[number];

/** A file to read and, of CSV, the table it is. */
interface Input {
  readonly name: string;
  readonly table: CsvTable;
}

export type Inputs =
  { readonly ok: true; readonly files: readonly Input[] } | { readonly ok: false; readonly message: string };

/** The files that a path means: itself; of CSV the three tables of a folder, or the tables beside one of nodes. */
export function inputsOf(path: string, format: ImportFormat): Inputs {
  const isFolder = statSync(path).isDirectory();
  if (format !== 'csv')
    return isFolder
      ? { ok: false, message: `${quoted(path)} is a folder. Name the file to import.` }
      : { ok: true, files: [{ name: path, table: 'nodes' }] };
  const nodes = isFolder ? join(path, 'nodes.csv') : path;
  if (!existsSync(nodes))
    return {
      ok: false,
      message: `There is no nodes.csv in the folder ${quoted(path)}. Name the table of nodes.`,
    };
  return { ok: true, files: [{ name: nodes, table: 'nodes' }, ...tablesBeside(nodes)] };
}

/** `my-nodes.csv` has `my-edges.csv` and `my-blocks.csv` beside it. */
function tablesBeside(nodes: string): readonly Input[] {
  const name = basename(nodes);
  if (!name.includes('nodes')) return [];
  return CSV_TABLES.filter((table) => table !== 'nodes')
    .map((table) => ({ name: join(dirname(nodes), name.replace('nodes', table)), table }))
    .filter((input) => existsSync(input.name));
}

export interface GraphImport {
  readonly files: readonly Input[];
  readonly format: ImportFormat;
  readonly map: string | undefined;
  readonly game: Game | undefined;
  readonly output: string | undefined;
}

/** Imports a graph as a draft of a board, and says what the draft lacks. */
export async function importDraft(given: GraphImport, terminal: Terminal): Promise<ExitCode> {
  const texts = new Map<string, string>();
  for (const name of [
    ...given.files.map((file) => file.name),
    ...(given.map === undefined ? [] : [given.map]),
  ]) {
    const read = readText(name);
    if (!read.ok) return refused(terminal, [{ ...read.error, file: name }]);
    texts.set(name, read.text);
  }
  const { importGraph, readMapping } = await import('../exchange/import/index.js');
  let mapping: Mapping | undefined;
  if (given.map !== undefined) {
    const read = readMapping({ name: given.map, text: texts.get(given.map)! });
    if (!read.ok) return refused(terminal, read.errors);
    ({ mapping } = read);
  }
  const result = importGraph(sourceOf(given, texts), {
    ...(mapping && { mapping }),
    ...(given.game && { game: given.game }),
  });
  if (!result.ok) return refused(terminal, result.errors);
  const exit = await deliver(formatBoard(result.board), given.output, terminal);
  return exit === EXIT.clean ? told(result, given.output, terminal) : exit;
}

function sourceOf({ files, format }: GraphImport, texts: ReadonlyMap<string, string>): ImportSource {
  const [first, ...others] = files.map((file) => ({ ...file, text: texts.get(file.name)! }));
  return format === 'csv' ? { format, files: [first!, ...others] } : { format, file: first! };
}

type Told = Omit<Problem, 'code'>;

const talkOf = (terminal: Terminal, problems: readonly Told[]): void => {
  for (const problem of problems)
    for (const line of linesOfErrors(problem.file, [problem], terminal.paintTalk)) terminal.talk(line);
};

/** Nothing is written: half a board would be taken for a whole one. */
function refused(terminal: Terminal, errors: readonly Told[]): ExitCode {
  talkOf(terminal, errors);
  return EXIT.usage;
}

function told(
  { missing, contradictions }: Extract<ImportResult, { ok: true }>,
  output: string | undefined,
  terminal: Terminal,
): ExitCode {
  terminal.talk('The board is a draft. What the file did not give:');
  for (const sentence of missing) terminal.talk(`  - ${sentence}`);
  if (contradictions.length > 0) terminal.talk('Where the file contradicts itself:');
  talkOf(terminal, contradictions);
  const board = output === undefined || output === '-' ? '<board>' : visible(output);
  terminal.talk(`Go on with: lamplighter validate ${board} --hints`);
  return contradictions.length > 0 ? EXIT.findings : EXIT.clean;
}
