import { describe, expect, test } from 'vitest';
import { editBoard, withoutKeys } from '../../../testing/editor/edit-boards.js';
import {
  applyHomography,
  fitHomography,
  invertHomography,
  type Board,
  type Point,
} from '../../../model/index.js';
import { addNode, newBoard, setBoardFields } from '../../document/index.js';
import { COMMANDS, runCommand } from '../commands/commands.js';
import {
  boardOf,
  changeToolSettings,
  handleGesture,
  hintOf,
  openEditorState,
  perform,
  switchTool,
  undo,
  type EditorState,
  selectionOf,
} from '../state/editor-state.js';
import { cornersBetween } from '../shapes/area-outlines.js';
import type { Viewport } from '../input/gesture-types.js';
import { shapesOfDraft } from '../overlay/selection-and-draft-shapes.js';
import {
  setControlPoints,
  transformOfShownScan,
  transformWhileCalibrating,
  controlPointsOf,
  type ShownScan,
} from '../calibration/shown-scan.js';

const SCAN: ShownScan = { sha256: 'a'.repeat(64), width: 4000, height: 2800 };
const SIGHT: Viewport = { unitsPerPixel: 10, coarse: false, centre: [5000, 3500], rotation: 0 };
const CORNERS: readonly Point[] = [[200, 150], [3800, 250], [3700, 2650], [240, 2590]]; // prettier-ignore
const EXTENT: Point = [10000, 6672];

const deskWith = (board: Board, scan: ShownScan = SCAN): EditorState =>
  switchTool(changeToolSettings(openEditorState(board), { scan }), 'calibrate');
/** A board with a circle on it, so that its size is settled. */
const TRACED = editBoard(
  newBoard('lfw', { id: 'a', name: 'A' }),
  addNode({ kind: 'circle', id: 'c1', at: [4000, 3000] }),
);
const points = (desk: EditorState): ReturnType<typeof controlPointsOf> =>
  controlPointsOf(boardOf(desk), SCAN);
const nameOf = ({ history }: EditorState): string => history.steps[history.at]!.name;
const toBoard = (desk: EditorState, pixel: Point): Point =>
  applyHomography(transformWhileCalibrating(boardOf(desk), desk.settings.scan!).toBoard, pixel);
const clickAt = (desk: EditorState, at: Point, held: { shift?: boolean } = {}): EditorState =>
  handleGesture(desk, { type: 'click', at, ...held }, SIGHT);
/** Clicks where the picture has this pixel now. */
const clickPixel = (desk: EditorState, pixel: Point, held: { shift?: boolean } = {}): EditorState =>
  clickAt(desk, toBoard(desk, pixel), held);
const cornered = (board: Board): EditorState =>
  CORNERS.reduce((desk, pixel) => clickPixel(desk, pixel), deskWith(board));

describe('the four corners', () => {
  test('are asked for one after another, each a step', () => {
    let desk = deskWith(TRACED);
    for (const [i, name] of ['top left', 'top right', 'bottom right', 'bottom left'].entries()) {
      expect(hintOf(desk, SIGHT)).toContain(`Click the ${name} corner of the printed board`);
      expect(shapesOfDraft(desk)).toContainEqual(expect.objectContaining({ kind: 'label', text: name }));
      desk = clickPixel(desk, CORNERS[i]!);
      expect(nameOf(desk)).toBe(`Set the ${name} corner of the scan`);
      // After the last one nothing is selected, so that the guide is shown.
      expect(selectionOf(desk)).toEqual(i === 3 ? [] : [`point:${i}`]);
    }
    expect(points(desk)).toEqual(cornersBetween([0, 0], EXTENT).map((at, i) => ({ pixel: CORNERS[i], at })));
    const map = transformOfShownScan(boardOf(desk), SCAN);
    expect([map.kind, map.rmse < 1e-6]).toEqual(['perspective', true]);
    expect(hintOf(desk, SIGHT)).toMatch(
      /^Four points always fit, .* set a fifth\. Click a place in the picture/,
    );
  });
  test('leave the picture where it is until all four are set', () => {
    let desk = deskWith(TRACED);
    const { toBoard } = transformWhileCalibrating(TRACED, SCAN);
    for (const pixel of CORNERS.slice(0, 3)) {
      desk = clickPixel(desk, pixel);
      expect(transformWhileCalibrating(boardOf(desk), SCAN).toBoard).toBe(toBoard);
      const rings = shapesOfDraft(desk).filter((shape) => shape.kind === 'ring' && shape.look === 'control');
      expect(rings.map((ring) => ring.kind === 'ring' && ring.at)).toContainEqual(
        applyHomography(toBoard, pixel),
      );
    }
    // Who stops here has what three points say.
    expect(transformOfShownScan(boardOf(desk), SCAN).kind).toBe('affine');
    desk = clickPixel(desk, CORNERS[3]!);
    expect(transformWhileCalibrating(boardOf(desk), SCAN)).toBe(transformOfShownScan(boardOf(desk), SCAN));
  });
  test('are taken back one by one', () => {
    let desk = cornered(TRACED);
    for (const left of [3, 2, 1]) {
      desk = undo(desk, SIGHT);
      expect(points(desk)).toHaveLength(left);
    }
    expect(undo(desk, SIGHT).history.at).toBe(0);
  });
  test('move nothing that is traced', () => {
    const board = boardOf(cornered(TRACED));
    const { provenance: _, ...rest } = withoutKeys(board);
    const { provenance: __, ...before } = TRACED;
    expect(rest).toEqual(before);
  });
  test('set the height of a board that is still empty, and say so', () => {
    const empty = editBoard(
      newBoard('wm', { id: 'a', name: 'A' }),
      setBoardFields({ extent: [10000, 10000] }),
    );
    const desk = cornered(empty);
    const [wide, high] = boardOf(desk).extent;
    expect([wide, Math.abs(high - 6750) < 250]).toEqual([10000, true]);
    expect(nameOf(desk)).toBe(
      `Set the bottom left corner of the scan; by its proportions the board is 10000 × ${high}`,
    );
    expect(points(desk).map(({ at }) => at)).toEqual(cornersBetween([0, 0], [10000, high]));
    expect(boardOf(undo(desk, SIGHT)).extent).toEqual([10000, 10000]);
  });
  test('set it again when one of them is corrected, by dragging or by numbers', () => {
    const empty = newBoard('lfw', { id: 'a', name: 'A' });
    const wrong = clickPixel(
      CORNERS.slice(0, 3).reduce((desk, pixel) => clickPixel(desk, pixel), deskWith(empty)),
      [240, 1800],
    );
    expect(boardOf(wrong).extent[1]).toBeLessThan(6000);
    const [from, at] = [toBoard(wrong, [240, 1800]), toBoard(wrong, CORNERS[3]!)];
    const held = handleGesture(wrong, { type: 'drag', from, at }, SIGHT);
    const dragged = handleGesture(held, { type: 'drop', from, at }, SIGHT);
    const typed = perform(
      wrong,
      'x',
      setControlPoints(SCAN, (all) => all.map((each, i) => ({ ...each, pixel: CORNERS[i]! }))),
    );
    for (const desk of [dragged, typed]) {
      const { extent } = boardOf(desk);
      expect(Math.abs(extent[1] / EXTENT[1] - 1)).toBeLessThan(0.03);
      expect(points(desk)).toEqual(
        cornersBetween([0, 0], extent).map((at, i) => ({ pixel: CORNERS[i], at })),
      );
    }
    expect(nameOf(dragged)).toMatch(/^Move control point 4; by its proportions the board is 10000 × \d+$/);
  });
  test('leave the height alone where no camera sees them so, or only a mirror', () => {
    const empty = editBoard(
      newBoard('wm', { id: 'a', name: 'A' }),
      setBoardFields({ extent: [10000, 10000] }),
    );
    for (const order of [
      [0, 1, 3, 2],
      [0, 3, 2, 1],
    ]) {
      // prettier-ignore
      const swapped = order.reduce((desk, i) => clickPixel(desk, CORNERS[i]!), deskWith(empty));
      expect(points(swapped)).toHaveLength(4);
      expect(boardOf(swapped).extent).toEqual([10000, 10000]);
    }
  });
  test('leave the height alone where it is what the game prints', () => {
    expect(boardOf(cornered(newBoard('lfw', { id: 'a', name: 'A' }))).extent).toEqual(EXTENT);
  });
  test('are not beside the picture', () => {
    const desk = clickAt(deskWith(TRACED), [-3000, -3000]);
    expect([points(desk), desk.announcement]).toEqual([[], 'That is beside the picture.']);
    // A hand that is just beside the edge means the edge.
    const [first] = points(clickAt(deskWith(TRACED), toBoard(deskWith(TRACED), [-8, 700])));
    expect(first?.pixel).toEqual([0, 700]);
  });
});

describe('further points', () => {
  const map = fitHomography(CORNERS.map((pixel, i) => [pixel, cornersBetween([0, 0], EXTENT)[i]!]))!;
  const circle = applyHomography(invertHomography(map), [4000, 3000]).map(Math.round) as unknown as Point;

  test('are a place in the picture and then what it is on the board', () => {
    const taken = clickPixel(cornered(TRACED), circle);
    expect(points(taken)).toHaveLength(4);
    expect(hintOf(taken, SIGHT)).toMatch(/^Now click what that is on the board/);
    // Both are the same spot, so the second click comes as a double one; it is near the circle and means it.
    const desk = handleGesture(taken, { type: 'double', at: [4030, 3040] }, SIGHT);
    expect(points(desk)[4]).toEqual({ pixel: circle, at: [4000, 3000] });
    expect(nameOf(desk)).toBe('Set control point 5 at circle 1');
    expect(transformOfShownScan(boardOf(desk), SCAN).rmse).toBeLessThan(2);
  });
  test('may be left with Escape or undo before the second click', () => {
    const taken = clickPixel(cornered(TRACED), circle);
    for (const type of ['cancel', 'back'] as const) {
      const left = handleGesture(taken, { type }, SIGHT);
      expect(hintOf(left, SIGHT)).toContain('Click a place in the picture');
      expect(points(left)).toHaveLength(4);
    }
  });
  test('may come before the corners, with Shift', () => {
    const taken = clickPixel(deskWith(TRACED), circle, { shift: true });
    const desk = clickAt(taken, [4000, 3000]);
    expect(points(desk)).toEqual([{ pixel: circle, at: [4000, 3000] }]);
  });
  test('that are wrong are marked', () => {
    const desk = clickAt(clickPixel(cornered(TRACED), [1500, 1200]), [8000, 5000]);
    expect(transformOfShownScan(boardOf(desk), SCAN).outlier).toBe(4);
    const label = shapesOfDraft(desk).find((shape) => shape.kind === 'label' && shape.look === 'control-off');
    expect(label?.kind === 'label' && label.text).toMatch(/^5: \d+ outlier\?$/);
  });
});

describe('a control point', () => {
  const dragged = (desk: EditorState, from: Point, at: Point): EditorState =>
    handleGesture(handleGesture(desk, { type: 'drag', from, at }, SIGHT), { type: 'drop', from, at }, SIGHT);

  test('is dragged to where the picture shows it', () => {
    const before = cornered(TRACED);
    const desk = dragged(before, [10000, 0], toBoard(before, [3750, 300]));
    expect(points(desk)[1]).toEqual({ pixel: [3750, 300], at: [10000, 0] });
    expect([nameOf(desk), desk.draft]).toEqual(['Move control point 2', {}]);
  });
  test('keeps the picture still while it is dragged', () => {
    const before = cornered(TRACED);
    const during = handleGesture(before, { type: 'drag', from: [10000, 0], at: [9800, 200] }, SIGHT);
    expect([during.preview, during.history]).toEqual([undefined, before.history]);
    expect(points(handleGesture(during, { type: 'cancel' }, SIGHT))).toEqual(points(before));
  });
  test('is dragged by its other end to another thing on the board', () => {
    const wrong = clickAt(clickPixel(cornered(TRACED), [1500, 1200]), [8000, 5000]);
    const desk = dragged(wrong, [8000, 5000], [4030, 3010]);
    expect(points(desk)[4]).toEqual({ pixel: [1500, 1200], at: [4000, 3000] });
  });
  test('is selected by a click and removed with Delete', () => {
    const selected = clickAt(cornered(TRACED), [9950, 6650]);
    expect(selectionOf(selected)).toEqual(['point:2']);
    const command = COMMANDS.find(({ id }) => id === 'edit.delete')!;
    const desk = runCommand(selected, command, SIGHT);
    expect(points(desk).map(({ pixel }) => pixel)).toEqual([CORNERS[0], CORNERS[1], CORNERS[3]]);
    expect([nameOf(desk), selectionOf(desk)]).toEqual(['Delete control point 3', []]);
    expect(hintOf(desk, SIGHT)).toContain('bottom right corner');
  });
  test('stays where it is while the scan is locked', () => {
    const desk = changeToolSettings(clickAt(cornered(TRACED), [10000, 0]), {
      scan: { ...SCAN, locked: true },
    });
    expect(hintOf(desk, SIGHT)).toMatch(/locked/);
    for (const tried of [
      clickAt(desk, [3000, 3000]),
      dragged(desk, [10000, 0], [9000, 300]),
      runCommand(
        desk,
        COMMANDS.find(({ id }) => id === 'edit.delete')!,
        SIGHT,
      ),
    ]) {
      expect(points(tried)).toBe(points(desk));
      expect(tried.announcement).toMatch(/locked/);
    }
  });
});

test('a finger slides to the corner and lets go there', () => {
  const coarse: Viewport = { ...SIGHT, coarse: true };
  const [from, at] = [
    [2000, 2000],
    [900, 700],
  ] as const;
  const held = handleGesture(deskWith(TRACED), { type: 'drag', from, at }, coarse);
  expect([held.draft, points(held)]).toEqual([{ points: [at] }, []]);
  const desk = handleGesture(held, { type: 'drop', from, at }, coarse);
  expect(nameOf(desk)).toBe('Set the top left corner of the scan');
  const dragged = handleGesture(deskWith(TRACED), { type: 'drop', from, at }, SIGHT);
  expect(points(dragged)).toEqual([]);
});

test('without a picture it says where to add one', () => {
  const desk = switchTool(openEditorState(TRACED), 'calibrate');
  expect(hintOf(desk, SIGHT)).toMatch(/no picture under the board/);
  expect(clickAt(desk, [0, 0]).history).toBe(desk.history);
});

test('a picture that is only shown is noted in the file with its first point, laid where it was', () => {
  const guess = fitHomography(CORNERS.map((pixel, i) => [pixel, cornersBetween([0, 0], EXTENT)[i]!]))!;
  const desk = deskWith(TRACED, { ...SCAN, guess });
  expect(boardOf(desk).provenance.scans).toBeUndefined();
  expect(transformOfShownScan(boardOf(desk), desk.settings.scan!).toBoard).toBe(guess);
  const next = clickAt(desk, [100, -50]);
  expect(boardOf(next).provenance.scans).toHaveLength(1);
  const again = perform(next, 'x', setBoardFields({ name: 'B' }));
  expect(transformOfShownScan(boardOf(again), again.settings.scan!).toBoard).toBe(
    transformOfShownScan(boardOf(next), next.settings.scan!).toBoard,
  );
});
