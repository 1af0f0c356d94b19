/** What is drawn. That no action breaks a board is seen in ../action.test.ts. */
import { describe, expect, test } from 'vitest';
import { networkOf } from '../../../../model/network/network.js';
import { findIntersectionsWithoutNode } from '../../../../model/geometry/intersections-without-node.js';
import {
  addBend,
  addLine,
  addLineWithIntersections,
  addNode,
  deleteEntities,
  removeBend,
  setBends,
  splitLine,
  straightenEntities,
  type Action,
} from '../../index.js';
import { findLineIntersections } from '../../entities/line-intersections.js';
import {
  editBoard,
  editStreetBoard,
  emptyStreetBoard,
  addCircles,
  formatLineEnds,
  whitechapelBoard,
} from '../../../../testing/editor/edit-boards.js';

describe('lines', () => {
  const square = editStreetBoard(emptyStreetBoard, addCircles([0, 0], [100, 0], [100, 100], [0, 100]));

  test('are drawn once, and not from a node straight to itself or into the air', () => {
    const one = editStreetBoard(
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
      expect(editBoard(one, again)).toBe(one);
    expect(
      editStreetBoard(
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
    const one = editStreetBoard(square, addLine('streets', ['c1', 'c2'], [[50, 40]]));
    const bends = (...actions: Action[]): unknown => editStreetBoard(one, ...actions).streets[0]!.bends;
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
    expect(bends(deleteEntities([`bend:${line}#0`]))).toBeUndefined();
    expect(bends(straightenEntities([line]))).toBeUndefined();
  });

  test('share out their bends when they are split; a bend under the node is no bend', () => {
    const one = editStreetBoard(
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
    const split = editStreetBoard(
      one,
      splitLine('street:c1-c3', [80, 30], { kind: 'crossing', id: 'x1', border: 'red' }),
    );
    expect(split.streets).toEqual([
      { between: ['c1', 'x1'], bends: [[50, 0]] },
      { between: ['c3', 'x1'], bends: [[100, 60]] },
    ]);
    expect(split.crossings).toEqual([{ id: 'x1', at: [80, 30], border: 'red' }]);
    const through = editStreetBoard(one, splitLine('street:c1-c3', [90, 40], 'c2'));
    expect(formatLineEnds(through.streets)).toEqual(['c1-c2', 'c2-c3']);
    expect(through.circles).toEqual(one.circles);
    for (const wrong of [
      splitLine('street:c1-c3', [50, 50], 'c1'),
      splitLine('street:c1-c3', [50, 50], 'x9'),
      splitLine('street:c1-c4', [0, 50], 'c2'),
    ])
      // prettier-ignore
      expect(editBoard(one, wrong)).toBe(one);
  });

  test('a chain of nodes is put evenly between its ends', () => {
    const chain = editStreetBoard(
      emptyStreetBoard,
      addCircles([0, 0], [10, 50], [90, 20], [300, 0]),
      addLine('streets', ['c1', 'c2'], [[5, 5]]), addLine('streets', ['c2', 'c3']), addLine('streets', ['c3', 'c4']),
    ); // prettier-ignore
    const even = editStreetBoard(chain, straightenEntities(['c3', 'c1', 'c4', 'c2']));
    expect(even.circles.map(({ at }) => at)).toEqual([
      [0, 0],
      [100, 0],
      [200, 0],
      [300, 0],
    ]);
    expect(even.streets.some(({ bends }) => bends)).toBe(false);
    expect(editStreetBoard(chain, straightenEntities(['c1', 'c3']))).toBe(chain);
  });

  test('drawn across others are led through what they meet', () => {
    const crossed = editStreetBoard(
      emptyStreetBoard,
      addCircles([0, 0], [0, 100], [50, -50], [50, 150], [80, 50], [100, 0], [100, 100], [150, 50], [-50, 50]),
      addLine('streets', ['c1', 'c2']), addLine('waterlines', ['c3', 'c4']), addLine('streets', ['c6', 'c7']),
    ); // prettier-ignore
    expect(findLineIntersections(crossed, ['c9', 'c8']).map(({ key, at }) => [key, at])).toEqual([
      ['street:c1-c2', [0, 50]],
      ['waterline:c3-c4', [50, 50]],
      ['street:c6-c7', [100, 50]],
    ]);
    const led = editStreetBoard(
      crossed,
      addLineWithIntersections('streets', ['c9', 'c8'], [[-20, 50]], 'crossing'),
    );
    expect(led.crossings.map(({ at }) => at)).toEqual([
      [0, 50],
      [50, 50],
      [100, 50],
    ]);
    expect(formatLineEnds(led.streets)).toEqual([
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
    expect(formatLineEnds(led.waterlines)).toEqual(['c3-x2', 'c4-x2']);
    expect(findIntersectionsWithoutNode(networkOf(led).drawing).lines).toHaveLength(0);
  });

  test('may cross a line twice, and two lines where these cross each other', () => {
    const zigzag = editStreetBoard(emptyStreetBoard, addCircles([0, 0], [300, 0], [0, 60], [300, 60]), addLine('streets', ['c1', 'c2'], [[150, 120]]), addLine('streets', ['c3', 'c4'], [[150, -60]])); // prettier-ignore
    const led = editStreetBoard(zigzag, addNode({ kind: 'circle', id: 'c5', at: [-50, 30] }), addNode({ kind: 'circle', id: 'c6', at: [400, 30] }), addLineWithIntersections('streets', ['c5', 'c6'], [], 'junction')); // prettier-ignore
    expect(led.junctions).toHaveLength(2);
    expect(findIntersectionsWithoutNode(networkOf(led).drawing).lines).toHaveLength(0);
  });

  test('that meet another where whole numbers cannot tell it from their own end, meet it there', () => {
    const hair = editStreetBoard(
      emptyStreetBoard,
      addCircles([0, 0], [1000, 0], [0, -100], [1, 200]),
      addLine('streets', ['c3', 'c4']),
    );
    for (const between of [
      ['c1', 'c2'],
      ['c2', 'c1'],
    ] as const) {
      const led = editStreetBoard(hair, addLineWithIntersections('streets', between, [], 'crossing'));
      expect(formatLineEnds(led.streets)).toEqual(['c1-c2', 'c1-c3', 'c1-c4']);
      expect(led.crossings).toEqual([]);
    }
  });

  test('across the whole of Whitechapel leave no crossing without a node', () => {
    const led = editStreetBoard(
      whitechapelBoard,
      addLineWithIntersections('streets', ['c1', 'c195'], [], 'junction'),
    );
    expect(led.junctions.length).toBeGreaterThan(whitechapelBoard.junctions.length + 20);
    expect(findIntersectionsWithoutNode(networkOf(led).drawing).lines).toHaveLength(0);
  });
});
