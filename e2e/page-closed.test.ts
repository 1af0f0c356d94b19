/** A journey of sixty gestures, with the page ended at each of them: at most the last one may be missing. */
import { expect, test } from 'vitest';
import { atStep, emptyBoard, placeCircle, steps } from './drawing.js';
import { stage } from './harness.js';

const { open, tab } = stage();
const GESTURES = 60;

// Two gestures a page, so that the one before the last must always be there; and both ways, so that each is once the last.
test.each([1, 2])(
  'ended at every second of sixty gestures, from %i on',
  { timeout: 600_000 },
  async (first) => {
    let page = await emptyBoard(await open('?board=teaching/two-routes'));
    let kept = 0;
    let lost = 0;
    for (let end = first; end <= GESTURES; end += 2) {
      const gestures = end === 1 ? [1] : [end - 1, end];
      for (const [i, gesture] of gestures.entries()) {
        await placeCircle(page, gesture);
        await atStep(page, kept + i + 1);
      }
      // No farewell: neither beforeunload nor unload is waited for.
      await page.close({ runBeforeUnload: false });
      page = await tab(page);
      await page.locator('lamplighter-canvas .sheet').waitFor();
      const { at } = await steps(page);
      const missing = kept + gestures.length - at;
      expect([0, 1], `ended at gesture ${end}`).toContain(missing);
      [kept, lost] = [at, lost + missing];
      // The tab that was ended held the board; this one has it as soon as the browser has let go of the other.
      await expect
        .poll(() =>
          page.evaluate(
            () => document.querySelector<HTMLElement & { readOnly: boolean }>('lamplighter-editor')!.readOnly,
          ),
        )
        .toBe(false);
    }
    expect(kept + lost).toBe(first === 1 ? GESTURES - 1 : GESTURES);
  },
);
