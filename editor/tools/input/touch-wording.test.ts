import { expect, test } from 'vitest';
import { driveNewBoard, TEST_VIEWPORT } from '../../../testing/editor/gesture-driver.js';
import { hintOf } from '../state/editor-state.js';
import { ALL_TOOLS } from '../tools/all-tools.js';
import { wordForTouch } from './touch-wording.js';

test.each([
  [
    'Click to select. Drag to select an area, with Alt a lasso. Enter shows the keyboard pointer.',
    'Tap to select. Drag to select an area.',
  ],
  [
    'Click the next node after circle 4, or a line to join it; double-click ends here; X, J and C add a crossing, junction or circle here; Esc ends.',
    'Tap the next node after circle 4, or a line to join it; double-tap ends here.',
  ],
  [
    'Click to place circle 3; type digits for another number; Alt-click places one without a number.',
    'Tap to place circle 3.',
  ],
  ['Circle 3 selected.', 'Circle 3 selected.'],
  ['', ''],
])('%s', (words, forTouch) => {
  expect(wordForTouch(words)).toBe(forTouch);
});

test.each(ALL_TOOLS.map(({ id }) => id))('the hint of the tool %s says something without keys', (id) => {
  for (const game of ['wm', 'mj'] as const) {
    const hint = wordForTouch(hintOf(driveNewBoard(game).tool(id).state, TEST_VIEWPORT));
    expect(hint).not.toMatch(/Esc|Enter|Shift|Alt|Ctrl|[Cc]lick|[Kk]eyboard/);
    expect(hint).toMatch(/^[A-Z].{10,}\.$/);
  }
});
