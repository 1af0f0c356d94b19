/** The small board that the journeys trace over a scan, and the expected file. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { formatBoard, parseBoard, type Point } from '../model/index.js';

const pictures = join(import.meta.dirname, '../docs/pictures');
const truth = JSON.parse(readFileSync(join(pictures, 'two-routes-scan.truth.json'), 'utf8')) as {
  readonly controlPoints: readonly { readonly picture: Point }[];
  readonly nodes: Readonly<Record<'c1' | 'c2' | 'c3' | 'x1' | 'x2' | 'x3', Point>>;
};

/** The picture, and the positions in it, in pixels. */
export const SCAN_FILE = join(pictures, 'two-routes-scan.jpg');
export const SCAN_CORNERS: readonly Point[] = truth.controlPoints.map(({ picture }) => picture);
export const NODE_PIXELS = truth.nodes;

export const BOARD_NAME = 'Two routes, traced';
/** One chain around the outside and one across. */
export const STREET_CHAINS = [
  ['c1', 'x1', 'c2', 'x3', 'c3', 'x2', 'c1'],
  ['x2', 'x3'],
] as const;
/** The river is on the left: a waterline with a bend closes it, and two piers with blue circles lead into it. */
export const WATERLINE_BEND: Point = [1300, 7000];
export const PIER_CIRCLES: Readonly<Record<'c4' | 'c5', Point>> = { c4: [1600, 5000], c5: [2600, 6300] };
/** Points inside the blocks. */
export const HOUSE_BLOCK_POINTS: readonly Point[] = [[5000, 3500], [5000, 5700]]; // prettier-ignore
export const WATER_BLOCK_POINT: Point = [1700, 6300];
/** Who traced it, and who compared it with the print. */
export const REVIEW_FIELDS = [
  ['Traced by', 'Somebody'],
  ['Traced on', '2026-11-14'],
  ['Reviewed by', 'Somebody else'],
  ['Reviewed on', '2026-11-16'],
] as const;

/** Compares an exported file with the expected one; `UPDATE=1` rewrites that. */
export function expectTracedBoard(text: string): void {
  const expected = join(import.meta.dirname, 'expected', 'traced.json');
  const parsed = parseBoard(text);
  expect(parsed.ok && formatBoard(parsed.board)).toBe(text);
  if (process.env['UPDATE']) writeFileSync(expected, text);
  expect(text).toBe(readFileSync(expected, 'utf8'));
}
