/** Finds `lamplighter.config.json`. */
import { existsSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { failure, type Result } from '../command/command.js';
import { quoteForMessage } from '../terminal/terminal.js';

export const CONFIG_FILE_NAME = 'lamplighter.config.json';

export const CONFIG_OPTIONS = {
  '--config FILE': `Use this configuration, instead of ${CONFIG_FILE_NAME} here or in a folder above`,
  '--no-config': 'Use no configuration',
};

export interface FoundConfig {
  readonly file: string;
  /** Whether the user named it. */
  readonly isNamed: boolean;
}

/** The configuration that the options name, or that of the working directory or a folder above it. */
export function findConfig(options: ReadonlyMap<string, string>): Result<FoundConfig | undefined> {
  const named = options.get('config');
  if (options.has('no-config'))
    return named === undefined
      ? { ok: true, value: undefined }
      : failure('--config and --no-config exclude each other.');
  if (named === undefined) return { ok: true, value: findAbove(process.cwd()) };
  return statSync(named, { throwIfNoEntry: false })?.isFile()
    ? { ok: true, value: { file: named, isNamed: true } }
    : failure(`There is no configuration ${quoteForMessage(named)}.`);
}

/** The search ends at the root of a repository and at the user's home: what lies above belongs to others. */
function findAbove(start: string): FoundConfig | undefined {
  const home = resolve(homedir());
  for (let folder = start; ; folder = dirname(folder)) {
    const file = join(folder, CONFIG_FILE_NAME);
    if (existsSync(file)) return { file: relative('.', file), isNamed: false };
    if (folder === home || folder === dirname(folder) || existsSync(join(folder, '.git'))) return undefined;
  }
}
