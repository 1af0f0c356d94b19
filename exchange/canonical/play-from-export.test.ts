/** Programs that read nothing but the JSON of a canonical export, and know neither geometry nor our code. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  alleyRelation,
  boatRelation,
  unblockedNeighbours,
  policeReachRelation,
  searchRelation,
  sectorRelation,
  type CircleId,
  type CrossingId,
} from '../../model/index.js';
import { visibilityOf, type HexGamePosition } from '../../model/index.js';
import { CHARACTERS, DIRECTIONS, type Character, type HexId } from '../../model/board/vocabulary.js';
import { shippedHexBoard, shippedStreetBoard } from '../../testing/boards/shipped-boards.js';
import { arbitrarySmallStreetBoard } from '../../testing/boards/small-street-boards.js';
import { toCanonical } from './to-canonical.js';

interface Streets {
  circles: { id: string; section?: string }[];
  crossings: { id: string; section?: string }[];
  jack: { between: [string, string]; routes: string[][] }[];
  reach: Record<string, string[]>;
  search: Record<string, string[]>;
  alley: [string, string][];
  boat: [string, string][];
}

/** A player of street boards: what it answers follows from look-ups alone. */
function streetPlayer(text: string) {
  const { relations } = JSON.parse(text) as { relations: Streets };
  const other = ([a, b]: [string, string], node: string) => (a === node ? [b] : b === node ? [a] : []);
  const byNumber = (a: string, b: string) => Number(a.slice(1)) - Number(b.slice(1));
  return {
    circles: relations.circles.map(({ id }) => id as CircleId),
    crossings: relations.crossings.map(({ id }) => id as CrossingId),
    sectionOf: new Map(
      [...relations.circles, ...relations.crossings].flatMap(({ id, section }) =>
        section ? [[id, section]] : [],
      ),
    ),
    moves: (circle: string, held: ReadonlySet<string>) =>
      relations.jack
        .filter(({ routes }) => routes.some((route) => route.every((crossing) => !held.has(crossing))))
        .flatMap(({ between }) => other(between, circle))
        .sort(byNumber),
    policeMoves: (crossing: string) => relations.reach[crossing],
    searches: (crossing: string) => relations.search[crossing],
    alleys: (circle: string) => relations.alley.flatMap((pair) => other(pair, circle)).sort(byNumber),
    boats: (circle: string) => relations.boat.flatMap((pair) => other(pair, circle)).sort(byNumber),
  };
}

describe.each(['whitechapel', 'whitehall'])('a reader of the export of %s', (folder) => {
  const board = shippedStreetBoard(folder);
  const player = streetPlayer(toCanonical(board));

  test('finds all moves of Jack for any blocked crossings', () => {
    const { crossings } = player;
    const held = fc.oneof(
      fc.subarray(crossings, { maxLength: 5 }),
      fc.subarray(crossings, { minLength: 5, maxLength: 60 }),
      fc.subarray(crossings, { minLength: crossings.length - 20 }),
      fc.constantFrom([], crossings),
    );
    fc.assert(
      fc.property(held, (list) => {
        const blocked = new Set(list);
        for (const circle of player.circles)
          expect(player.moves(circle, blocked), circle).toEqual(unblockedNeighbours(board, circle, blocked));
      }),
      { numRuns: 30, seed: 1888 },
    );
  });

  test('finds the pairs that cannot be blocked', () => {
    const all = new Set(player.crossings);
    const open = player.circles
      .map((circle) => [circle, ...player.moves(circle, all)])
      .filter(({ length }) => length > 1);
    const expected = {
      whitechapel: [
        ['c26', 'c28'],
        ['c28', 'c26'],
        ['c45', 'c47'],
        ['c47', 'c45'],
      ],
      whitehall: [],
    };
    expect(open).toEqual(expected[folder as keyof typeof expected]);
  });

  test('finds police moves, searches, alleys and boats', () => {
    for (const crossing of player.crossings) {
      expect(player.policeMoves(crossing), crossing).toEqual(policeReachRelation(board).get(crossing));
      expect(player.searches(crossing), crossing).toEqual(searchRelation(board).get(crossing));
    }
    for (const circle of player.circles) {
      expect(player.alleys(circle), circle).toEqual(alleyRelation(board).get(circle));
      expect(player.boats(circle), circle).toEqual(boatRelation(board).get(circle) ?? []);
    }
    expect(player.sectionOf).toEqual(sectorRelation(board));
  });
});

test('the export of any small board contains all moves of Jack', () => {
  fc.assert(
    fc.property(
      arbitrarySmallStreetBoard,
      fc.subarray(['x1', 'x2', 'x9', 'x11', 'x20'] as CrossingId[]),
      (board, held) => {
        const player = streetPlayer(toCanonical(board));
        for (const circle of player.circles)
          expect(player.moves(circle, new Set(held)), circle).toEqual(
            unblockedNeighbours(board, circle, new Set(held)),
          );
      },
    ),
  );
});

interface Hexes {
  hexes: { id: HexId; walkable: boolean }[];
  neighbours: Record<string, Record<string, string>>;
  walking: Record<string, string[]>;
  streetDistances: { hexes: string[]; rows: number[][] };
  glow: Record<string, string[]>;
  lanternRays: Record<string, Record<string, string[]>>;
  start: { visible: string[] };
}

/** A witness of Mr Jack: who is seen follows from look-ups alone. */
function hexWitness(text: string) {
  const { relations } = JSON.parse(text) as { relations: Hexes };
  return {
    ...relations,
    visible: ({ characters, watsonFaces, lamps }: HexGamePosition): string[] => {
      const at = new Map(Object.entries(characters));
      const lit = new Set([
        ...lamps.flatMap((lamp) => relations.glow[lamp] ?? []),
        ...(relations.lanternRays[at.get('watson') ?? '']?.[watsonFaces!] ?? []),
      ]);
      const beside = (hex: string) => Object.values(relations.neighbours[hex]!);
      return [...at].flatMap(([character, hex]) =>
        lit.has(hex) || [...at.values()].some((there) => beside(hex).includes(there)) ? [character] : [],
      );
    },
  };
}

describe.each(['mr-jack-2006', 'mr-jack-2016'])('a reader of the hex export of %s', (folder) => {
  const board = shippedHexBoard(folder);
  const witness = hexWitness(toCanonical(board));
  const walkable = witness.hexes.filter((hex) => hex.walkable).map(({ id }) => id);

  test('finds the same visible characters for any positions', () => {
    const position = fc.record({
      places: fc.shuffledSubarray(walkable, { minLength: 8, maxLength: 8 }),
      watsonFaces: fc.constantFrom(...DIRECTIONS),
      lamps: fc.subarray(Object.keys(witness.glow) as HexId[]),
    });
    fc.assert(
      fc.property(position, ({ places, watsonFaces, lamps }) => {
        const characters = Object.fromEntries(CHARACTERS.map((each, i) => [each, places[i]!])) as Record<
          Character,
          HexId
        >;
        const given = { characters, watsonFaces, lamps };
        expect(witness.visible(given)).toEqual(visibilityOf(board, given).visible);
      }),
      { numRuns: 200, seed: 1888 },
    );
  });

  test('finds the same distances by walking single steps', () => {
    const { hexes, rows } = witness.streetDistances;
    expect(hexes).toEqual(walkable);
    for (const [i, from] of hexes.entries()) {
      const distance = new Map([[from, 0]]);
      for (const [here, steps] of distance)
        for (const next of witness.walking[here]!) if (!distance.has(next)) distance.set(next, steps + 1);
      expect(rows[i]).toEqual(hexes.map((to) => distance.get(to) ?? -1));
    }
  });
});
