import { expect, test } from 'vitest';
import { fitHomography, type Point } from '../../../model/index.js';
import type { detectStreetBoard, NumberNet, Picture, Suggestions } from '../../../vision/index.js';
import { detectInScan } from './detect-in-scan.js';
import { toBoardUnits } from './to-board-units.js';
import type { DetectionMessage, StreetScanPlacement } from './detection-messages.js';

/** A board unit is a tenth of a pixel of the flat board. */
const UNITS = 10;
const FLAT: Point = [60, 40];

/** A white picture with one dark pixel. */
function pictureWith([x, y]: Point, [width, height]: Point): Picture {
  const rgb = new Uint8Array(width * height * 3).fill(255);
  rgb.fill(0, (y * width + x) * 3, (y * width + x + 1) * 3);
  return { width, height, rgb };
}

const EMPTY: Omit<Suggestions, 'picture'> = {
  version: 1,
  game: 'lfw',
  circles: [],
  crossings: [],
  junctions: [],
  streets: [],
  waterlines: [],
  hexes: [],
  quality: [
    { stage: 'circles', isUsable: true, reason: null },
    { stage: 'numbers', isUsable: false, reason: 'The numbers are too small to read.' },
  ],
};

/** Suggests a junction at the centre of what is dark. */
const findDarkPlace: typeof detectStreetBoard = (_, { width, height, rgb }, { onUpdate }) => {
  let [sum, x, y] = [0, 0, 0];
  for (let i = 0; i < width * height; i++) {
    const weight = 255 - rgb[3 * i]!;
    // Beside the picture it is grey.
    if (weight === 255 - 128) continue;
    sum += weight;
    x += weight * ((i % width) + 0.5);
    y += weight * (Math.floor(i / width) + 0.5);
  }
  const suggestions: Suggestions = {
    ...EMPTY,
    picture: { width, height },
    junctions: [{ id: 't1', at: [x / sum, y / sum], confidence: 0.9 }],
  };
  for (const share of [0, 0.001, 0.5]) onUpdate?.({ stage: 'circles', share });
  onUpdate?.({ stage: 'circles', share: 1, suggestions });
  return suggestions;
};

function detect(
  picture: Picture,
  scan: Partial<StreetScanPlacement>,
  search = findDarkPlace,
): DetectionMessage[] {
  const messages: DetectionMessage[] = [];
  detectInScan(
    {} as NumberNet,
    picture,
    {
      sha256: 'ab',
      width: picture.width,
      height: picture.height,
      toBoard: [UNITS, 0, 0, 0, UNITS, 0, 0, 0, 1],
      isCalibrated: false,
      extent: [FLAT[0] * UNITS, FLAT[1] * UNITS],
      game: 'lfw',
      ...scan,
    },
    (message) => messages.push(message),
    search,
  );
  return messages;
}

const placeIn = (messages: readonly DetectionMessage[]): Point => {
  const last = messages.at(-1)!;
  if (last.is !== 'done') throw new Error(last.is);
  return last.found.nodes[0]!.at;
};

test('a place in a photograph from the side comes out in board units', () => {
  const corners: readonly Point[] = [[20, 10], [170, 20], [160, 130], [5, 140]]; // prettier-ignore
  const board: readonly Point[] = [[0, 0], [600, 0], [600, 400], [0, 400]]; // prettier-ignore
  const toBoard = fitHomography(corners.map((corner, i) => [corner, board[i]!] as const))!;
  const dark: Point = [120, 40];
  const [x, y] = placeIn(detect(pictureWith(dark, [180, 150]), { toBoard, isCalibrated: true }));
  const [a, b, c, d, e, f, g, h, i] = toBoard;
  const [u, v] = [dark[0] + 0.5, dark[1] + 0.5];
  const depth = g * u + h * v + i;
  // A pixel of the photograph is four units wide.
  expect(Math.hypot(x - (a * u + b * v + c) / depth, y - (d * u + e * v + f) / depth)).toBeLessThan(1);
});

test('a scan that is poor when it is straightened is searched as it is, and the better result is taken', () => {
  const corners: readonly Point[] = [[20, 10], [170, 20], [160, 130], [5, 140]]; // prettier-ignore
  const board: readonly Point[] = [[0, 0], [600, 0], [600, 400], [0, 400]]; // prettier-ignore
  const toBoard = fitHomography(corners.map((corner, i) => [corner, board[i]!] as const))!;
  const scan = { toBoard, isCalibrated: true };
  const searched: number[] = [];
  const detectIn =
    (isUsable: (width: number) => boolean): typeof detectStreetBoard =>
    (net, picture, options) => {
      searched.push(picture.width);
      const quality = [
        { stage: 'numbers', isUsable: isUsable(picture.width), reason: `${picture.width}` },
      ] as const;
      return { ...findDarkPlace(net, picture, options), quality };
    };
  const problemsOf = (messages: readonly DetectionMessage[]): readonly string[] => {
    const last = messages.at(-1)!;
    return last.is === 'done' ? last.problems : [];
  };
  const picture = pictureWith([120, 40], [180, 150]);
  expect(
    problemsOf(
      detect(
        picture,
        scan,
        detectIn((width) => width === 180),
      ),
    ),
  ).toEqual(['180']);
  const [straightened] = searched.splice(0);
  expect(straightened).not.toBe(180);
  expect(
    problemsOf(
      detect(
        picture,
        scan,
        detectIn(() => false),
      ),
    ),
  ).toEqual([`${straightened}`]);
  expect(searched.splice(0)).toEqual([straightened, 180]);
  detect(
    picture,
    scan,
    detectIn(() => true),
  );
  expect(searched).toEqual([straightened]);
});

test('without a calibration the place follows the guess; a smaller working copy gives the same place', () => {
  const picture = pictureWith([30, 20], FLAT);
  expect(placeIn(detect(picture, {}))).toEqual([305, 205]);
  const file = { width: 120, height: 80, toBoard: [5, 0, 0, 0, 5, 0, 0, 0, 1] } as const;
  expect(placeIn(detect(picture, file))).toEqual([305, 205]);
});

test('progress is posted in steps, results when a stage ends, and poor stages are explained', () => {
  const messages = detect(pictureWith([30, 20], FLAT), { count: 20 });
  expect(messages.map((each) => (each.is === 'progress' ? each.share : each.is))).toEqual([
    0,
    0.5,
    1,
    'found',
    'done',
  ]);
  expect(messages.at(-1)).toMatchObject({
    found: { scan: 'ab', count: 20 },
    problems: ['The numbers are too small to read.'],
  });
});

test('suggestions keep their ids, readings and looks', () => {
  const suggestions: Suggestions = {
    version: 1,
    game: 'wm',
    picture: { width: 100, height: 100 },
    circles: [
      {
        id: 'c1',
        at: [10, 10],
        radius: 4,
        number: 84,
        confidence: 0.9,
        numberConfidence: 0.6,
        alternatives: [{ number: 64, confidence: 0.125 }],
        otherNumbers: 0.125,
        colour: 'blue',
      },
    ],
    crossings: [{ id: 'x1', at: [30, 10], side: 3, border: 'yellow', confidence: 0.7 }],
    junctions: [{ id: 't1', at: [30, 30], confidence: 0.6 }],
    streets: [{ id: 's1', between: ['c1', 'x1'], path: [[10, 10], [30, 10]], confidence: 0.5 }],
    waterlines: [{ id: 'w1', between: ['x1', 't1'], path: [[30, 10], [30, 30]], confidence: 0.4 }],
    hexes: [],
    quality: [],
  }; // prettier-ignore
  expect(toBoardUnits(suggestions, [UNITS, 0, 5, 0, UNITS, 0, 0, 0, 1])).toEqual({
    radius: 40,
    nodes: [
      {
        kind: 'circle',
        id: 'c1',
        at: [105, 100],
        confidence: 0.9,
        readings: [{ number: 84, confidence: 0.75 }, { number: 64, confidence: 0.125 }],
        isNumber: 0.96,
        colour: 'blue',
      },
      { kind: 'crossing', id: 'x1', at: [305, 100], confidence: 0.7, readings: [], border: 'yellow' },
      { kind: 'junction', id: 't1', at: [305, 300], confidence: 0.6, readings: [] },
    ],
    lines: [
      { kind: 'street', id: 's1', ends: ['c1', 'x1'], path: [[105, 100], [305, 100]], confidence: 0.5 },
      { kind: 'waterline', id: 'w1', ends: ['x1', 't1'], path: [[305, 100], [305, 300]], confidence: 0.4 },
    ],
  }); // prettier-ignore
});
