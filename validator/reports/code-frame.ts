/** The lines of a file round a place in it, with a mark under the place. */
import type { Paint } from './options.js';
import { visible } from '../../model/text/visible.js';

/** Lines of blocks are long; this much of one is shown. */
const WIDTH = 100;

/** The line at a place, one before and one after, and a caret under the column. Lines and columns count from 1. */
export function codeFrame(
  lines: readonly string[],
  place: { readonly line: number; readonly column: number },
  paint: Paint,
): string[] {
  if (place.line < 1 || place.line > lines.length) return [];
  const from = Math.max(0, place.column - 1 - WIDTH / 2);
  const part = (text: string): string => {
    const seen = visible(text.slice(from, from + WIDTH));
    return `${from > 0 && text.length > from ? '…' : ''}${seen}${text.length > from + WIDTH ? '…' : ''}`;
  };
  const numbers = [place.line - 1, place.line, place.line + 1].filter((n) => n >= 1 && n <= lines.length);
  const width = String(numbers.at(-1)).length;
  return numbers.flatMap((n) => {
    const row =
      `${n === place.line ? '>' : ' '} ${String(n).padStart(width)} | ${part(lines[n - 1]!)}`.trimEnd();
    if (n !== place.line) return [paint('dim', row)];
    // Unseen characters are spelled out, so the caret goes by what is shown, not by the column.
    const before = visible(lines[n - 1]!.slice(from, place.column - 1)).length + (from > 0 ? 1 : 0);
    return [row, paint('red', `  ${' '.repeat(width)} | ${' '.repeat(before)}^`)];
  });
}
