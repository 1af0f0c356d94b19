/** Runs a command line and returns its exit code. */
import { EXIT_CODES, type Command, type ExitCode } from './command/command.js';
import { parseArguments } from './command/parse-arguments.js';
import { quoteForMessage, type TextStyler, type Terminal } from './terminal/terminal.js';
import { didYouMean, reportUsageError } from './command/usage-errors.js';

/** All commands. Each is loaded only when it is used: most need far more code than `format`. */
const COMMANDS = {
  validate: async (): Promise<Command> => (await import('./commands/validate/validate.js')).validateCommand,
  rules: async (): Promise<Command> => (await import('./commands/rules/rules.js')).rulesCommand,
  format: async (): Promise<Command> => (await import('./commands/format/format.js')).formatCommand,
  relations: async (): Promise<Command> =>
    (await import('./commands/relations/relations.js')).relationsCommand,
  diff: async (): Promise<Command> => (await import('./commands/diff/diff.js')).diffCommand,
  reconcile: async (): Promise<Command> =>
    (await import('./commands/reconcile/reconcile.js')).reconcileCommand,
  merge: async (): Promise<Command> => (await import('./commands/merge/merge.js')).mergeCommand,
  export: async (): Promise<Command> => (await import('./commands/export/export.js')).exportCommand,
  import: async (): Promise<Command> => (await import('./commands/import/import.js')).importCommand,
  detect: async (): Promise<Command> => (await import('./commands/detect/detect.js')).detectCommand,
  edit: async (): Promise<Command> => (await import('./commands/edit/edit.js')).editCommand,
  explore: async (): Promise<Command> => (await import('./commands/explore/explore.js')).exploreCommand,
  perft: async (): Promise<Command> => (await import('./commands/perft/perft.js')).perftCommand,
  replay: async (): Promise<Command> => (await import('./commands/replay/replay.js')).replayCommand,
  vectors: async (): Promise<Command> => (await import('./commands/vectors/vectors.js')).vectorsCommand,
  engine: async (): Promise<Command> => (await import('./commands/engine/engine.js')).engineCommand,
  init: async (): Promise<Command> => (await import('./commands/init/init.js')).initCommand,
} as const;
type Name = keyof typeof COMMANDS;

/** Runs one command line. */
export async function runCommandLine(words: readonly string[], terminal: Terminal): Promise<ExitCode> {
  const [first, ...rest] = words;
  if (first === undefined) {
    terminal.writeMessage(await overview(terminal.paintMessage));
    return EXIT_CODES.usage;
  }
  if (first === '--version' || first === '-V') return version(terminal);
  if (first === 'help') return help(rest, terminal);
  if (asksForHelp(words)) return help(isCommand(first) ? [first] : [], terminal);
  if (!isCommand(first)) return unknownCommand(first, terminal);
  const command = await COMMANDS[first]();
  const parsed = parseArguments(rest, command);
  if (!parsed.ok)
    return reportUsageError(
      terminal,
      `${parsed.message} Usage: lamplighter ${first} ${command.usage}`,
      first,
    );
  const ending = await command.run(parsed.value, terminal);
  return typeof ending === 'number' ? ending : reportUsageError(terminal, ending.message, first);
}

const isCommand = (word: string): word is Name => Object.hasOwn(COMMANDS, word);

function asksForHelp(words: readonly string[]): boolean {
  const end = words.indexOf('--');
  return (end < 0 ? words : words.slice(0, end)).some((word) => word === '--help' || word === '-h');
}

async function unknownCommand(word: string, terminal: Terminal): Promise<ExitCode> {
  const { suggestSpelling } = await import('../model/index.js');
  const known = [...Object.keys(COMMANDS), 'help', '--help', '--version'];
  const near = suggestSpelling(word, known) ?? suggestSpelling(word.replace(/^-+/, ''), known);
  const kind = word.startsWith('-') ? 'option' : 'command';
  return reportUsageError(
    terminal,
    `There is no ${kind} ${quoteForMessage(word)}.${didYouMean(near) || ` Commands are ${Object.keys(COMMANDS).join(', ')}.`}`,
  );
}

async function help(words: readonly string[], terminal: Terminal): Promise<ExitCode> {
  const name = words.find((word) => !word.startsWith('-'));
  if (name === undefined || name === 'help') {
    terminal.writeResult(await overview(terminal.paint));
    return EXIT_CODES.clean;
  }
  if (name === 'docs' || name.startsWith('docs/')) return printPage(name, terminal);
  if (!isCommand(name)) return unknownCommand(name, terminal);
  const { formatCommandHelp } = await import('./help.js');
  terminal.writeResult(formatCommandHelp(await COMMANDS[name](), terminal.paint));
  return EXIT_CODES.clean;
}

/** Prints a page of the documentation, or the names of all pages. */
async function printPage(name: string, terminal: Terminal): Promise<ExitCode> {
  const { readPage, pageNames } = await import('./files/documentation.js');
  const page = name === 'docs' ? pageNames().join('\n') : readPage(name);
  if (page !== undefined) {
    terminal.writeResult(`${page.trimEnd()}\n`);
    return EXIT_CODES.clean;
  }
  const { suggestSpelling } = await import('../model/index.js');
  const near = suggestSpelling(name.replace(/\.md$/, ''), pageNames());
  return reportUsageError(
    terminal,
    `There is no page ${quoteForMessage(name)}.${didYouMean(near) || ' "lamplighter help docs" lists the pages.'}`,
  );
}

async function overview(paint: TextStyler): Promise<string> {
  const { formatOverview } = await import('./help.js');
  return formatOverview(await Promise.all(Object.values(COMMANDS).map((load) => load())), paint);
}

async function version(terminal: Terminal): Promise<ExitCode> {
  const { packageVersion } = await import('./files/package-files.js');
  terminal.writeResult(`${packageVersion()}\n`);
  return EXIT_CODES.clean;
}
