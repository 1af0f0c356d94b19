/** `lamplighter import`: a board file from another format. */
import { existsSync } from 'node:fs';
import { formatBoard } from '../../model/file/format-board.js';
import type { Arguments } from '../arguments.js';
import { linesOfErrors } from '../board-errors.js';
import { EXIT, type Command, type ExitCode } from '../command.js';
import { missing } from '../find-boards.js';
import { deliver, OUTPUT, refusalOfOutput } from '../output.js';
import { readText } from '../read-board.js';
import type { Terminal } from '../terminal.js';
import { oneOf, wrongUsage } from '../usage.js';

const FORMATS = ['canonical'] as const;

export const importBoard: Command = {
  name: 'import',
  summary: 'Make a board file from another format',
  usage: `<file> --from ${FORMATS.join('|')} [-o FILE]`,
  about: `canonical: what "lamplighter export --to canonical" writes. The digest and every relation in it are compared
with what the board itself says, so a file that was changed on the way is refused.`,
  operands: { least: 1, most: 1 },
  options: { from: { value: 'FORMAT', meaning: FORMATS.join(' or ') }, output: OUTPUT },
  examples: [
    {
      line: 'lamplighter import whitechapel.json --from canonical -o board.json',
      meaning: 'The board file back.',
    },
  ],
  run,
};

async function run({ operands, options }: Arguments, terminal: Terminal): Promise<ExitCode> {
  const from = oneOf(FORMATS, options.get('from'), '--from');
  if (!from.ok) return wrongUsage(terminal, from.message, 'import');
  const file = operands[0]!;
  if (!existsSync(file)) return wrongUsage(terminal, missing(file), 'import');
  const refusal = refusalOfOutput(options.get('output'), [file]);
  if (refusal !== undefined) return wrongUsage(terminal, refusal, 'import');
  const read = readText(file);
  const { fromCanonical } = await import('../../exchange/canonical/index.js');
  const imported = read.ok ? fromCanonical(read.text) : { ok: false as const, errors: [read.error] };
  if (imported.ok) return deliver(formatBoard(imported.board), options.get('output'), terminal);
  for (const line of linesOfErrors(file, imported.errors, terminal.paintTalk)) terminal.talk(line);
  return EXIT.findings;
}
