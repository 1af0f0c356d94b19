import { describe, expect, test } from 'vitest';
import type { Point } from '../../../model/index.js';
import { shippedStreetBoard } from '../../../testing/boards/shipped-boards.js';
import { isInArea, labelPositionInside, outlinesOfBlock } from './area-outlines.js';

describe('the position of a label', () => {
  test.each(['whitechapel', 'whitehall'])('is inside its block on %s', (folder) => {
    const board = shippedStreetBoard(folder);
    const outside = board.blocks.filter((block) => {
      const [rim] = outlinesOfBlock(board, block);
      return !isInArea([rim!], labelPositionInside(rim!)!);
    });
    expect(outside.map(({ id }) => id)).toEqual([]);
  });

  const U_SHAPE: readonly Point[] = [
    [0, 0],
    [20, 0],
    [20, 80],
    [70, 80],
    [70, 0],
    [100, 0],
    [100, 90],
    [0, 90],
  ];
  test.each<[string, readonly Point[], Point | undefined]>([
    ['is the centre of mass', U_SHAPE.slice(0, 3), [40 / 3, 80 / 3]],
    ['is in the widest part at the height of a centre of mass that is outside', U_SHAPE, [85, 49]],
    ['does not exist without an area', U_SHAPE.slice(0, 2), undefined],
  ])('%s', (_, outline, expected) => {
    const at = labelPositionInside(outline);
    expect(at?.map(Math.round)).toEqual(expected?.map(Math.round));
  });
});
