/** Parses the corners of a board in a picture. */
import type { Point } from '../../../model/index.js';
import type { BoardCorners } from '../../../vision/index.js';
import { failure, type Result } from '../../command/command.js';
import { quoteForMessage } from '../../terminal/terminal.js';

const CORNER = /^-?\d+(\.\d+)?,-?\d+(\.\d+)?$/;

/** Whether an operand is meant as a corner, which follows `--corners` without quotes. */
export const isLikeCorner = (word: string): boolean => /^-?[\d.]+,/.test(word) && !/\.[a-z]/i.test(word);

/** Four corners, clockwise from the top left of the board. */
export function parseCorners(words: readonly string[]): Result<BoardCorners> {
  const corners = words.flatMap((word) => word.trim().split(/\s+/));
  const wrong = corners.find((word) => !CORNER.test(word));
  if (wrong !== undefined)
    return failure(`--corners takes four points such as 120,85 in pixels; found ${quoteForMessage(wrong)}.`);
  if (corners.length !== 4)
    return failure(`--corners takes four points such as 120,85 in pixels; found ${corners.length}.`);
  const points = corners.map((word) => word.split(',').map(Number)) as unknown as BoardCorners;
  return isClockwiseAndConvex(points)
    ? { ok: true, value: points }
    : failure(
        'These corners enclose no board. Give them clockwise: top left, top right, bottom right, bottom left.',
      );
}

/** A corner that is further outside a picture than one that was cut off may be. */
export const cornerOutside = (corners: BoardCorners, [width, height]: Point): Point | undefined =>
  corners.find(
    ([x, y]) => Math.abs(x - width / 2) > 0.75 * width || Math.abs(y - height / 2) > 0.75 * height,
  );

function isClockwiseAndConvex(corners: readonly Point[]): boolean {
  return corners.every(([x, y], i) => {
    const [nextX, nextY] = corners[(i + 1) % 4]!;
    const [afterX, afterY] = corners[(i + 2) % 4]!;
    // y grows downwards, so that turns to the right are positive.
    return (nextX - x) * (afterY - nextY) - (nextY - y) * (afterX - nextX) > 1;
  });
}
