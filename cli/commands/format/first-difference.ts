/** Where a file first differs from how it should be written. */
import { visible, type Paint } from './terminal.js';

/** The first line that differs, as it is and as it should be. The texts are not equal. */
export function describeDifference(file: string, found: string, wanted: string, paint: Paint): string {
  const offset = firstDifference(found, wanted);
  // lastIndexOf takes -1 for 0, and would find a line feed that comes after.
  const start = offset === 0 ? 0 : wanted.lastIndexOf('\n', offset - 1) + 1;
  const line = 1 + countOfLines(wanted, start);
  const place = paint('bold', `${visible(file)}:${line}:`);
  return [
    `${place} this line is not as formatBoard writes it`,
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

/** Lines of blocks and notes are long: what stands round the difference is enough. */
const BEFORE = 60;
const LENGTH = 140;

/** The line from `start`, cut so that the difference shows; its end is named where it is what differs. */
function excerpt(text: string, start: number, offset: number): string {
  const feed = text.indexOf('\n', start);
  const end = feed < 0 ? text.length : feed;
  if (start === text.length) return '(the end of the file)';
  const from = offset - start > LENGTH - BEFORE ? offset - BEFORE : start;
  const to = Math.min(end, from + LENGTH);
  const shown = `${from > start ? '…' : ''}${visible(text.slice(from, to))}${to < end ? '…' : ''}`;
  if (offset < end) return shown;
  return `${shown}${feed < 0 ? ' (and no line feed)' : ' (and a line feed)'}`;
}
