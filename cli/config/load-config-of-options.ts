/** Loads the configuration of a command line, with code that is loaded only if there is one. */
import type { Arguments, Ending } from '../command/command.js';
import type { Terminal } from '../terminal/terminal.js';
import { findConfig } from './find-config.js';
import type { Config } from './load-config.js';

/** The configuration that the options name, or that of the working directory; undefined if there is none. */
export async function loadConfigOfOptions(
  options: Arguments['options'],
  terminal: Terminal,
): Promise<
  { readonly ok: true; readonly config: Config | undefined } | { readonly ok: false; readonly exit: Ending }
> {
  const found = findConfig(options);
  if (!found.ok) return { ok: false, exit: found };
  if (found.value === undefined) return { ok: true, config: undefined };
  const { loadConfig } = await import('./load-config.js');
  return loadConfig(found.value, terminal);
}
