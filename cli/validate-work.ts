/** What is done with one board file: it is mended, if that was asked for, and judged. */
import { parseBoard } from '../model/file/parse-board.js';
import { fixText } from '../validator/fixes/index.js';
import type { ValidateOptions } from '../validator/index.js';
import { judgeFile, judgeText, type Judged } from './judge-file.js';
import { unifiedDiff } from './line-diff.js';
import { visible, type Terminal } from './terminal.js';
import type { Settings } from './validate-settings.js';
import { writeFile } from './write-file.js';

export interface Work {
  readonly judged: Judged;
  /** Whether the file was mended, or would be. */
  readonly changed: boolean;
  /** Whether it could not be written. */
  readonly failed: boolean;
}

/** `released` is the text of the last release of the board, if it is to be compared with that. */
export function workOn(
  file: string,
  settings: Settings,
  terminal: Terminal,
  released: string | undefined,
): Work {
  const since = released === undefined ? undefined : parseBoard(released);
  const options: ValidateOptions = {
    deep: settings.deep,
    ...(settings.profile && { profile: settings.profile }),
    ...(settings.rules && { rules: settings.rules }),
    ...(since?.ok && { since: since.board }),
    ...(settings.stats && { now: () => performance.now() }),
  };
  const judged = judgeFile(file, options);
  if (settings.fix === 'no' || judged.text === undefined) return { judged, changed: false, failed: false };
  const fixed = fixText(judged.text, options);
  if (fixed.text === judged.text) return { judged, changed: false, failed: false };
  if (settings.fix === 'dry-run') {
    const diff = unifiedDiff(visible(file), judged.text, fixed.text).split('\n').map(visible).join('\n');
    // A program that reads the report would stumble over a diff before it.
    if (settings.format === 'pretty') terminal.answer(diff);
    else terminal.talk(diff.trimEnd());
    return { judged, changed: true, failed: false };
  }
  const written = writeFile(file, fixed.text);
  if (!written.ok) {
    terminal.talk(`${visible(file)}: ${written.message}`);
    return { judged, changed: false, failed: true };
  }
  for (const { label } of fixed.applied) terminal.talk(`${visible(file)}: ${visible(label)}.`);
  return { judged: judgeText(file, fixed.text, options), changed: true, failed: false };
}
