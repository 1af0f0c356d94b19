/** A board with names that try to break out of the format they are written to. Some are not valid in a board file. */
import type { StreetBoard } from '../../model/index.js';
import { shippedStreetBoard } from './shipped-boards.js';

export const HOSTILE_NAMES = [
  '</data></node><node id="x99"/>',
  ']]><!-- & &amp; &#0; -->',
  '"; drop [shape=star]; "',
  'ends in a backslash \\',
  '\\"\\\\" \\N \\l <b>html</b>',
  '=HYPERLINK("http://example.org";"x")',
  '+1',
  '-1+1',
  '@SUM(A1:A2)',
  "'=1",
  '\uff1d1+1',
  'comma, "quotes" and ; more',
  '\u202eright to left\u202c',
  'Ünïcödé \u{1f3a9}',
  '\t=1',
  '\r=1',
  'two\r\nlines\nand \u2028 more',
  '\u0000\u0008\ufffe\uffff',
];

/** A board with one extra crossing per hostile name; the board has the first name. */
export function hostileBoard(): StreetBoard {
  const board = shippedStreetBoard('teaching/two-routes');
  const named = HOSTILE_NAMES.map((name, i) => ({
    id: `x${10 + i}` as const,
    at: [100 * i, 7900] as const,
    name,
  }));
  return {
    ...board,
    name: HOSTILE_NAMES[0]!,
    crossings: [...board.crossings, ...named],
    blocks: board.blocks.map((block) => ({ ...block, reason: HOSTILE_NAMES[5]! })),
  };
}

/** Replaces characters that XML forbids with the replacement character. */
export const replaceForbiddenXml = (values: object): object =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]: [string, unknown]) => [
      name,
      // eslint-disable-next-line no-control-regex -- they are what this looks for
      typeof value === 'string' ? value.replace(/[\u0000\u0008\ufffe\uffff]/g, '\ufffd') : value,
    ]),
  );
