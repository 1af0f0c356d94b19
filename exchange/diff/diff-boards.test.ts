import { describe, expect, test } from 'vitest';
import {
  idOfCircle,
  idOfHex,
  jackRelation,
  lanternRay,
  unblockedNeighbours,
  policeRelation,
  searchRelation,
  startPosition,
  visibilityOf,
  type Board,
  type HexBoard,
  type NodeId,
  type StreetBoard,
} from '../../model/index.js';
import { shippedHexBoard, shippedStreetBoard } from '../../testing/boards/shipped-boards.js';
import { pickRandom, seededRandom, shuffle } from '../../testing/seeded-random.js';
import { diffBoards } from './diff-boards.js';
import { formatConsequence } from './formats/format-consequence.js';
import { renameIds } from '../../testing/boards/rename-ids.js';

test('removing the street between circle 40 and x40 costs Whitehall five pairs and two routes', () => {
  const board = shippedStreetBoard('whitehall');
  const cut = without(board, 'c40-x40');
  const { edits, consequences, change, step } = diffBoards(board, cut);
  expect(edits.map(({ part, how, of }) => [part, how, of.before])).toEqual([
    ['street', 'removed', 'c40-x40'],
  ]);
  const lost = consequences.filter(({ relation, how }) => relation === 'jack' && how === 'lost');
  expect(lost.map(({ before }) => before!.of.join('-'))).toEqual([
    'c21-c40',
    'c36-c40',
    'c37-c40',
    'c38-c40',
    'c40-c41',
  ]);
  expect(lost.map(({ before }) => before!.of)).toEqual(pairsOnlyIn(jackRelation(board), jackRelation(cut)));
  expect(consequences.filter(({ relation }) => relation === 'search')).toEqual([
    { relation: 'search', how: 'lost', before: { of: ['x40', 'c40'] } },
  ]);
  expect(change).toBe('play');
  expect(step).toEqual({ step: 'minor', least: '1.1.0', enough: false });
});

test.each(['whitehall', 'whitechapel'])(
  '%s: the consequences of a removed street equal the changes of the relations',
  (name) => {
    const board = shippedStreetBoard(name);
    const random = seededRandom(3);
    for (let i = 0; i < 12; i++) {
      const street = pickRandom(board.streets, random).between.join('-');
      const cut = without(board, street);
      const { edits, consequences } = diffBoards(board, cut);
      expect(edits.map(({ how, of }) => [how, of.before])).toEqual([['removed', street]]);
      const reported = (relation: string, how: string) =>
        consequences.filter((each) => each.relation === relation && each.how === how);
      for (const [relation, of] of [
        ['jack', jackRelation],
        ['police', policeRelation],
        ['search', searchRelation],
      ] as const)
        // prettier-ignore
        expect(reported(relation, 'lost').map(({ before }) => before!.of)).toEqual(pairsOnlyIn(of(board), of(cut)));
      // A route is lost if the pair is open on the one board and barred on the other while all else is held.
      for (const { before, after } of reported('jack', 'changed')) {
        const [from, to] = before!.of as [`c${number}`, `c${number}`];
        const later = new Set(after!.routes!.map((route) => route.join()));
        for (const route of before!.routes!.filter((each) => !later.has(each.join()))) {
          const held = new Set(board.crossings.map(({ id }) => id).filter((id) => !route.includes(id)));
          expect(unblockedNeighbours(board, from, held)).toContain(to);
          expect(unblockedNeighbours(cut, from, held)).not.toContain(to);
        }
      }
    }
  },
);

const without = (board: StreetBoard, street: string): StreetBoard => ({
  ...board,
  streets: board.streets.filter(({ between }) => between.join('-') !== street),
});

function pairsOnlyIn(
  ones: ReadonlyMap<string, readonly string[]>,
  others: ReadonlyMap<string, readonly string[]>,
): string[][] {
  return [...ones].flatMap(([from, list]) =>
    list
      .filter((to) => !others.get(from)?.includes(to))
      .filter((to) => !to.startsWith(from.charAt(0)) || Number(from.slice(1)) < Number(to.slice(1)))
      .map((to) => [from, to]),
  );
}

describe('one planted change gives one edit', () => {
  const whitechapel = shippedStreetBoard('whitechapel');
  const jack = shippedHexBoard('mr-jack-2006');
  const changing = <T extends object>(list: readonly T[], i: number, change: Partial<T>): T[] =>
    list.map((each, k) => (k === i ? { ...each, ...change } : each));
  const { circles, crossings, blocks, grid, tracks, letters, provenance } = whitechapel;
  const red = circles.findIndex(({ colour }) => colour === 'red');
  const plain = crossings.findIndex(({ border }) => border === undefined);
  const setup = jack.setup!;
  // prettier-ignore
  const cases: [string, Board, Board, [string, string, string | undefined]][] = [
    ['a colour', whitechapel, { ...whitechapel, circles: changing(circles, red, { colour: 'white' }) }, ['circle', 'changed', 'colour']],
    ['a border', whitechapel, { ...whitechapel, crossings: changing(crossings, plain, { border: 'yellow' }) }, ['crossing', 'changed', 'border']],
    ['a name', whitechapel, { ...whitechapel, crossings: changing(crossings, plain, { name: 'Here' }) }, ['crossing', 'changed', 'name']],
    ['a place', whitechapel, { ...whitechapel, crossings: changing(crossings, 3, { at: [1, 1] }) }, ['crossing', 'moved', undefined]],
    ['bends', whitechapel, { ...whitechapel, streets: changing(whitechapel.streets, 0, { bends: [[1, 1]] }) }, ['street', 'changed', 'bends']],
    ['a kind', whitechapel, { ...whitechapel, blocks: changing(blocks, 0, { kind: 'water' }) }, ['block', 'changed', 'kind']],
    ['a walk', whitechapel, { ...whitechapel, blocks: changing(blocks, 0, { walk: blocks[0]!.walk.slice(1) }) }, ['block', 'changed', 'walk']],
    ['a block', whitechapel, { ...whitechapel, blocks: blocks.slice(1) }, ['block', 'removed', undefined]],
    ['a waterline', whitechapel, { ...whitechapel, waterlines: [{ between: ['c1', 'c2'] }] }, ['waterline', 'added', undefined]],
    ['a label', whitechapel, { ...whitechapel, grid: { ...grid!, columns: ['Z1', ...grid!.columns.slice(1)] } }, ['grid', 'changed', 'columns']],
    ['a night', whitechapel, { ...whitechapel, tracks: { ...tracks!, nights: changing(tracks!.nights!, 2, { kills: 7 }) } }, ['tracks', 'changed', 'nights/3/kills']],
    ['a letter', whitechapel, { ...whitechapel, letters: { ...letters!, goulston: 'x1' } }, ['letters', 'changed', 'goulston']],
    ['a count', whitechapel, { ...whitechapel, expect: changing(whitechapel.expect, 0, { count: 1 }) }, ['expect', 'changed', 'count']],
    ['a witness', whitechapel, { ...whitechapel, witnesses: whitechapel.witnesses.slice(1) }, ['witness', 'removed', undefined]],
    ['a licence', whitechapel, { ...whitechapel, provenance: { ...provenance, licence: 'none' } }, ['provenance', 'changed', 'licence']],
    ['a review', whitechapel, { ...whitechapel, provenance: { ...provenance, reviewed: [...provenance.reviewed, { by: 'Ada', date: '1888-11-09', how: 'by lamp' }] } }, ['provenance', 'added', undefined]],
    ['a version', whitechapel, { ...whitechapel, boardVersion: '9.0.0' }, ['board', 'changed', 'boardVersion']],
    ['a hex', jack, { ...jack, hexes: changing(jack.hexes, 0, { kind: 'void' }) }, ['hex', 'changed', 'kind']],
    ['an exit', jack, { ...jack, exits: changing(jack.exits, 0, { side: jack.exits[0]!.side === 'N' ? 'S' : 'N' }) }, ['exit', 'changed', 'side']],
    ['a lamp', jack, { ...jack, setup: { ...setup, lamps: setup.lamps.slice(1) } }, ['lamp', 'removed', undefined]],
    ['a cover', jack, { ...jack, setup: { ...setup, covers: setup.covers.slice(1) } }, ['cover', 'removed', undefined]],
    ['a cordon', jack, { ...jack, setup: { ...setup, cordons: setup.cordons.slice(1) } }, ['cordon', 'removed', undefined]],
    ['a character', jack, { ...jack, setup: { ...setup, characters: changing(setup.characters, 0, { hex: 'h0,0' }) } }, ['character', 'changed', 'hex']],
    ['where Watson looks', jack, { ...jack, setup: { ...setup, watsonFaces: setup.watsonFaces === 'N' ? 'S' : 'N' } }, ['character', 'changed', 'faces']],
    ['the lattice', jack, { ...jack, layout: { ...jack.layout, size: 1 } }, ['layout', 'changed', 'size']],
    ['no setup', jack, withoutSetup(jack), ['setup', 'removed', undefined]],
  ];

  test.each(cases)('%s', (_, before, after, reported) => {
    expect(diffBoards(before, after).edits.map(({ part, how, property }) => [part, how, property])).toEqual([
      reported,
    ]);
  });
});

function withoutSetup({ setup: _setup, ...rest }: HexBoard): HexBoard {
  return rest;
}

test('covering a manhole closes the sewers, and removing a lamp changes visibility', () => {
  const board = shippedHexBoard('mr-jack-2006');
  const setup = board.setup!;
  const open = board.hexes.filter(({ kind }) => kind === 'manhole').map(idOfHex).filter((id) => !setup.covers.includes(id)); // prettier-ignore
  const covered = { ...board, setup: { ...setup, covers: [...setup.covers, open[0]!] } };
  const sewers = diffBoards(board, covered).consequences;
  expect(sewers).toEqual(
    open.slice(1).map((other) => ({ relation: 'sewer', how: 'lost', before: { of: [open[0], other] } })),
  );
  const dark = { ...board, setup: { ...setup, lamps: [] } };
  const { consequences } = diffBoards(board, dark);
  expect(new Set(consequences.map(({ relation, how }) => `${relation} ${how}`))).toEqual(
    new Set(['light lost', 'visibility lost']),
  );
  const seen = (each: HexBoard) => new Set<string>(visibilityOf(each, startPosition(each)!).visible);
  const unseen = [...seen(board)].filter((id) => !seen(dark).has(id));
  expect(consequences.filter(({ relation }) => relation === 'visibility').map(({ before }) => before!.of[0])).toEqual(unseen.sort()); // prettier-ignore
});

test('a building lengthens the walk to an exit and stops the lantern', () => {
  const board = shippedHexBoard('mr-jack-2006');
  const kept = (each: HexBoard, relation: string) =>
    diffBoards(board, each).consequences.filter((consequence) => consequence.relation === relation);
  const walled = (id: string): HexBoard => ({
    ...board,
    hexes: board.hexes.map((hex) => (idOfHex(hex) === id ? { ...hex, kind: 'building' } : hex)),
  });
  const [exit] = board.exits;
  // Who stood before that exit must go to another.
  const farther = kept(walled(exit!.hex), 'escape');
  expect(farther.length).toBeGreaterThan(3);
  expect(farther.every(({ before, after }) => after!.moves! > before!.moves!)).toBe(true);
  expect(kept({ ...board, exits: [] }, 'escape').every(({ after }) => after!.moves === null)).toBe(true);
  const start = startPosition(board)!;
  const ray = lanternRay(board, start.characters.watson!, start.watsonFaces);
  expect(kept(walled(ray[0]!), 'lantern').map(({ how, before }) => [how, before!.of[0]])).toEqual(ray.map((hex) => ['lost', hex])); // prettier-ignore
});

test.each([
  [4, 5, 'from hex h0,2 it is now 5 steps to the nearest exit, not 4'],
  [4, null, 'from hex h0,2 no exit can be reached any more; it was 4 steps to the nearest'],
  [null, 1, 'from hex h0,2 it is now 1 step to the nearest exit; before none could be reached'],
])('steps to an exit, %s and %s', (then, now, words) => {
  const [before, after] = [then, now].map((moves) => ({ of: ['h0,2'], moves }));
  expect(formatConsequence({ relation: 'escape', how: 'changed', before: before!, after: after! }, (id) => id)).toBe(words); // prettier-ignore
});

describe('changed ids', () => {
  const board = shippedStreetBoard('whitechapel');
  const reported = (after: Board) => diffBoards(board, after).edits.map(({ part, how, of }) => [part, how, of.before, of.after]); // prettier-ignore

  test('renaming all crossings, junctions and blocks gives only renames, even if ids are reused', () => {
    const random = seededRandom(5);
    const turned = new Map<string, string>();
    for (const list of [board.crossings, board.junctions, board.blocks]) {
      const ids = list.map(({ id }) => id as string);
      const others = shuffle(ids, random);
      for (const [i, id] of ids.entries()) turned.set(id, others[i]!);
    }
    const { edits, consequences, change } = diffBoards(board, renameIds(board, turned));
    expect(edits.filter(({ how }) => how !== 'renamed' && how !== 'swapped')).toEqual([]);
    const renamed = edits.flatMap(({ how, of }) => how === 'swapped' ? [[of.before, of.after], [of.after, of.before]] : [[of.before, of.after]]); // prettier-ignore
    expect(renamed.toSorted()).toEqual([...turned].filter(([a, b]) => a !== b).toSorted());
    expect(consequences).toEqual([]);
    // To programs that hold on to ids it is another board, though nobody plays otherwise.
    expect(change).toBe('identity');
  });

  test('a renamed crossing is not reported as removed and added', () => {
    const after = renameIds(board, new Map([['x102', 'x900']]));
    expect(reported(after)).toEqual([['crossing', 'renamed', 'x102', 'x900']]);
    expect(diffBoards(board, after)).toMatchObject({ change: 'identity', consequences: [] });
  });

  test('a renamed crossing is matched if it moved a little and not if it moved far', () => {
    const renamed = renameIds(board, new Map([['x102', 'x900']]));
    const movedBy = (distance: number): StreetBoard => ({
      ...renamed,
      crossings: renamed.crossings.map((each) =>
        each.id === 'x900' ? { ...each, at: [each.at[0], each.at[1] + distance] } : each,
      ),
    });
    const { crossing } = board.discs;
    expect(reported(movedBy(2 * crossing))).toEqual([
      ['crossing', 'renamed', 'x102', 'x900'],
      ['crossing', 'moved', 'x102', 'x900'],
    ]);
    const far = reported(movedBy(4 * crossing)).filter(([part]) => part === 'crossing');
    expect(far).toEqual([
      ['crossing', 'added', undefined, 'x900'],
      ['crossing', 'removed', 'x102', undefined],
    ]);
  });

  test('swapped numbers are reported as swapped, exchanged positions as moved', () => {
    const swapped = renameIds(board, new Map([['c65', 'c84'], ['c84', 'c65']])); // prettier-ignore
    const here = diffBoards(board, swapped);
    expect(here.edits.filter(({ part }) => part === 'circle').map(({ how, of }) => [how, of])).toEqual([
      ['swapped', { before: 'c65', after: 'c84' }],
    ]);
    expect([here.change, here.consequences]).toEqual(['identity', []]);
    const [one, other] = [65, 84].map((number) => board.circles.find((each) => each.number === number)!);
    const moved: StreetBoard = {
      ...board,
      circles: board.circles.map((each) =>
        each === one ? { ...one, at: other!.at } : each === other ? { ...other, at: one!.at } : each,
      ),
    };
    expect(reported(moved)).toEqual([
      ['circle', 'moved', 'c65', 'c65'],
      ['circle', 'moved', 'c84', 'c84'],
    ]);
  });

  test('a junction that became a crossing is reported, with the routes that can now be blocked', () => {
    const t9 = board.junctions.find(({ id }) => id === 't9')!;
    const renamed = renameIds(board, new Map([['t9', 'x900']]));
    const after: StreetBoard = {
      ...renamed,
      junctions: renamed.junctions.filter(({ id }) => (id as string) !== 'x900'),
      crossings: [...renamed.crossings, { id: 'x900', at: t9.at }],
    };
    const { edits, consequences } = diffBoards(board, after);
    expect(edits.map(({ part, how, of }) => [part, how, of])).toEqual([
      ['crossing', 'became', { before: 't9', after: 'x900' }],
    ]);
    expect(consequences.some(({ relation, after: now }) => relation === 'police' && now?.of.includes('x900'))).toBe(true); // prettier-ignore
    expect(consequences.some(({ relation, after: now }) => relation === 'jack' && now?.routes?.flat().includes('x900'))).toBe(true); // prettier-ignore
  });
});

describe('reach', () => {
  test('a circle without streets is reported as cut off', () => {
    const board = shippedStreetBoard('whitehall');
    const cut = {
      ...board,
      streets: board.streets.filter(({ between }) => !between.includes('c40')),
    };
    const { consequences } = diffBoards(board, cut);
    expect(consequences.filter(({ relation }) => relation === 'joined')).toEqual([
      { relation: 'joined', how: 'lost', before: { of: ['c40'] } },
    ]);
  });

  test('hideouts and Discovery Locations beyond a removed street are reported as out of reach', () => {
    for (const [game, relation, moves] of [
      ['lfw', 'hideout', 14],
      ['wm', 'discovery', 15],
    ] as const) {
      const ring = ringOf(game, 2 * moves);
      const broken = { ...ring, streets: ring.streets.slice(1) };
      const lost = diffBoards(ring, broken).consequences.filter((each) => each.relation === relation);
      expect(lost.length).toBeGreaterThan(0);
      for (const { how, before, after } of lost) {
        expect(how).toBe('lost');
        expect(before!.moves).toBeLessThanOrEqual(moves);
        expect(after!.moves).toBeGreaterThan(moves);
      }
    }
  });
});

/** Circles and crossings by turns, in a ring; all lie in one row, so that each has a place of its own. */
function ringOf(game: 'lfw' | 'wm', size: number): StreetBoard {
  const numbers = Array.from({ length: size }, (_, i) => i + 1);
  return {
    ...shippedStreetBoard('teaching/two-routes'),
    game,
    grid: { rect: [[0, 0], [10000, 6000]], columns: ['A1', 'B1'], rows: ['a1'], sections: ['Aa', 'Ba'] }, // prettier-ignore
    discs: { circle: 10, crossing: 10 },
    circles: numbers.map((number) => ({ number, at: [300 * number, 100], colour: 'white' })),
    crossings: numbers.map((number) => ({ id: `x${number}`, at: [300 * number, 200] })),
    junctions: [],
    streets: numbers.flatMap((number) => [
      { between: [idOfCircle({ number }), `x${number}`] as [NodeId, NodeId] },
      { between: [`x${number}`, idOfCircle({ number: (number % size) + 1 })] as [NodeId, NodeId] },
    ]),
    waterlines: [],
    blocks: [],
    witnesses: [],
    expect: [],
  };
}
