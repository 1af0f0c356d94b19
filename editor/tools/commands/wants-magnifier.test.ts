import { expect, test } from 'vitest';
import { TEST_VIEWPORT } from '../../../testing/editor/gesture-driver.js';
import { newBoard } from '../../document/index.js';
import { changeToolSettings, openEditorState, switchTool, type EditorState } from '../state/editor-state.js';
import type { Gesture } from '../input/gesture-types.js';
import { wantsMagnifier } from './wants-magnifier.js';
import type { ShownScan } from '../calibration/shown-scan.js';
import type { ToolId } from '../tools/all-tools.js';

const BOARD = newBoard('lfw', { id: 'a', name: 'A' });
const SCAN: ShownScan = { sha256: 'a'.repeat(64), width: 4000, height: 2800 };
const withTool = (tool: ToolId, scan?: ShownScan): EditorState =>
  switchTool(changeToolSettings(openEditorState(BOARD), { scan }), tool);
const HOVER: Gesture = { type: 'hover', at: [0, 0] };
const CLICK: Gesture = { type: 'click', at: [0, 0] };
const DRAG: Gesture = { type: 'drag', from: [0, 0], at: [0, 0] };

test.each([
  ['a mouse over a scan whose points are set', HOVER, withTool('calibrate', SCAN), false, true],
  ['the click that sets one', CLICK, withTool('calibrate', SCAN), false, true],
  ['a finger, which has lifted', CLICK, withTool('calibrate', SCAN), true, false],
  ['a finger that slides', DRAG, withTool('calibrate', SCAN), true, true],
  ['a locked scan', HOVER, withTool('calibrate', { ...SCAN, locked: true }), false, false],
  ['no scan', HOVER, withTool('calibrate'), false, false],
  ['a mouse that places a circle', HOVER, withTool('circle', SCAN), false, true],
  [
    'a mouse that places one over a hidden scan',
    HOVER,
    withTool('circle', { ...SCAN, hidden: true }),
    false,
    false,
  ],
  ['a mouse that draws streets', HOVER, withTool('street', SCAN), false, false],
  ['a marquee', DRAG, withTool('select', SCAN), false, false],
  ['a thing that is dragged', DRAG, { ...withTool('select', SCAN), preview: BOARD }, false, true],
  ['a finger that places a circle', DRAG, withTool('circle', SCAN), true, true],
])('%s', (_, gesture, desk, coarse, is) => {
  expect(wantsMagnifier(gesture, desk, { ...TEST_VIEWPORT, coarse })).toBe(is);
});

test('from close by the print is seen without a magnifier', () => {
  const near = { ...TEST_VIEWPORT, coarse: false, unitsPerPixel: 3 };
  expect(wantsMagnifier(HOVER, withTool('circle', SCAN), near)).toBe(false);
});
