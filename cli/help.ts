/** The texts of `lamplighter help`. */
import type { Command } from './command/command.js';
import type { TextStyler } from './terminal/terminal.js';

/** What `lamplighter help` prints. */
export function formatOverview(commands: readonly Command[], paint: TextStyler): string {
  return [
    'Lamplighter validates, edits, converts and plays boards of hidden-movement games.',
    '',
    paint('bold', 'Usage'),
    '  lamplighter <command> [argument…] [option…]',
    '',
    paint('bold', 'Commands'),
    ...table([
      ...commands.map(({ name, summary }) => [name, summary] as const),
      ['help [command]', 'Explain a command, with examples'],
      ['help docs/PAGE', 'Print a page that a message names, such as docs/format.md; "help docs" lists them'],
      ['--version', 'Print the version'],
    ]),
    '',
    paint('bold', 'Examples'),
    ...commands.map(({ examples }) => `  ${Object.keys(examples)[0]!}`),
    '',
    paint('bold', 'Paths'),
    "  A path is a board file (*.json), a board's folder (it holds board.json), a folder of boards, a shipped board's",
    '  name (whitechapel, teaching/two-routes), "-" for stdin, or a pipe. In a folder every JSON file that is a board or',
    '  claims to be one counts; the others are named. Folders node_modules and names that begin with a dot are left out.',
    '',
    EXIT_CODES,
    '',
  ].join('\n');
}

/** What `lamplighter help <command>` prints. */
export function formatCommandHelp(command: Command, paint: TextStyler): string {
  const { name, usage, summary, description, options, examples } = command;
  return [
    `${summary}.`,
    '',
    paint('bold', 'Usage'),
    `  lamplighter ${name} ${usage}`,
    '',
    description,
    '',
    paint('bold', 'Options'),
    ...table([...Object.entries(options), ['-h, --help', 'Show this help']]),
    '',
    paint('bold', 'Examples'),
    ...Object.entries(examples).flatMap(([line, answer]) => [`  ${line}`, paint('dim', `      ${answer}`)]),
    '',
    EXIT_CODES,
    '',
  ].join('\n');
}

const EXIT_CODES = 'Exit codes: 0 success, 1 findings or differences, 2 wrong usage, 3 internal error.';

function table(rows: readonly (readonly [string, string])[]): string[] {
  const width = Math.max(...rows.map(([left]) => left.length));
  return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`);
}
