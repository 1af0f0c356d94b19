/** Messages about the files behind paths: those that are not boards, and those that cannot be written. */
import { isStream } from '../files/read-stream.js';
import { escapeControlCharacters, quoteForMessage } from '../terminal/terminal.js';
import type { FoundBoards } from './find-boards.js';

/** The most files that are named. */
const MOST_NAMED = 40;

/** `passed over: 2 files that are not boards: a.json, b.json`; undefined if there are none. */
export function describePassedOver(files: readonly string[]): string | undefined {
  if (files.length === 0) return undefined;
  const left = files.length - MOST_NAMED;
  const names = files.slice(0, MOST_NAMED).map(escapeControlCharacters).join(', ');
  return `passed over: ${files.length === 1 ? '1 file that is not a board' : `${files.length} files that are not boards`}: ${names}${left > 0 ? ` and ${left} more` : ''}`;
}

/** Why the boards cannot be changed in place, checked before any work; undefined if they can. */
export function whyNotWritable({
  files,
  shipped,
}: Pick<FoundBoards, 'files' | 'shipped'>): string | undefined {
  const [name] = shipped;
  if (name !== undefined)
    return `${quoteForMessage(name)} is a shipped board, which is never changed. Copy its file and name the copy.`;
  const stream = files.find(isStream);
  return stream === undefined
    ? undefined
    : `${quoteForMessage(stream)} is not a file on the disk, so it cannot be changed.`;
}
