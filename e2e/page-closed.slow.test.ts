/** A journey of sixty gestures with the page closed at each: at most the last one may be missing. */
import { expect, test } from 'vitest';
import {
  waitForStep,
  createEmptyWhitechapelBoard,
  placeCircle,
  readHistorySteps,
} from './document-driver.js';
import { useEditor } from './editor-fixture.js';

const { openPage, openTab } = useEditor();
const GESTURES = 60;

// Two gestures per page, so that the one before the last must always be there; in both orders, so that each
// is once the last.
test.each([1, 2])(
  'page closed at every second of sixty gestures, starting with %i',
  { timeout: 600_000 },
  async (first) => {
    let page = await createEmptyWhitechapelBoard(await openPage('?board=teaching/two-routes'));
    let kept = 0;
    let lost = 0;
    for (let end = first; end <= GESTURES; end += 2) {
      const gestures = end === 1 ? [1] : [end - 1, end];
      for (const [i, gesture] of gestures.entries()) {
        await placeCircle(page, gesture);
        await waitForStep(page, kept + i + 1);
      }
      // Neither beforeunload nor unload is awaited.
      await page.close({ runBeforeUnload: false });
      page = await openTab(page);
      await page.locator('lamplighter-canvas .sheet').waitFor();
      const { at } = await readHistorySteps(page);
      const missing = kept + gestures.length - at;
      expect([0, 1], `ended at gesture ${end}`).toContain(missing);
      [kept, lost] = [at, lost + missing];
      // The closed tab held the lock; this one gets it when the browser has released it.
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
