import { describe, expect, it } from 'vitest';
import type { Point } from '../../model/index.js';
import type { Picture } from '../pixels/index.js';
import { type AreaLook, classifyAreas, lookOfArea } from './index.js';

type Colour = readonly [number, number, number];

const LAND: Colour = [205, 170, 120];
const WATER: Colour = [140, 165, 165];
const STREET: Colour = [240, 235, 225];
const PITCH = 40;
const COLUMNS = 8;

/** Square areas beside each other with pale streets, a dark name in each, a disc at every corner, and a shadow to one side. */
function drawAreas(colours: readonly Colour[], isShaded = false): Picture {
  const [width, height] = [COLUMNS * PITCH, (colours.length / COLUMNS) * PITCH];
  const rgb = new Uint8ClampedArray(width * height * 3);
  let seed = 3;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const [u, v] = [x % PITCH, y % PITCH];
      const edge = Math.min(u, v, PITCH - u, PITCH - v);
      const isName = Math.abs(v - PITCH / 2) < 3 && Math.abs(u - PITCH / 2) < 8;
      const isDisc = Math.hypot(Math.min(u, PITCH - u), Math.min(v, PITCH - v)) < 9;
      const paper = colours[Math.floor(y / PITCH) * COLUMNS + Math.floor(x / PITCH)]!;
      const colour: Colour = isDisc ? [20, 60, 200] : isName ? [30, 25, 20] : edge < 3 ? STREET : paper;
      const light = isShaded && x < width / 2 ? 0.6 : 1;
      for (let k = 0; k < 3; k++) {
        seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
        rgb[(y * width + x) * 3 + k] = light * (colour[k]! + ((seed >>> 24) / 255 - 0.5) * 24);
      }
    }
  return { width, height, rgb };
}

const square = (i: number): readonly Point[] => {
  const [x, y] = [(i % COLUMNS) * PITCH, Math.floor(i / COLUMNS) * PITCH];
  return [[x, y], [x + PITCH, y], [x + PITCH, y + PITCH], [x, y + PITCH]]; // prettier-ignore
};

function looksOf(picture: Picture): readonly (AreaLook | undefined)[] {
  const count = (picture.width / PITCH) * (picture.height / PITCH);
  const corners = Array.from({ length: count }, (_, i) => square(i)).flat();
  const covered = corners.map(([x, y]) => ({ x, y, radius: 10 }));
  return Array.from({ length: count }, (_, i) =>
    lookOfArea(picture, { outlines: [square(i)] }, { covered, margin: 3 }),
  );
}

const isWater = (i: number): boolean => i % 7 === 3;
const COLOURS = Array.from({ length: 48 }, (_, i) => (isWater(i) ? WATER : LAND));
const kindsOf = (houses: readonly number[], water: readonly number[]) =>
  [
    { kind: 'houses', examples: houses },
    { kind: 'water', examples: water },
  ] as const;

describe('lookOfArea', () => {
  it('looks at the paper and not at lines, discs and names', () => {
    const [look] = looksOf(drawAreas(COLOURS));
    expect(look!.brightness).toBeCloseTo((205 + 170 + 120) / 3, -1);
    expect(look!.redness).toBeCloseTo(35 / 173, 1);
    expect(look!.blueness).toBeLessThan(-0.3);
  });

  it('leaves islands out', () => {
    const picture = drawAreas(COLOURS.map((_, i) => (i === 9 ? WATER : LAND)));
    const large: readonly Point[] = [[0, 0], [120, 0], [120, 120], [0, 120]]; // prettier-ignore
    const without = lookOfArea(picture, { outlines: [large, square(9)] }, { covered: [], margin: 3 })!;
    const alone = lookOfArea(picture, { outlines: [square(9)] }, { covered: [], margin: 3 })!;
    expect(without.redness).toBeGreaterThan(0.1);
    expect(alone.redness).toBeLessThan(0);
  });

  it('gives nothing for an area without free paper', () => {
    const picture = drawAreas(COLOURS);
    const covered = [{ x: 20, y: 20, radius: 40 }];
    expect(lookOfArea(picture, { outlines: [square(0)] }, { covered, margin: 3 })).toBeUndefined();
    expect(lookOfArea(picture, { outlines: [] }, { covered: [], margin: 3 })).toBeUndefined();
  });
});

describe('classifyAreas', () => {
  it.each([false, true])('tells land from water by one example of each; in a shadow: %s', (isShaded) => {
    const proposals = classifyAreas(looksOf(drawAreas(COLOURS, isShaded)), kindsOf([0], [3]));
    expect(proposals.map((each) => each!.kind)).toEqual(
      COLOURS.map((_, i) => (isWater(i) ? 'water' : 'houses')),
    );
    expect(Math.min(...proposals.map((each) => each!.confidence))).toBeGreaterThan(0.95);
  });

  it('is not sure where the print has no colours', () => {
    const plain = COLOURS.map((_, i): Colour => [200 + (i % 5), 180 - (i % 3), 150 + (i % 4)]);
    const proposals = classifyAreas(looksOf(drawAreas(plain)), kindsOf([0], [3]));
    expect(Math.max(...proposals.map((each) => each!.confidence))).toBeLessThan(0.7);
  });

  it('is not sure of a third look, however many areas have it', () => {
    const isPark = (i: number): boolean => i % 3 === 0 && !isWater(i);
    const colours = COLOURS.map((colour, i): Colour => (isPark(i) ? [185, 185, 155] : colour));
    const proposals = classifyAreas(looksOf(drawAreas(colours)), kindsOf([1], [3]));
    const parks = proposals.filter((_, i) => isPark(i)).map((each) => each!.confidence);
    expect(Math.max(...parks)).toBeLessThan(0.95);
  });

  it('does not decide without an example of each kind that the board may have', () => {
    const looks = looksOf(drawAreas(COLOURS));
    const [, proposal] = classifyAreas(looks, kindsOf([0], []));
    expect(proposal).toEqual({ kind: 'houses', confidence: 0.5, alternative: undefined });
    expect(classifyAreas(looks, kindsOf([], []))[0]).toBeUndefined();
  });

  it('is sure of what looks like the only kind, and of nothing else', () => {
    const looks = looksOf(drawAreas(COLOURS.map((_, i) => (i === 20 ? WATER : LAND))));
    const proposals = classifyAreas(looks, [{ kind: 'houses', examples: [0] }]);
    expect(proposals[1]!.confidence).toBeGreaterThan(0.95);
    expect(proposals[20]!.confidence).toBeLessThan(0.5);
  });
});
