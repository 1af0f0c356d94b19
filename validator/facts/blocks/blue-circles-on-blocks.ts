import { circlesOnPerimeter, joinWithAnd, memoByTopology, type StreetBoard } from '../../../model/index.js';
import { blueCircles } from '../streets/blue-circles.js';

/** Blue circles and the declared blocks they lie on, in both directions. */
export interface BlueCirclesOnBlocks {
  /** For each block its blue circles, in order. */
  readonly ofBlock: readonly (readonly string[])[];
  /** For each blue circle its blocks, by index. */
  readonly ofCircle: ReadonlyMap<string, readonly number[]>;
}

export const blueCirclesOnBlocks = memoByTopology((board: StreetBoard): BlueCirclesOnBlocks => {
  const blue = blueCircles(board);
  const ofCircle = new Map<string, number[]>([...blue].map((circle) => [circle, []]));
  const ofBlock = board.blocks.map((block, i) => {
    const circles = blue.size === 0 ? [] : circlesOnPerimeter(block).filter((circle) => blue.has(circle));
    for (const circle of circles) ofCircle.get(circle)!.push(i);
    return circles;
  });
  return { ofBlock, ofCircle };
});

/** "80", "80 and 95", "80, 95 and 96": circles by their printed numbers. */
export const joinCircleNumbers = (circles: readonly string[]): string =>
  joinWithAnd(circles.map((circle) => circle.slice(1)));
