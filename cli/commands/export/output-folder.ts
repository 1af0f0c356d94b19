/** The folder of an export format that writes several files. */
import { existsSync, mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { ExportFormat, TextPieces } from '../../../exchange/export/index.js';
import { EXIT_CODES, type ExitCode } from '../../command/command.js';
import { describeFileError } from '../../files/describe-file-error.js';
import { checkOutputFile, writeOutputFiles } from '../../files/output.js';
import { quoteForMessage, type Terminal } from '../../terminal/terminal.js';

/** Why the files of a format cannot go into a folder; undefined if they can. */
export function checkOutputFolder(
  { name, files = [] }: ExportFormat,
  folder: string | undefined,
  input: string,
): string | undefined {
  if (folder === undefined || folder === '-')
    return `${name} is ${files.length} files: ${files.join(', ')}. Name a folder for them after -o.`;
  if (!existsSync(folder)) return checkOutputFile(folder, []);
  if (!statSync(folder).isDirectory())
    return `${quoteForMessage(folder)} is not a folder, and ${name} is ${files.length} files. Name a folder for them after -o.`;
  return files.map((file) => checkOutputFile(join(folder, file), [input])).find(Boolean);
}

/** Writes the files into a folder, which is created if needed. All are written or none. */
export function writeFilesToFolder(
  folder: string,
  files: readonly string[],
  texts: readonly TextPieces[],
  terminal: Terminal,
): ExitCode | Promise<ExitCode> {
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    terminal.writeMessage(
      `The folder ${quoteForMessage(folder)} cannot be created: ${describeFileError(error)}.`,
    );
    return EXIT_CODES.usage;
  }
  return writeOutputFiles(
    files.map((file, i) => [join(folder, file), texts[i]!] as const),
    terminal,
  );
}
