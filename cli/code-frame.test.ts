import { expect, test } from 'vitest';
import { codeFrame } from './code-frame.js';

const plain = (_: unknown, text: string): string => text;

test.each([
  [
    ['{', '  "id": 3', '}'],
    { line: 2, column: 9 },
    ['  1 | {', '> 2 |   "id": 3', '    |         ^', '  3 | }'],
  ],
  [['{'], { line: 1, column: 1 }, ['> 1 | {', '    | ^']],
  // A tab is spelled out, and the caret goes with it.
  [['\tx'], { line: 1, column: 2 }, ['> 1 | \\tx', '    |   ^']],
  // A file that could not be read has no lines.
  [[], { line: 1, column: 1 }, []],
])('%j at %j', (lines, place, frame) => {
  expect(codeFrame(lines, place, plain)).toEqual(frame);
});

test('long lines are cut round the place and the caret still points at it', () => {
  const line = Array.from({ length: 400 }, (_, i) => `n${i}`).join(' ');
  const column = line.indexOf('n250') + 1;
  const [before, at, caret] = codeFrame(['{', line], { line: 2, column }, plain);
  expect(before).toBe('  1 | {'.slice(0, 6));
  expect(at!.length).toBeLessThan(115);
  expect(at!.slice(caret!.indexOf('^')).startsWith('n250')).toBe(true);
});
