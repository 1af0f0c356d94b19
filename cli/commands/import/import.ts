/** `lamplighter import`: makes a board file from another format. */
import { existsSync, statSync } from 'node:fs';
import { formatBoard, GAMES } from '../../../model/index.js';
import { printParseErrors } from '../../boards/read-board.js';
import { EXIT_CODES, type Command, type Ending, failure } from '../../command/command.js';
import { describeMissingPath } from '../../boards/find-boards.js';
import { importGraphAsDraft, IMPORT_FORMATS, findImportFiles, LIST_FORMATS } from './graph-import.js';
import { writeOutput, OUTPUT_OPTION, checkOutputFile } from '../../files/output.js';
import { readText } from '../../files/read-text.js';
import { escapeControlCharacters, quoteForMessage, type Terminal } from '../../terminal/terminal.js';
import { parseChoice } from '../../command/usage-errors.js';

const FORMATS = ['canonical', ...IMPORT_FORMATS, ...LIST_FORMATS] as const;
type Format = (typeof FORMATS)[number];

export const importCommand: Command = {
  name: 'import',
  summary: 'Make a board file from another format',
  usage: '<file…> [--from FORMAT] [--map FILE] [--guess] [--game GAME] [--all] [-o FILE]',
  description: `Without --from the format is recognised by the content of the file.
canonical: what "lamplighter export --to canonical" writes. The digest and every relation in it are compared
with what the board itself says, so a file that was changed on the way is refused.
${IMPORT_FORMATS.join(', ')}: a graph, as a draft of a board. What "lamplighter export" wrote needs
nothing more. For graphs of other programs --map names a JSON file that says which attribute is the kind, the number,
x, y and so on; docs/formats has every key and an example. csv takes a folder with nodes.csv, edges.csv and blocks.csv,
or a table of nodes with the others beside it (my-nodes.csv, my-edges.csv).
${LIST_FORMATS.join(', ')}: lists of neighbours, grids and tables of hexes, as JSON, JSON lines, tables or plain text; positions
are not needed. Name all files of one author together. What the ids, lists and codes mean is guessed; without --map
the guess is printed as a mapping, with what speaks for it and what you have to decide. --guess, or -o, imports with it
if nothing is left to decide.
Nothing is made up: what the file does not give is left out and told, or it says what the mapping must give. Entries
that are listed from one end only, and relations that contradict the streets, are reported (exit 1).
Whatever cannot be read is named with its line and column, and nothing is written.`,
  operands: { least: 1, most: 20 },
  options: {
    '--from FORMAT': FORMATS.join(', '),
    '--map FILE': 'The mapping: which attribute, id, list or code says what',
    '--guess': 'With lists: import with the guessed mapping if nothing is left to decide',
    '--game GAME': `With a file that does not say it: ${GAMES.join(', ')}`,
    '--all': 'List every contradiction',
    ...OUTPUT_OPTION,
  },
  examples: {
    'lamplighter import moves.txt': 'The mapping that is guessed for a list of neighbours.',
    'lamplighter import moves.txt --guess -o board.json': 'A draft from this list, as it is guessed.',
    'lamplighter import circles.csv squares.csv streets.csv --map map.json -o board.json':
      'A draft from three files of one author.',
    'lamplighter import grid.txt --from grid --map codes.json -o board.json':
      'A draft of Mr Jack from a grid of codes.',
    'lamplighter import whitechapel.json --from canonical -o board.json': 'The board file back.',
    'lamplighter import whitehall.graphml -o board.json': 'A draft of what was exported as a graph.',
    'lamplighter import my-tables --from csv -o board.json': 'A draft from three tables in a folder.',
    'lamplighter import docs/examples/import/town.graphml --from graphml --map docs/examples/import/town.map.json':
      'A draft from the graph of another program.',
  },
  async run({ operands, options }, terminal) {
    const stated = options.has('from') ? parseChoice(FORMATS, options.get('from'), '--from') : undefined;
    if (stated?.ok === false) return stated;
    const [map, output] = [options.get('map'), options.get('output')];
    for (const path of map === undefined ? operands : [...operands, map])
      if (!existsSync(path)) return failure(describeMissingPath(path));
    const recognised = await recogniseFormat(operands, stated?.value, terminal);
    if (!recognised.ok) return recognised.ending;
    const { format, texts } = recognised;
    const isList = (LIST_FORMATS as readonly string[]).includes(format) || format === 'lists';
    if (operands.length > 1 && !isList)
      return failure(
        `Import one file at a time from ${format}; several files of one author are read together only as lists (${LIST_FORMATS.join(', ')}).`,
      );
    if (options.has('guess') && !isList)
      return failure(`--guess works only with lists (${LIST_FORMATS.join(', ')}).`);
    if (format === 'canonical') {
      const misplaced = ['map', 'game'].find((name) => options.has(name));
      if (misplaced !== undefined)
        return failure(
          `--${misplaced} works only with graphs (--from ${IMPORT_FORMATS.join(', ')}) and lists.`,
        );
      return importCanonical(operands[0]!, output, terminal);
    }
    const game = options.has('game') ? parseChoice(GAMES, options.get('game'), '--game') : undefined;
    if (game?.ok === false) return game;
    const inputs = findImportFiles(operands, format);
    if (!inputs.ok) return inputs;
    const files = inputs.value;
    const read = [...files.map(({ name }) => name), ...(map === undefined ? [] : [map])];
    const refusal = checkOutputFile(output, read);
    if (refusal !== undefined) return failure(refusal);
    return importGraphAsDraft(
      {
        ...{ files, format, texts, map, game: game?.value, output },
        all: options.has('all'),
        guess: options.has('guess'),
      },
      terminal,
    );
  },
};

type Recognised =
  | { readonly ok: true; readonly format: Format | 'lists'; readonly texts: ReadonlyMap<string, string> }
  | { readonly ok: false; readonly ending: Ending };

/** The stated format, or the one that the content of the files shows. Files are read once, because one may be a pipe. */
async function recogniseFormat(
  paths: readonly string[],
  stated: Format | undefined,
  terminal: Terminal,
): Promise<Recognised> {
  const texts = new Map<string, string>();
  if (stated !== undefined) return { ok: true, format: stated, texts };
  if (statSync(paths[0]!).isDirectory()) return { ok: true, format: 'csv', texts };
  const { detectFormat } = await import('../../../exchange/import/index.js');
  const formats = new Set<Format | 'lists'>();
  for (const path of paths) {
    if (statSync(path).isDirectory())
      return { ok: false, ending: failure(`${quoteForMessage(path)} is a folder. Name the file to import.`) };
    const read = readText(path);
    if (!read.ok) {
      printParseErrors(path, [read.error], terminal);
      return { ok: false, ending: EXIT_CODES.usage };
    }
    texts.set(path, read.text);
    const format = detectFormat(read.text);
    const refusal = REFUSED_FORMATS[format]?.(escapeControlCharacters(path));
    if (refusal !== undefined) return { ok: false, ending: failure(refusal) };
    formats.add(format as Format | 'lists');
  }
  const [format] = formats;
  // Tables of nodes beside lists are part of them.
  return { ok: true, format: formats.size > 1 ? 'lists' : format!, texts };
}

/** Formats that are recognised and not imported. */
const REFUSED_FORMATS: Readonly<Record<string, (path: string) => string>> = {
  board: (path) => `${path} is a board file already: "lamplighter validate ${path}" reads it.`,
  dot: (path) =>
    `${path} is DOT, which cannot be imported. Export it as GraphML or JSON from the program that wrote it.`,
};

async function importCanonical(
  file: string,
  output: string | undefined,
  terminal: Terminal,
): Promise<Ending> {
  const refusal = checkOutputFile(output, [file]);
  if (refusal !== undefined) return failure(refusal);
  const read = readText(file);
  const { fromCanonical } = await import('../../../exchange/canonical/index.js');
  const imported = read.ok ? fromCanonical(read.text) : { ok: false as const, errors: [read.error] };
  if (imported.ok) return writeOutput(formatBoard(imported.board), output, terminal);
  printParseErrors(file, imported.errors, terminal);
  // A canonical file that contradicts its own board is a finding; a file that is not canonical is wrong usage.
  return imported.errors.every(({ code }) => code.startsWith('canonical/'))
    ? EXIT_CODES.findings
    : EXIT_CODES.usage;
}
