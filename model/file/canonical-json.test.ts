import canonicalize from 'canonicalize';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { arbitraryBoard } from '../../testing/boards/arbitrary-board.js';
import { canonicalJson } from './canonical-json.js';

// The published test data of RFC 8785 (cyberphone/json-canonicalization, testdata/input and testdata/output).
const RFC_8785 = {
  arrays: [String.raw`[56, {"d": true, "10": null, "1": [ ]}]`, String.raw`[56,{"1":[],"10":null,"d":true}]`],
  french: [
    `{"peach": "This sorting order", "p\u00e9ch\u00e9": "is wrong according to French", "p\u00eache": "but canonicalization MUST", "sin": "ignore locale"}`,
    `{"peach":"This sorting order","p\u00e9ch\u00e9":"is wrong according to French","p\u00eache":"but canonicalization MUST","sin":"ignore locale"}`,
  ],
  structures: [
    String.raw`{"1": {"f": {"f": "hi","F": 5}, "\n": 56.0}, "10": {}, "": "empty", "a": {}, "111": [{"e": "yes","E": "no"}], "A": {}}`,
    String.raw`{"":"empty","1":{"\n":56,"f":{"F":5,"f":"hi"}},"10":{},"111":[{"E":"no","e":"yes"}],"A":{},"a":{}}`,
  ],
  unicode: [String.raw`{"Unnormalized Unicode": "A\u030a"}`, `{"Unnormalized Unicode":"A\u030a"}`],
  values: [
    String.raw`{"numbers": [333333333.33333329, 1E30, 4.50, 2e-3, 0.000000000000000000000000001], "string": "\u20ac$\u000F\u000aA'\u0042\u0022\u005c\\\"\/", "literals": [null, true, false]}`,
    String.raw`{"literals":[null,true,false],"numbers":[333333333.3333333,1e+30,4.5,0.002,1e-27],"string":"€$\u000f\nA'B\"\\\\\"/"}`,
  ],
  weird: [
    String.raw`{"\u20ac": "Euro Sign", "\r": "Carriage Return", "\u000a": "Newline", "1": "One", "\u0080": "Control\u007f", "\ud83d\ude02": "Smiley", "\u00f6": "Latin Small Letter O With Diaeresis", "\ufb33": "Hebrew Letter Dalet With Dagesh", "</script>": "Browser Challenge"}`,
    `{"\\n":"Newline","\\r":"Carriage Return","1":"One","</script>":"Browser Challenge","\u0080":"Control\u007f","\u00f6":"Latin Small Letter O With Diaeresis","\u20ac":"Euro Sign","\u{1f602}":"Smiley","\ufb33":"Hebrew Letter Dalet With Dagesh"}`,
  ],
} as const;

test.each(Object.entries(RFC_8785))('the published test value %s', (_, [input, output]) => {
  expect(canonicalJson(JSON.parse(input))).toBe(output);
  expect(canonicalize(JSON.parse(input))).toBe(output);
});

// RFC 8785, appendix B: doubles by their bits.
test.each([
  ['0000000000000000', '0'],
  ['8000000000000000', '0'],
  ['0000000000000001', '5e-324'],
  ['8000000000000001', '-5e-324'],
  ['7fefffffffffffff', '1.7976931348623157e+308'],
  ['ffefffffffffffff', '-1.7976931348623157e+308'],
  ['4340000000000000', '9007199254740992'],
  ['c340000000000000', '-9007199254740992'],
  ['4430000000000000', '295147905179352830000'],
  ['44b52d02c7e14af5', '9.999999999999997e+22'],
  ['44b52d02c7e14af6', '1e+23'],
  ['44b52d02c7e14af7', '1.0000000000000001e+23'],
  ['444b1ae4d6e2ef4e', '999999999999999700000'],
  ['444b1ae4d6e2ef4f', '999999999999999900000'],
  ['444b1ae4d6e2ef50', '1e+21'],
  ['3eb0c6f7a0b5ed8c', '9.999999999999997e-7'],
  ['3eb0c6f7a0b5ed8d', '0.000001'],
  ['41b3de4355555553', '333333333.3333332'],
  ['41b3de4355555554', '333333333.33333325'],
  ['41b3de4355555555', '333333333.3333333'],
  ['41b3de4355555556', '333333333.3333334'],
  ['41b3de4355555557', '333333333.33333343'],
  ['becbf647612f3696', '-0.0000033333333333333333'],
  ['43143ff3c1cb0959', '1424953923781206.2'],
])('the double %s is %s', (bits, text) => {
  const value = Buffer.from(bits, 'hex').readDoubleBE();
  expect(canonicalJson(value)).toBe(text);
  expect(canonicalize(value)).toBe(text);
});

describe('canonicalJson equals the canonicalize package', () => {
  const key = fc.oneof(
    fc.constantFrom(
      '10',
      '9',
      '1',
      '01',
      '-1',
      '',
      '"',
      '\\',
      '\n',
      '\u007f',
      '\u2028',
      '\u{1f602}',
      '\ufb33',
      '__proto__',
      'toJson',
    ),
    fc.string({ unit: 'binary', maxLength: 4 }),
  );
  const double = fc.oneof(
    fc.constantFrom(1e21, 1e-7, -0, 5e-324, Number('333333333.33333329'), 0.1 + 0.2, 2 ** 53, -1e-6),
    fc.double({ noNaN: true, noDefaultInfinity: true }),
    fc.integer(),
  );
  const { json } = fc.letrec((tie) => ({
    json: fc.oneof(
      { maxDepth: 5 },
      fc.constantFrom(null, true, false),
      double,
      fc.string({ unit: 'binary' }),
      fc.array(tie('json'), { maxLength: 5 }),
      // Both prototypes, and keys in any order.
      fc.dictionary(key, tie('json'), { maxKeys: 6 }),
    ),
  }));

  test('for any JSON', () => {
    fc.assert(
      fc.property(json, (value) => {
        expect(canonicalJson(value)).toBe(canonicalize(value));
      }),
      { numRuns: 1000 },
    );
  });

  test('for objects of a few shapes in every order of their keys', () => {
    const shapes = fc.array(fc.shuffledSubarray(['b', 'a', 'c', '10', '9', 'é']), {
      minLength: 1,
      maxLength: 20,
    });
    fc.assert(
      fc.property(shapes, (keys) => {
        const value = keys.map((each) => Object.fromEntries(each.map((name, i) => [name, i])));
        expect(canonicalJson(value)).toBe(canonicalize(value));
      }),
    );
  });

  test('for objects with very many keys', () => {
    const value = Object.fromEntries(Array.from({ length: 5000 }, (_, i) => [`k${(i * 7919) % 5000}`, i]));
    expect(canonicalJson([value, value])).toBe(canonicalize([value, value]));
  });

  test('for boards', () => {
    fc.assert(
      fc.property(arbitraryBoard, (board) => {
        expect(canonicalJson(board)).toBe(canonicalize(board));
      }),
    );
  });

  test('for missing values: undefined properties are omitted, undefined entries are null', () => {
    const value = { b: undefined, a: [undefined, 1], c: { d: undefined } };
    expect(canonicalJson(value)).toBe('{"a":[null,1],"c":{}}');
    expect(canonicalize(value)).toBe('{"a":[null,1],"c":{}}');
  });
});

describe('canonicalJson refuses what JSON cannot represent', () => {
  const cycle: Record<string, unknown> = {};
  cycle['a'] = [{ b: cycle }];
  const list: unknown[] = [];
  list.push(list, list);
  test.each([
    ['not a number', Number.NaN],
    ['infinity', { a: [Number.POSITIVE_INFINITY] }],
    ['minus infinity', Number.NEGATIVE_INFINITY],
    ['a high half', 'a\ud83d'],
    ['a low half', ['\ude02a']],
    ['halves the wrong way round', '\ude02\ud83d'],
    ['a half behind a whole', '\u{1f602}\ud83d'],
    ['a half behind an escape', '"\ud83d'],
    ['a half in a key', { '\ud83d': 1 }],
    ['a cycle', cycle],
    ['a list in itself', list],
    ['a big integer', 1n],
  ])('%s, as canonicalize does', (_, value) => {
    expect(() => canonicalJson(value)).toThrow(TypeError);
    expect(() => canonicalize(value)).toThrow();
  });

  // Here canonicalize differs on purpose or by chance: it gives `undefined` for what is nothing, leaves symbols out of
  // objects, writes a function as the word undefined, and lets an object speak for itself through toJSON.
  // Our data is plain; for what is not, a thrown error is better than bytes that a digest would be taken of.
  test.each([
    ['nothing', undefined, undefined],
    ['a symbol in an object', { a: Symbol('x') }, '{}'],
    ['a function in an object', { a: () => 1 }, '{"a":undefined}'],
    ['an object with toJSON', { toJSON: () => 1 }, '1'],
  ])('%s, as canonicalize does not', (_, value, theirs) => {
    expect(() => canonicalJson(value)).toThrow(TypeError);
    expect(canonicalize(value)).toBe(theirs);
  });

  test('a value can nest up to a thousand levels', () => {
    const nested = (depth: number): unknown => JSON.parse('['.repeat(depth) + ']'.repeat(depth));
    expect(canonicalJson(nested(1000))).toBe(canonicalize(nested(1000)));
    expect(() => canonicalJson(nested(1001))).toThrow(/nests/);
  });
});
