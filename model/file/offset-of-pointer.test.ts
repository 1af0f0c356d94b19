import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { seededRandom } from '../../testing/seeded-random.js';
import { pointerOfSteps } from './json-pointer.js';
import { offsetOfPointer, offsetsOfPointers, type PointerTarget } from './offset-of-pointer.js';
import { readJson } from './read-json.js';

/** Data with keys that need escapes, are empty, look like indices or like brackets. */
const key = fc.constantFrom(
  '',
  'a',
  'b',
  '0',
  '1',
  'a/b',
  '~',
  '~1',
  '"',
  '\\',
  '}',
  ',',
  ']{',
  '\u{1f3e0}',
  '\n',
);
const { data } = fc.letrec((tie) => ({
  data: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom(null, true, 0, -17, '', 'c65', ',', '}]', '\\"', '\u{1f3e0}'),
    fc.array(tie('data'), { maxLength: 4 }),
    fc.dictionary(key, tie('data'), { maxKeys: 4, noNullPrototype: true }),
  ),
}));

/** Writes data with blanks here and there, and notes where everything starts. */
function written(
  value: unknown,
  seed: number,
): { text: string; places: (PointerTarget & { offset: number })[] } {
  const random = seededRandom(seed);
  const places: (PointerTarget & { offset: number })[] = [];
  let text = '';
  const blank = (): void => {
    while (random() < 0.3) text += ' \n\r\t'.charAt(Math.floor(random() * 4));
  };
  const write = (inner: unknown, path: readonly (string | number)[]): void => {
    blank();
    places.push({ pointer: pointerOfSteps(path), at: 'value', offset: text.length });
    if (typeof inner !== 'object' || inner === null) text += JSON.stringify(inner);
    else {
      const isList = Array.isArray(inner);
      text += isList ? '[' : '{';
      Object.entries(inner).forEach(([name, each], i) => {
        if (i > 0) text += ',';
        if (!isList) {
          blank();
          places.push({ pointer: pointerOfSteps([...path, name]), at: 'key', offset: text.length });
          // The same name may be spelled with escapes.
          const code = name.charCodeAt(0).toString(16).padStart(4, '0');
          text += name.length === 1 && random() < 0.3 ? `"\\u${code}"` : JSON.stringify(name);
          blank();
          text += ':';
        }
        write(each, [...path, name]);
        blank();
      });
      blank();
      text += isList ? ']' : '}';
    }
  };
  write(value, []);
  blank();
  return { text, places };
}

describe('offsetsOfPointers', () => {
  test('finds every pointer, alone and together', () => {
    fc.assert(
      fc.property(data, fc.integer(), (value, seed) => {
        const { text, places } = written(value, seed);
        expect(readJson(text)).toEqual({ ok: true, value });
        const offsets = places.map(({ offset }) => offset);
        expect(offsetsOfPointers(text, places)).toEqual(offsets);
        expect(places.map(({ pointer, at }) => offsetOfPointer(text, pointer, at))).toEqual(offsets);
        expect(offsetsOfPointers(text, places.toReversed())).toEqual(offsets.toReversed());
      }),
      { numRuns: 300 },
    );
  });

  test.each([
    ['/b', 1],
    ['/a/2', 7],
    ['/a/x', 7],
    ['/a/0/c', 8],
    ['/a/0/b/c', 14],
    ['/c/0', 23],
  ])('a missing target is located at its parent: %s', (pointer, offset) => {
    const text = ' {"a": [{"b": 1}], "c":"x"}';
    expect(offsetOfPointer(text, pointer, 'value')).toBe(offset);
    expect(offsetOfPointer(text, pointer, 'key')).toBe(offset);
  });
});
