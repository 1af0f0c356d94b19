import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readJson } from './read-json.js';

/** JSON as our files have it: whole numbers, well-formed texts, any keys but one. */
const { plain } = fc.letrec((tie) => ({
  plain: fc.oneof(
    { maxDepth: 5 },
    fc.constantFrom(null, true, false),
    fc.maxSafeInteger().filter((n) => !Object.is(n, -0)),
    fc.string({ unit: 'binary' }),
    fc.array(tie('plain'), { maxLength: 4 }),
    fc.dictionary(
      fc.string({ unit: 'binary' }).filter((key) => key !== '__proto__'),
      tie('plain'),
      { maxKeys: 4, noNullPrototype: true },
    ),
  ),
}));

describe('accepted text', () => {
  test('gives the same value as JSON.parse', () => {
    fc.assert(
      fc.property(plain, fc.constantFrom(undefined, 2, '\t', '\r\n'), (value, indent) => {
        const text = JSON.stringify(value, undefined, indent);
        expect(readJson(text)).toEqual({ ok: true, value });
      }),
      { numRuns: 400 },
    );
  });

  test('is accepted by JSON.parse with the same value', () => {
    const pieces = fc.constantFrom(
      ...['{', '}', '[', ']', ',', ':', '"', '\\', ' ', '\n', '-', '+', '.', '0', '1', 'e', 'E'],
      ...['true', 'null', '"a"', '"\\u0061"', '[1]', '{"a":0}', 'é', '\ud83d'],
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 12 }), (parts) => {
        const text = parts.join('');
        const result = readJson(text);
        if (result.ok) expect(result.value).toEqual(JSON.parse(text));
        else expect(result.faults.length).toBeGreaterThan(0);
      }),
      { numRuns: 4000 },
    );
  });

  test('keeps keys that the prototype of an object has', () => {
    const text = '{"constructor": 1, "toString": 2, "hasOwnProperty": 3, "valueOf": 4}';
    const result = readJson(text);
    expect(result.ok && Object.entries(result.value as object)).toEqual([
      ['constructor', 1],
      ['toString', 2],
      ['hasOwnProperty', 3],
      ['valueOf', 4],
    ]);
  });
});

describe('with options for files of other programs', () => {
  test.each([
    ['0.5', 0.5],
    ['-0', 0],
    ['-0.0', 0],
    ['1e3', 1000],
    ['-1.25E-2', -0.0125],
    ['1e308', 1e308],
    ['12345678901234567890', Number('12345678901234567890')],
  ])('the number %s is accepted', (text, value) => {
    expect(readJson(text, { fractions: true })).toEqual({ ok: true, value });
    expect(readJson(text).ok).toBe(false);
  });

  test.each(['1e309', '1.', '.5', '01', '+1', 'NaN', '-Infinity'])('the number %s is refused', (text) => {
    expect(readJson(text, { fractions: true }).ok).toBe(false);
  });

  test('longer strings are accepted if a limit is given', () => {
    const text = JSON.stringify('x'.repeat(20_000));
    expect(readJson(text).ok).toBe(false);
    expect(readJson(text, { longestText: 20_001 }).ok).toBe(true);
    expect(readJson(text, { longestText: 20_000 }).ok).toBe(false);
  });

  test('the offset of each object and list is reported', () => {
    const seen: [unknown, number, number][] = [];
    const read = readJson('{"a": [1, {}], "b": []}', {
      onOpen: (container, offset, depth) => seen.push([container, offset, depth]),
    });
    const value = (read.ok ? read.value : {}) as { a: [number, object]; b: [] };
    expect(seen.map(([, offset, depth]) => [offset, depth])).toEqual([
      [0, 1],
      [6, 2],
      [10, 3],
      [20, 2],
    ]);
    expect([value, value.a, value.a[1], value.b].every((each, i) => each === seen[i]![0])).toBe(true);
  });
});

describe('refused text', () => {
  const { MAX_SAFE_INTEGER } = Number;
  test.each([
    // text, code, offset, pointer
    ['', 'json/syntax', 0, ''],
    [' \r\n\t', 'json/syntax', 4, ''],
    ['\ufeff{}', 'json/bom', 0, ''],
    ['{} {}', 'json/syntax', 3, ''],
    ['{}\n]', 'json/syntax', 3, ''],
    ['{"a": 1, "a": 1}', 'json/duplicate-key', 9, '/a'],
    ['{"a": 1, "\\u0061": 1}', 'json/duplicate-key', 9, '/a'],
    ['{"": 1, "": 1}', 'json/duplicate-key', 8, '/'],
    ['{"toString": 1, "toString": 1}', 'json/duplicate-key', 16, '/toString'],
    ['{"__proto__": {"a": 1}}', 'json/forbidden-key', 1, '/__proto__'],
    ['[{"\\u005f_proto\\u005F_": 1}]', 'json/forbidden-key', 2, '/0/__proto__'],
    ['[1.5]', 'json/not-an-integer', 1, '/0'],
    ['[1.0]', 'json/not-an-integer', 1, '/0'],
    ['[1e3]', 'json/not-an-integer', 1, '/0'],
    ['[-0.0]', 'json/not-an-integer', 1, '/0'],
    ['[1E400]', 'json/not-an-integer', 1, '/0'],
    ['[-1e-400]', 'json/not-an-integer', 1, '/0'],
    [`[${MAX_SAFE_INTEGER}, 9007199254740993]`, 'json/not-an-integer', 19, '/1'],
    ['{"a/b": {"~": -0}}', 'json/negative-zero', 14, '/a~1b/~0'],
    ['[01]', 'json/syntax', 1, '/0'],
    ['[-]', 'json/syntax', 1, '/0'],
    ['[+1]', 'json/syntax', 1, '/0'],
    ['[.5]', 'json/syntax', 1, '/0'],
    ['[1.]', 'json/syntax', 1, '/0'],
    ['[0x10]', 'json/syntax', 2, ''],
    ['[NaN]', 'json/syntax', 1, '/0'],
    ['[Infinity]', 'json/syntax', 1, '/0'],
    ['[-Infinity]', 'json/syntax', 1, '/0'],
    ['[undefined]', 'json/syntax', 1, '/0'],
    ['[1,]', 'json/syntax', 2, ''],
    ['{"a": 1 , }', 'json/syntax', 8, ''],
    ['[1,,2]', 'json/syntax', 3, '/1'],
    ['[1 2]', 'json/syntax', 3, ''],
    ['{,}', 'json/syntax', 1, ''],
    ["{'a': 1}", 'json/syntax', 1, ''],
    ['{a: 1}', 'json/syntax', 1, ''],
    ['{"a" 1}', 'json/syntax', 5, '/a'],
    ['{"a": }', 'json/syntax', 6, '/a'],
    ['[1} ', 'json/syntax', 2, ''],
    ['// no\n{}', 'json/syntax', 0, ''],
    ['{"a": 1 /* no */}', 'json/syntax', 8, ''],
    ['["a\nb"]', 'json/syntax', 3, '/0'],
    ['["a\u0000"]', 'json/syntax', 3, '/0'],
    ['["abc', 'json/syntax', 1, '/0'],
    ['["abc\\', 'json/syntax', 1, '/0'],
    ['["abc\\"', 'json/syntax', 1, '/0'],
    ['["\\x41"]', 'json/syntax', 1, '/0'],
    ['["\\u12"]', 'json/syntax', 1, '/0'],
    ['["\\ud800"]', 'json/lone-surrogate', 1, '/0'],
    ['["\ud83d"]', 'json/lone-surrogate', 1, '/0'],
    ['["\\ude00\\ud83d"]', 'json/lone-surrogate', 1, '/0'],
    ['{"\\udc00": 1}', 'json/lone-surrogate', 1, ''],
    ['tru', 'json/syntax', 0, ''],
    ['nulll', 'json/syntax', 4, ''],
    ['[\u00a01]', 'json/syntax', 1, '/0'],
    [`${'['.repeat(65)}${']'.repeat(65)}`, 'json/too-deep', 64, '/0'.repeat(64)],
    [`["${'x'.repeat(10_000)}"]`, 'json/too-long', 1, '/0'],
    [`{"${'x'.repeat(1000)}": 1}`, 'json/too-long', 1, ''],
  ])('%j', (text, code, offset, pointer) => {
    const result = readJson(text);
    expect(result.ok ? 'accepted' : result.faults).toMatchObject([{ code, offset, pointer }]);
  });

  test.each([
    ['[1e3]', 'Numbers are whole here, without point or exponent. Write 1000, not 1e3.'],
    ['[-0.0]', 'Numbers are whole here, without point or exponent. Write 0, not -0.0.'],
    ['[1.5]', 'Numbers are whole here, without point or exponent. Round 1.5.'],
    ['[9007199254740993]', 'The number 9007199254740993 is too large to be exact.'],
    ['[01]', '"01" is not a number.'],
    ['[-0]', 'Write 0, not -0.'],
    ['{"a": 1, "a": 1}', 'The property "a" stands here twice. Keep one of them.'],
    ['[1,\n]', 'Nothing follows this comma. Remove it.'],
    ['{"a": 1 // no\n}', 'A board file has no comments. Remove this one, or make it a note.'],
    ['[', 'The file ends where a value is expected.'],
    ['{"a": 1', 'The file ends where "," or "}" is expected.'],
    ['[12345678901234 nonsense that goes on]', 'Expected "," or "]", but found "nonsense tha…".'],
    ['[\u{1f3e0}\u202e\u009b]', 'Expected a value, but found "\u{1f3e0}\\u202e\\u009b]".'],
  ])('%j is explained with what to do', (text, message) => {
    const result = readJson(text);
    expect(result.ok ? 'accepted' : result.faults).toMatchObject([{ message }]);
  });

  test('is read on after a fault that does not hide the rest', () => {
    const result = readJson('{"a": 1.5, "b": [-0, "\\ud800"], "a": 2}');
    expect(!result.ok && result.faults.map(({ code, offset }) => [code, offset])).toEqual([
      ['json/not-an-integer', 6],
      ['json/negative-zero', 17],
      ['json/lone-surrogate', 21],
      ['json/duplicate-key', 32],
    ]);
  });

  test('gives the value read before the fault', () => {
    const result = readJson('{"a": [{"b": 1, "c": [2, {"d": 3, oops');
    expect(result).toMatchObject({ ok: false, value: { a: [{ b: 1, c: [2, { d: 3 }] }] } });
  });

  test.each([
    '{"__proto__": {"polluted": 1}, "a": -0}',
    '{"__proto__": {"polluted": [1, oops',
    '{"\\u005f_proto__": {"polluted": [1, oops',
    '{"constructor": {"prototype": {"polluted": 1}}, oops',
  ])('with %s does not change a prototype', (text) => {
    const result = readJson(text);
    expect(result.ok).toBe(false);
    expect((result.value as { polluted?: unknown }).polluted).toBeUndefined();
    expect(Object.getPrototypeOf(result.value)).toBe(Object.prototype);
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
  });

  test('gives a hundred faults and reports that there are more', () => {
    const result = readJson(`[${'-0,'.repeat(1e5)}0]`);
    expect(!result.ok && result.faults.map(({ code }) => code)).toEqual([
      ...Array<string>(100).fill('json/negative-zero'),
      'json/more',
    ]);
  });

  test.each([
    [undefined],
    [null],
    [42],
    [{}],
    [[]],
    [Symbol('x')],
    [new String('{}')],
    [Object.create(null)],
  ])('is anything that is not a text: %#', (value) => {
    const result = readJson(value as string);
    expect(result).toMatchObject({ ok: false, faults: [{ code: 'json/not-text', offset: 0, pointer: '' }] });
  });
});

describe('very large texts', () => {
  const size = 20_000_000;
  test.each([
    ['open lists', () => '['.repeat(100_000_000), 'json/too-deep'],
    ['open objects', () => '{"a":'.repeat(20_000_000), 'json/too-deep'],
    ['blanks', () => ' '.repeat(size), 'json/syntax'],
    ['open quotes', () => `"${'x'.repeat(size)}`, 'json/syntax'],
    ['a text', () => `"${'x'.repeat(size)}"`, 'json/too-long'],
    ['escapes', () => `"${'\\\\'.repeat(size / 2)}"`, 'json/too-long'],
    ['a number', () => '1'.repeat(size), 'json/not-an-integer'],
    ['a fraction', () => `0.${'1'.repeat(size)}`, 'json/not-an-integer'],
    ['signs', () => '-'.repeat(size), 'json/syntax'],
  ])('%s are refused', (_, make, code) => {
    const result = readJson(make());
    expect(!result.ok && result.faults.map((fault) => fault.code)).toEqual([code]);
    expect(!result.ok && result.faults[0]!.message.length).toBeLessThan(200);
  });

  test('with spaces around a value are accepted', () => {
    const blanks = ' \t\r\n'.repeat(1_000_000);
    expect(readJson(`${blanks}[${blanks}1${blanks}]${blanks}`)).toEqual({ ok: true, value: [1] });
  });
});
