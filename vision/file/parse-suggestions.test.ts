import { expect, test } from 'vitest';
import { parseSuggestions } from './parse-suggestions.js';

const FILE = {
  version: 1,
  game: 'wm',
  picture: { width: 100, height: 80, sha256: 'ab'.repeat(32) },
  circles: [],
  crossings: [{ id: 'x1', at: [10, 10], side: 4, border: null, confidence: 0.9 }],
  junctions: [{ id: 't1', at: [30, 10], confidence: 0.9 }],
  streets: [{ id: 's1', between: ['x1', 't1'], path: [[10, 10], [30, 10]], confidence: 0.7 }],
  waterlines: [],
  hexes: [],
  quality: [],
}; // prettier-ignore

test('a file of suggestions is read as it is', () => {
  expect(parseSuggestions(JSON.stringify(FILE))).toEqual({ ok: true, suggestions: FILE });
});

test.each([
  ['{', 'It is not JSON.'],
  ['[]', 'In the file, the value does not fit the format (type).'],
  [{ ...FILE, version: 2 }, 'Its version is 2, and only version 1 can be read.'],
  [{ ...FILE, quality: undefined }, 'In the file, "quality" is missing.'],
  [{ ...FILE, more: 1 }, 'In the file, "more" is not known.'],
  [
    { ...FILE, crossings: [{ ...FILE.crossings[0], confidence: 2 }] },
    'In crossings, 0, confidence, the value does not fit the format (maximum).',
  ],
  [{ ...FILE, junctions: [] }, 'The line s1 ends at something that is not in the file.'],
])('%j is refused with the reason', (file, problem) => {
  expect(parseSuggestions(typeof file === 'string' ? file : JSON.stringify(file))).toEqual({
    ok: false,
    problem,
  });
});
