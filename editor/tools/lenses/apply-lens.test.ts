import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { editBoard } from '../../../testing/editor/edit-boards.js';
import {
  CHARACTERS,
  DIRECTIONS,
  idOfHex,
  isStreetBoard,
  jackRelation,
  policeRelation,
  policeReachRelation,
  searchRelation,
  type Board,
  type StreetBoard,
} from '../../../model/index.js';
import { arbitraryBoard } from '../../../testing/boards/arbitrary-board.js';
import { shippedHexBoard, shippedBoard, shippedStreetBoard } from '../../../testing/boards/shipped-boards.js';
import { shippedBoardFolders } from '../../../testing/boards/shipped-board-folders.js';
import { boardFromStreets } from '../../../testing/boards/small-street-boards.js';
import {
  addNode,
  deleteEntities,
  newBoard,
  setEntityFields,
  setWatsonDirection,
} from '../../document/index.js';
import { lensesFor, shapesOfLens, describeLens } from './apply-lens.js';
import { LENS_IDS, type LensId } from './lens-result.js';
import { placedNodesOf } from '../entities/placed-entities.js';
import type { ShapeStyle, Shape } from '../shapes/shape.js';

const whitechapel = shippedStreetBoard('whitechapel');

/** The nodes that rings of one look lie round, by id. */
function ringed(board: StreetBoard, shapes: readonly Shape[], look: ShapeStyle): string[] {
  const places = new Set(
    shapes.flatMap((shape) => (shape.kind === 'rings' && shape.look === look ? shape.places : [])),
  );
  return [...placedNodesOf(board).values()].filter(({ at }) => places.has(at)).map(({ id }) => id);
}

const labels = (shapes: readonly Shape[], look: ShapeStyle): string[] =>
  shapes.flatMap((shape) => (shape.kind === 'label' && shape.look === look ? [shape.text] : [])).sort();

/** The points of all lines of one look that lie below the nodes. */
const strokes = (shapes: readonly Shape[], look: ShapeStyle): (readonly (readonly [number, number])[])[] =>
  shapes.flatMap((shape) =>
    shape.kind === 'lines' && shape.look === look && shape.under ? shape.parts : [],
  );

const areaCount = (shapes: readonly Shape[], look: ShapeStyle): number =>
  shapes.reduce(
    (sum, shape) => sum + (shape.kind === 'areas' && shape.look === look ? shape.parts.length : 0),
    0,
  );

const ASK_JACK =
  'Select a circle to see where Jack walks from it; Shift-click crossings to put police there.';
const GOULSTON = 'the crossing by 78 79 80 97 (Goulston Street)';

test.each<readonly [string, LensId, readonly string[], string]>([
  // The worked examples of the rulebooks: LFW-X02, WM-X08, WM-X09, LFW-X14, MJ-X01.
  ['whitechapel', 'jack', ['c65'], 'From circle 65 Jack reaches 51 63 66 67 82 83 84.'],
  [
    'whitechapel',
    'jack',
    ['c65', 'x83'],
    'From circle 65 Jack reaches 63 82 83, with police on the crossing by 65 66; barred: 51 66 67 84.',
  ],
  ['whitechapel', 'jack', ['x102'], `Police on ${GOULSTON} bar 5 walks: 78–80 78–97 79–80 79–97 80–97.`],
  ['whitechapel', 'jack', [], ASK_JACK],
  ['whitechapel', 'jack', ['b1'], ASK_JACK],
  ['whitechapel', 'police', ['c1'], 'Select a crossing to see where police walk from it.'],
  [
    'whitechapel',
    'police',
    ['x102'],
    `From ${GOULSTON} police reach 7 crossings in one step and 10 more in two.`,
  ],
  ['whitechapel', 'search', ['x102'], `From ${GOULSTON} police search 78 79 80 97.`],
  ['whitehall', 'alley', ['c85'], 'From circle 85 alleys lead to 83 84 86 102 103 104 105 119 121.'],
  ['whitehall', 'alley', ['c138'], 'From circle 138 boats lead to 157 158 160.'],
  [
    'whitechapel',
    'sectors',
    ['x102'],
    'The crossing by 78 79 80 97 (Goulston Street) lies in section Ab, cell A5/b8.',
  ],
  ['whitechapel', 'blocks', [], '148 blocks of houses; every area is declared.'],
  [
    'whitehall',
    'blocks',
    [],
    '127 blocks of houses, 5 of water and 3 that count for nothing; every area is declared.',
  ],
  ['whitechapel', 'progress', [], 'All 195 circles are placed.'],
  ['whitehall', 'progress', [], 'All 189 circles are placed.'],
  [
    'mr-jack-2006',
    'light',
    [],
    'Seen: Holmes, Smith, Lestrade and Bert. Not seen: Watson, Stealthy, Goodley and Gull.',
  ],
  ['mr-jack-2006', 'light', ['character:holmes'], 'Holmes is seen: a gaslight lights the hex.'],
  [
    'mr-jack-2006',
    'light',
    ['character:gull'],
    'Gull is not seen: no light falls there and no character is beside.',
  ],
  ['mr-jack-2006', 'progress', [], '86 of 86 hexes are laid. The starting position is complete.'],
  // A lens that means nothing on the board says nothing.
  ['mr-jack-2006', 'jack', ['h1,0'], ''],
  ['whitechapel', 'light', ['c65'], ''],
  ['whitechapel', 'none', ['c65'], ''],
])('in words: %s, lens %s, %j', (folder, lens, selection, words) => {
  expect(describeLens(shippedBoard(folder), lens, selection)).toBe(words);
});

describe('where Jack walks', () => {
  test('rings whom he reaches, draws every street of the routes, and numbers the crossings', () => {
    const shapes = shapesOfLens(whitechapel, 'jack', ['c65']);
    expect(ringed(whitechapel, shapes, 'lens-of')).toEqual(['c65']);
    expect(ringed(whitechapel, shapes, 'lens')).toEqual(['c51', 'c63', 'c66', 'c67', 'c82', 'c83', 'c84']);
    expect(labels(shapes, 'lens')).toEqual(['1', '1', '1', '2', '2']);
    const ends = strokes(shapes, 'lens').flatMap((course) => [course[0], course.at(-1)]);
    for (const id of ['c65', 'c51', 'c84', 'x82', 'x83', 'x84', 'x94', 'x95'])
      expect(ends, id).toContain(placedNodesOf(whitechapel).get(id)!.at);
  });

  test('strikes out what police bar, and nothing that another route still reaches', () => {
    const board = shippedStreetBoard('teaching/two-routes');
    const [from, [to]] = [...jackRelation(board)].find(([, goals]) => goals.length > 0)!;
    const crossings = board.crossings.map(({ id }) => id);
    const barring = crossings.map((id) => shapesOfLens(board, 'jack', [from, id]));
    for (const shapes of barring) {
      expect(strokes(shapes, 'lens-barred').length).toBeGreaterThan(0);
      expect(ringed(board, shapes, 'lens')).toContain(to);
    }
    const all = shapesOfLens(board, 'jack', [from, ...crossings]);
    expect(strokes(all, 'lens')).toEqual([]);
    expect(ringed(board, all, 'lens-barred')).toContain(to);
    expect(describeLens(board, 'jack', [from, ...crossings])).toContain('Jack reaches nothing');
  });

  test('follows streets through junctions along their bends', () => {
    const board = boardFromStreets(['c1', 'c2', 't1', 't2'], ['c1-t1', 't1-t2', 'c2-t2']);
    const bent: StreetBoard = {
      ...board,
      streets: board.streets.map((street) =>
        street.between[0] === 't1' ? { ...street, bends: [[5, 7]] } : street,
      ),
    };
    const courses = strokes(shapesOfLens(bent, 'jack', ['c1']), 'lens');
    expect(courses).toHaveLength(3);
    expect(courses.flat()).toContainEqual([5, 7]);
  });

  test('between two stops it passes junctions only, though a way past a circle is shorter', () => {
    const nodes = ['c1', 'c2', 'c9', 'x1', 'x2', 't1', 't2'];
    const board = boardFromStreets(nodes, ['c1-x1', 'x1-t1', 't1-t2', 'x2-t2', 'x1-c9', 'c9-x2', 'c2-x2']);
    const apart: StreetBoard = {
      ...board,
      circles: board.circles.map((circle) => ({ ...circle, at: [circle.number, 0] as const })),
      junctions: board.junctions.map((junction, i) => ({ ...junction, at: [100 + i, 0] as const })),
    };
    const courses = strokes(shapesOfLens(apart, 'jack', ['c1']), 'lens');
    expect(courses).toContainEqual([
      [100, 0],
      [101, 0],
    ]);
  });

  test('of two circles that may go there one is enough', () => {
    const plan = boardFromStreets(['c1', 'c2', 'c3', 'x1', 'x2'], ['c1-x1', 'x1-c3', 'c2-x2', 'x2-c3']);
    const board: StreetBoard = {
      ...plan,
      circles: plan.circles.map((circle) => ({ ...circle, at: [circle.number, 0] as const })),
    };
    const shapes = shapesOfLens(board, 'jack', ['c1', 'c2', 'x1']);
    expect(ringed(board, shapes, 'lens')).toEqual(['c3']);
    expect(ringed(board, shapes, 'lens-barred')).not.toContain('c3');
  });

  test('of many circles asks for fewer', () => {
    const all = whitechapel.circles.map(({ number }) => `c${number}`);
    expect(describeLens(whitechapel, 'jack', all)).toBe('Select up to 8 circles to see where Jack walks.');
    expect(shapesOfLens(whitechapel, 'jack', all)).toEqual([]);
  });
});

test('police: one step and two apart, and never where they stand', () => {
  const shapes = shapesOfLens(whitechapel, 'police', ['x102']);
  const near = policeRelation(whitechapel).get('x102')!;
  const far = policeReachRelation(whitechapel)
    .get('x102')!
    .filter((id) => id !== 'x102' && !near.includes(id));
  expect(ringed(whitechapel, shapes, 'lens')).toEqual(near);
  expect(ringed(whitechapel, shapes, 'lens-far')).toEqual(far);
  expect(strokes(shapes, 'lens').length).toBeGreaterThanOrEqual(near.length);
  expect(strokes(shapes, 'lens-far').length).toBeGreaterThan(0);
});

test('search: from a crossing and towards a circle', () => {
  const fromCrossing = shapesOfLens(whitechapel, 'search', ['x102']);
  expect(ringed(whitechapel, fromCrossing, 'lens')).toEqual(searchRelation(whitechapel).get('x102'));
  const ofCircle = shapesOfLens(whitechapel, 'search', ['c78']);
  expect(ringed(whitechapel, ofCircle, 'lens')).toContain('x102');
});

test('alleys outline the blocks they lead through', () => {
  const whitehall = shippedStreetBoard('whitehall');
  const shapes = shapesOfLens(whitehall, 'alley', ['c85']);
  expect(ringed(whitehall, shapes, 'lens')).toContain('c121');
  expect(areaCount(shapes, 'houses')).toBeGreaterThan(0);
  expect(areaCount(shapes, 'water')).toBe(0);
  expect(areaCount(shapesOfLens(whitehall, 'alley', ['c138']), 'water')).toBe(1);
});

describe('sections', () => {
  test('each has its field and its name; who was decided is ringed and named', () => {
    const shapes = shapesOfLens(whitechapel, 'sectors', []);
    expect(areaCount(shapes, 'section') + areaCount(shapes, 'next-section')).toBe(6);
    expect(labels(shapes, 'section')).toEqual(['Aa', 'Ab', 'Ba', 'Bb', 'Ca', 'Cb']);
    const decided = [...whitechapel.circles, ...whitechapel.crossings].filter(({ sector }) => sector);
    expect(ringed(whitechapel, shapes, 'lens')).toHaveLength(decided.length);
    expect(labels(shapes, 'lens')).toHaveLength(decided.length);
  });

  test('nodes off the grid are reported', () => {
    const moved = editBoard(whitechapel, addNode({ kind: 'circle', id: 'c999', at: [-500, -500] }));
    expect(describeLens(moved, 'sectors', ['c999'])).toBe('Circle 999 lies off the grid, in no section.');
    expect(ringed(moved, shapesOfLens(moved, 'sectors', []), 'warning')).toEqual(['c999']);
    const decided = editBoard(moved, setEntityFields(['c999'], { sector: 'Cb' }));
    expect(describeLens(decided, 'sectors', ['c999'])).toBe(
      'Circle 999 is in section Cb by the board file; by the grid it lies off the grid.',
    );
  });

  test('without a grid it says how to get one', () => {
    expect(describeLens(newBoard('lfw', { id: 'a', name: 'A' }), 'sectors', [])).toMatch(
      /no section grid yet/,
    );
  });
});

test('an area nobody declared is shown with a question mark', () => {
  const less = editBoard(whitechapel, deleteEntities(['b1']));
  const shapes = shapesOfLens(less, 'blocks', []);
  expect(areaCount(shapes, 'undeclared')).toBe(1);
  expect(labels(shapes, 'undeclared')).toEqual(['?']);
  expect(describeLens(less, 'blocks', [])).toBe('147 blocks of houses; 1 area is not declared yet.');
});

describe('progress', () => {
  test('missing numbers are listed as ranges, with the places to look at', () => {
    const keys = [7, 12, 13, 14, 195].map((number) => `c${number}`);
    const less = editBoard(whitechapel, deleteEntities(keys));
    expect(describeLens(less, 'progress', [])).toMatch(
      /^190 of 195 circles are placed; missing: 7, 12–14 and 195\./,
    );
    expect(labels(shapesOfLens(less, 'progress', []), 'warning')).toEqual(['12–14?', '7?']);
  });

  test('a new board of a printed game lacks all its numbers', () => {
    expect(
      describeLens({ ...newBoard('wm', { id: 'a', name: 'A' }), profile: 'custom' }, 'progress', []),
    ).toBe('No circle is placed yet.');
    expect(describeLens(newBoard('wm', { id: 'a', name: 'A' }), 'progress', [])).toBe(
      '0 of 189 circles are placed; missing: 1–189.',
    );
    expect(describeLens(newBoard('mj', { id: 'a', name: 'A' }), 'progress', [])).toBe(
      `0 hexes are laid. Not placed yet: ${CHARACTERS.map((name) => name.charAt(0).toUpperCase() + name.slice(1)).join(', ')}, lamp 1, lamp 2, lamp 3, lamp 4, lamp a, lamp b, 2 covers, 2 cordons and 4 exits.`,
    );
  });

  test('a circle is finished when it is joined and all round it is declared', () => {
    const done = shapesOfLens(whitechapel, 'progress', []);
    expect(ringed(whitechapel, done, 'progress')).toHaveLength(195);
    const less = editBoard(whitechapel, deleteEntities(['b1']));
    const rim = new Set(
      whitechapel.blocks.find(({ id }) => id === 'b1')!.walk.filter((id) => id.startsWith('c')),
    );
    expect(ringed(less, shapesOfLens(less, 'progress', []), 'progress')).toHaveLength(195 - rim.size);
    const loose = editBoard(whitechapel, addNode({ kind: 'circle', id: 'c196', at: [9990, 9990] }));
    expect(ringed(loose, shapesOfLens(loose, 'progress', []), 'warning')).toEqual(['c196']);
  });
});

test('light: lit hexes, the ray, and everybody as seen or unseen', () => {
  const board = shippedHexBoard('mr-jack-2006');
  const shapes = shapesOfLens(board, 'light', []);
  expect(areaCount(shapes, 'lens')).toBeGreaterThan(10);
  const rays = DIRECTIONS.map((way) =>
    shapesOfLens(editBoard(board, setWatsonDirection(way)), 'light', []),
  ).filter((turned) => turned.some(({ kind }) => kind === 'line'));
  expect(rays.length).toBeGreaterThan(0);
  expect(labels(shapes, 'lens')).toEqual(['seen', 'seen', 'seen', 'seen']);
  expect(labels(shapes, 'lens-barred')).toEqual(['unseen', 'unseen', 'unseen', 'unseen']);
  expect(areaCount(shapesOfLens(board, 'light', ['lamp:1']), 'lens-of')).toBeGreaterThan(0);
});

describe('always', () => {
  test('the same question has the same answer, not one like it', () => {
    const shapes = shapesOfLens(whitechapel, 'jack', ['c65']);
    expect(shapesOfLens(whitechapel, 'jack', ['c65'])).toBe(shapes);
    expect(shapesOfLens(whitechapel, 'jack', ['c66'])).not.toBe(shapes);
    expect(shapesOfLens(whitechapel, 'police', ['c66'])).not.toBe(shapes);
  });

  /** Whatever can be selected one by one. */
  const keysOf = (board: Board): string[] =>
    isStreetBoard(board)
      ? [...placedNodesOf(board).keys(), ...board.blocks.map(({ id }) => id)]
      : [
          ...board.hexes.map(idOfHex),
          ...CHARACTERS.map((each) => `character:${each}`),
          ...(board.setup?.lamps ?? []).map(({ tile }) => `lamp:${tile}`),
        ];

  test.each(shippedBoardFolders())('%s: every lens on everything', (folder) => {
    const board = shippedBoard(folder);
    for (const lens of lensesFor(board).filter((id) => id !== 'none'))
      for (const key of ['', ...keysOf(board)])
        expect(describeLens(board, lens, [key]), `${lens} ${key}`).toMatch(/^.{10,}\.$/);
  });

  test('random boards, random keys', () => {
    fc.assert(
      fc.property(
        arbitraryBoard,
        fc.constantFrom(...LENS_IDS),
        fc.infiniteStream(fc.nat()),
        (board, lens, random) => {
          const keys = [...keysOf(board), 'nonsense'];
          const pick = (): string => keys[random.next().value! % keys.length]!;
          const shapes = shapesOfLens(board, lens, [pick(), pick(), pick()]);
          for (const shape of shapes)
            if (shape.kind === 'rings' || shape.kind === 'label')
              expect(shape.kind === 'label' ? shape.at : shape.places[0]).toHaveLength(2);
        },
      ),
      { numRuns: 300 },
    );
  });
});
