import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canonicalJson } from '../../model/index.js';
import { arbitraryBoard } from '../../testing/boards/arbitrary-board.js';
import { shippedBoard } from '../../testing/boards/shipped-boards.js';
import { arbitrarySmallStreetBoard } from '../../testing/boards/small-street-boards.js';
import { fromCanonical } from './from-canonical.js';
import { toCanonical } from './to-canonical.js';

type Json = string | number | boolean | null | Json[] | { [key: string]: Json };
type Holder = Record<string, Json>;
type Edit = readonly [how: 'put' | 'add' | 'drop', at: string, value?: Json];

const exportOf = (folder: string): string => toCanonical(shippedBoard(folder));
const TEXTS = new Map(
  ['whitechapel', 'whitehall', 'mr-jack-2016'].map((folder) => [folder, exportOf(folder)]),
);
const WHITEHALL = TEXTS.get('whitehall')!;

const errorsOf = (text: string) => {
  const result = fromCanonical(text);
  return result.ok ? [] : result.errors;
};

/** A shipped board's export, edited and written again in canonical form. A pair in a list is found by its ends, `c26,c28`. */
function edited(folder: string, [how, at, value = null]: Edit): string {
  const file = JSON.parse(TEXTS.get(folder)!) as Holder;
  let [holder, key] = [file, ''];
  for (const step of at.split('/')) {
    holder = key === '' ? file : (holder[key] as Holder);
    key = /^c\d+,c\d+$/.test(step) ? indexOfPair(holder, step) : step;
  }
  change(
    holder,
    key,
    how === 'add' ? 'put' : how,
    how === 'add' ? [...(holder[key] as Json[]), value] : value,
  );
  return canonicalJson(file);
}

function indexOfPair(list: unknown, ends: string): string {
  const pairs = list as { between: string[] }[];
  return String(pairs.findIndex(({ between }) => between.join() === ends));
}

function change(holder: Holder, key: string, how: 'put' | 'drop' | 'double', value: Json): void {
  if (how === 'put') holder[key] = value;
  else if (!Array.isArray(holder)) Reflect.deleteProperty(holder, key);
  else if (how === 'drop') holder.splice(Number(key), 1);
  else holder.splice(Number(key), 0, holder[Number(key)]);
}

describe('fromCanonical describes the first difference', () => {
  const file = (says: string) => `The file states that ${says}; its board does not.`;
  const board = (says: string) => `The board gives that ${says}; the file does not state it.`;

  test.each<[folder: string, edit: Edit, message: string]>([
    // Jack
    [
      'whitechapel',
      ['add', 'jack', { between: ['c65', 'c70'], routes: [['x1']] }],
      file('circle 65 reaches circle 70'),
    ],
    ['whitechapel', ['drop', 'jack/c65,c66'], board('circle 65 reaches circle 66')],
    [
      'whitechapel',
      ['add', 'jack/c26,c28/routes', ['x1', 'x2']],
      file('circle 26 reaches circle 28 past x1, x2'),
    ],
    [
      'whitechapel',
      ['drop', 'jack/c26,c28/routes/0'],
      board('circle 26 reaches circle 28 without passing a crossing'),
    ],
    ['whitechapel', ['add', 'incompleteRoutes', 'c3'], file('not all routes of circle 3 are listed')],
    // Police
    ['whitechapel', ['add', 'police', ['x1', 'x200']], file('police step from crossing x1 to crossing x200')],
    ['whitechapel', ['drop', 'reach/x1/8'], board('police reach crossing x22 from crossing x1')],
    ['whitechapel', ['add', 'search/x1', 'c195'], file('circle 195 is searched from crossing x1')],
    ['whitechapel', ['drop', 'search/x1'], board('circle 2 is searched from crossing x1')],
    ['whitechapel', ['put', 'search/x9999', []], file('"search" has an entry for crossing x9999')],
    // Nodes, sections, blocks
    ['whitechapel', ['drop', 'circles/194'], board('there is a circle 195')],
    ['whitechapel', ['put', 'circles/2/colour', 'white'], file('circle 3 is white')],
    ['whitechapel', ['put', 'circles/2/number', 4], file('circle 3 is printed 4')],
    ['whitechapel', ['put', 'circles/2/section', 'Aa'], file('circle 3 lies in section Aa')],
    ['whitechapel', ['drop', 'crossings/101/border'], board('crossing x102 has a red border')],
    ['whitechapel', ['put', 'crossings/101/cell', 'A6/b8'], file('crossing x102 lies in cell A6/b8')],
    ['whitechapel', ['add', 'sections/0/circles', 'c1'], file('section Aa holds circle 1')],
    ['whitehall', ['put', 'blocks/0/kind', 'water'], file('block b1 is of the kind "water"')],
    ['whitehall', ['add', 'blocks/0/perimeter', 'c10'], file('circle 10 is on block b1')],
    ['whitehall', ['add', 'alley', ['c1', 'c189']], file('an alley joins circle 1 and circle 189')],
    ['whitehall', ['drop', 'boat/0'], board('a boat joins circle 66 and circle 98')],
    // Hexes
    ['mr-jack-2016', ['put', 'hexes/0/walkable', false], file('hex h0,2 is not walkable')],
    ['mr-jack-2016', ['put', 'hexes/0/kind', 'garden'], file('hex h0,2 is of the kind "garden"')],
    ['mr-jack-2016', ['put', 'neighbours/h0,2/N', 'h0,6'], file('hex h0,6 lies N of hex h0,2')],
    ['mr-jack-2016', ['put', 'neighbours/h9,9', {}], file('"neighbours" has an entry for hex h9,9')],
    ['mr-jack-2016', ['drop', 'walking/h0,2/1'], board('one step leads from hex h0,2 to hex h1,1')],
    ['mr-jack-2016', ['put', 'streetDistances/rows/0/1', 7], file('hex h0,2 is 7 steps from hex h0,3')],
    [
      'mr-jack-2016',
      ['put', 'streetDistances/rows/0/1', -1],
      file('no walk leads from hex h0,2 to hex h0,3'),
    ],
    ['mr-jack-2016', ['add', 'glow/h1,5', 'h0,2'], file('the gaslight on hex h1,5 lights hex h0,2')],
    [
      'mr-jack-2016',
      ['drop', 'lanternRays/h0,2/S/3'],
      board('the lantern on hex h0,2 facing S lights hex h0,6'),
    ],
    ['mr-jack-2016', ['put', 'exits/0/side', 'S'], file('exit NE is on the S side of hex h11,-5')],
    [
      'mr-jack-2016',
      ['add', 'start/sewer', ['h0,2', 'h0,3']],
      file('the sewers join hex h0,2 and hex h0,3 at the start'),
    ],
    ['mr-jack-2016', ['put', 'start/openExits', []], board('exit NW is open at the start')],
    ['mr-jack-2016', ['add', 'start/litHexes', 'h9,9'], file('hex h9,9 is lit by a gaslight at the start')],
    ['mr-jack-2016', ['add', 'start/visible', 'watson'], file('watson is visible at the start')],
    ['mr-jack-2016', ['add', 'start/invisible', 'bert'], file('bert is invisible at the start')],
    ['mr-jack-2016', ['drop', 'start'], board('there is a starting position')],
  ])('%s: %j', (folder, [how, at, value], message) => {
    const words = `the relation "${at.split('/')[0]!}"`;
    expect(errorsOf(edited(folder, [how, `relations/${at}`, value!]))).toMatchObject([
      { code: 'canonical/relation', message, words },
    ]);
  });
});

describe('fromCanonical refuses', () => {
  const circles = (JSON.parse(WHITEHALL) as { board: { circles: Json[] } }).board.circles;
  const alleys = (JSON.parse(WHITEHALL) as { relations: { alley: Json[] } }).relations.alley;

  test.each<[what: string, text: string, code: string, message: string, pointer: string]>([
    ['what is no JSON', '{', 'json/syntax', 'The file ends where', ''],
    ['a plain board', canonicalJson(shippedBoard('whitehall')), 'schema/unknown-value', 'has a "kind"', ''],
    ['what is no object', '[1]', 'schema/type', 'an object { … } here; found a list.', ''],
    [
      'another format',
      edited('whitehall', ['put', 'format', 'other']),
      'schema/unknown-value',
      'This must be "lamplighter-canonical"; found "other".',
      '/format',
    ],
    [
      'another version',
      edited('whitehall', ['put', 'version', 2]),
      'schema/unknown-value',
      'This must be 1; found 2.',
      '/version',
    ],
    [
      'an unknown kind',
      edited('whitehall', ['put', 'kind', 'street']),
      'schema/unknown-value',
      '"street-board" or "hex-board"',
      '/kind',
    ],
    [
      'a property of its own',
      edited('whitehall', ['put', 'relations/teleport', []]),
      'schema/unknown-property',
      'no property "teleport" here.',
      '/relations/teleport',
    ],
    [
      'a reference to the schema of its board',
      edited('whitehall', ['put', 'board/$schema', 'board.schema.json']),
      'schema/unknown-property',
      'The canonical format has no property "$schema" here.',
      '/board/$schema',
    ],
    [
      'an unknown property of its board',
      edited('whitehall', ['put', 'board/circles/0/note', 'faint']),
      'schema/unknown-property',
      'no property "note" here.',
      '/board/circles/0/note',
    ],
    [
      'a relation that is missing',
      edited('whitehall', ['drop', 'relations/boat']),
      'schema/missing-property',
      '"boat" is missing.',
      '/relations',
    ],
    [
      'a crossing where a circle belongs',
      edited('whitehall', ['put', 'relations/boat/0/0', 'x1']),
      'schema/pattern',
      'found "x1".',
      '/relations/boat/0/0',
    ],
    [
      'a word where true or false belongs',
      edited('mr-jack-2016', ['put', 'relations/hexes/0/walkable', 'yes']),
      'schema/type',
      'true or false here; found "yes".',
      '/relations/hexes/0/walkable',
    ],
    [
      'a list under no crossing',
      edited('whitehall', ['put', 'relations/reach/c1', []]),
      'schema/unknown-property',
      'no property "c1" here.',
      '/relations/reach/c1',
    ],
    [
      'a digest that is not the board’s',
      edited('whitehall', ['put', 'digest', '0'.repeat(64)]),
      'canonical/digest',
      `The file states the digest ${'0'.repeat(64)}, but its board has `,
      '/digest',
    ],
    [
      'a board in another order',
      edited('whitehall', ['put', 'board/circles', circles.toReversed()]),
      'canonical/order',
      'The board is not in canonical order',
      '/board/circles/0/at/0',
    ],
    [
      'a section in another spelling',
      edited('whitehall', ['put', 'board/grid/sections/0', 'a/A']),
      'canonical/order',
      'The board is not in canonical order',
      '/board/grid/sections/0',
    ],
    [
      'relations in another order',
      edited('whitehall', ['put', 'relations/alley', alleys.toReversed()]),
      'canonical/order',
      'The relations are not in canonical order',
      '/relations/alley/0/0',
    ],
    [
      'a relation said twice',
      edited('whitehall', ['add', 'relations/alley', alleys[0]!]),
      'canonical/order',
      'list something twice',
      '/relations/alley/383',
    ],
    [
      'a fault of the board, explained as in its own file',
      edited('whitehall', ['put', 'board/circles/83/colour', 'blu']),
      'schema/unknown-value',
      'Did you mean "blue"?',
      '/board/circles/83/colour',
    ],
    ['a newline at the end', `${WHITEHALL}\n`, 'canonical/bytes', '"\\n" instead of ""', ''],
    [
      'an escape that need not be',
      WHITEHALL.replace('"name":"Whitehall', '"name":"\\u0057hitehall'),
      'canonical/bytes',
      '"\\\\u0057hiteha" instead of "Whitehall My"',
      '',
    ],
  ])('%s', (_, text, code, message, pointer) => {
    expect(text).not.toBe(WHITEHALL);
    const [first] = errorsOf(text);
    expect(first).toMatchObject({ code, pointer });
    expect(first!.message).toContain(message);
  });

  test('a street board that holds a hex board', () => {
    const { board } = JSON.parse(TEXTS.get('mr-jack-2016')!) as { board: Json };
    expect(errorsOf(edited('whitehall', ['put', 'board', board]))).toMatchObject([
      {
        code: 'canonical/kind',
        message: 'The file claims to hold a street-board; the board in it is a hex-board.',
      },
    ]);
  });

  test('a formatted copy, and reports where only the bytes differ', () => {
    const pretty = `${JSON.stringify(JSON.parse(WHITEHALL), null, 2)}\n`;
    expect(errorsOf(pretty)).toMatchObject([
      { code: 'canonical/bytes', line: 1, column: 2, words: 'the canonical file' },
    ]);
  });

  test('a changed board, and reports the digest and the relation', () => {
    const codes = errorsOf(edited('whitehall', ['drop', 'board/streets/0'])).map(({ code }) => code);
    expect(codes).toEqual(['canonical/digest', 'canonical/relation']);
  });

  test('a file with a thousand faults, and reports a hundred of them', () => {
    const errors = errorsOf(
      edited('whitehall', ['put', 'board/circles', Array.from({ length: 1000 }, () => ({}))]),
    );
    expect(errors).toHaveLength(101);
    expect(errors.at(-1)).toMatchObject({ code: 'schema/more' });
  });

  test.each([undefined, null, 7, {}])('input that is not a text: %s', (value) => {
    expect(errorsOf(value as string)).toMatchObject([{ code: 'json/not-text' }]);
  });

  test('a file with a fault, and reports its position in the words of the game', () => {
    const text = edited('whitehall', ['put', 'board/circles/83/colour', 'blu']);
    const [error] = errorsOf(text);
    expect(text.slice(error!.column - 1)).toMatch(/^"blu"/);
    expect(error!.words).toBe('circle 84');
  });
});

describe('fromCanonical never throws and accepts only what toCanonical writes', () => {
  const judge = (text: string): void => {
    const result = fromCanonical(text);
    if (result.ok) expect(toCanonical(result.board)).toBe(text);
    else expect(result.errors.length).toBeGreaterThan(0);
  };
  const exports = fc.oneof(arbitraryBoard, arbitrarySmallStreetBoard).map(toCanonical);

  test('for any text', () => {
    fc.assert(fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.json()), judge), { numRuns: 300 });
  });

  test('for an export with some changed characters', () => {
    const patch = fc.record({
      at: fc.nat(),
      drop: fc.nat({ max: 3 }),
      put: fc.oneof(
        fc.constantFrom('', '"', '0', '1', 'c1', ',', '[', '}', ' ', '-', 'x'),
        fc.string({ maxLength: 3 }),
      ),
    });
    fc.assert(
      fc.property(exports, fc.array(patch, { minLength: 1, maxLength: 3 }), (text, patches) => {
        let changed = text;
        for (const { at, drop, put } of patches) {
          const place = at % changed.length;
          changed = changed.slice(0, place) + put + changed.slice(place + drop);
        }
        judge(changed);
      }),
      { numRuns: 500 },
    );
  });

  test('for an export with one changed value, which is refused outside the board', () => {
    const value = fc.constantFrom<Json>(
      ...['c1', 'x1', 'h0,0', 'b1', 'Aa', 'A1/a1', 'white', 'houses', 'N', 0, 1, true, false, null],
      [],
      {},
    );
    const how = fc.constantFrom('put', 'drop', 'double');
    fc.assert(
      fc.property(exports, fc.nat(), how, value, (text, at, how, put) => {
        const file = JSON.parse(text) as Holder;
        const places = [...placesIn(file)];
        const { holder, key, path } = places[at % places.length]!;
        change(holder, key, how, put);
        const changed = canonicalJson(file);
        judge(changed);
        if (changed !== text && !path.startsWith('/board')) expect(fromCanonical(changed).ok).toBe(false);
      }),
      { numRuns: 500 },
    );
  });

  test('for a shipped board without one of its characters', () => {
    const text = TEXTS.get('mr-jack-2016')!;
    fc.assert(
      fc.property(fc.nat({ max: text.length - 1 }), (at) => {
        judge(text.slice(0, at) + text.slice(at + 1));
      }),
      { numRuns: 50 },
    );
  });
});

/** Every place in plain data, lists taken as what they hold by index. */
function* placesIn(data: Json, path = ''): Generator<{ holder: Holder; key: string; path: string }> {
  if (typeof data !== 'object' || data === null) return;
  for (const [key, inner] of Object.entries(data)) {
    yield { holder: data as Holder, key, path: `${path}/${key}` };
    yield* placesIn(inner, `${path}/${key}`);
  }
}
