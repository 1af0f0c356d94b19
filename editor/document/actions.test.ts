/** What each verb does, case by case. That none of them breaks a board is seen in action.test.ts. */
import { describe, expect, test } from 'vitest';
import { hexBoard, officialBoard, streetBoard } from '../../testing/official-board.js';
import {
  formatBoard,
  GAMES,
  parseBoard,
  type Board,
  type HexBoard,
  type StreetBoard,
} from '../../model/index.js';
import { elsewhere } from '../../model/placeless.js';
import { networkOf } from '../../model/network/network.js';
import { crossingsWithoutNode } from '../../model/geometry/crossings-without-node.js';
import { validateBoard } from '../../validator/index.js';
import {
  addBend,
  addLine,
  addLineWithNodes,
  addNode,
  changeKind,
  crossLines,
  declareBlock,
  deleteThings,
  inTurn,
  mergeNodes,
  moveThings,
  newBoard,
  nextBlockId,
  nextNodeId,
  paintHexes,
  placeCharacter,
  placeLamp,
  placeNode,
  removeBend,
  renumberCircle,
  rescale,
  setBends,
  setBoardFields,
  setCordon,
  setCover,
  setExit,
  setFields,
  setGrid,
  setLayout,
  setLetter,
  setNote,
  setReviewed,
  setScan,
  setWatsonFaces,
  splitLine,
  straighten,
  unwaive,
  waive,
  type Action,
} from './index.js';

const whitechapel = streetBoard('whitechapel');
const jack = hexBoard('mr-jack-2006');
const onStreets = (board: Board, ...actions: Action[]): StreetBoard =>
  inTurn(...actions)(board) as StreetBoard;
const onHexes = (board: Board, ...actions: Action[]): HexBoard => inTurn(...actions)(board) as HexBoard;
const empty = onStreets(newBoard('lfw', { id: 'test', name: 'Test' }));

/** Circles c1 … at these places. */
const circlesAt = (...places: readonly (readonly [number, number])[]): Action =>
  inTurn(...places.map((at, i) => addNode({ kind: 'circle', id: `c${i + 1}`, at })));
const names = (lines: StreetBoard['streets']): readonly string[] =>
  lines.map(({ between }) => between.join('-'));

describe('new things', () => {
  test('get the lowest circle number that is missing, and one more than the highest of the rest', () => {
    expect(nextNodeId(empty, 'circle')).toBe('c1');
    const some = onStreets(
      empty,
      ...(['c1', 'c2', 'c4'] as const).map((id) => addNode({ kind: 'circle', id, at: [0, 0] })),
    );
    expect(nextNodeId(some, 'circle')).toBe('c3');
    expect([nextNodeId(whitechapel, 'circle'), nextNodeId(whitechapel, 'crossing')]).toEqual([
      `c${whitechapel.circles.length + 1}`,
      `x${whitechapel.crossings.length + 1}`,
    ]);
    const last = onStreets(empty, addNode({ kind: 'crossing', id: 'x9999999', at: [0, 0] }));
    expect(nextNodeId(last, 'crossing')).toBe('x1');
    expect(nextBlockId(empty)).toBe('b1');
  });

  test('lie on whole numbers within the limits, with the fields of their kind', () => {
    const board = onStreets(
      empty,
      addNode({ kind: 'circle', id: 'c7', at: [1.6, -0.2], colour: 'red', border: 'yellow' }),
      addNode({ kind: 'crossing', id: 'x2', at: [9e9, 5], colour: 'red', border: 'yellow' }),
      addNode({ kind: 'junction', id: 't1', at: [3, 4] }),
    );
    expect(board.circles).toEqual([{ number: 7, at: [2, 0], colour: 'red' }]);
    expect(board.crossings).toEqual([{ id: 'x2', at: [1_000_000, 5], border: 'yellow' }]);
    expect(board.junctions).toEqual([{ id: 't1', at: [3, 4] }]);
    for (const wrong of [
      addNode({ kind: 'circle', id: 'c7', at: [0, 0] }),
      addNode({ kind: 'circle', id: 'x9', at: [0, 0] }),
      addNode({ kind: 'circle', id: 'c8', at: [NaN, 0] }),
    ])
      expect(wrong(board)).toBe(board);
  });

  test('a template of each game is a board with nothing to complain of but that it is unfinished', () => {
    for (const game of GAMES) {
      const board = newBoard(game, { id: 'My Board!', name: ' My\nboard ' });
      expect(parseBoard(formatBoard(board))).toEqual({ ok: true, board });
      expect([board.id, board.name, board.profile]).toEqual(['my-board', 'My board', 'draft']);
      const { findings } = validateBoard(formatBoard(board));
      expect(findings.filter(({ severity }) => severity === 'error').map(({ message }) => message)).toEqual(
        [],
      );
    }
    expect(newBoard('mj', { id: '…', name: '' })).toMatchObject({ id: 'new-board', name: 'A new board' });
  });
});

describe('moving', () => {
  test('a node keeps all lists but its own, so that what does not ask for places is not asked again', () => {
    const moved = onStreets(whitechapel, moveThings(['c65'], 10, -5));
    expect(moved.streets).toBe(whitechapel.streets);
    expect(moved.crossings).toBe(whitechapel.crossings);
    expect(elsewhere(moved)).toBe(elsewhere(whitechapel));
    const [was, is] = [whitechapel, moved].map(
      ({ circles }) => circles.find(({ number }) => number === 65)!.at,
    );
    expect(is).toEqual([was![0] + 10, was![1] - 5]);
    expect(onStreets(whitechapel, placeNode('c65', is!))).toEqual(moved);
    expect(onStreets(whitechapel, placeNode('c65', was!))).toBe(whitechapel);
  });

  const bent = onStreets(empty, circlesAt([0, 0], [100, 0], [200, 0]), addLine('streets', ['c1', 'c2'], [[50, 9]]), addLine('streets', ['c2', 'c3'], [[150, 9]])); // prettier-ignore

  test('both ends of a line moves its bends, once', () => {
    const bends = (board: StreetBoard): unknown => board.streets.map((line) => line.bends);
    expect(bends(onStreets(bent, moveThings(['c1', 'c2'], 5, 5)))).toEqual([[[55, 14]], [[150, 9]]]);
    expect(bends(onStreets(bent, moveThings(['street:c2-c3', 'bend:street:c2-c3#0'], 5, 5)))).toEqual([
      [[50, 9]],
      [[155, 14]],
    ]);
    expect(bends(onStreets(bent, moveThings(['bend:street:c1-c2#0'], 5, 5)))).toEqual([
      [[55, 14]],
      [[150, 9]],
    ]);
  });

  test('stops for all where it would lead one off the limits', () => {
    const { circles } = onStreets(bent, moveThings(['c1', 'c3'], 2_000_000, 1.4));
    expect(circles.map(({ at }) => at)).toEqual([
      [999_800, 1],
      [100, 0],
      [1_000_000, 1],
    ]);
    for (const [dx, dy] of [
      [0.4, -0.4],
      [NaN, 3],
      [Infinity, 0],
    ] as const)
      expect(onStreets(bent, moveThings(['c1'], dx, dy))).toBe(bent);
  });

  test('a character goes to the hex that lies there, and nowhere else', () => {
    const { size } = jack.layout;
    const holmes = (board: HexBoard): unknown =>
      board.setup!.characters.find(({ character }) => character === 'holmes')!.hex;
    const [q, r] = (holmes(jack) as string).slice(1).split(',').map(Number) as [number, number];
    expect(holmes(onHexes(jack, moveThings(['character:holmes'], 0, size * Math.sqrt(3))))).toBe(
      `h${q},${r + 1}`,
    );
    expect(onHexes(jack, moveThings(['character:holmes'], 900 * size, 0))).toBe(jack);
  });

  test('the grid moves by its key', () => {
    const { rect } = onStreets(whitechapel, moveThings(['grid'], 7, 8)).grid!;
    const [[x, y]] = whitechapel.grid!.rect;
    expect(rect[0]).toEqual([x + 7, y + 8]);
  });
});

describe('lines', () => {
  const square = onStreets(empty, circlesAt([0, 0], [100, 0], [100, 100], [0, 100]));

  test('are drawn once, and not from a node straight to itself or into the air', () => {
    const one = onStreets(
      square,
      addLine(
        'streets',
        ['c2', 'c1'],
        [
          [60, 5],
          [40, 5],
        ],
      ),
    );
    expect(one.streets).toEqual([
      {
        between: ['c1', 'c2'],
        bends: [
          [40, 5],
          [60, 5],
        ],
      },
    ]);
    for (const again of [
      addLine(
        'streets',
        ['c1', 'c2'],
        [
          [40, 5],
          [60, 5],
        ],
      ),
      addLine('streets', ['c1', 'c1']),
      addLine('streets', ['c1', 'c9']),
      addLine('streets', ['c1', 'c3'], [[NaN, 1]]),
    ])
      expect(again(one)).toBe(one);
    expect(
      onStreets(
        one,
        addLine(
          'waterlines',
          ['c1', 'c2'],
          [
            [40, 5],
            [60, 5],
          ],
        ),
      ).waterlines,
    ).toHaveLength(1);
  });

  test('are bent between the bends next to the place, straightened, and bent as told', () => {
    const line = 'street:c1-c2';
    const one = onStreets(square, addLine('streets', ['c1', 'c2'], [[50, 40]]));
    const bends = (...actions: Action[]): unknown => onStreets(one, ...actions).streets[0]!.bends;
    expect(bends(addBend(line, [70, 22.4]))).toEqual([
      [50, 40],
      [70, 22],
    ]);
    expect(bends(addBend(line, [20, 18]))).toEqual([
      [20, 18],
      [50, 40],
    ]);
    expect(bends(addBend(line, [50, 40]))).toEqual([[50, 40]]);
    expect(bends(removeBend(`bend:${line}#0`))).toBeUndefined();
    expect(bends(removeBend(`bend:${line}#1`))).toEqual([[50, 40]]);
    expect(
      bends(
        setBends(line, [
          [1, 2],
          [3, 4],
        ]),
      ),
    ).toEqual([
      [1, 2],
      [3, 4],
    ]);
    expect(bends(deleteThings([`bend:${line}#0`]))).toBeUndefined();
    expect(bends(straighten([line]))).toBeUndefined();
  });

  test('share out their bends when they are split; a bend under the node is no bend', () => {
    const one = onStreets(
      square,
      addLine(
        'streets',
        ['c1', 'c3'],
        [
          [50, 0],
          [80, 30],
          [100, 60],
        ],
      ),
    );
    const split = onStreets(
      one,
      splitLine('street:c1-c3', [80, 30], { kind: 'crossing', id: 'x1', border: 'red' }),
    );
    expect(split.streets).toEqual([
      { between: ['c1', 'x1'], bends: [[50, 0]] },
      { between: ['c3', 'x1'], bends: [[100, 60]] },
    ]);
    expect(split.crossings).toEqual([{ id: 'x1', at: [80, 30], border: 'red' }]);
    const through = onStreets(one, splitLine('street:c1-c3', [90, 40], 'c2'));
    expect(names(through.streets)).toEqual(['c1-c2', 'c2-c3']);
    expect(through.circles).toBe(one.circles);
    for (const wrong of [
      splitLine('street:c1-c3', [50, 50], 'c1'),
      splitLine('street:c1-c3', [50, 50], 'x9'),
      splitLine('street:c1-c4', [0, 50], 'c2'),
    ])
      // prettier-ignore
      expect(wrong(one)).toBe(one);
  });

  test('a chain of nodes is put evenly between its ends', () => {
    const chain = onStreets(
      empty,
      circlesAt([0, 0], [10, 50], [90, 20], [300, 0]),
      addLine('streets', ['c1', 'c2'], [[5, 5]]), addLine('streets', ['c2', 'c3']), addLine('streets', ['c3', 'c4']),
    ); // prettier-ignore
    const even = onStreets(chain, straighten(['c3', 'c1', 'c4', 'c2']));
    expect(even.circles.map(({ at }) => at)).toEqual([
      [0, 0],
      [100, 0],
      [200, 0],
      [300, 0],
    ]);
    expect(even.streets.some(({ bends }) => bends)).toBe(false);
    expect(onStreets(chain, straighten(['c1', 'c3']))).toBe(chain);
  });

  test('drawn across others are led through what they meet', () => {
    const crossed = onStreets(
      empty,
      circlesAt([0, 0], [0, 100], [50, -50], [50, 150], [80, 50], [100, 0], [100, 100], [150, 50], [-50, 50]),
      addLine('streets', ['c1', 'c2']), addLine('waterlines', ['c3', 'c4']), addLine('streets', ['c6', 'c7']),
    ); // prettier-ignore
    expect(crossLines(crossed, ['c9', 'c8']).map(({ key, at }) => [key, at])).toEqual([
      ['street:c1-c2', [0, 50]],
      ['waterline:c3-c4', [50, 50]],
      ['street:c6-c7', [100, 50]],
    ]);
    const led = onStreets(crossed, addLineWithNodes('streets', ['c9', 'c8'], [[-20, 50]], 'crossing'));
    expect(led.crossings.map(({ at }) => at)).toEqual([
      [0, 50],
      [50, 50],
      [100, 50],
    ]);
    expect(names(led.streets)).toEqual([
      'c1-x1',
      'c2-x1',
      'c5-x2',
      'c5-x3',
      'c6-x3',
      'c7-x3',
      'c8-x3',
      'c9-x1',
      'x1-x2',
    ]);
    expect(led.streets.find(({ between }) => between[0] === 'c9')!.bends).toEqual([[-20, 50]]);
    expect(names(led.waterlines)).toEqual(['c3-x2', 'c4-x2']);
    expect(crossingsWithoutNode(networkOf(led).drawing).lines).toHaveLength(0);
  });

  test('may cross a line twice, and two lines where these cross each other', () => {
    const zigzag = onStreets(empty, circlesAt([0, 0], [300, 0], [0, 60], [300, 60]), addLine('streets', ['c1', 'c2'], [[150, 120]]), addLine('streets', ['c3', 'c4'], [[150, -60]])); // prettier-ignore
    const led = onStreets(zigzag, addNode({ kind: 'circle', id: 'c5', at: [-50, 30] }), addNode({ kind: 'circle', id: 'c6', at: [400, 30] }), addLineWithNodes('streets', ['c5', 'c6'], [], 'junction')); // prettier-ignore
    expect(led.junctions).toHaveLength(2);
    expect(crossingsWithoutNode(networkOf(led).drawing).lines).toHaveLength(0);
  });

  test('that meet another where whole numbers cannot tell it from their own end, meet it there', () => {
    const hair = onStreets(
      empty,
      circlesAt([0, 0], [1000, 0], [0, -100], [1, 200]),
      addLine('streets', ['c3', 'c4']),
    );
    for (const between of [
      ['c1', 'c2'],
      ['c2', 'c1'],
    ] as const) {
      const led = onStreets(hair, addLineWithNodes('streets', between, [], 'crossing'));
      expect(names(led.streets)).toEqual(['c1-c2', 'c1-c3', 'c1-c4']);
      expect(led.crossings).toEqual([]);
    }
  });

  test('across the whole of Whitechapel leave no crossing without a node', () => {
    const led = onStreets(whitechapel, addLineWithNodes('streets', ['c1', 'c195'], [], 'junction'));
    expect(led.junctions.length).toBeGreaterThan(whitechapel.junctions.length + 20);
    expect(crossingsWithoutNode(networkOf(led).drawing).lines).toHaveLength(0);
  });
});

describe('deleting', () => {
  test('a node in the middle of a line leaves the line; another takes its lines along', () => {
    const star = onStreets(empty, circlesAt([0, 0], [50, 30], [100, 0], [50, 90]), addLine('streets', ['c1', 'c2']), addLine('streets', ['c2', 'c3'])); // prettier-ignore
    expect(onStreets(star, deleteThings(['c2'])).streets).toEqual([
      { between: ['c1', 'c3'], bends: [[50, 30]] },
    ]);
    const three = onStreets(star, addLine('streets', ['c2', 'c4']));
    expect(onStreets(three, deleteThings(['c2'])).streets).toEqual([]);
    const mixed = onStreets(empty, circlesAt([0, 0], [50, 30], [100, 0]), addLine('streets', ['c1', 'c2']), addLine('waterlines', ['c2', 'c3'])); // prettier-ignore
    expect(onStreets(mixed, deleteThings(['c2']))).toMatchObject({ streets: [], waterlines: [] });
  });

  test('everything of a board leaves its frame, whatever the order', () => {
    const keys = [...whitechapel.crossings.map(({ id }) => id), ...whitechapel.circles.map(({ number }) => `c${number}`), ...whitechapel.junctions.map(({ id }) => id)]; // prettier-ignore
    for (const order of [keys, keys.toReversed()])
      expect(onStreets(whitechapel, deleteThings([...order, 'grid']))).toMatchObject({
        circles: [], crossings: [], junctions: [], streets: [], waterlines: [], blocks: [], witnesses: whitechapel.witnesses, letters: whitechapel.letters,
      }); // prettier-ignore
  });

  test('walks lose what is gone, there and back too, and notes forget it', () => {
    const board = onStreets(
      empty,
      circlesAt([0, 0], [100, 0], [50, 80], [50, 30]),
      addLine('streets', ['c1', 'c2']), addLine('streets', ['c2', 'c3']), addLine('streets', ['c1', 'c3']), addLine('streets', ['c3', 'c4']),
      declareBlock({ walk: ['c1', 'c2', 'c3', 'c4', 'c3'] }, 'houses'),
      setNote(['c4', 'street:c3-c4'], 'a spur'), setNote(['c4', 'c1'], 'both'), setReviewed(['c4', 'c2'], false),
    ); // prettier-ignore
    const after = onStreets(board, deleteThings(['c4']));
    expect(after.blocks).toEqual([{ id: 'b1', kind: 'houses', walk: ['c1', 'c2', 'c3'] }]);
    expect(after.provenance.notes).toEqual([{ about: ['c1'], note: 'both' }]);
    expect(after.provenance.unreviewed).toEqual(['c2']);
    // c2 is dissolved into a line from c1 to c3, beside the one that is there.
    expect(onStreets(after, deleteThings(['c2'])).blocks).toEqual([
      { id: 'b1', kind: 'houses', walk: ['c1', 'c3'] },
    ]);
    expect(onStreets(after, deleteThings(['c2', 'c3'])).blocks).toEqual([]);
  });
});

describe('names', () => {
  const board = onStreets(
    empty,
    circlesAt([0, 0], [100, 0], [50, 80]),
    addLine('streets', ['c1', 'c2'], [[50, 5]]), addLine('streets', ['c2', 'c3']), addLine('streets', ['c1', 'c3']),
    declareBlock({ walk: ['c1', 'c2', 'c3'] }, 'houses'),
    setNote(['c1', 'street:c1-c3'], 'look'), waive('street/very-bent', 'c1-c2 c3', 'so it is'),
  ); // prettier-ignore

  test('of circles are exchanged everywhere but in what cites the print', () => {
    const cited = { ...board, witnesses: [{ rule: 'DEF-03', fact: 'exists', of: ['c1'] }] } as StreetBoard;
    const after = onStreets(cited, renumberCircle('c1', 9));
    expect(after.circles.map(({ number, at }) => [number, at])).toEqual([
      [2, [100, 0]],
      [3, [50, 80]],
      [9, [0, 0]],
    ]);
    expect(after.streets).toEqual([
      { between: ['c2', 'c3'] },
      { between: ['c2', 'c9'], bends: [[50, 5]] },
      { between: ['c3', 'c9'] },
    ]);
    expect(after.blocks[0]!.walk).toEqual(['c2', 'c3', 'c9']);
    expect(after.provenance.notes).toEqual([{ about: ['c9', 'c3-c9'], note: 'look' }]);
    expect(after.waivers[0]!.target).toBe('c2-c9 c3');
    expect(after.witnesses).toBe(cited.witnesses);
    for (const wrong of [0, -1, 1.5, 1, 10_000_000]) expect(renumberCircle('c1', wrong)(cited)).toBe(cited);
  });

  test('two circles that exchange their numbers twice are as before', () => {
    const once = onStreets(board, renumberCircle('c1', 3));
    expect(once.blocks[0]!.walk).toEqual(['c1', 'c3', 'c2']);
    expect(once.provenance.notes![0]!.about).toEqual(['c3', 'c1-c3']);
    expect(onStreets(once, renumberCircle('c3', 1))).toEqual(board);
    const there = onStreets(whitechapel, renumberCircle('c65', 12));
    expect(onStreets(there, renumberCircle('c12', 65))).toEqual(whitechapel);
  });

  test('of a node change with its kind', () => {
    const after = onStreets(board, setFields(['c1'], { sector: 'a/B' }), changeKind('c1', 'crossing', 'x4'));
    expect(after.crossings).toEqual([{ id: 'x4', at: [0, 0], sector: 'Ba' }]);
    expect(names(after.streets)).toEqual(['c2-c3', 'c2-x4', 'c3-x4']);
    expect(after.blocks[0]!.walk).toEqual(['c2', 'c3', 'x4']);
    expect(onStreets(after, changeKind('x4', 'circle', 'c1'))).toMatchObject({
      circles: [{ number: 1, sector: 'Ba' }, {}, {}],
      blocks: board.blocks,
    });
    for (const wrong of [
      changeKind('c1', 'circle', 'c9'),
      changeKind('c1', 'crossing', 'c9'),
      changeKind('c7', 'crossing', 'x1'),
    ])
      expect(wrong(board)).toBe(board);
  });

  test('merged crossings share what is known of them', () => {
    const [goulston, other] = [whitechapel.letters!.goulston, 'x1' as const];
    const merged = onStreets(whitechapel, mergeNodes(other, goulston));
    const was = whitechapel.crossings.find(({ id }) => id === goulston)!;
    expect(merged.letters!.goulston).toBe(other);
    expect(merged.crossings.find(({ id }) => id === other)).toMatchObject({ border: 'red', name: was.name });
    const border = merged.witnesses.find((each) => each.fact === 'border' && each.is === 'red');
    expect(border).toMatchObject({ of: [other] });
  });
});

describe('fields', () => {
  test('go to what has them, and are taken away by null', () => {
    const fields = { colour: 'red', border: 'red', name: ' Mitre \n Square ', sector: 'b/A' } as const;
    const told = onStreets(
      whitechapel,
      setFields(['c1', 'x1', 'b1'], { ...fields, kind: 'none', reason: 'a yard' }),
    );
    const [circle, crossing, block] = [told.circles[0]!, told.crossings[0]!, told.blocks[0]!];
    expect(circle).toMatchObject({ number: 1, colour: 'red', sector: 'Ab' });
    expect(circle).not.toHaveProperty('name');
    expect(crossing).toMatchObject({ id: 'x1', border: 'red', name: 'Mitre   Square', sector: 'Ab' });
    expect(block).toMatchObject({ kind: 'none', reason: 'a yard' });
    const bare = onStreets(
      told,
      setFields(['c1', 'x1', 'b1'], { border: null, name: '', sector: null, reason: null }),
    );
    expect(bare.crossings[0]).toEqual({ id: 'x1', at: crossing.at });
    expect([bare.circles[0], bare.blocks[0]].some((each) => 'sector' in each! || 'reason' in each!)).toBe(
      false,
    );
    expect(setFields(['c1'], { sector: 'nowhere' })(told)).toBe(told);
    expect(setFields(['c1', 'b1'], { kind: 'manhole' })(told)).toBe(told);
    const [hex] = jack.hexes;
    const key = `h${hex!.at.join(',')}`;
    expect(onHexes(jack, setFields([key], { kind: 'garden' })).hexes[0]).toEqual({ ...hex, kind: 'garden' });
  });

  test('of the board are all in form, or none is set', () => {
    const told = onStreets(
      empty,
      setBoardFields({
        id: 'other',
        name: ' A  name\t',
        boardVersion: '1.2.3',
        extent: [9999.6, 5000],
        discs: { circle: 50.4, crossing: 20 },
      }),
    );
    expect(told).toMatchObject({
      id: 'other',
      name: 'A  name',
      boardVersion: '1.2.3',
      extent: [10000, 5000],
      discs: { circle: 50, crossing: 20 },
    });
    for (const wrong of [
      { id: 'Not Kebab' },
      { name: ' ' },
      { boardVersion: '1' },
      { extent: [0, 5] as const },
      { id: 'fine', discs: { circle: 0, crossing: 1 } },
    ])
      expect(setBoardFields(wrong)(told)).toBe(told);
    expect(setBoardFields({ name: told.name })(told)).toBe(told);
  });

  test('the grid has its corners in order and its labels in form', () => {
    const grid = {
      rect: [
        [900, 10.4],
        [0, 700],
      ],
      columns: ['A1'],
      rows: ['a1'],
      sections: ['a/A'],
    } as const;
    const told = onStreets(empty, setGrid(grid));
    expect(told.grid).toEqual({
      ...grid,
      rect: [
        [0, 10],
        [900, 700],
      ],
      sections: ['Aa'],
    });
    expect(setGrid({ ...grid, rows: ['A1'] })(told)).toBe(told);
    expect(setGrid({ ...grid, columns: [] })(told)).toBe(told);
    expect(onStreets(told, setGrid(null))).toEqual(empty);
    expect(setGrid(null)(empty)).toBe(empty);
  });

  test('a letter is set where there are letters', () => {
    expect(onStreets(whitechapel, setLetter('goulston', 'x7')).letters!.goulston).toBe('x7');
    expect(onStreets(whitechapel, setLetter('dearBoss', ['cA'])).letters!.dearBoss).toEqual(['Ac']);
    expect(setLetter('dearBoss', [])(whitechapel)).toBe(whitechapel);
    expect(setLetter('goulston', 'x1')(empty)).toBe(empty);
  });

  test('a board is scaled with everything on it', () => {
    const half = onStreets(whitechapel, rescale(5000));
    expect(half.extent).toEqual([5000, 3336]);
    const twice = onStreets(half, rescale(10000));
    expect(twice.extent).toEqual(whitechapel.extent);
    for (const [i, { at }] of twice.circles.entries())
      for (const axis of [0, 1] as const)
        expect(Math.abs(at[axis] - whitechapel.circles[i]!.at[axis])).toBeLessThanOrEqual(1);
    expect(onHexes(jack, rescale(20000)).layout).toEqual({
      orientation: 'flat-top',
      origin: [1360, 2062],
      size: 960,
    });
    for (const wrong of [0, -1, NaN, 10000, 1e9]) expect(rescale(wrong)(whitechapel)).toBe(whitechapel);
  });
});

describe('blocks', () => {
  const board = onStreets(empty, circlesAt([0, 0], [100, 0], [50, 80]));

  test('are declared, declared anew with the same id whichever way they are walked, and taken back', () => {
    const one = onStreets(board, declareBlock({ walk: ['c2', 'c3', 'c1'], islands: [] }, 'houses', 'seen'));
    expect(one.blocks).toEqual([{ id: 'b1', kind: 'houses', walk: ['c1', 'c2', 'c3'], reason: 'seen' }]);
    expect(declareBlock({ walk: ['c1', 'c2', 'c3'] }, 'houses')(one)).toBe(one);
    const water = onStreets(one, declareBlock({ walk: ['c3', 'c2', 'c1'] }, 'water'));
    expect(water.blocks).toEqual([{ id: 'b1', kind: 'water', walk: ['c1', 'c3', 'c2'] }]);
    const two = onStreets(water, declareBlock({ walk: ['c1', 'c2'] }, 'none', ' '));
    expect(two.blocks[1]).toEqual({ id: 'b2', kind: 'none', walk: ['c1', 'c2'] });
    expect(onStreets(two, deleteThings(['b1'])).blocks).toEqual([two.blocks[1]]);
    for (const wrong of [[], ['c1', 'x9']] as const)
      expect(declareBlock({ walk: wrong }, 'none')(board)).toBe(board);
  });
});

describe('provenance', () => {
  const sha256 = 'a'.repeat(64);

  test('notes are written, written over and taken away', () => {
    const noted = onStreets(empty, setNote(['c1', 'x1', 'c1'], ' half\nhidden '));
    expect(noted.provenance.notes).toEqual([{ about: ['c1', 'x1'], note: 'half hidden' }]);
    const over = onStreets(noted, setNote(['x1', 'c1'], 'seen now'), setNote(['street:c1-x1'], 'doubtful'));
    expect(new Set(over.provenance.notes!.map(({ note }) => note))).toEqual(
      new Set(['doubtful', 'seen now']),
    );
    // No key: a line is named with its list.
    expect(onStreets(over, setNote(['c1-x1'], null))).toBe(over);
    expect(onStreets(noted, setNote(['c1', 'x1'], ''))).toEqual(empty);
    expect(setNote([], 'about nothing')(empty)).toBe(empty);
  });

  test('what waits for a review is listed by name', () => {
    const waiting = onStreets(empty, setReviewed(['street:c1-x1', 'c2', 'grid'], false));
    expect(waiting.provenance.unreviewed).toEqual(['c1-x1', 'c2']);
    expect(setReviewed(['c2'], false)(waiting)).toBe(waiting);
    expect(onStreets(waiting, setReviewed(['c2', 'street:c1-x1'], true))).toEqual(empty);
    expect(setReviewed(['c2'], true)(empty)).toBe(empty);
  });

  test('scans are kept by their fingerprint', () => {
    const scan = {
      sha256,
      width: 4000,
      height: 3000,
      points: [{ pixel: [10.4, 20], at: [0.3, 0] }],
    } as const;
    const one = onStreets(empty, setScan(scan));
    expect(one.provenance.scans).toEqual([{ ...scan, points: [{ pixel: [10, 20], at: [0, 0] }] }]);
    const again = onStreets(
      one,
      setScan({ ...scan, points: [] }),
      setScan({ ...scan, sha256: 'b'.repeat(64) }),
    );
    expect(again.provenance.scans!.map(({ points }) => points.length)).toEqual([0, 1]);
    expect(onStreets(again, setScan(null))).toEqual(empty);
    expect(setScan({ ...scan, sha256: 'no' })(one)).toBe(one);
  });

  test('waivers are given for a reason, and taken back', () => {
    const waived = onStreets(empty, waive('street/very-bent', 'c1-x1 c2', ' as printed '));
    expect(waived.waivers).toEqual([{ rule: 'street/very-bent', target: 'c1-x1 c2', reason: 'as printed' }]);
    expect(waive('street/very-bent', 'c2 c1-x1', 'as printed')(waived)).toBe(waived);
    expect(onStreets(waived, waive('street/very-bent', 'c2 c1-x1', 'really')).waivers).toMatchObject([
      { reason: 'really' },
    ]);
    expect(waive('street/very-bent', 'c1', ' ')(waived)).toBe(waived);
    expect(onStreets(waived, unwaive('street/very-bent', 'c2 c1-x1'))).toEqual(empty);
    expect(unwaive('street/spike', 'c2')(waived)).toBe(waived);
  });
});

describe('hexes', () => {
  const bare = onHexes(
    newBoard('mj', { id: 'test', name: 'Test' }),
    paintHexes(['h0,0', 'h1,0', 'h0,1'], 'street'),
  );

  test('are painted, and deleted with all that stands there', () => {
    expect(bare.hexes.map(({ at }) => at)).toEqual([
      [0, 0],
      [0, 1],
      [1, 0],
    ]);
    const full = onHexes(
      bare,
      paintHexes(['h0,0', 'h5,5'], 'manhole'),
      setExit({ id: 'NW', hex: 'h0,0', side: 'NW' }), setCordon('NW', true), setCover('h0,0', true),
      placeCharacter('holmes', 'h0,0'), placeLamp('1', 'h0,0'), placeCharacter('bert', 'h1,0'), setNote(['h0,0', 'exit:NW'], 'corner'),
    ); // prettier-ignore
    expect(full.setup).toEqual({
      characters: [{ character: 'holmes', hex: 'h0,0' }, { character: 'bert', hex: 'h1,0' }],
      watsonFaces: 'N', lamps: [{ tile: '1', hex: 'h0,0' }], covers: ['h0,0'], cordons: ['NW'],
    }); // prettier-ignore
    const empties = { watsonFaces: 'N', lamps: [], covers: [], cordons: [] };
    for (const gone of [paintHexes(['h0,0'], null), deleteThings(['h0,0'])]) {
      const after = onHexes(full, gone);
      expect(after).toMatchObject({ exits: [], setup: { characters: [{ character: 'bert' }], ...empties } });
      expect(after.provenance).not.toHaveProperty('notes.0');
    }
    expect(onHexes(full, deleteThings(['exit:NW', 'character:holmes', 'lamp:1', 'cover:h0,0']))).toMatchObject({
      exits: [], setup: { characters: [{ character: 'bert' }], ...empties },
    }); // prettier-ignore
    expect(paintHexes(['h0,0'], 'manhole')(full)).toBe(full);
    expect(paintHexes(['h9,9'], null)(full)).toBe(full);
  });

  test('pieces stand on hexes of the board only, and each once', () => {
    for (const wrong of [
      placeCharacter('holmes', 'h9,9'),
      placeLamp('1', 'h9,9'),
      setCover('h9,9', true),
      setCordon('NW', true),
      setExit({ id: 'NW', hex: 'h9,9', side: 'N' }),
      setExit({ id: 'low', hex: 'h0,0', side: 'N' }),
      placeCharacter('holmes', null),
      setCover('h0,0', false),
    ])
      // prettier-ignore
      expect(wrong(bare)).toBe(bare);
    const moved = onHexes(
      bare,
      placeCharacter('watson', 'h0,0'),
      placeCharacter('watson', 'h1,0'),
      setWatsonFaces('SE'),
    );
    expect(moved.setup).toMatchObject({
      characters: [{ character: 'watson', hex: 'h1,0' }],
      watsonFaces: 'SE',
    });
    expect(onHexes(moved, placeCharacter('watson', null)).setup!.characters).toEqual([]);
    const exit = onHexes(
      bare,
      setExit({ id: 'S', hex: 'h0,1', side: 'S' }),
      setExit({ id: 'S', hex: 'h0,1', side: 'SW' }),
    );
    expect(exit.exits).toEqual([{ id: 'S', hex: 'h0,1', side: 'SW' }]);
    expect(onHexes(exit, setExit({ id: 'S', remove: true })).exits).toEqual([]);
  });

  test('the lattice lies on whole numbers', () => {
    expect(onHexes(bare, setLayout({ origin: [1.5, -0.4], size: 99.7 })).layout).toEqual({
      orientation: 'flat-top',
      origin: [2, 0],
      size: 100,
    });
    expect(setLayout({ origin: [0, 0], size: 0 })(bare)).toBe(bare);
    expect(setLayout({ origin: [NaN, 0], size: 5 })(bare)).toBe(bare);
  });

  test('no action of streets touches a board of hexes, nor the other way round', () => {
    const board = officialBoard('mr-jack-2016');
    expect(addNode({ kind: 'circle', id: 'c1', at: [0, 0] })(board)).toBe(board);
    expect(paintHexes(['h0,0'], 'street')(whitechapel)).toBe(whitechapel);
  });
});
