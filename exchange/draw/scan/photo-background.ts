/** The background of a simulated photograph: a table of dark planks with the shadow of the board. */
import type { Point } from '../../../model/index.js';
import { randomBetween, randomOfEitherSign, createSmoothNoise } from './seeded-noise.js';

/** The colour of the table at a point beyond the board, in board units. */
export function photoBackground(
  seed: number,
  [wide, high]: Point,
): (x: number, y: number, colour: Float64Array) => void {
  const grain = createSmoothNoise(seed, 'grain of the wood');
  const unit = Math.max(wide, high) / 10000;
  const plank = randomBetween(seed, 'planks', 1100, 1700) * unit;
  const shift = randomBetween(seed, 'first plank', 0, 1);
  const [shadowX, shadowY] = [
    randomOfEitherSign(seed, 'shadow across', 30, 60) * unit,
    randomBetween(seed, 'shadow down', 40, 80) * unit,
  ];
  return (x, y, colour) => {
    const beyond = distanceTo(x, y, wide, high) / unit;
    if (beyond < 14) {
      // The edge of the board: grey card in half shadow.
      for (let k = 0; k < 3; k++) colour[k] = CARD[k]! * (1 - 0.035 * beyond);
      return;
    }
    const along = y / plank + shift;
    const board = Math.floor(along);
    const u = x / unit;
    const v = y / unit;
    const rings = grain(u / 1400 + 17 * board, v / 46 + grain(u / 2600, v / 500 + 31 * board));
    const pores = grain(u / 240 + 5 * board, v / 9);
    const seam = Math.min(along - board, board + 1 - along) * (plank / unit);
    const shade = 1 - 0.62 * shadowAt(distanceTo(x - shadowX, y - shadowY, wide, high) / unit);
    const tone =
      (1 + 0.2 * rings + 0.09 * pores + 0.1 * grain(board * 3.7, 0.5)) * shade * (seam < 10 ? 0.45 : 1);
    for (let k = 0; k < 3; k++) colour[k] = WOOD[k]! * tone;
  };
}

const WOOD = [86, 58, 38];
const CARD = [128, 116, 98];

/** The distance of a point from a rectangle at 0,0; 0 inside. */
function distanceTo(x: number, y: number, wide: number, high: number): number {
  const across = x < 0 ? -x : x > wide ? x - wide : 0;
  const down = y < 0 ? -y : y > high ? y - high : 0;
  return Math.sqrt(across * across + down * down);
}

/** 1 under the board, 0 after 220 units. */
const shadowAt = (away: number): number => (away > 220 ? 0 : (1 - away / 220) * (1 - away / 220));
