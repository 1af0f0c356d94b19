/** From the words of a command line to an exit code. */
import { EXIT, type Command, type ExitCode } from './command.js';
import { parseArguments } from './arguments.js';
import { quoted, type Paint, type Terminal } from './terminal.js';
import { didYouMean, wrongUsage } from './usage.js';

/** The commands there are. Each is loaded only when it is called: most of them need far more than `format` does. */
const COMMANDS = {
  validate: async (): Promise<Command> => (await import('./commands/validate.js')).validate,
  rules: async (): Promise<Command> => (await import('./commands/rules.js')).rules,
  format: async (): Promise<Command> => (await import('./commands/format.js')).format,
  relations: async (): Promise<Command> => (await import('./commands/relations.js')).relations,
  diff: async (): Promise<Command> => (await import('./commands/diff.js')).diff,
  reconcile: async (): Promise<Command> => (await import('./commands/reconcile.js')).reconcile,
  export: async (): Promise<Command> => (await import('./commands/export.js')).exportBoard,
  import: async (): Promise<Command> => (await import('./commands/import.js')).importBoard,
  edit: async (): Promise<Command> => (await import('./commands/edit.js')).edit,
  perft: async (): Promise<Command> => (await import('./commands/perft.js')).countWays,
  replay: async (): Promise<Command> => (await import('./commands/replay.js')).replayGame,
  vectors: async (): Promise<Command> => (await import('./commands/vectors.js')).vectors,
  engine: async (): Promise<Command> => (await import('./commands/engine.js')).playByLines,
} as const;
type Name = keyof typeof COMMANDS;

/** Runs one command line. */
export async function run(words: readonly string[], terminal: Terminal): Promise<ExitCode> {
  const [first, ...rest] = words;
  if (first === undefined) {
    terminal.talk(await overview(terminal.paintTalk));
    return EXIT.usage;
  }
  if (first === '--version' || first === '-V') return version(terminal);
  if (first === 'help') return help(rest, terminal);
  if (asksForHelp(words)) return help(isCommand(first) ? [first] : [], terminal);
  if (!isCommand(first)) return unknownCommand(first, terminal);
  const command = await COMMANDS[first]();
  const parsed = parseArguments(rest, command);
  if (!parsed.ok)
    return wrongUsage(terminal, `${parsed.message} Usage: lamplighter ${first} ${command.usage}`, first);
  return command.run(parsed.given, terminal);
}

const isCommand = (word: string): word is Name => Object.hasOwn(COMMANDS, word);

function asksForHelp(words: readonly string[]): boolean {
  const end = words.indexOf('--');
  return (end < 0 ? words : words.slice(0, end)).some((word) => word === '--help' || word === '-h');
}

async function unknownCommand(word: string, terminal: Terminal): Promise<ExitCode> {
  const { suggest } = await import('../model/file/suggest.js');
  const known = [...Object.keys(COMMANDS), 'help', '--help', '--version'];
  const near = suggest(word, known) ?? suggest(word.replace(/^-+/, ''), known);
  const kind = word.startsWith('-') ? 'option' : 'command';
  return wrongUsage(
    terminal,
    `There is no ${kind} ${quoted(word)}.${didYouMean(near) || ` Known are ${Object.keys(COMMANDS).join(', ')}.`}`,
  );
}

async function help(words: readonly string[], terminal: Terminal): Promise<ExitCode> {
  const name = words.find((word) => !word.startsWith('-'));
  if (name === undefined || name === 'help') {
    terminal.answer(await overview(terminal.paint));
    return EXIT.clean;
  }
  if (!isCommand(name)) return unknownCommand(name, terminal);
  const { helpOfCommand } = await import('./help.js');
  terminal.answer(helpOfCommand(await COMMANDS[name](), terminal.paint));
  return EXIT.clean;
}

async function overview(paint: Paint): Promise<string> {
  const { overviewOfCommands } = await import('./help.js');
  return overviewOfCommands(await Promise.all(Object.values(COMMANDS).map((load) => load())), paint);
}

async function version(terminal: Terminal): Promise<ExitCode> {
  const { versionOfPackage } = await import('./version.js');
  terminal.answer(`${versionOfPackage()}\n`);
  return EXIT.clean;
}
