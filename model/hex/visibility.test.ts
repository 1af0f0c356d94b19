import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { idOfHex, type Hex } from '../board/board.js';
import {
  CHARACTERS,
  DIRECTIONS,
  HEX_KINDS,
  type Character,
  type HexId,
  type HexKind,
} from '../board/vocabulary.js';
import { DIRECTION_VECTORS, parseHexId } from './coordinates.js';
import { visibilityOf, type HexGamePosition, type LanternRuling } from './visibility.js';

/** A street to the south with something in its middle at h0,3; far from it two streets, two manholes, and a lamp between street and building. */
const boardWith = (middle: HexKind): { hexes: Hex[] } => ({
  hexes: [
    ...[0, 1, 2, 4, 5, 6].map((r): Hex => ({ at: [0, r], kind: 'street' })),
    { at: [0, 3], kind: middle },
    { at: [10, 0], kind: 'street' },
    { at: [10, 1], kind: 'street' },
    { at: [20, 0], kind: 'manhole' },
    { at: [25, 0], kind: 'manhole' },
    { at: [30, 0], kind: 'gaslight' },
    { at: [31, 0], kind: 'street' },
    { at: [30, 1], kind: 'building' },
    { at: [30, 2], kind: 'street' },
  ],
});

interface Case {
  readonly name: string;
  readonly middle?: HexKind;
  readonly characters: HexGamePosition['characters'];
  readonly lamps?: readonly HexId[];
  readonly ruling?: LanternRuling;
  readonly visible: readonly Character[];
}

const afterObstacle = { watson: 'h0,0', holmes: 'h0,2', smith: 'h0,5' } as const;
const throughLitLamps = { litLampBlocksRay: false };

/** Watson faces south throughout. */
const CASES: readonly Case[] = [
  // The lantern
  {
    name: '[MJ-X07] it shines down a street, Watson stays dark',
    characters: afterObstacle,
    visible: ['holmes', 'smith'],
  },
  { name: '[MJ-X07] a building hides', middle: 'building', characters: afterObstacle, visible: ['holmes'] },
  { name: '[MJ-X07] a garden hides', middle: 'garden', characters: afterObstacle, visible: ['holmes'] },
  {
    name: '[MJ-X07] a shut-off lamp hides',
    middle: 'gaslight',
    characters: afterObstacle,
    visible: ['holmes'],
  },
  { name: 'a hole in the board hides', middle: 'void', characters: afterObstacle, visible: ['holmes'] },
  {
    name: 'a manhole hides nobody',
    middle: 'manhole',
    characters: afterObstacle,
    visible: ['holmes', 'smith'],
  },
  {
    name: '[AMB-MJ-04] characters in the ray stop nothing',
    characters: { watson: 'h0,0', holmes: 'h0,2', gull: 'h0,4', bert: 'h0,6' },
    visible: ['holmes', 'gull', 'bert'],
  },
  {
    name: 'nobody behind Watson is lit',
    characters: { watson: 'h0,4', holmes: 'h0,2', bert: 'h0,6' },
    visible: ['bert'],
  },
  { name: 'without Watson there is no lantern', characters: { holmes: 'h0,2' }, visible: [] },
  // A lit lamp in the ray; smith at h0,5 is two steps behind it, outside its glow
  {
    name: '[AMB-MJ-03] a lit lamp hides too',
    middle: 'gaslight',
    lamps: ['h0,3'],
    characters: afterObstacle,
    visible: ['holmes'],
  },
  {
    name: '[AMB-MJ-03] unless ruled otherwise',
    middle: 'gaslight',
    lamps: ['h0,3'],
    ruling: throughLitLamps,
    characters: afterObstacle,
    visible: ['holmes', 'smith'],
  },
  {
    name: '[AMB-MJ-03] and then a shut-off one still hides',
    middle: 'gaslight',
    lamps: ['h30,0'],
    ruling: throughLitLamps,
    characters: afterObstacle,
    visible: ['holmes'],
  },
  {
    name: 'a tile on a building makes no lamp of it',
    middle: 'building',
    lamps: ['h0,3'],
    ruling: throughLitLamps,
    characters: afterObstacle,
    visible: ['holmes'],
  },
  // Standing beside another
  {
    name: '[MJ-X08] two in the dark see each other',
    characters: { gull: 'h10,0', bert: 'h10,1' },
    visible: ['gull', 'bert'],
  },
  {
    name: 'Watson is seen by who stands beside him, in the ray or behind it',
    characters: { watson: 'h0,1', bert: 'h0,0' },
    visible: ['watson', 'bert'],
  },
  { name: 'one hex further is not beside', characters: { gull: 'h0,0', bert: 'h0,2' }, visible: [] },
  { name: 'on one hex is not beside', characters: { watson: 'h10,0', bert: 'h10,0' }, visible: [] },
  {
    name: '[AMB-MJ-19] open manholes make nobody neighbours',
    characters: { gull: 'h20,0', bert: 'h25,0' },
    visible: [],
  },
  // Gaslight
  {
    name: 'a lit lamp shows who stands beside it, Watson too',
    lamps: ['h30,0'],
    characters: { watson: 'h31,0' },
    visible: ['watson'],
  },
  { name: 'a shut-off lamp shows nobody', characters: { gull: 'h31,0' }, visible: [] },
  {
    name: 'its light does not pass a building',
    lamps: ['h30,0'],
    characters: { gull: 'h30,2' },
    visible: [],
  },
];

describe('[DEF-27] visibility, case by case', () => {
  test.each(CASES)('$name', ({ middle = 'street', characters, lamps = [], ruling, visible }) => {
    const result = visibilityOf(boardWith(middle), { characters, watsonFaces: 'S', lamps }, ruling);
    expect(result.visible).toEqual(visible);
    const others = CHARACTERS.filter((character) => character in characters && !visible.includes(character));
    expect(result.invisible).toEqual(others);
  });

  test('a character off the board is invisible and makes no other visible', () => {
    const characters = { gull: 'h0,3', bert: 'h0,4', holmes: 'h99,0', smith: 'h99,1' } as const;
    expect(visibilityOf(boardWith('void'), { characters, watsonFaces: 'S', lamps: [] })).toEqual({
      visible: [],
      invisible: ['holmes', 'smith', 'gull', 'bert'],
    });
  });
});

test('a lantern of unknown direction lights nothing', () => {
  const position = { characters: { watson: 'h0,0', holmes: 'h0,2' }, lamps: [] } as const;
  const visible = (watsonFaces: HexGamePosition['watsonFaces']) =>
    visibilityOf(boardWith('street'), { ...position, watsonFaces }).visible;
  expect(visible('S')).toEqual(['holmes']);
  expect(visible(undefined)).toEqual([]);
});

describe('[DEF-27] visibility on any board', () => {
  const coordinate = fc.integer({ min: -3, max: 3 });
  const kind = fc.oneof(
    { weight: 4, arbitrary: fc.constant('street' as const) },
    fc.constantFrom(...HEX_KINDS),
  );
  const scene = fc
    .uniqueArray(fc.record({ at: fc.tuple(coordinate, coordinate), kind }), {
      selector: idOfHex,
      minLength: 20,
      maxLength: 49,
    })
    .chain((hexes) => {
      const walkable = hexes.filter((hex) => hex.kind === 'street' || hex.kind === 'manhole').map(idOfHex);
      const lamps = hexes.filter((hex) => hex.kind === 'gaslight').map(idOfHex);
      return fc.record({
        hexes: fc.constant(hexes),
        standing: fc.shuffledSubarray(walkable, { maxLength: Math.min(walkable.length, 5) }),
        who: fc.shuffledSubarray([...CHARACTERS], { minLength: 5 }),
        watsonFaces: fc.constantFrom(...DIRECTIONS),
        lamps: fc.subarray(lamps),
      });
    });

  test('equals a literal implementation of the definition', () => {
    fc.assert(
      fc.property(scene, ({ hexes, standing, who, watsonFaces, lamps }) => {
        const characters: Partial<Record<Character, HexId>> = {};
        standing.forEach((hex, index) => (characters[who[index]!] = hex));
        const seen = CHARACTERS.filter(
          (one) => characters[one] && isVisible(one, { hexes, characters, watsonFaces, lamps }),
        );
        const result = visibilityOf({ hexes }, { characters, watsonFaces, lamps });
        expect(result.visible).toEqual(seen);
        expect([...result.visible, ...result.invisible].sort()).toEqual(Object.keys(characters).sort());
      }),
      { numRuns: 500 },
    );
  });
});

/** Asked from the character's hex outwards, with coordinates alone. */
function isVisible(
  one: Character,
  { hexes, ...position }: HexGamePosition & { readonly hexes: readonly Hex[] },
): boolean {
  const hexOf = new Map(hexes.map((hex) => [idOfHex(hex), hex]));
  const own = position.characters[one]!;
  const touches = (other: HexId): boolean => {
    const [[q, r], [otherQ, otherR]] = [parseHexId(own)!, parseHexId(other)!];
    return Math.max(Math.abs(q - otherQ), Math.abs(r - otherR), Math.abs(q + r - otherQ - otherR)) === 1;
  };
  if (position.lamps.some(touches)) return true;
  if (
    CHARACTERS.some(
      (other) => other !== one && position.characters[other] && touches(position.characters[other]),
    )
  )
    return true;
  const { watson } = position.characters;
  if (watson === undefined || one === 'watson') return false;
  // Walk back from the character to Watson; every hex on the way, its own among them, must be walkable.
  const [east, south] = DIRECTION_VECTORS[position.watsonFaces!];
  for (let [q, r] = parseHexId(own)!; ; q -= east, r -= south) {
    const id = idOfHex({ at: [q, r] });
    if (id === watson) return true;
    const here = hexOf.get(id)?.kind;
    if (here !== 'street' && here !== 'manhole') return false;
  }
}
