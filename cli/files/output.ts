/** Writes a command's result to stdout or to the file the user named. */
import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { batchText } from './batch-text.js';
import { EXIT_CODES, type ExitCode } from '../command/command.js';
import { realPath } from './read-text.js';
import { quoteForMessage, escapeControlCharacters, writeNote, type Terminal } from '../terminal/terminal.js';
import type { FileContent, TextSource } from './write-file.js';

export const OUTPUT_OPTION = { '-o, --output FILE': 'Write to this file instead of stdout' };

/** Why the result cannot be written to this file, checked before any work: it would overwrite an input, or its folder is missing. */
export function checkOutputFile(file: string | undefined, inputs: readonly string[]): string | undefined {
  if (file === undefined || file === '-') return undefined;
  if (!existsSync(file))
    return existsSync(dirname(file))
      ? undefined
      : `${quoteForMessage(file)} cannot be written: there is no folder ${quoteForMessage(dirname(file))}. Create it first, or name another file.`;
  const target = realPath(file);
  return inputs.some((input) => realPath(input) === target)
    ? `${quoteForMessage(file)} is also an input and would be overwritten. Name another file after -o.`
    : undefined;
}

/** Writes a text, byte for byte. A file that cannot be written counts as wrong usage, not as a finding. */
export async function writeOutput(
  text: TextSource,
  file: string | undefined,
  terminal: Terminal,
): Promise<ExitCode> {
  if (file === undefined || file === '-') {
    for (const batch of batchText(text)) {
      if (terminal.hasReader?.() === false) break;
      terminal.writeResult(batch);
    }
    return EXIT_CODES.clean;
  }
  return writeOutputFiles([[file, text]], terminal);
}

/** Why binary output cannot be written there, checked before any work; `what` names it, such as "A PNG". */
export const checkBinaryOutput = (
  what: string,
  file: string | undefined,
  terminal: Terminal,
): string | undefined =>
  (file !== undefined && file !== '-') || terminal.acceptsBytes?.() === true
    ? undefined
    : `${what} cannot be shown in a terminal. Name a file after -o, or redirect stdout.`;

/** Writes bytes; call `checkBinaryOutput` first. */
export async function writeOutputBytes(
  bytes: Uint8Array,
  file: string | undefined,
  terminal: Terminal,
): Promise<ExitCode> {
  if (file !== undefined && file !== '-') return writeOutputFiles([[file, bytes]], terminal);
  terminal.writeBytes?.(bytes);
  return EXIT_CODES.clean;
}

/** Writes several files: all of them or none. */
export async function writeOutputFiles(
  wanted: readonly (readonly [file: string, content: FileContent])[],
  terminal: Terminal,
): Promise<ExitCode> {
  const { writeFiles } = await import('./write-file.js');
  const written = writeFiles(wanted);
  if (!written.ok) terminal.writeMessage(written.message);
  else for (const [file] of wanted) writeNote(terminal, `Written: ${escapeControlCharacters(file)}`);
  return written.ok ? EXIT_CODES.clean : EXIT_CODES.usage;
}
