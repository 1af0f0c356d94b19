/** Formats a difference. */
import type { BoardDiff } from '../board-diff.js';
import { formatDiffAsHtml } from './html.js';
import { formatDiffAsMarkdown } from './markdown.js';
import type { DiffFormat, DiffFormatOptions } from './format-options.js';
import { formatDiffAsText } from './pretty.js';

/** Writes a difference in one of the formats; equal differences give equal bytes. */
export function formatDiff(diff: BoardDiff, format: DiffFormat, options: DiffFormatOptions = {}): string {
  switch (format) {
    case 'pretty':
      return formatDiffAsText(diff, options);
    case 'json':
      return jsonOf(diff);
    case 'markdown':
      return formatDiffAsMarkdown(diff, options);
    case 'html':
      return formatDiffAsHtml(diff, options);
  }
}

/** One edit or consequence per line, so that the output can be searched by line. */
function jsonOf({ edits, consequences, limits, ...head }: BoardDiff): string {
  const list = (things: readonly unknown[]): string =>
    things.length === 0 ? '[]' : `[\n${things.map((each) => `    ${JSON.stringify(each)}`).join(',\n')}\n  ]`;
  const about = JSON.stringify(head, null, 2).slice(0, -2);
  return `${about},\n  "edits": ${list(edits)},\n  "consequences": ${list(consequences)},\n  "limits": ${JSON.stringify(limits)}\n}\n`;
}
