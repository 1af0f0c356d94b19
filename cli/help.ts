/** The help of the command line. */
import type { Command } from './command.js';
import type { Paint } from './terminal.js';

/** What `lamplighter help` prints. */
export function overviewOfCommands(commands: readonly Command[], paint: Paint): string {
  return [
    `Lamplighter keeps the boards of hidden-movement games true to what was printed.`,
    '',
    paint('bold', 'Usage'),
    '  lamplighter <command> [word…] [option…]',
    '',
    paint('bold', 'Commands'),
    ...table([
      ...commands.map(({ name, summary }) => [name, summary] as const),
      ['help [command]', 'Explain a command, with examples'],
      ['--version', 'Print the version'],
    ]),
    '',
    paint('bold', 'Examples'),
    ...commands.flatMap(({ examples }) => examples.slice(0, 1)).map(({ line }) => `  ${line}`),
    '',
    paint('bold', 'Paths'),
    "  A path is a board file (*.json), a board's folder (it holds board.json), or a folder of boards.",
    '',
    EXIT_CODES,
    '',
  ].join('\n');
}

/** What `lamplighter help <command>` prints. */
export function helpOfCommand(command: Command, paint: Paint): string {
  const { name, usage, summary, about, options, examples } = command;
  const rows = Object.entries(options).map(([long, { short, value, meaning }]): [string, string] => [
    `${short === undefined ? '' : `-${short}, `}--${long}${value === undefined ? '' : ` ${value}`}`,
    meaning,
  ]);
  return [
    `${summary}.`,
    '',
    paint('bold', 'Usage'),
    `  lamplighter ${name} ${usage}`,
    '',
    about,
    '',
    paint('bold', 'Options'),
    ...table([...rows, ['-h, --help', 'Show this']]),
    '',
    paint('bold', 'Examples'),
    ...examples.flatMap(({ line, meaning }) => [`  ${line}`, paint('dim', `      ${meaning}`)]),
    '',
    EXIT_CODES,
    '',
  ].join('\n');
}

const EXIT_CODES =
  'Exits with 0 if all is well, 1 on findings or differences, 2 on wrong usage, 3 on a fault of ours.';

function table(rows: readonly (readonly [string, string])[]): string[] {
  const width = Math.max(...rows.map(([left]) => left.length));
  return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`);
}
