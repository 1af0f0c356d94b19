/** Random boards that only match the schema: duplicate ids, dangling lines, lists in any order. */
import fc from 'fast-check';
import type { Board, HexBoard, StreetBoard } from '../../model/board/board.js';
import { parseBoard } from '../../model/file/parse-board.js';
import { CHARACTERS, DIRECTIONS, HEX_KINDS } from '../../model/board/vocabulary.js';
import { addUnknownProperties } from './add-unknown-properties.js';
import { removePlaces } from './remove-places.js';

/** Objects with all required and any of the optional properties. */
function shape<R extends object, O extends object = object>(
  required: { [K in keyof R]: fc.Arbitrary<R[K]> },
  optional: { [K in keyof O]: fc.Arbitrary<O[K]> } = {} as { [K in keyof O]: fc.Arbitrary<O[K]> },
): fc.Arbitrary<R & Partial<O>> {
  const requiredKeys = Object.keys(required);
  return fc.record({ ...required, ...optional }, {
    requiredKeys,
    noNullPrototype: true,
  } as object) as fc.Arbitrary<R & Partial<O>>;
}

const list = <T>(each: fc.Arbitrary<T>, minLength = 0, maxLength = 6): fc.Arbitrary<T[]> =>
  fc.array(each, { minLength, maxLength });
const map = <T>(key: fc.Arbitrary<string>, value: fc.Arbitrary<T>): fc.Arbitrary<Record<string, T>> =>
  fc.dictionary(key, value, { maxKeys: 6, noNullPrototype: true });
const oneOf = <const T extends string | number | boolean>(...values: readonly T[]): fc.Arbitrary<T> =>
  fc.constantFrom(...values);

// Texts.
const ODD_TEXTS = [
  'Mitre Square',
  'say "no"',
  'back\\slash',
  'a/b~c',
  '__proto__',
  '\u00a0',
  'e\u0301',
  '\u{1f3e0}\u{1f469}\u200d\u{1f467}',
  '\ufeff',
  '\uffff',
  '\u05d0\u202e',
];
/** One line without surrounding blanks. */
const isText = (text: string): boolean => !/[\u0000-\u001f\u007f-\u009f\u2028\u2029]|^ | $/.test(text); // eslint-disable-line no-control-regex
const text = fc.oneof(
  oneOf(...ODD_TEXTS),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }).filter(isText),
  fc.string({ unit: 'binary', minLength: 1, maxLength: 12 }).filter(isText),
);
const kebab = fc.stringMatching(/^[a-z0-9]{1,6}(-[a-z0-9]{1,4}){0,2}$/);
const count = fc.nat({ max: 400 });
const version = fc.tuple(count, count, count).map((parts) => parts.join('.'));
const date = fc
  .tuple(
    fc.integer({ min: 1000, max: 9999 }),
    fc.integer({ min: 10, max: 12 }),
    fc.integer({ min: 10, max: 31 }),
  )
  .map((parts) => parts.join('-'));
const ruleId = fc
  .tuple(oneOf('DEF-', 'LFW-X', 'LFW-B', 'WM-R', 'MJ-S'), fc.integer({ min: 10, max: 14 }))
  .map(([group, number]) => `${group}${number}`);

// Positions.
const coordinate = fc.oneof(
  fc.integer({ min: -20, max: 20 }),
  fc.integer({ min: -1_000_000, max: 1_000_000 }),
);
const point = fc.tuple(coordinate, coordinate);
const section = fc.tuple(oneOf('A', 'B', 'Z'), oneOf('a', 'b', 'z')).map(([column, row]) => column + row);
const column = fc.tuple(oneOf('A', 'B', 'C'), fc.integer({ min: 1, max: 99 })).map(([a, n]) => `${a}${n}`);
const row = fc.tuple(oneOf('a', 'b'), fc.integer({ min: 1, max: 99 })).map(([a, n]) => `${a}${n}`);

// Ids from a small range, so that they often collide; numbers around 10 reveal a lexical order.
const number = fc.oneof(
  { weight: 9, arbitrary: fc.integer({ min: 1, max: 12 }) },
  { weight: 1, arbitrary: fc.integer({ min: 1, max: 9_999_999 }) },
);
const circleId = number.map((n) => `c${n}` as const);
const crossingId = number.map((n) => `x${n}` as const);
const junctionId = number.map((n) => `t${n}` as const);
const nodeId = fc.oneof(circleId, crossingId, junctionId);
const blockId = number.map((n) => `b${n}` as const);
const axial = fc.oneof(fc.integer({ min: -3, max: 12 }), fc.integer({ min: -9999, max: 9999 }));
const hexId = fc.tuple(axial, axial).map(([q, r]) => `h${q},${r}` as const);
const exitId = fc.stringMatching(/^[A-Z][A-Z0-9]{0,3}$/);
const circlePair = fc.tuple(circleId, circleId);

// Witnesses.
const colour = oneOf('white', 'red', 'black', 'blue');
const border = oneOf('yellow', 'red');
const exactly = oneOf(true);
const witness: fc.Arbitrary<Board['witnesses'][number]> = fc.oneof(
  shape({ rule: ruleId, fact: oneOf('exists'), of: list(circleId, 1) }),
  shape({ rule: ruleId, fact: oneOf('colour'), of: list(circleId, 1) }, { is: colour, isNot: colour }),
  shape({ rule: ruleId, fact: oneOf('border'), of: list(crossingId), is: border }),
  shape({ rule: ruleId, fact: oneOf('sector'), of: list(nodeId, 1), is: section }),
  shape({
    rule: ruleId,
    fact: oneOf('cell'),
    of: nodeId,
    is: fc.tuple(column, row).map((both) => both.join('/')),
  }),
  shape(
    {
      rule: ruleId,
      fact: oneOf('relation'),
      relation: oneOf('jack', 'police', 'search', 'alley', 'boat'),
      of: nodeId,
    },
    { has: list(nodeId, 1), hasNot: list(nodeId, 1), exactly },
  ),
  shape(
    { rule: ruleId, fact: oneOf('search-set'), has: list(circleId, 1) },
    { hasNot: list(circleId, 1), oneStepOn: list(circleId, 1), exactly },
  ),
  shape({ rule: ruleId, fact: oneOf('barred-by-one'), between: circlePair }),
  shape({ rule: ruleId, fact: oneOf('never-barred'), between: circlePair }),
  shape(
    { rule: ruleId, fact: oneOf('visible-at-start') },
    { of: list(oneOf(...CHARACTERS)), count: fc.integer({ min: 0, max: 8 }) },
  ),
);

const STATED_RELATIONS = ['streets', 'jack', 'police', 'search', 'alley', 'boat'] as const;

// Properties of all boards.
const expectation = shape(
  { what: oneOf('circles', 'innerFaces', 'jackPairs', 'hexes', 'visibleAtStart'), count, source: text },
  { in: section },
);
const work = shape({ by: text, date, how: text }, { tool: text });
const controlPoint = shape({ pixel: fc.tuple(fc.nat(), fc.nat()), at: point });
const scan = shape({
  sha256: fc.stringMatching(/^[0-9a-f]{64}$/),
  width: fc.integer({ min: 1 }),
  height: fc.integer({ min: 1 }),
  points: list(controlPoint, 0, 3),
});
const provenance = shape(
  {
    licence: text,
    rights: text,
    sources: list(
      shape(
        { id: kebab, kind: oneOf('digitisation', 'photograph', 'scan', 'rulebook', 'drawing'), what: text },
        { licence: text },
      ),
      1,
      3,
    ),
    traced: list(work, 0, 3),
    reviewed: list(work, 0, 3),
  },
  {
    scans: list(scan, 0, 3),
    unreviewed: list(text, 0, 3),
    notes: list(shape({ about: list(fc.oneof(nodeId, text), 0, 3), note: text }), 0, 3),
    sourceIds: map(fc.oneof(nodeId, blockId, hexId, exitId), text),
    stated: list(
      shape(
        { relation: oneOf(...STATED_RELATIONS), lists: map(nodeId, list(nodeId, 0, 4)) },
        { source: text },
      ),
      0,
      3,
    ),
  },
);
const waiver = shape({ rule: text, target: text, reason: text }, { by: text, date });
const extentLength = fc.integer({ min: 1, max: 1_000_000 });
const $schema = oneOf('../../schemas/board.schema.json', 'https://example.org/board', '');
const common = {
  schemaVersion: oneOf(1),
  id: kebab,
  name: text,
  edition: kebab,
  profile: oneOf('draft', 'custom', 'official'),
  boardVersion: version,
  extent: fc.tuple(extentLength, extentLength),
  expect: list(expectation, 0, 4),
  witnesses: list(witness, 0, 12),
  provenance,
  waivers: list(waiver, 0, 3),
};

// Street boards.
const line = shape({ between: fc.tuple(nodeId, nodeId) }, { bends: list(point, 1, 3) });
const radius = fc.integer({ min: 1, max: 100_000 });
const night = shape({ date, women: count, marked: count, kills: count, coach: count, alley: count });

/** Any board of Letters from Whitechapel or Whitehall Mystery that is valid in form. */
export const arbitraryStreetBoard: fc.Arbitrary<StreetBoard> = shape(
  {
    ...common,
    game: oneOf('lfw', 'wm'),
    discs: shape({ circle: radius, crossing: radius }),
    circles: list(shape({ number, at: point, colour }, { sector: section }), 0, 12),
    crossings: list(shape({ id: crossingId, at: point }, { border, name: text, sector: section }), 0, 12),
    junctions: list(shape({ id: junctionId, at: point })),
    streets: list(line, 0, 12),
    waterlines: list(line),
    blocks: list(
      shape(
        { id: blockId, kind: oneOf('houses', 'water', 'none'), walk: list(nodeId, 1, 8) },
        { islands: list(list(nodeId, 1, 4), 1, 3), reason: text },
      ),
    ),
  },
  {
    $schema,
    grid: shape({
      rect: fc.tuple(point, point),
      columns: list(column, 1, 4),
      rows: list(row, 1, 4),
      sections: list(section, 1),
    }),
    tracks: shape(
      { move: list(oneOf('V', 'I', '0', '1', '15'), 1) },
      {
        nights: list(night, 1, 4),
        rounds: fc.integer({ min: 1, max: 99 }),
        tiles: shape({ coach: count, alley: count, boat: count }),
      },
    ),
    letters: shape({
      dearBoss: list(section, 1, 3),
      saucyJacky: list(section, 1, 3),
      fromHell: list(section, 1, 3),
      goulston: crossingId,
    }),
  },
);

/** Any street board that is valid in form and has no places. */
export const arbitraryBoardWithoutPlaces: fc.Arbitrary<StreetBoard> = arbitraryStreetBoard.map(removePlaces);

/** Any board of Mr Jack that is valid in form. */
export const arbitraryHexBoard: fc.Arbitrary<HexBoard> = shape(
  {
    ...common,
    game: oneOf('mj'),
    layout: shape({ orientation: oneOf('flat-top'), origin: point, size: extentLength }),
    hexes: list(shape({ at: fc.tuple(axial, axial), kind: oneOf(...HEX_KINDS) }), 0, 12),
    exits: list(shape({ id: exitId, hex: hexId, side: oneOf(...DIRECTIONS) })),
  },
  {
    $schema,
    tracks: shape({
      rounds: list(
        shape({ order: fc.stringMatching(/^[DJ]{4}$/) }, { lamp: oneOf('1', '2', '3', '4') }),
        1,
        8,
      ),
    }),
    setup: shape({
      characters: list(shape({ character: oneOf(...CHARACTERS), hex: hexId }), 0, 8),
      watsonFaces: oneOf(...DIRECTIONS),
      lamps: list(shape({ tile: oneOf('1', '2', '3', '4', 'a', 'b'), hex: hexId })),
      covers: list(hexId),
      cordons: list(exitId),
    }),
  },
);

/** Any board that is valid in form. */
export const arbitraryBoard: fc.Arbitrary<Board> = fc.oneof(arbitraryStreetBoard, arbitraryHexBoard);

/** Any board that is valid in form and has unknown properties. */
export const arbitraryBoardWithExtra: fc.Arbitrary<Board> = fc
  .tuple(arbitraryBoard, fc.nat())
  .map(([board, seed]) => {
    const parsed = parseBoard(JSON.stringify(addUnknownProperties(board, seed)));
    if (!parsed.ok) throw new Error(parsed.errors[0]?.message);
    return parsed.board;
  });
