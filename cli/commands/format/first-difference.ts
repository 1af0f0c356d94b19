/** Describes where a file first differs from its formatted text. */
import { escapeControlCharacters, type TextStyler } from '../../terminal/terminal.js';

/** The first line that differs, as found and as wanted. The texts must differ. */
export function describeFirstDifference(
  file: string,
  found: string,
  wanted: string,
  paint: TextStyler,
): string {
  const offset = firstDifference(found, wanted);
  // lastIndexOf treats -1 as 0 and would find a later line feed.
  const start = offset === 0 ? 0 : wanted.lastIndexOf('\n', offset - 1) + 1;
  const line = 1 + countOfLines(wanted, start);
  const place = paint('bold', `${escapeControlCharacters(file)}:${line}:`);
  return [
    `${place} this line is not formatted`,
    `  found:  ${paint('red', excerpt(found, start, offset))}`,
    `  wanted: ${paint('green', excerpt(wanted, start, offset))}`,
    '',
  ].join('\n');
}

function firstDifference(a: string, b: string): number {
  let i = 0;
  while (a.charCodeAt(i) === b.charCodeAt(i)) i++;
  return i;
}

function countOfLines(text: string, end: number): number {
  let count = 0;
  for (let i = text.indexOf('\n'); i >= 0 && i < end; i = text.indexOf('\n', i + 1)) count++;
  return count;
}

/** Lines of blocks and notes are long, so only the part around the difference is shown. */
const BEFORE = 60;
const LENGTH = 140;

/** The line from `start`, cut around the difference; a difference at its end is described in words. */
function excerpt(text: string, start: number, offset: number): string {
  const feed = text.indexOf('\n', start);
  const end = feed < 0 ? text.length : feed;
  if (start === text.length) return '(the end of the file)';
  const from = offset - start > LENGTH - BEFORE ? offset - BEFORE : start;
  const to = Math.min(end, from + LENGTH);
  const shown = `${from > start ? '…' : ''}${escapeControlCharacters(text.slice(from, to))}${to < end ? '…' : ''}`;
  if (offset < end) return shown;
  return `${shown}${feed < 0 ? ' (and no line feed)' : ' (and a line feed)'}`;
}
