/** Everything that can be pressed is large enough: 24 pixels for a mouse, 44 for a finger (WCAG 2.5.8 and 2.5.5). */
import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import {
  canvasLocator,
  clickAt,
  openInspectorGroups,
  openWaiverForm,
  waitForEditor,
  readStreetBoard,
  pressToolKey,
} from './editor-driver.js';
import { useEditor } from './editor-fixture.js';

const { openPage } = useEditor();

interface Target {
  readonly kind: string;
  readonly what: string;
  readonly width: number;
  readonly height: number;
}

/** Everything that can be pressed, through all shadow trees. Links in sentences may be as high as a line. */
const targetsOn = (page: Page): Promise<readonly Target[]> =>
  page.evaluate(() => {
    const all = (root: ParentNode): Element[] =>
      [...root.querySelectorAll('*')].flatMap((each) => [
        each,
        ...(each.shadowRoot ? all(each.shadowRoot) : []),
      ]);
    const isPressed =
      'button, select, input, textarea, summary, :is([role=button], [role=tab], [role=menuitem], [role=option])';
    return all(document)
      .filter((each) => each.matches(isPressed) && each.checkVisibility({ visibilityProperty: true }))
      .map((each) => {
        // A check box can be pressed by its label as well.
        const tick = each.matches('[type=checkbox], [type=radio]') ? each.closest('label') : undefined;
        const { width, height } = (tick ?? each).getBoundingClientRect();
        const words = each.getAttribute('aria-label') ?? each.id ?? '';
        return {
          kind: each.localName,
          what: `${each.localName} ${words} ${each.textContent.trim().split('\n')[0]!}`,
          width: Math.round(10 * width) / 10,
          height: Math.round(10 * height) / 10,
        };
      });
  });

/** Goes through the panels and collects the targets of each. */
async function tour(options: BrowserContextOptions, look: (page: Page, where: string) => Promise<void>) {
  const newcomer = await openPage('?', options);
  await waitForEditor(newcomer);
  await newcomer.locator('lamplighter-first-steps').waitFor();
  await newcomer.getByRole('tab', { name: 'Scan' }).click();
  await newcomer.getByLabel('Opacity').waitFor();
  await look(newcomer, 'a newcomer, with a scan');
  await newcomer.getByTitle(/^Open/).first().click();
  await newcomer.locator('lamplighter-welcome').waitFor();
  await look(newcomer, 'the boards');

  const page = await openPage('?board=teaching/whitehall-in-little', options);
  await waitForEditor(page);
  await openInspectorGroups(page);
  for (const panel of ['History', 'Layers', 'Findings']) {
    await page.getByRole('tab', { name: panel }).click();
    await look(page, panel);
  }
  for (const tool of ['c', 'x', 'b', 'g', 'p']) {
    await pressToolKey(page, tool);
    await look(page, `the tool ${tool}`);
  }
  await pressToolKey(page, 'v');
  // Its inspector has buttons for the circles that touch it, with one digit.
  await clickAt(page, (await readStreetBoard(page)).crossings[0]!.at);
  await openInspectorGroups(page);
  await look(page, 'a crossing');
  await canvasLocator(page).click({ button: 'right', position: { x: 300, y: 300 } });
  await page.getByRole('menu').waitFor();
  await look(page, 'a menu');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  await look(page, 'the palette');
  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  await look(page, 'the keys');
  await page.keyboard.press('Escape');
  await openWaiverForm(page);
  await look(page, 'waiving');
}

test.each([
  ['with a mouse', {}, 24],
  ['under a finger', { hasTouch: true, isMobile: true, viewport: { width: 1024, height: 768 } }, 44],
] as const)('%s', async (_, options, least) => {
  const small = new Set<string>();
  const kinds = new Set<string>();
  await tour(options, async (page, where) => {
    for (const { kind, what, width, height } of await targetsOn(page)) {
      kinds.add(kind);
      if (height < least || width < (kind === 'button' ? least : 24))
        small.add(`${where}: ${width} × ${height} ${what}`);
    }
  });
  expect([...small]).toEqual([]);
  expect([...kinds].sort()).toEqual(['button', 'input', 'li', 'select', 'summary', 'textarea']);
});
