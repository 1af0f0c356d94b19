/** What holds for all boards as they are shipped, and for the official ones when they are derived a second way. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  facesOfBoard,
  formatBoard,
  idOfCircle,
  idOfHex,
  jackRelation,
  jackRoutes,
  unblockedNeighbours,
  parseBoard,
  policeRelation,
  searchRelation,
  type Block,
  type CrossingId,
  type NodeId,
  type Relation,
} from '../model/index.js';
import {
  referenceJackPairs,
  formatPair,
  pairsWithSeveralRoutes,
  referencePolicePairs,
  referenceSearchPairs,
} from './boards/reference-relations.js';
import { shippedBoard, shippedStreetBoard } from './boards/shipped-boards.js';
import {
  stepsOfLines,
  stepsOfWalk,
  twiceAreaOfWalk,
  twiceAreasByJsts,
} from './boards/reference-block-areas.js';

const boards = join(import.meta.dirname, '..', 'boards');
const files = readdirSync(boards, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.json'))
  .sort();
const OFFICIAL = ['whitechapel', 'whitehall', 'mr-jack-2006', 'mr-jack-2016'];
const STREET = ['whitechapel', 'whitehall'];

test('boards/ holds the four official boards, at least ten teaching boards, and no other data', () => {
  const folders = files.map((path) => dirname(path).replaceAll('\\', '/'));
  expect(folders).toEqual(expect.arrayContaining(OFFICIAL));
  expect(folders.filter((folder) => folder.startsWith('teaching/')).length).toBeGreaterThanOrEqual(10);
  expect(files.filter((path) => basename(path) !== 'board.json')).toEqual([]);
});

test.each(files)('%s is formatted, and named as its folder', (path) => {
  const text = readFileSync(join(boards, path), 'utf8');
  const parsed = parseBoard(text);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.errors[0]));
  expect(formatBoard(parsed.board)).toBe(text);
  expect(parsed.board.id).toBe(basename(dirname(path)));
});

describe.each(OFFICIAL)('%s', (id) => {
  const board = shippedBoard(id);

  test('is official, and says where everything is known from', () => {
    expect(board).toMatchObject({ profile: 'official', provenance: { licence: 'CC0-1.0' } });
    expect(board.provenance.sources.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['digitisation', 'rulebook']),
    );
    expect(board.expect.length).toBeGreaterThan(0);
    expect(board.expect.filter(({ source }) => source.length < 4)).toEqual([]);
    expect(board.provenance.rights).toMatch(/no artwork/);
  });

  // Every street, hex or character that sources.md calls doubtful must be there, or the table has gone stale.
  test('has a sources.md that speaks of what is on the board', () => {
    const page = readFileSync(join(boards, id, 'sources.md'), 'utf8');
    const lines = new Set(
      'streets' in board
        ? [...board.streets, ...board.waterlines].map(({ between }) => between.join('-'))
        : [],
    );
    const hexes = new Set('hexes' in board ? board.hexes.map((hex): string => idOfHex(hex)) : []);
    const doubtful = [...page.matchAll(/^\| (?:\w+ \| )?`([^`]+)` \|.* (\d+) of (\d+) \|$/gm)];
    expect(doubtful).toHaveLength(
      { whitechapel: 67, whitehall: 5, 'mr-jack-2006': 19, 'mr-jack-2016': 3 }[id]!,
    );
    for (const [row, what, agree, all] of doubtful) {
      expect(lines.has(what!) || hexes.has(what!), row).toBe(true);
      expect(Number(agree), row).toBeLessThan(Number(all));
    }
    expect(page).toContain('CC0-1.0');
  });

  test.each(
    {
      whitechapel: ['01', '02', '03', '04', '05', '06', '07', '08', '11', '14', '15'].map((n) => `LFW-X${n}`),
      whitehall: ['01', '02', '03', '04', '05', '06', '07', '08', '09'].map((n) => `WM-X${n}`),
      'mr-jack-2006': ['MJ-X01'],
      'mr-jack-2016': ['MJ-X01'],
    }[id]!,
  )('carries the worked example %s as a witness', (rule) => {
    expect(board.witnesses.map((witness) => witness.rule)).toContain(rule);
  });
});

/** The pairs of a symmetric relation. */
const pairsOf = (relation: Relation<NodeId, NodeId>): Set<string> =>
  new Set([...relation].flatMap(([a, others]) => others.map((b) => formatPair(a, b))));

describe.each(STREET)('%s by a second derivation', (id) => {
  const board = shippedStreetBoard(id);

  test('[DEF-02] Jack walks the same pairs', () => {
    expect(pairsOf(jackRelation(board))).toEqual(referenceJackPairs(board));
    expect(new Set(jackRoutes(board).pairs.map(({ between }) => formatPair(...between)))).toEqual(
      referenceJackPairs(board),
    );
  });

  test('[DEF-03] the same pairs have more than one route', () => {
    const several = jackRoutes(board).pairs.filter(({ routes }) => routes.length > 1);
    expect(several.map(({ between }) => formatPair(...between)).sort()).toEqual(
      pairsWithSeveralRoutes(board).sort(),
    );
  });

  // Thinly and densely held, so that some pairs lose one route of several and some all.
  test.each([2, 3, 5, 11])('[DEF-04] with one crossing in %i held the same pairs stay open', (every) => {
    const held = new Set(board.crossings.filter((_, i) => i % every === 0).map((crossing) => crossing.id));
    const open = board.circles
      .map(idOfCircle)
      .flatMap((from) => unblockedNeighbours(board, from, held).map((to) => formatPair(from, to)));
    expect(new Set(open)).toEqual(referenceJackPairs(board, (crossing) => !held.has(crossing as CrossingId)));
  });

  test('[DEF-05, DEF-07] police step and search the same', () => {
    expect(pairsOf(policeRelation(board))).toEqual(referencePolicePairs(board));
    expect(pairsOf(searchRelation(board))).toEqual(referenceSearchPairs(board));
  });

  test('every inner face is declared once, walk and islands, and nothing else is', () => {
    const text = ({ walk, islands = [] }: { walk: readonly NodeId[]; islands?: Block['islands'] }) =>
      JSON.stringify([walk, islands]);
    expect(board.blocks.map(text).sort()).toEqual(facesOfBoard(board).inner.map(text).sort());
  });

  test('the blocks go clockwise and enclose what the polygons of jsts enclose', () => {
    const areas = board.blocks.map(({ walk }) => twiceAreaOfWalk(board, walk)).sort((a, b) => a - b);
    expect(areas[0]).toBeGreaterThan(0);
    expect(areas).toEqual(twiceAreasByJsts(board));
  });

  test('the blocks use no side of a line twice; the sides left over go once round the board', () => {
    const used = board.blocks.flatMap(({ walk, islands = [] }) => [walk, ...islands].flatMap(stepsOfWalk));
    const sides = stepsOfLines(board);
    expect(new Set(sides).size).toBe(sides.length);
    expect(new Set(used).size).toBe(used.length);
    expect(sides).toEqual(expect.arrayContaining(used));
    const rest = sides.filter((side) => !used.includes(side));
    expect(facesOfBoard(board).outer.map((walk) => stepsOfWalk(walk).sort())).toEqual([rest.sort()]);
  });

  test("Euler's formula holds: nodes - lines + faces = 2, as the board is in one piece", () => {
    const nodes = board.circles.length + board.crossings.length + board.junctions.length;
    const lines = board.streets.length + board.waterlines.length;
    expect(nodes - lines + board.blocks.length + 1).toBe(2);
  });

  test('[DEF-10, DEF-12] a line has one block on both its sides only on water or with a reason', () => {
    const reasoned = new Set(
      board.blocks.flatMap(({ kind, walk, reason }) =>
        kind === 'water' || reason !== undefined ? [walk.join()] : [],
      ),
    );
    const interrupted = facesOfBoard(board).inner.filter(
      ({ bridges, spurs }) => bridges.length + spurs.length > 0,
    );
    expect(interrupted.filter(({ walk }) => !reasoned.has(walk.join()))).toEqual([]);
    expect(interrupted).toHaveLength({ whitechapel: 1, whitehall: 3 }[id]!);
  });
});

test('boards/ is under CC0-1.0', () => {
  expect(existsSync(join(boards, 'LICENSE'))).toBe(true);
  expect(readFileSync(join(boards, 'LICENSE'), 'utf8')).toContain('CC0 1.0 Universal');
});
