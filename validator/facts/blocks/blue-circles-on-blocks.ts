import { perimeterOf, type StreetBoard } from '../model/index.js';
import { placeless } from '../model/placeless.js';
import { blueCircles } from './blue-circles.js';

/** Blue circles and the declared blocks they lie on, both ways. */
export interface BlueOnBlocks {
  /** For each block its blue circles, in order. */
  readonly ofBlock: readonly (readonly string[])[];
  /** For each blue circle its blocks, by index. */
  readonly ofCircle: ReadonlyMap<string, readonly number[]>;
}

export const blueOnBlocks = placeless((board: StreetBoard): BlueOnBlocks => {
  const blue = blueCircles(board);
  const ofCircle = new Map<string, number[]>([...blue].map((circle) => [circle, []]));
  const ofBlock = board.blocks.map((block, i) => {
    const held = blue.size === 0 ? [] : perimeterOf(block).filter((circle) => blue.has(circle));
    for (const circle of held) ofCircle.get(circle)!.push(i);
    return held;
  });
  return { ofBlock, ofCircle };
});

/** "80", "80 and 95", "80, 95 and 96": circles by their printed numbers. */
export const numbersOf = (circles: readonly string[]): string => {
  const numbers = circles.map((circle) => circle.slice(1));
  return numbers.length < 2 ? numbers.join('') : `${numbers.slice(0, -1).join(', ')} and ${numbers.at(-1)!}`;
};
