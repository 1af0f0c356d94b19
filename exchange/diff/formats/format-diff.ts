/** A difference as a text. */
import type { BoardDiff } from '../diff.js';
import { html } from './html.js';
import { markdown } from './markdown.js';
import type { DiffFormat, FormatOptions } from './options.js';
import { pretty } from './pretty.js';

/** Writes a difference in one of the formats; the same difference gives the same bytes. */
export function formatDiff(diff: BoardDiff, format: DiffFormat, options: FormatOptions = {}): string {
  switch (format) {
    case 'pretty':
      return pretty(diff, options);
    case 'json':
      return jsonOf(diff);
    case 'markdown':
      return markdown(diff, options);
    case 'html':
      return html(diff, options);
  }
}

/** One edit and one consequence a line, so that the answer can be read and searched by line. */
function jsonOf({ edits, consequences, limits, ...head }: BoardDiff): string {
  const list = (things: readonly unknown[]): string =>
    things.length === 0 ? '[]' : `[\n${things.map((each) => `    ${JSON.stringify(each)}`).join(',\n')}\n  ]`;
  const about = JSON.stringify(head, null, 2).slice(0, -2);
  return `${about},\n  "edits": ${list(edits)},\n  "consequences": ${list(consequences)},\n  "limits": ${JSON.stringify(limits)}\n}\n`;
}
