/** `lamplighter init`: sets up a repository of boards: configuration, checks in CI, merges by meaning. */
import { existsSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { EXIT_CODES, failure, type Arguments, type Command, type Ending } from '../../command/command.js';
import { parseChoice } from '../../command/usage-errors.js';
import { readText } from '../../files/read-text.js';
import { writeFiles } from '../../files/write-file.js';
import { findRepositoryRoot } from '../../revisions/git.js';
import { quoteForMessage, type Terminal } from '../../terminal/terminal.js';
import { CI_NAMES, describeSetUp, planFiles, type PlannedFile } from './plan-files.js';

export const initCommand: Command = {
  name: 'init',
  summary: 'Set up a repository of boards: configuration, CI, merges',
  usage: `[folder] [--ci ${CI_NAMES.join('|')}] [--no-merge] [--force] [--dry-run]`,
  description: `Writes lamplighter.config.json with the boards of the folder, and a job that validates them in CI and comments on pull
requests what changed. In a git repository it also makes git merge boards by meaning, as merge --install does. A file that
exists and differs is never overwritten without a question; without a terminal to ask on it is kept, and the exit code is 1.
Without --ci the job is for GitLab if there is a .gitlab-ci.yml, and otherwise for GitHub.`,
  operands: { least: 0, most: 1 },
  options: {
    '--ci NAME': `The CI that validates the boards: ${CI_NAMES.join(', ')}`,
    '--no-merge': 'Leave the merges of git as they are',
    '--force': 'Overwrite files without asking',
    '--dry-run': 'Print the files and write nothing',
  },
  examples: {
    'lamplighter init': 'Set up the repository of this folder.',
    'lamplighter init --dry-run': 'What would it write?',
    'lamplighter init maps --ci none --no-merge': 'Write the configuration of maps only.',
  },
  run,
};

async function run({ operands, options }: Arguments, terminal: Terminal): Promise<Ending> {
  const folder = operands[0] ?? '.';
  if (!existsSync(folder)) return failure(`There is no folder ${quoteForMessage(folder)}. Create it first.`);
  const named = options.get('ci');
  const ci = named === undefined ? undefined : parseChoice(CI_NAMES, named, '--ci');
  if (ci && !ci.ok) return ci;
  const planned = planFiles(folder, ci?.value);
  if (options.has('dry-run')) {
    for (const { path, text } of planned)
      terminal.writeResult(`${terminal.paint('bold', `${path}:`)}\n${text}\n`);
    return EXIT_CODES.clean;
  }
  const sorted = await chooseFiles(folder, planned, options.has('force'), terminal);
  if (!sorted.ok) return sorted;
  for (const { path } of sorted.value.write) mkdirSync(dirname(join(folder, path)), { recursive: true });
  const written = writeFiles(sorted.value.write.map(({ path, text }) => [join(folder, path), text]));
  if (!written.ok) return written;
  for (const { path } of sorted.value.write) terminal.writeResult(`wrote ${path}\n`);
  for (const { path } of sorted.value.same) terminal.writeResult(`${path} is up to date\n`);
  for (const { path } of sorted.value.kept)
    terminal.writeMessage(`${path} exists and was kept. Use --force to overwrite it, --dry-run to compare.`);
  if (!options.has('no-merge') && findRepositoryRoot(folder).ok) {
    const { installDriver } = await import('../merge/install-driver.js');
    const ending = installDriver(terminal, folder);
    if (ending !== EXIT_CODES.clean) return ending;
  }
  terminal.writeMessage(describeSetUp(folder, planned));
  return sorted.value.kept.length === 0 ? EXIT_CODES.clean : EXIT_CODES.findings;
}

interface SortedFiles {
  readonly write: readonly PlannedFile[];
  readonly same: readonly PlannedFile[];
  readonly kept: readonly PlannedFile[];
}

/** Which files are new or may be overwritten, which exist as planned, and which are kept. */
async function chooseFiles(
  folder: string,
  planned: readonly PlannedFile[],
  force: boolean,
  terminal: Terminal,
): Promise<{ readonly ok: true; readonly value: SortedFiles } | ReturnType<typeof failure>> {
  const [write, same, kept]: PlannedFile[][] = [[], [], []];
  for (const file of planned) {
    const path = join(folder, file.path);
    if (!existsSync(path)) {
      write!.push(file);
      continue;
    }
    const read = readText(path);
    if (!read.ok) return failure(`${quoteForMessage(path)} cannot be read: ${read.error.message}`);
    if (read.text === file.text) same!.push(file);
    else if (force || (await terminal.ask?.(`${file.path} exists and differs. Overwrite it?`)) === true)
      write!.push(file);
    else kept!.push(file);
  }
  return { ok: true, value: { write: write!, same: same!, kept: kept! } };
}
