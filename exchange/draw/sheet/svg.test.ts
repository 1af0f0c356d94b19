import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatDecimal, element, escapeSvgText, fitText, group, textWidth } from './svg.js';

describe('escapeXml', () => {
  test.each([
    ['markup', '</svg><script>', '&lt;/svg&gt;&lt;script&gt;'],
    ['quotes and ampersands', `"a" & 'b'`, '&quot;a&quot; &amp; &#39;b&#39;'],
    ['controls', 'a\u0000b\u0007c\u007fd\u0085e', 'abcde'],
    ['white space of every kind', 'a\t\r\n\u2028b', 'a b'],
    ['overrides of the reading order', 'a\u202eb\u2066c\u200fd\u061ce', 'abcde'],
    ['halves of surrogate pairs', 'a\ud800b\udc00c', 'abc'],
    ['code points that are no characters', 'a\ufffeb\uffffc', 'abc'],
    ['other scripts and pictures', 'Ёж 倫敦 😀', 'Ёж 倫敦 😀'],
  ])('%s', (_, content, expected) => {
    expect(escapeSvgText(content)).toBe(expected);
  });

  test('escapes everything that ends a text or an attribute', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (content) => {
        expect(escapeSvgText(content)).not.toMatch(
          /[<>"'\p{Cc}\p{Cs}\p{Bidi_Control}]|&(?!(amp|lt|gt|quot|#39);)/u,
        );
      }),
    );
  });
});

test.each([
  [1, '1'],
  [-0, '0'],
  [-0.004, '0'],
  [0.1 + 0.2, '0.3'],
  [1234.567, '1234.57'],
  [-1000000, '-1000000'],
])('formatDecimal(%d) is %s', (value, expected) => {
  expect(formatDecimal(value)).toBe(expected);
});

test('elements omit attributes without a value, and empty groups are omitted', () => {
  expect(element('a', { b: 1, c: undefined, d: '<' }, '', '<e/>')).toBe('<a b="1" d="&lt;">\n<e/>\n</a>');
  expect(element('a', {})).toBe('<a/>');
  expect(group({ fill: 'red' }, ['', ''])).toBe('');
});

test('a group can have as many children as a large board has nodes', () => {
  const many = new Array<string>(300_000).fill('<e/>');
  expect(group({ fill: 'red' }, many)).toBe(`<g fill="red">\n${many.join('\n')}\n</g>`);
});

test('fitted text is no wider than the limit and keeps whole characters', () => {
  expect(fitText('Whitechapel', 10, 1000)).toBe('Whitechapel');
  expect(fitText('Whitechapel', 10, 40)).toBe('Whitec…');
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 20, max: 400 }), (content, width) => {
      const shown = fitText(content, 10, width);
      expect(textWidth(shown, 10)).toBeLessThanOrEqual(width);
      expect(shown).not.toMatch(/\p{Cs}/u);
    }),
  );
});
