import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { seededRandom } from '../../testing/seeded-random.js';
import { sha256 } from './sha256.js';

const expected = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex');

// FIPS 180-4, examples.
test.each([
  ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
  ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
  [
    'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
    '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
  ],
])('%j', (text, digest) => {
  expect(sha256(text)).toBe(digest);
});

test('texts of every length around block boundaries are hashed correctly', () => {
  const random = seededRandom(1888);
  for (let length = 0; length <= 200; length++) {
    const units = Array.from({ length }, () => String.fromCharCode(32 + Math.floor(random() * 95)));
    expect(sha256(units.join(''))).toBe(expected(units.join('')));
  }
});

test('texts of all scripts and lone surrogates are hashed correctly', () => {
  const unit = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 1 }),
    fc.constantFrom(
      '\u007f',
      '\u0080',
      '\u07ff',
      '\u0800',
      '\ud7ff',
      '\ue000',
      '\uffff',
      '\u{10000}',
      '\u{10ffff}',
    ),
    fc.constantFrom('\ud800', '\udbff', '\udc00', '\udfff'),
  );
  fc.assert(
    fc.property(fc.array(unit, { maxLength: 100 }), (units) => {
      expect(sha256(units.join(''))).toBe(expected(units.join('')));
    }),
    { numRuns: 500 },
  );
});

test.each(['x', 'é', '€', '\u{1f3e0}'])('millions of %s are hashed correctly', (unit) => {
  const text = unit.repeat(3_000_001);
  expect(sha256(text)).toBe(expected(text));
});
