import { expect, test } from 'vitest';
import type { Point } from '../../../model/index.js';
import type { FoundHexes, Picture } from '../../../vision/index.js';
import type { DetectionMessage, ScanPlacement } from './detection-messages.js';
import { gridInPicture } from './grid-in-picture.js';
import { detectHexesInScan } from './hexes-in-scan.js';
import { measurePaperInScan } from './paper-in-scan.js';

/** The left half is land, the right half water; ten board units a pixel. */
const [WIDTH, HEIGHT, UNITS] = [200, 100, 10];
const picture: Picture = {
  width: WIDTH,
  height: HEIGHT,
  rgb: Uint8Array.from(
    { length: WIDTH * HEIGHT * 3 },
    (_, i) => (Math.floor(i / 3) % WIDTH < WIDTH / 2 ? [200, 160, 110] : [120, 150, 150])[i % 3]!,
  ),
};
const scan: ScanPlacement = {
  sha256: 'ab',
  // The working copy is half as large as the file.
  width: 2 * WIDTH,
  height: 2 * HEIGHT,
  toBoard: [UNITS / 2, 0, 0, 0, UNITS / 2, 0, 0, 0, 1],
  isCalibrated: false,
  extent: [WIDTH * UNITS, HEIGHT * UNITS],
  game: 'wm',
};

test('the paper of areas is looked at where they are in the picture', () => {
  const square = (x: number): readonly Point[] => [[x, 100], [x + 800, 100], [x + 800, 900], [x, 900]]; // prettier-ignore
  const messages: DetectionMessage[] = [];
  const areas = [
    { name: 'land', outlines: [square(100)] },
    { name: 'water', outlines: [square(1100)] },
    { name: 'covered', outlines: [[[0, 0], [40, 0], [40, 40]] as const] }, // prettier-ignore
  ];
  const covered = [{ at: [20, 20] as const, radius: 60 }];
  measurePaperInScan(picture, scan, { areas, covered, margin: 20 }, (message) => messages.push(message));
  expect(messages.map(({ is }) => is)).toEqual(['progress', 'areas', 'finished']);
  const found = messages[1] as Extract<DetectionMessage, { is: 'areas' }>;
  expect(found.areas.scan).toBe('ab');
  expect(found.areas.looks!.get('land')!.redness).toBeGreaterThan(0.2);
  expect(found.areas.looks!.get('water')!.redness).toBeLessThan(-0.1);
  expect(found.areas.looks!.get('covered')).toBeUndefined();
  expect(found.areas.looks!.has('covered')).toBe(true);
});

const lattice = (orientation: 'flat-top' | 'pointy-top'): FoundHexes => ({
  lattice: { orientation, toPicture: [15, 0, 30, 8.66, 17.32, 20, 0, 0, 1], side: 10 },
  cells: [[0, 0], [1, 0], [2, 0], [0, 1]].map(([q, r]) => ({
    q: q!,
    r: r!,
    x: 30 + 15 * q! - 0.5,
    y: 20 + 8.66 * q! + 17.32 * r! - 0.5,
    confidence: 0.9,
  })),
  clearness: 1,
}); // prettier-ignore

const searchHexes = (found: FoundHexes | undefined): DetectionMessage[] => {
  const messages: DetectionMessage[] = [];
  detectHexesInScan(picture, { ...scan, game: 'mj' }, (message) => messages.push(message), () => found); // prettier-ignore
  return messages;
};

test('hexes are given in board units with their looks', () => {
  const [areas, end] = searchHexes(lattice('flat-top'));
  expect(areas).toMatchObject({
    is: 'areas',
    areas: { scan: 'ab', hexes: { layout: { orientation: 'flat-top', origin: [300, 200], size: 100 } } },
  });
  const { hexes } = (areas as Extract<DetectionMessage, { is: 'areas' }>).areas;
  expect(hexes!.cells).toHaveLength(4);
  expect(hexes!.cells[1]!.look.features.length).toBeGreaterThan(3);
  expect(end).toEqual({ is: 'finished', problems: [] });
});

test.each([
  ['no lattice', undefined, /^No lattice/],
  ['hexes on a corner', lattice('pointy-top'), /stand on a corner/],
  [
    'an uneven lattice',
    { ...lattice('flat-top'), cells: lattice('flat-top').cells.map((cell, i) => ({ ...cell, y: cell.y + (i === 3 ? 9 : 0) })) },
    /do not lie evenly/,
  ],
] as const)('%s is a sentence and no suggestion', (_, found, sentence) => {
  const messages = searchHexes(found);
  expect(messages).toHaveLength(1);
  expect((messages[0] as Extract<DetectionMessage, { is: 'finished' }>).problems[0]).toMatch(sentence);
}); // prettier-ignore

test('a printed grid is given in board units', () => {
  const [width, height] = [640, 480];
  const rgb = new Uint8ClampedArray(width * height * 3);
  let seed = 7;
  for (let i = 0; i < width * height; i++) {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    const isLine = (i % width) % 50 === 20 || Math.floor(i / width) % 50 === 10;
    rgb.fill(200 + ((seed >>> 24) / 255 - 0.5) * 24 - (isLine ? 16 : 0), 3 * i, 3 * i + 3);
  }
  const grid = gridInPicture({ picture: { width, height, rgb }, toBoard: [10, 0, 0, 0, 10, 0, 0, 0, 1] })!;
  expect([grid.columns, grid.rows]).toEqual([12, 9]);
  const [[left, top], [right, bottom]] = grid.rect;
  for (const [is, should] of [[left, 205], [top, 105], [right, 6205], [bottom, 4605]] as const)
    expect(Math.abs(is - should)).toBeLessThan(20); // prettier-ignore
  expect(gridInPicture({ picture, toBoard: [1, 0, 0, 0, 1, 0, 0, 0, 1] })).toBeUndefined();
});
