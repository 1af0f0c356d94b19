import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pointerOfSteps, stepsOfPointer, valueAtPointer } from './json-pointer.js';

// The examples of RFC 6901, section 5.
const DOCUMENT = {
  foo: ['bar', 'baz'],
  '': 0,
  'a/b': 1,
  'c%d': 2,
  'e^f': 3,
  'g|h': 4,
  'i\\j': 5,
  'k"l': 6,
  ' ': 7,
  'm~n': 8,
};
test.each([
  ['', DOCUMENT],
  ['/foo', ['bar', 'baz']],
  ['/foo/0', 'bar'],
  ['/', 0],
  ['/a~1b', 1],
  ['/c%d', 2],
  ['/e^f', 3],
  ['/g|h', 4],
  ['/i\\j', 5],
  ['/k"l', 6],
  ['/ ', 7],
  ['/m~0n', 8],
  ['/foo/2', undefined],
  ['/foo/length/x', undefined],
  ['/constructor', undefined],
  ['/__proto__/toString', undefined],
])('%j', (pointer, value) => {
  expect(valueAtPointer(DOCUMENT, pointer)).toEqual(value);
});

test('pointerOfSteps and stepsOfPointer are inverse', () => {
  const steps = fc.array(fc.string({ unit: fc.constantFrom('~', '/', '0', '1', 'a') }));
  fc.assert(
    fc.property(steps, (path) => {
      expect(stepsOfPointer(pointerOfSteps(path))).toEqual(path);
    }),
  );
});
