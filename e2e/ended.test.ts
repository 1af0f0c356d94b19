/** A journey of sixty gestures, with the page ended at each of them: at most the last one may be missing. */
import { expect, test } from 'vitest';
import { atStep, emptyBoard, placeCircle, steps } from './drawing.js';
import { stage } from './harness.js';

const { open, tab } = stage();
const GESTURES = 60;

test('ended at each of sixty gestures', { timeout: 600_000 }, async () => {
  let page = await emptyBoard(await open('?board=teaching/two-routes'));
  let kept = 0;
  const lost: number[] = [];
  for (let gesture = 1; gesture <= GESTURES; gesture++) {
    await placeCircle(page, gesture);
    await atStep(page, kept + 1);
    // No farewell: neither beforeunload nor unload is waited for.
    await page.close({ runBeforeUnload: false });
    page = await tab(page);
    await page.locator('lamplighter-canvas .sheet').waitFor();
    const { at } = await steps(page);
    if (at < kept + 1) lost.push(gesture);
    expect(at).toBeGreaterThanOrEqual(kept);
    expect(at).toBeLessThanOrEqual(kept + 1);
    kept = at;
    // The tab that was ended held the board; this one has it as soon as the browser has let go of the other.
    await expect
      .poll(() =>
        page.evaluate(
          () => document.querySelector<HTMLElement & { readOnly: boolean }>('lamplighter-editor')!.readOnly,
        ),
      )
      .toBe(false);
  }
  // What was lost was each time the gesture under way, and nothing before it.
  expect(kept).toBe(GESTURES - lost.length);
});
