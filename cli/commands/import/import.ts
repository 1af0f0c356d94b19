/** `lamplighter import`: makes a board file from another format. */
import { existsSync } from 'node:fs';
import { formatBoard, GAMES } from '../../../model/index.js';
import { printParseErrors } from '../../boards/read-board.js';
import { EXIT_CODES, type Command, type Ending, failure } from '../../command/command.js';
import { describeMissingPath } from '../../boards/find-boards.js';
import { importGraphAsDraft, IMPORT_FORMATS, findImportFiles } from './graph-import.js';
import { writeOutput, OUTPUT_OPTION, checkOutputFile } from '../../files/output.js';
import { readText } from '../../files/read-text.js';
import type { Terminal } from '../../terminal/terminal.js';
import { parseChoice } from '../../command/usage-errors.js';

const FORMATS = ['canonical', ...IMPORT_FORMATS] as const;

export const importCommand: Command = {
  name: 'import',
  summary: 'Make a board file from another format',
  usage: `<file> --from ${FORMATS.join('|')} [--map FILE] [--game GAME] [-o FILE]`,
  description: `canonical: what "lamplighter export --to canonical" writes. The digest and every relation in it are compared
with what the board itself says, so a file that was changed on the way is refused.
${IMPORT_FORMATS.join(', ')}: a graph, as a draft of a board. What "lamplighter export" wrote needs
nothing more. For graphs of other programs --map names a JSON file that says which attribute is the kind, the number,
x, y and so on; docs/formats has every key and an example. csv takes a folder with nodes.csv, edges.csv and blocks.csv,
or a table of nodes with the others beside it (my-nodes.csv, my-edges.csv).
Nothing is made up: what the file does not give is left out and told, or it says what the mapping must give. Edges that
follow from streets, such as those of jack, are compared with the streets and told where they contradict (exit 1).
Whatever cannot be read is named with its line and column, and nothing is written.`,
  operands: { least: 1, most: 1 },
  options: {
    '--from FORMAT': FORMATS.join(', '),
    '--map FILE': 'With a graph: the mapping, which attribute says what',
    '--game GAME': `With a graph that does not say it: ${GAMES.join(', ')}`,
    ...OUTPUT_OPTION,
  },
  examples: {
    'lamplighter import whitechapel.json --from canonical -o board.json': 'The board file back.',
    'lamplighter import whitehall.graphml --from graphml -o board.json':
      'A draft of what was exported as a graph.',
    'lamplighter import my-tables --from csv -o board.json': 'A draft from three tables in a folder.',
    'lamplighter import docs/examples/import/town.graphml --from graphml --map docs/examples/import/town.map.json':
      'A draft from the graph of another program.',
  },
  async run({ operands, options }, terminal) {
    const from = parseChoice(FORMATS, options.get('from'), '--from');
    if (!from.ok) return from;
    const [file, map, output] = [operands[0]!, options.get('map'), options.get('output')];
    for (const path of map === undefined ? [file] : [file, map])
      if (!existsSync(path)) return failure(describeMissingPath(path));
    if (from.value === 'canonical') {
      const misplaced = ['map', 'game'].find((name) => options.has(name));
      if (misplaced !== undefined)
        return failure(`--${misplaced} works only with graphs (--from ${IMPORT_FORMATS.join(', ')}).`);
      return importCanonical(file, output, terminal);
    }
    const game = options.has('game') ? parseChoice(GAMES, options.get('game'), '--game') : undefined;
    if (game?.ok === false) return game;
    const inputs = findImportFiles(file, from.value);
    if (!inputs.ok) return inputs;
    const files = inputs.value;
    const read = [...files.map(({ name }) => name), ...(map === undefined ? [] : [map])];
    const refusal = checkOutputFile(output, read);
    if (refusal !== undefined) return failure(refusal);
    return importGraphAsDraft({ files, format: from.value, map, game: game?.value, output }, terminal);
  },
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
