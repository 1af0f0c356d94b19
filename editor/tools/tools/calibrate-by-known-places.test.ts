/** Calibration of photos that do not show the corners: by known circles, two edges or the printed grid. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  applyHomography,
  fitHomography,
  invertHomography,
  isHexBoard,
  parseBoard,
  type Point,
  type StreetBoard,
} from '../../../model/index.js';
import { newBoard } from '../../document/index.js';
import { applyTypedNumber, knownCircleToClick } from '../commands/keyboard-navigation.js';
import type { CalibrationMethod } from '../calibration/known-places.js';
import { controlPointsOf, transformOfShownScan, type ShownScan } from '../calibration/shown-scan.js';
import type { Viewport } from '../input/gesture-types.js';
import { cornersBetween } from '../shapes/area-outlines.js';
import {
  boardOf,
  changeToolSettings,
  handleGesture,
  hintOf,
  openEditorState,
  switchTool,
  undo,
  type EditorState,
} from '../state/editor-state.js';
import { acceptAllAbove, pendingOf } from '../suggestions/decide.js';

const parsed = parseBoard(readFileSync('boards/whitechapel/board.json', 'utf8'));
const KNOWN = (parsed.ok ? parsed.board : undefined) as StreetBoard;
const SCAN: ShownScan = { sha256: 'a'.repeat(64), width: 4000, height: 2800 };
const VIEW: Viewport = { unitsPerPixel: 4, coarse: false, centre: [5000, 3500], rotation: 0 };
/** A photograph that is cropped inside the border of the board, taken from the side. */
const CROPPED = fitHomography(
  cornersBetween([-200, -150], [4250, 2950]).map((pixel, i) => [
    pixel.map((value, axis) => value + [[40, 90], [-70, -20], [60, 30], [-10, 50]][i]![axis]!) as unknown as Point,
    cornersBetween([0, 0], [10000, 6672])[i]!,
  ]),
)!; // prettier-ignore

const begin = (by: CalibrationMethod, board = newBoard('lfw', { id: 'a', name: 'A' })): EditorState =>
  switchTool(
    changeToolSettings(openEditorState(board), { scan: SCAN, known: KNOWN, calibrateBy: by }),
    'calibrate',
  );
/** Clicks a pixel of the picture, which lies as a guess until four points are set. */
function clickPixel(state: EditorState, pixel: Point): EditorState {
  const { toBoard } = transformOfShownScan({ ...boardOf(state), provenance: { ...boardOf(state).provenance, scans: [] } }, SCAN); // prettier-ignore
  return handleGesture(state, { type: 'click', at: applyHomography(toBoard, pixel) }, VIEW);
}
const pixelOf = (at: Point): Point => applyHomography(invertHomography(CROPPED), at);
const circleOf = (number: number): Point => KNOWN.circles.find((each) => each.number === number)!.at;
const points = (state: EditorState): ReturnType<typeof controlPointsOf> =>
  controlPointsOf(boardOf(state), SCAN);

describe('known circles', () => {
  const clickNext = (state: EditorState): EditorState =>
    clickPixel(state, pixelOf(circleOf(Number(knownCircleToClick(state)))));

  test('four clicks calibrate the photo and lay the official board as suggestions, to be confirmed', () => {
    let state = begin('circles');
    const asked: string[] = [];
    for (let i = 0; i < 4; i++) {
      asked.push(knownCircleToClick(state)!);
      expect(hintOf(state, VIEW)).toContain(`Click circle ${asked[i]!} in the picture`);
      state = clickNext(state);
    }
    expect(new Set(asked).size).toBe(4);
    const { toBoard, kind } = transformOfShownScan(boardOf(state), SCAN);
    expect(kind).toBe('perspective');
    const [x, y] = applyHomography(toBoard, pixelOf(circleOf(65)));
    expect(Math.hypot(x - circleOf(65)[0], y - circleOf(65)[1])).toBeLessThan(6);
    expect(boardOf(state).extent).toEqual(KNOWN.extent);
    expect(state.announcement).toContain('set a fifth');
    expect(hintOf(state, VIEW)).toMatch(/error is not known: set a fifth\. Click circle \d+/);
    expect(pendingOf(state).nodes).toHaveLength(
      KNOWN.circles.length + KNOWN.crossings.length + KNOWN.junctions.length,
    );
    const done = boardOf(acceptAllAbove(state, 0.95, '2026-11-19')) as StreetBoard;
    expect([done.circles.length, done.crossings.length, done.streets.length]).toEqual([
      KNOWN.circles.length,
      KNOWN.crossings.length,
      KNOWN.streets.length,
    ]);
    expect(done.circles.find(({ number }) => number === 65)).toMatchObject({
      at: circleOf(65),
      colour: 'red',
    });
    expect(done.provenance.traced.at(-1)?.how).toMatch(/^Taken from the board whitechapel over the scan/);
  });
  test('a fifth circle shows the error', () => {
    let state = begin('circles');
    for (let i = 0; i < 4; i++) state = clickNext(state);
    const suggested = state.settings.detected;
    const { toBoard } = transformOfShownScan(boardOf(state), SCAN);
    const number = Number(knownCircleToClick(state));
    const [x, y] = applyHomography(toBoard, pixelOf(circleOf(number)));
    state = handleGesture(state, { type: 'click', at: [x + 40, y] }, VIEW);
    expect(points(state)).toHaveLength(5);
    expect(transformOfShownScan(boardOf(state), SCAN).rmse).toBeGreaterThan(2);
    expect(state.settings.detected).toBe(suggested);
  });
  test('another circle is asked for when its number is typed', () => {
    const state = applyTypedNumber(begin('circles'), 65);
    expect(hintOf(state, VIEW)).toContain('Click circle 65 in the picture');
    const after = clickPixel(state, pixelOf(circleOf(65)));
    expect(points(after)[0]!.at).toEqual(circleOf(65));
    expect(knownCircleToClick(after)).not.toBe('65');
    expect(applyTypedNumber(after, 300).announcement).toBe('The place of circle 300 is not known.');
  });
  test('circles of the traced board are known, and nothing is laid over it', () => {
    let state = begin('circles', { ...KNOWN, provenance: { ...KNOWN.provenance, scans: [] } });
    for (let i = 0; i < 4; i++) state = clickNext(state);
    expect(points(state)).toHaveLength(4);
    expect(state.settings.detected).toBeUndefined();
  });
});

test('the corners of the printed grid calibrate a photo without the border', () => {
  let state = begin('grid');
  const [from, to] = KNOWN.grid!.rect;
  // The picture ends between the border and the grid.
  const pixelOf = ([x, y]: Point): Point => [(x - 90) * 0.406 + 4, (y - 100) * 0.43 + 6];
  for (const [i, name] of ['top left', 'top right', 'bottom right', 'bottom left'].entries()) {
    expect(hintOf(state, VIEW)).toContain(`Click the ${name} corner of the printed grid`);
    state = clickPixel(state, pixelOf(cornersBetween(from, to)[i]!));
  }
  const [x, y] = applyHomography(transformOfShownScan(boardOf(state), SCAN).toBoard, pixelOf(circleOf(65)));
  expect(Math.hypot(x - circleOf(65)[0], y - circleOf(65)[1])).toBeLessThan(6);
});

describe('two edges', () => {
  /** A scan turned by a few degrees, of which left and right, or top and left, are visible. */
  const turned: Point[] = [[300, 100], [3700, 220], [3610, 2700], [210, 2580]]; // prettier-ignore
  const between = (a: Point, b: Point, share: number): Point => [
    a[0] + share * (b[0] - a[0]),
    a[1] + share * (b[1] - a[1]),
  ];
  const [tl, tr, br, bl] = turned as [Point, Point, Point, Point];
  const clickAll = (places: readonly Point[], state = begin('edges')): EditorState =>
    places.reduce((now, pixel) => clickPixel(now, pixel), state);

  test('opposite edges give the size and the direction', () => {
    const state = clickAll([
      between(tl, bl, 0.9),
      between(tl, bl, 0.2),
      between(tr, br, 0.1),
      between(tr, br, 0.8),
    ]);
    expect(state.announcement).toContain('The left and the right edge are set.');
    const { toBoard } = transformOfShownScan(boardOf(state), SCAN);
    for (const share of [0, 0.5, 1]) {
      expect(Math.abs(applyHomography(toBoard, between(tl, bl, share))[0])).toBeLessThan(5);
      expect(Math.abs(applyHomography(toBoard, between(tr, br, share))[0] - 10000)).toBeLessThan(5);
    }
    // Not distorted: as long down as across.
    const [a, b] = [applyHomography(toBoard, tl), applyHomography(toBoard, bl)];
    const scale = 10000 / Math.hypot(tr[0] - tl[0], tr[1] - tl[1]);
    expect(b[1] - a[1]).toBeCloseTo(scale * Math.hypot(bl[0] - tl[0], bl[1] - tl[1]), -2);
    expect(hintOf(state, VIEW)).toContain('set a fifth');
  });
  test('edges that meet give the direction; the corner may lie outside the picture', () => {
    const state = clickAll([
      between(tl, tr, 0.2),
      between(tl, tr, 0.9),
      between(tl, bl, 0.2),
      between(tl, bl, 0.9),
    ]);
    expect(state.announcement).toContain('The top and the left edge are set.');
    const { toBoard } = transformOfShownScan(boardOf(state), SCAN);
    expect(
      applyHomography(toBoard, tl)
        .map(Math.abs)
        .every((value) => value < 5),
    ).toBe(true);
    expect(Math.abs(applyHomography(toBoard, between(tl, tr, 0.7))[1])).toBeLessThan(5);
    expect(Math.abs(applyHomography(toBoard, between(tl, bl, 0.7))[0])).toBeLessThan(5);
  });
  test('the same edge twice, and places too near, are refused with the reason', () => {
    const top = [between(tl, tr, 0.1), between(tl, tr, 0.9)];
    const near = clickAll([top[0]!, between(tl, tr, 0.12)]);
    expect(near.announcement).toMatch(/^Too near/);
    const again = clickAll([...top, between(tl, tr, 0.2), between(tl, tr, 0.8)]);
    expect(again.announcement).toBe('That is the top edge again. Click two places on another edge.');
    expect(points(again)).toHaveLength(0);
    expect(hintOf(again, VIEW)).toContain('That is the top edge.');
  });
  test('undo takes back one place after another', () => {
    let state = clickAll([between(tl, tr, 0.1), between(tl, tr, 0.9), between(tl, bl, 0.2)]);
    for (const words of ['That is the top edge', 'Now click another place on the same edge', 'Click a place on an edge']) {
      state = undo(state, VIEW);
      expect(hintOf(state, VIEW)).toContain(words);
    } // prettier-ignore
  });
});

test('the picture never sets the size of a board of hexes', () => {
  let state = begin('corners', newBoard('mj', { id: 'm', name: 'M' }));
  const { extent } = boardOf(state);
  for (const pixel of [
    [100, 100],
    [3900, 100],
    [3900, 2200],
    [100, 2200],
  ] as const)
    state = clickPixel(state, pixel);
  expect(points(state)).toHaveLength(4);
  expect(isHexBoard(boardOf(state)) && boardOf(state).extent).toEqual(extent);
});
