import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import canonicalize from 'canonicalize';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  digestBoard,
  formatBoard,
  isStreetBoard,
  type Board,
  type Line,
  boardForExport,
} from '../../model/index.js';
import { arbitraryBoard, arbitraryBoardWithExtra } from '../../testing/boards/arbitrary-board.js';
import { shippedBoard, shippedBoardText } from '../../testing/boards/shipped-boards.js';
import { boardFromStreets } from '../../testing/boards/small-street-boards.js';
import { fromCanonical } from './from-canonical.js';
import type { CanonicalFile } from './board-relations.js';
import { toCanonical } from './to-canonical.js';

const OFFICIAL = ['whitechapel', 'whitehall', 'mr-jack-2006', 'mr-jack-2016'];

const imported = (text: string): Board => {
  const result = fromCanonical(text);
  if (!result.ok) throw new Error(result.errors.map(({ message }) => message).join('\n'));
  return result.board;
};
const read = (text: string): CanonicalFile => JSON.parse(text) as CanonicalFile;

describe('export and import', () => {
  test.each(OFFICIAL)('%s keeps the bytes of its export and of its file', (folder) => {
    const text = toCanonical(shippedBoard(folder));
    const board = imported(text);
    expect(toCanonical(board)).toBe(text);
    expect(formatBoard(board)).toBe(shippedBoardText(folder));
  });

  test('any board keeps the bytes of its export and of its file', () => {
    fc.assert(
      fc.property(fc.oneof(arbitraryBoard, arbitraryBoardWithExtra), (board) => {
        const text = toCanonical(board);
        expect(toCanonical(imported(text))).toBe(text);
        expect(formatBoard(imported(text))).toBe(formatBoard(boardForExport(board)));
        expect(text).toBe(toCanonical(boardForExport(board)));
      }),
      { numRuns: 300 },
    );
  });
});

describe('the exported bytes', () => {
  test.each(OFFICIAL)('of %s equal those of the canonicalize package', (folder) => {
    const text = toCanonical(shippedBoard(folder));
    expect(text).toBe(canonicalize(JSON.parse(text)));
  });

  test('of any board equal those of the canonicalize package and contain the digest', () => {
    fc.assert(
      fc.property(arbitraryBoard, (board) => {
        const text = toCanonical(board);
        expect(text).toBe(canonicalize(JSON.parse(text)));
        expect(read(text).digest).toBe(digestBoard(board));
      }),
      { numRuns: 300 },
    );
  });

  test.each(OFFICIAL)('of %s do not depend on the order of its lists', (folder) => {
    const board = shippedBoard(folder);
    for (const seed of [1, 2, 3]) {
      const reported = toldOtherwise(board, seed);
      expect(JSON.stringify(reported)).not.toBe(JSON.stringify(board));
      expect(toCanonical(reported)).toBe(toCanonical(board));
    }
  });

  test('of any board do not depend on the order of its lists', () => {
    fc.assert(
      fc.property(arbitraryBoard, fc.nat(), (board, seed) => {
        expect(toCanonical(toldOtherwise(board, seed))).toBe(toCanonical(board));
      }),
      { numRuns: 300 },
    );
  });
});

describe('the canonical schema', () => {
  const schemas = join(import.meta.dirname, '..', '..', 'schemas');
  const schema = (name: string) =>
    JSON.parse(readFileSync(join(schemas, `${name}.schema.json`), 'utf8')) as object;
  // A reader we did not write: once by the tag that tells the kinds apart, once by trying each.
  const readers: ValidateFunction[] = [{ discriminator: true }, { strict: false }].map((options) =>
    new Ajv2020({ ...options, schemas: [schema('board')] }).compile(schema('canonical')),
  );
  const faultsOf = (text: string) =>
    readers.flatMap((reader) => (reader(JSON.parse(text)), reader.errors ?? []));

  test.each(OFFICIAL)('accepts %s', (folder) => {
    expect(faultsOf(toCanonical(shippedBoard(folder)))).toEqual([]);
  });

  test('accepts any board', () => {
    fc.assert(
      fc.property(arbitraryBoard, (board) => {
        expect(faultsOf(toCanonical(board))).toEqual([]);
      }),
    );
  });

  test('refuses unknown properties and describes every property', () => {
    const { $defs } = schema('canonical') as { $defs: Record<string, Record<string, unknown>> };
    for (const [name, definition] of Object.entries($defs)) {
      expect(definition, name).toHaveProperty('description');
      // The objects of a union are definitions of their own.
      if (definition['type'] !== 'object' || 'oneOf' in definition) continue;
      // A map restricts its keys and has one schema for all values.
      if ('propertyNames' in definition)
        expect(definition['additionalProperties'], name).toBeTypeOf('object');
      else expect(definition['additionalProperties'], name).toBe(false);
      for (const [property, inner] of Object.entries(
        (definition['properties'] ?? {}) as Record<string, object>,
      ))
        expect('description' in inner || '$ref' in inner, `${name}.${property}`).toBe(true);
    }
  });
});

describe('the content of the export', () => {
  const relationsOf = (folder: string) => read(toCanonical(shippedBoard(folder))).relations;

  test.each([
    [
      'whitechapel',
      { circles: 195, jack: 775, police: 453, search: 234, blocks: 148, alley: 451, boat: 0, sections: 6 },
    ],
    [
      'whitehall',
      { circles: 189, jack: 679, police: 367, search: 174, blocks: 135, alley: 383, boat: 39, sections: 4 },
    ],
    ['mr-jack-2006', { hexes: 86, walking: 60, lanternRays: 60, glow: 8, exits: 4 }],
    ['mr-jack-2016', { hexes: 86, walking: 60, lanternRays: 60, glow: 8, exits: 4 }],
  ])('of %s has the expected counts', (folder, counts) => {
    const relations = relationsOf(folder) as unknown as Record<string, object>;
    const sizes = Object.keys(counts).map((name) => [name, Object.keys(relations[name]!).length]);
    expect(Object.fromEntries(sizes)).toEqual(counts);
  });

  test('of Whitechapel has every route and the cell of Goulston Street', () => {
    const relations = relationsOf('whitechapel');
    if (!('jack' in relations)) throw new Error('no street board');
    expect(relations.incompleteRoutes).toEqual([]);
    expect(
      relations.jack.filter(({ routes }) => routes[0]?.length === 0).map(({ between }) => between),
    ).toEqual([
      ['c26', 'c28'],
      ['c45', 'c47'],
    ]);
    expect(relations.crossings.find(({ id }) => id === 'x102')).toEqual({
      id: 'x102',
      border: 'red',
      section: 'Ab',
      cell: 'A5/b8',
    });
  });

  test.each(['mr-jack-2006', 'mr-jack-2016'])(
    'of %s has four visible and four invisible characters at the start',
    (folder) => {
      const relations = relationsOf(folder);
      if (!('start' in relations)) throw new Error('no start');
      expect(relations.start?.visible).toHaveLength(4);
      expect(relations.start?.invisible).toHaveLength(4);
    },
  );

  test('a pair with too many routes to list is reported and kept', () => {
    const steps = Array.from({ length: 20 }, (_, i) => [`x${2 * i + 1}`, `x${2 * i + 2}`] as const);
    const between = steps.slice(1).flatMap((to, i) => steps[i]!.flatMap((a) => to.map((b) => `${a}-${b}`)));
    const rim = [...steps[0]!.map((x) => `c1-${x}`), ...steps.at(-1)!.map((x) => `${x}-c2`)];
    const text = toCanonical(boardFromStreets(['c1', 'c2', ...steps.flat()], [...between, ...rim]));
    expect(read(text).relations).toMatchObject({ jack: [{ between: ['c1', 'c2'] }] });
    expect(read(text).relations).toHaveProperty('incompleteRoutes', expect.arrayContaining(['c1']));
    expect(toCanonical(imported(text))).toBe(text);
  });
});

/** The same board with its sets shuffled, its lines turned round and its walks begun elsewhere. */
function toldOtherwise(board: Board, seed: number): Board {
  let state = seed + 1;
  const next = (below: number): number => (state = (state * 48271) % 2147483647) % below;
  const shuffled = <T>(values: readonly T[]): readonly T[] => {
    const copy = [...values];
    for (let i = copy.length - 1; i > 0; i--) {
      const j = next(i + 1);
      [copy[i], copy[j]] = [copy[j]!, copy[i]!];
    }
    return copy;
  };
  const turned = (line: Line): Line =>
    next(2) === 0
      ? line
      : {
          ...line,
          between: [line.between[1], line.between[0]],
          ...(line.bends && { bends: line.bends.toReversed() }),
        };
  const begun = <T>(walk: readonly T[]): readonly T[] => {
    const start = next(walk.length);
    return [...walk.slice(start), ...walk.slice(0, start)];
  };
  const common = {
    expect: shuffled(board.expect),
    witnesses: shuffled(board.witnesses),
    waivers: shuffled(board.waivers),
    provenance: { ...board.provenance, sources: shuffled(board.provenance.sources) },
  };
  if (!isStreetBoard(board)) {
    const { setup } = board;
    return {
      ...board,
      ...common,
      hexes: shuffled(board.hexes),
      exits: shuffled(board.exits),
      ...(setup && {
        setup: {
          ...setup,
          characters: shuffled(setup.characters),
          lamps: shuffled(setup.lamps),
          covers: shuffled(setup.covers),
          cordons: shuffled(setup.cordons),
        },
      }),
    };
  }
  return {
    ...board,
    ...common,
    ...(board.grid && { grid: { ...board.grid, sections: shuffled(board.grid.sections) } }),
    circles: shuffled(board.circles),
    crossings: shuffled(board.crossings),
    junctions: shuffled(board.junctions),
    streets: shuffled(board.streets).map(turned),
    waterlines: shuffled(board.waterlines).map(turned),
    blocks: shuffled(board.blocks).map((block) => ({ ...block, walk: begun(block.walk) })),
  };
}
