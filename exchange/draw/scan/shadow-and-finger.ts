/** What comes between a board and the camera: the photographer's shadow, and a finger in a corner. */
import type { PhotoLook } from './scan-look.js';
import { randomBetween } from './seeded-noise.js';

/** Changes the colour of a pixel. */
export type PixelEffect = (px: number, py: number, colour: Float64Array) => void;

/** The effects of a look on a picture of this size. */
export function shadowAndFinger(
  seed: number,
  width: number,
  height: number,
  { shadow, hasFinger }: PhotoLook,
): PixelEffect {
  const from = randomBetween(seed, 'shadow of the photographer', 0.3, 0.7);
  const slope = randomBetween(seed, 'slope of that shadow', -0.3, 0.3);
  const isRight = randomBetween(seed, 'side of that shadow', 0, 1) < 0.5;
  const finger = hasFinger ? fingerIn(seed, width, height) : undefined;
  return (px, py, colour) => {
    if (shadow > 0) {
      const across = px / width - from - slope * (py / height - 0.5);
      const depth = shadow * smoothStep((isRight ? across : -across) / 0.12 + 0.5);
      for (let k = 0; k < 3; k++) colour[k] = colour[k]! * (1 - depth);
    }
    finger?.(px, py, colour);
  };
}

/** A fingertip that reaches from a corner of the picture over the table to the board. */
function fingerIn(seed: number, width: number, height: number): PixelEffect {
  const isRight = randomBetween(seed, 'corner of the finger', 0, 1) < 0.5;
  const isLow = randomBetween(seed, 'end of the finger', 0, 1) < 0.7;
  const [cornerX, cornerY] = [isRight ? width : 0, isLow ? height : 0];
  const reach = randomBetween(seed, 'length of the finger', 0.07, 0.12) * width;
  const [tipX, tipY] = [cornerX + (isRight ? -reach : reach), cornerY + (isLow ? -0.6 : 0.6) * reach];
  const thickness = 0.022 * width;
  return (px, py, colour) => {
    const away = distanceToSegment(px, py, cornerX, cornerY, tipX, tipY) / thickness;
    if (away > 1.15) return;
    const cover = smoothStep((1.15 - away) / 0.3);
    const round = 1 - 0.35 * away * away;
    for (let k = 0; k < 3; k++) colour[k] = colour[k]! * (1 - cover) + SKIN[k]! * round * cover;
  };
}

const SKIN = [206, 158, 132];

function distanceToSegment(x: number, y: number, ax: number, ay: number, bx: number, by: number): number {
  const [dx, dy] = [bx - ax, by - ay];
  const share = Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy)));
  const [offX, offY] = [x - ax - share * dx, y - ay - share * dy];
  return Math.sqrt(offX * offX + offY * offY);
}

const smoothStep = (share: number): number => {
  const clamped = share < 0 ? 0 : share > 1 ? 1 : share;
  return clamped * clamped * (3 - 2 * clamped);
};
