import { expect, test } from 'vitest';
import type { Homography } from '../../model/index.js';
import { noSuggestions } from './build-suggestions.js';
import { mapSuggestions } from './map-suggestions.js';
import type { Suggestions } from './suggestions.js';

const empty = noSuggestions('lfw', { width: 200, height: 100, rgb: new Uint8Array() });
const suggestions: Suggestions = {
  ...empty,
  circles: [
    {
      id: 'c1',
      at: [100, 50],
      radius: 8,
      number: 7,
      confidence: 0.9,
      numberConfidence: 0.8,
      alternatives: [],
      colour: 'white',
    },
  ],
  crossings: [{ id: 'x1', at: [20, 10], side: 6, border: null, confidence: 0.7 }],
  junctions: [{ id: 't1', at: [0, 0], confidence: 0.5 }],
  streets: [{ id: 's1', between: ['c1', 'x1'], path: [[100, 50], [60, 40], [20, 10]], confidence: 1 }], // prettier-ignore
  lattice: { orientation: 'flat-top', side: 10, homography: [1, 0, 0, 0, 1, 0, 0, 0, 1] },
  hexes: [{ cell: [0, 0], at: [100, 50], kind: null, confidence: 1 }],
};
const picture = { width: 900, height: 700 };

test('positions are moved, sizes are scaled, and nothing else changes', () => {
  const twice: Homography = [2, 0, 30, 0, 2, 5, 0, 0, 1];
  const mapped = mapSuggestions(suggestions, twice, picture);
  expect(mapped).toEqual({
    ...suggestions,
    picture,
    circles: [{ ...suggestions.circles[0]!, at: [230, 105], radius: 16 }],
    crossings: [{ ...suggestions.crossings[0]!, at: [70, 25], side: 12 }],
    junctions: [{ ...suggestions.junctions[0]!, at: [30, 5] }],
    streets: [{ ...suggestions.streets[0]!, path: [[230, 105], [150, 85], [70, 25]] }], // prettier-ignore
    lattice: { orientation: 'flat-top', side: 20, homography: [2, 0, 30, 0, 2, 5, 0, 0, 1] },
    hexes: [{ ...suggestions.hexes[0]!, at: [230, 105] }],
  });
});

test('in a view from one side, what is far is small', () => {
  const fromBelow: Homography = [1, 0, 0, 0, 1, 0, 0, -0.004, 1];
  const mapped = mapSuggestions(suggestions, fromBelow, picture);
  // At y = 50 the weight is 0.8: things are 1.25 times as wide and 1.5625 times as high.
  expect(mapped.circles[0]!.radius).toBeCloseTo(8 * Math.sqrt(1.25 * 1.5625), 1);
  expect(mapped.circles[0]!.at).toEqual([125, 62.5]);
});
