/** `lamplighter validate --watch`: validates again whenever a board, the configuration or a rule module changes. */
import { existsSync } from 'node:fs';
import { isStream } from '../../files/read-stream.js';
import { EXIT_CODES, failure, type Ending } from '../../command/command.js';
import { escapeControlCharacters, type Terminal } from '../../terminal/terminal.js';
import { forgetRequiredModules, reloadImportsOfChangedModules } from '../../watch/reload-modules.js';
import { readFileStates, waitForChange } from '../../watch/watch-files.js';

/** The outcome of one run: how it ends, and what it read and wrote. */
export interface ValidateRun {
  readonly ending: Ending;
  /** Paths of boards, the configuration and its modules; none if the command line is wrong. */
  readonly inputs: readonly string[];
  readonly outputs: readonly string[];
}

/** Runs until the user stops it. A first run with wrong usage ends it. */
export async function validateOnChange(
  validate: () => Promise<ValidateRun>,
  terminal: Terminal,
): Promise<Ending> {
  const stop = new AbortController();
  // The listeners stay, or those of `write-file` would end the process.
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => {
      stop.abort();
    });
  reloadImportsOfChangedModules();
  const start = Date.now();
  const first = await validate();
  if (typeof first.ending !== 'number' || first.ending === EXIT_CODES.usage) return first.ending;
  const stream = first.inputs.find(isStream);
  if (stream !== undefined) return failure(`"${stream}" is read once, so it cannot be watched.`);
  let run = first;
  let watched = watchedBy(run);
  let known = readFileStates(watched, start);
  for (;;) {
    terminal.writeMessage(
      `${timeNow()} ${OUTCOMES[outcomeOf(run.ending)]} Watching for changes; press Ctrl-C to stop.`,
    );
    const changed = await waitForChange(watched, known, stop.signal);
    if (changed === undefined) return EXIT_CODES.clean;
    for (const line of describeChanges(changed)) terminal.writeMessage(`${timeNow()} ${line}`);
    forgetRequiredModules();
    known = readFileStates(watched);
    run = await validate();
    if (typeof run.ending !== 'number') terminal.writeMessage(run.ending.message);
    // A run that could not read its inputs waits for the same ones again.
    if (run.inputs.length === 0) continue;
    const before = watched;
    watched = watchedBy(run);
    // Files that are watched from now on are as this run has read them.
    if (before.paths.join('\n') !== watched.paths.join('\n')) known = readFileStates(watched);
  }
}

/** `Changed: a.json` and `Deleted: b.json`. */
function describeChanges(paths: readonly string[]): readonly string[] {
  const line = (title: string, some: readonly string[]): readonly string[] =>
    some.length === 0 ? [] : [`${title}: ${some.map(escapeControlCharacters).join(', ')}`];
  const left = paths.filter((path) => existsSync(path));
  return [...line('Changed', left), ...line('Deleted', paths.filter((path) => !left.includes(path)))]; // prettier-ignore
}

const watchedBy = ({
  inputs,
  outputs,
}: ValidateRun): { paths: readonly string[]; ignored: readonly string[] } => ({
  paths: inputs,
  ignored: outputs,
});

const OUTCOMES = [
  'Passed.',
  'There are findings.',
  'Not validated.',
  'There was an internal error.',
] as const;

const outcomeOf = (ending: Ending): 0 | 1 | 2 | 3 => (typeof ending === 'number' ? ending : EXIT_CODES.usage);

const timeNow = (): string => `[${new Date().toTimeString().slice(0, 8)}]`;
