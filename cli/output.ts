/** Where a command's result goes: stdout, or the file the user named. */
import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { inBatches } from './batches.js';
import { EXIT, type ExitCode, type Option } from './command.js';
import { realPath } from './find-boards.js';
import { quoted, visible, type Terminal } from './terminal.js';
import type { Content, Text } from './write-file.js';

export const OUTPUT: Option = {
  short: 'o',
  value: 'FILE',
  meaning: 'Write into this file instead of to stdout',
};

/** Why a result cannot go into this file, said before any work is done: it would replace what it is made from, or has no folder. */
export function refusalOfOutput(file: string | undefined, inputs: readonly string[]): string | undefined {
  if (file === undefined || file === '-') return undefined;
  if (!existsSync(file))
    return existsSync(dirname(file))
      ? undefined
      : `${quoted(file)} cannot be written: there is no folder ${quoted(dirname(file))}. Make it first, or name another file.`;
  const target = realPath(file);
  return inputs.some((input) => realPath(input) === target)
    ? `${quoted(file)} is itself what is read here, and would be overwritten. Name another file after -o.`
    : undefined;
}

/** Delivers a text, byte for byte. A file that cannot be written is no finding about a board. */
export async function deliver(text: Text, file: string | undefined, terminal: Terminal): Promise<ExitCode> {
  if (file === undefined || file === '-') {
    for (const batch of inBatches(text)) {
      if (terminal.hasReader?.() === false) break;
      terminal.answer(batch);
    }
    return EXIT.clean;
  }
  return deliverFiles([[file, text]], terminal);
}

/** Why bytes cannot go where they should, said before any work is done; `what` they are, such as "A PNG". */
export const refusalOfBytes = (
  what: string,
  file: string | undefined,
  terminal: Terminal,
): string | undefined =>
  (file !== undefined && file !== '-') || terminal.takesBytes?.() === true
    ? undefined
    : `${what} is nothing for a terminal to show. Name a file after -o, or send it on with > or |.`;

/** Delivers bytes; `refusalOfBytes` has been asked. */
export async function deliverBytes(
  bytes: Uint8Array,
  file: string | undefined,
  terminal: Terminal,
): Promise<ExitCode> {
  if (file !== undefined && file !== '-') return deliverFiles([[file, bytes]], terminal);
  terminal.answerBytes?.(bytes);
  return EXIT.clean;
}

/** Writes files that belong together: all or none. */
export async function deliverFiles(
  wanted: readonly (readonly [file: string, content: Content])[],
  terminal: Terminal,
): Promise<ExitCode> {
  const { writeFiles } = await import('./write-file.js');
  const written = writeFiles(wanted);
  if (!written.ok) terminal.talk(written.message);
  else for (const [file] of wanted) terminal.talk(`Written: ${visible(file)}`);
  return written.ok ? EXIT.clean : EXIT.usage;
}
