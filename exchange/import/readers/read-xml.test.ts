import { describe, expect, test } from 'vitest';
import { ReadError } from '../foreign/foreign-graph.js';
import { readXml } from './read-xml.js';

/** What a visitor sees of a document: `open` lines with the position, `close` lines with the text. */
function visits(text: string): string[] {
  const lines: string[] = [];
  readXml(text, 'graphml', {
    open: ({ name, parent, offset, attributes }) =>
      lines.push(`open ${parent}/${name} at ${offset} ${JSON.stringify(attributes)}`),
    close: (name, content) => lines.push(`close ${name} ${JSON.stringify(content)}`),
  });
  return lines;
}

/** The fault of a document as `offset code: message`. */
function faultOf(text: string): string {
  try {
    visits(text);
  } catch (error) {
    if (!(error instanceof ReadError)) throw error;
    const [{ offset, code, message }] = error.faults as [(typeof error.faults)[number]];
    return `${offset} ${code}: ${message}`;
  }
  return 'none';
}

const nested = (depth: number): string =>
  `<graphml>${'<a>'.repeat(depth - 1)}${'</a>'.repeat(depth - 1)}</graphml>`;

test('elements have their parents, offsets and attributes, and their own text', () => {
  expect(visits('<graphml><y:node a="1">x<b>y</b>z</y:node></graphml>')).toEqual([
    'open /graphml at 0 {}',
    'open graphml/node at 9 {"a":"1"}',
    'open node/b at 24 {}',
    'close b "y"',
    'close node "xz"',
    'close graphml ""',
  ]);
});

test.each([
  ['white space is trimmed', ' \t\r\n x y \t\r\n ', 'x y'],
  ['a no-break space is kept', '\u00a0', '\u00a0'],
  ['only white space is empty', ' \n ', ''],
  ['CDATA is text', 'a<![CDATA[ <b> ]]>c', 'a <b> c'],
])('%s', (_, content, text) => {
  expect(visits(`<graphml>${content}</graphml>`).at(-1)).toBe(`close graphml ${JSON.stringify(text)}`);
});

test.each([
  ['a byte order mark', '\ufeff<graphml/>'],
  ['UTF-8', '<?xml version="1.0" encoding="utf8"?><graphml/>'],
  ['ASCII', '<?xml version="1.0" encoding="US-ASCII"?><graphml/>'],
  ['64 nested elements', nested(64)],
])('%s is accepted', (_, text) => {
  expect(faultOf(text)).toBe('none');
});

describe('faults', () => {
  test.each([
    ['an empty file', '', '0 xml/syntax: This is not XML'],
    ['a text that is not XML', ' {', '1 xml/syntax: This is not XML'],
    ['65 nested elements', nested(65), `${'<graphml>'.length + 63 * '<a>'.length} xml/too-deep: `],
    ['another root', ' <gexf/>', '1 xml/root: The file begins with <gexf>, not with <graphml>. Did you mean --from gexf?'],
    ['an unknown root', '<a/>', '0 xml/root: The file begins with <a>, not with <graphml>.'],
    ['a DOCTYPE', ' <!DOCTYPE a><graphml/>', '1 xml/doctype: '],
    ['another encoding', '<?xml version="1.0" encoding="latin1"?><graphml/>', '0 xml/encoding: '],
    ['an unquoted attribute', '<graphml a=1/>', '11 xml/syntax: This is not well-formed XML: unquoted attribute value.'],
    // The parser counts the character after the end, or none: both ends of the boundary.
    ['a file that ends in a tag', '<graphml/><', '10 xml/syntax: The file ends in the middle of a tag: part of it is missing.'],
    ['a file that ends in a comment', '<graphml/><!--', '13 xml/syntax: The file ends in the middle of a tag'],
    ['text after the root', '<graphml/>x', '11 xml/syntax: This is not well-formed XML: text data outside of root node.'],
    ['a file that ends in an element', '<graphml><node', '13 xml/syntax: The file ends before <graphml> is closed: part of it is missing.'],
  ])('%s', (_, text, fault) => {
    expect(faultOf(text)).toContain(fault);
  });
}); // prettier-ignore
