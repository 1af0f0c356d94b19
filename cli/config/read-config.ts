/** Reads a configuration without loading its rules. */
import { statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { printParseErrors } from '../boards/read-board.js';
import { shippedBoardFile } from '../boards/shipped-boards.js';
import { EXIT_CODES, type Ending } from '../command/command.js';
import { readText } from '../files/read-text.js';
import type { Terminal } from '../terminal/terminal.js';
import { parseConfig, type ConfigFile } from './parse-config.js';

export type ReadConfigResult =
  | {
      readonly ok: true;
      readonly text: string;
      readonly config: ConfigFile;
      readonly paths: readonly string[];
    }
  | { readonly ok: false; readonly exit: Ending };

/** Reads a configuration, with its paths from the working directory. On failure it prints the reason. */
export function readConfig(file: string, terminal: Terminal): ReadConfigResult {
  const read = readText(file);
  const parsed = read.ok ? parseConfig(read.text) : { ok: false as const, errors: [read.error] };
  if (read.ok && parsed.ok) {
    const paths = (parsed.config.paths ?? []).map((path) => pathFrom(dirname(file), path));
    return { ok: true, text: read.text, config: parsed.config, paths };
  }
  if (!parsed.ok) printParseErrors(file, parsed.errors, terminal);
  return { ok: false, exit: EXIT_CODES.usage };
}

/** A path of the configuration; a name of a shipped board stays a name. */
function pathFrom(folder: string, path: string): string {
  const joined = join(folder, path);
  const isThere = statSync(joined, { throwIfNoEntry: false }) !== undefined;
  return !isThere && shippedBoardFile(path) !== undefined ? path : joined;
}
