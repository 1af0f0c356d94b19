/** Fixes one board file, if wanted, and validates it. */
import { parseBoard } from '../../../model/index.js';
import { fixText } from '../../../validator/fixes/index.js';
import type { ValidateOptions } from '../../../validator/index.js';
import { validateFile, validateFileText, type ValidatedFile } from './validate-file.js';
import { unifiedDiff } from './unified-diff.js';
import { escapeControlCharacters, writeNote, type Terminal } from '../../terminal/terminal.js';
import { formatOnStdout } from './report-targets.js';
import type { ValidateSettings } from './validate-settings.js';
import { nameOfPath } from '../../files/read-stream.js';
import { writeFile } from '../../files/write-file.js';

export interface FixedAndValidatedFile {
  readonly validated: ValidatedFile;
  /** Whether the file was fixed, or would be. */
  readonly changed: boolean;
  /** Whether the fixed file could not be written. */
  readonly failed: boolean;
}

/** Fixes a board file if wanted, and validates it. `released` is the text of the board's last release, for --since. */
export function fixAndValidate(
  file: string,
  settings: ValidateSettings,
  terminal: Terminal,
  released: string | undefined,
): FixedAndValidatedFile {
  const since = released === undefined ? undefined : parseBoard(released);
  const options: ValidateOptions = {
    ...settings.configuration,
    deep: settings.deep,
    ...(settings.profile && { profile: settings.profile }),
    ...(settings.rules && { rules: settings.rules }),
    ...(since?.ok && { since: since.board }),
    ...(settings.stats && { now: () => performance.now() }),
  };
  const validated = validateFile(file, options);
  if (settings.fix === 'no' || validated.text === undefined)
    return { validated, changed: false, failed: false };
  const fixed = fixText(validated.text, options);
  if (fixed.text === validated.text) return { validated, changed: false, failed: false };
  if (settings.fix === 'dry-run') {
    const diff = unifiedDiff(escapeControlCharacters(nameOfPath(file)), validated.text, fixed.text)
      .split('\n')
      .map(escapeControlCharacters)
      .join('\n');
    // A diff on stdout would break programs that parse the report.
    if ((formatOnStdout(settings.reports) ?? 'pretty') === 'pretty') terminal.writeResult(diff);
    else terminal.writeMessage(diff.trimEnd());
    return { validated, changed: true, failed: false };
  }
  const written = writeFile(file, fixed.text);
  if (!written.ok) {
    terminal.writeMessage(`${escapeControlCharacters(file)}: ${written.message}`);
    return { validated, changed: false, failed: true };
  }
  for (const { label } of fixed.applied)
    writeNote(terminal, `${escapeControlCharacters(file)}: ${escapeControlCharacters(label)}.`);
  return { validated: validateFileText(file, fixed.text, options), changed: true, failed: false };
}
