/** The panels: inspector, findings, history, layers, palette, key sheet. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { LamplighterEditor } from '../editor/view/lamplighter-editor.js';
import type { LamplighterInspector } from '../editor/view/inspector/lamplighter-inspector.js';
import { shippedStreetBoard } from '../testing/boards/shipped-boards.js';
import {
  readBoard,
  canvasLocator,
  clickAt,
  editorLocator,
  readFindings,
  waitForEditor,
  readStreetBoard,
} from './editor-driver.js';
import { takeScreenshot, useEditor } from './editor-fixture.js';

const { openPage } = useEditor();
const whitechapel = shippedStreetBoard('whitechapel');
const at = (number: number): readonly [number, number] => whitechapel.circles[number - 1]!.at;

const inspector = (page: Page): Locator => page.locator('lamplighter-inspector');
const findings = (page: Page): Locator => page.locator('lamplighter-findings');
const field = (page: Page, name: string): Locator => inspector(page).getByLabel(name, { exact: true });

async function opened(): Promise<Page> {
  const page = await openPage('?board=whitechapel');
  await waitForEditor(page);
  expect(await readFindings(page)).toEqual([]);
  return page;
}

const select = (page: Page, ...keys: readonly string[]): Promise<void> =>
  editorLocator(page).evaluate((editor, selection) => {
    (editor as unknown as LamplighterEditor).selection = selection;
  }, keys);

const selected = (page: Page): Promise<readonly string[]> =>
  editorLocator(page).evaluate((editor) => (editor as unknown as LamplighterEditor).selection);

const steps = (page: Page): Promise<readonly string[]> =>
  editorLocator(page).evaluate((editor) => {
    const { history } = (editor as unknown as LamplighterEditor).state!;
    return history.steps.slice(1, history.at + 1).map(({ name }) => name);
  });

const toolOf = (page: Page): Promise<string> =>
  editorLocator(page).evaluate((editor) => (editor as unknown as LamplighterEditor).state!.tool);

/** A street removed and a circle moved a little: errors, a warning, fixes. */
async function broken(): Promise<Page> {
  const page = await opened();
  await select(page, 'street:c3-x2');
  await canvasLocator(page).focus();
  await page.keyboard.press('Delete');
  await select(page, 'c65');
  await field(page, 'X').fill('4025');
  await page.keyboard.press('Enter');
  await readFindings(page);
  return page;
}

test('a field is committed once by Enter or by leaving it', async () => {
  const page = await opened();
  await clickAt(page, at(65));
  await expect.poll(() => inspector(page).getByRole('heading').textContent()).toBe('Circle 65');
  await field(page, 'X').fill('4100');
  expect(await steps(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await field(page, 'Y').fill('2400');
  await page.keyboard.press('Tab');
  expect((await readStreetBoard(page)).circles[64]!.at).toEqual([4100, 2400]);
  await field(page, 'Colour').getByRole('radio', { name: 'white' }).click();
  expect(await steps(page)).toEqual([
    'Set x of circle 65',
    'Set y of circle 65',
    'Set colour of circle 65 to white',
  ]);
  // Arrows change the number, and several in a row are one step.
  await field(page, 'X').focus();
  for (let i = 0; i < 5; i++) await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Shift+ArrowDown');
  expect((await readStreetBoard(page)).circles[64]!.at).toEqual([4095, 2400]);
  expect(await steps(page)).toHaveLength(4);
});

test('the map is drawn at once, the fields follow with a delay, or at once when the user enters them', async () => {
  const page = await opened();
  await select(page, 'c65');
  await expect.poll(() => field(page, 'X').inputValue()).toBe(String(at(65)[0]));
  await canvasLocator(page).focus();
  const seen = await editorLocator(page).evaluate(async (element) => {
    const editor = element as unknown as LamplighterEditor;
    const fields = editor.renderRoot.querySelector<LamplighterInspector>('lamplighter-inspector')!;
    const x = fields.shadowRoot!.querySelector<HTMLInputElement>('#x')!;
    const values: string[] = [];
    const nudge = async (): Promise<void> => {
      editor.canvas
        .shadowRoot!.querySelector('.sheet')!
        .dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true, composed: true }));
      await editor.updateComplete;
      await editor.canvas.updateComplete;
      const [number] = [...editor.canvas.shadowRoot!.querySelectorAll('.number')].filter(
        ({ textContent }) => textContent === '65',
      );
      values.push(`${number!.getAttribute('x')} ${x.value}`);
    };
    await nudge();
    await fields.updateComplete;
    values.push(x.value);
    await nudge();
    x.focus();
    await fields.updateComplete;
    values.push(x.value);
    return values;
  });
  const [was, is, then] = [0, 1, 2].map((step) => at(65)[0] + step);
  expect(seen).toEqual([`${is} ${was}`, `${is}`, `${then} ${is}`, `${then}`]);
});

test('a click cancels the pending hover', async () => {
  const page = await opened();
  await page.mouse.move(500, 400);
  const gestures = await editorLocator(page).evaluate(async (element) => {
    const sheet = (element as unknown as LamplighterEditor).canvas.shadowRoot!.querySelector('.sheet')!;
    const gestures: string[] = [];
    (element as unknown as LamplighterEditor).canvas.addEventListener('lamp-gesture', (event) => {
      gestures.push((event as CustomEvent<{ gesture: { type: string } }>).detail.gesture.type);
    });
    const frames = async (): Promise<void> => {
      for (let i = 0; i < 2; i++) await new Promise((resolve) => requestAnimationFrame(resolve));
    };
    const point = (type: string, buttons: number): void => {
      const where = {
        clientX: 520,
        clientY: 400,
        pointerId: 1,
        isPrimary: true,
        button: buttons || type === 'pointerup' ? 0 : -1,
      };
      sheet.dispatchEvent(
        new PointerEvent(type, { ...where, pointerType: 'mouse', buttons, bubbles: true, composed: true }),
      );
    };
    point('pointermove', 0);
    await frames();
    for (const [type, buttons] of [
      ['pointermove', 0],
      ['pointerdown', 1],
      ['pointerup', 0],
    ] as const)
      point(type, buttons);
    await frames();
    return gestures;
  });
  expect(gestures).toEqual(['hover', 'click']);
});

test('an invalid value stays in the field with a message and is not applied', async () => {
  const page = await opened();
  await select(page, 'c65');
  await field(page, 'X').fill('half way');
  await page.keyboard.press('Tab');
  const problem = inspector(page).locator('#x-problem');
  await expect.poll(() => problem.textContent()).toContain('whole number of board units');
  expect(await field(page, 'X').getAttribute('aria-invalid')).toBe('true');
  expect(await field(page, 'X').inputValue()).toBe('half way');
  expect(await steps(page)).toEqual([]);
  await takeScreenshot(page, 'inspector-problem');
  await field(page, 'X').focus();
  await page.keyboard.press('Escape');
  expect(await field(page, 'X').inputValue()).toBe(String(at(65)[0]));
  await expect.poll(() => problem.textContent()).toBe('');
});

test('a number that is taken is announced, and then the two circles swap', async () => {
  const page = await opened();
  await select(page, 'c65');
  await field(page, 'Number').fill('84');
  await expect.poll(() => inspector(page).locator('#number-hint').textContent()).toContain('swap');
  await page.keyboard.press('Enter');
  expect(await steps(page)).toEqual(['Swap circles 65 and 84']);
  expect(await selected(page)).toEqual(['c84']);
  expect((await readStreetBoard(page)).circles[83]!.at).toEqual(at(65));
});

test('typed text goes to the entity it was typed for, although the map was clicked meanwhile', async () => {
  const page = await opened();
  await clickAt(page, at(65));
  await field(page, 'Note').fill('Read twice.');
  await clickAt(page, at(67));
  await expect.poll(() => selected(page)).toEqual(['c67']);
  await expect
    .poll(async () => (await readBoard(page)).provenance.notes?.filter(({ note }) => note === 'Read twice.'))
    .toEqual([{ about: ['c65'], note: 'Read twice.' }]);
  expect(await field(page, 'Note').inputValue()).toBe('');
});

test('several entities: common fields, mixed values, and reducing to one kind', async () => {
  const page = await opened();
  await select(page, 'c64', 'c65', 'x102', 'street:c3-x2');
  expect(await inspector(page).locator('label').allTextContents()).toEqual(['Status', 'Note']);
  await inspector(page).getByRole('button', { name: '2 circles' }).click();
  expect(await selected(page)).toEqual(['c64', 'c65']);
  expect(await field(page, 'X').getAttribute('placeholder')).toBe('mixed');
  expect(await field(page, 'Colour').getByRole('radio', { checked: true }).count()).toBe(0);
  await field(page, 'Colour').getByRole('radio', { name: 'red' }).click();
  const { circles } = await readStreetBoard(page);
  expect([circles[63]!.colour, circles[64]!.colour]).toEqual(['red', 'red']);
  expect(await steps(page)).toHaveLength(1);
});

test('every kind of entity has its fields, and without a selection they are those of the board', async () => {
  const page = await opened();
  await field(page, 'Name').fill('East End');
  await page.keyboard.press('Enter');
  expect((await readBoard(page)).name).toBe('East End');
  await expect.poll(() => inspector(page).locator('dd.slow').textContent()).toMatch(/[0-9a-f]{64}/);
  await inspector(page).getByRole('button', { name: 'printed grid' }).click();
  expect(await field(page, 'Sections').inputValue()).toBe('Aa Ab Ba Bb Ca Cb');
  await select(page, 'x102');
  expect(await field(page, 'Kind').getByRole('radio', { checked: true }).textContent()).toMatch(/crossing/i);
  await field(page, 'Section').selectOption({ label: 'decided: Bb' });
  await inspector(page).getByRole('button', { name: '97', exact: true }).click();
  expect(await selected(page)).toEqual(['c97']);
});

test('seldom used fields are in groups, and their edits have names', async () => {
  const page = await opened();
  await expect.poll(() => field(page, 'Traced by').inputValue()).toBe('the maintainers');
  expect(await field(page, 'Dear Boss').count()).toBe(0);
  for (const group of ['Tracks', 'Letters', 'Expected counts', 'Sources, rights, notes'])
    await inspector(page).getByText(group, { exact: true }).click();
  await field(page, 'Dear Boss').fill('Aa Bb');
  await page.keyboard.press('Enter');
  await field(page, 'Also reviewed by').fill('Bo');
  await page.keyboard.press('Tab');
  expect(await steps(page)).toEqual(['Set the sections of Dear Boss', 'Set who reviewed the board']);
  const { reviewed } = (await readBoard(page)).provenance;
  expect(reviewed.find(({ by }) => by === 'Bo')!.date).toMatch(/^\d{4}-\d\d-\d\d$/);
  await field(page, 'Traced on').fill('yesterday');
  await page.keyboard.press('Enter');
  await expect.poll(() => inspector(page).locator('#traced-date-0-problem').textContent()).toMatch(/1888/);
  const { violations } = await new AxeBuilder({ page })
    .include({ fromShadowDom: ['lamplighter-editor', 'lamplighter-inspector'] })
    .analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
});

test('findings: new ones first, a click shows one, a button fixes it', async () => {
  const join = 'Join circle 3 to the crossing by 4 5';
  const page = await broken();
  await expect
    .poll(() => findings(page).getByRole('heading').allTextContents())
    .toEqual(['New since opening']);
  await takeScreenshot(page, 'findings-light');
  // The blocks beside the deleted street are one, so the street itself is what is missing.
  const missing = findings(page).locator('li', { hasText: 'Circle 3 is not searched' }).first();
  await missing.getByRole('button', { name: 'Circle 3 is not searched' }).click();
  expect(await selected(page)).toEqual(['c3', 'x2']);
  await expect.poll(() => missing.locator('.more').first().textContent()).toMatch(/Trace the street between/);
  await missing.getByRole('button', { name: 'Waive …' }).waitFor();
  await missing.getByRole('button', { name: join }).click();
  expect(await steps(page)).toContain(join);
  await expect
    .poll(async () => (await readStreetBoard(page)).streets.length)
    .toBe(whitechapel.streets.length);
  await expect.poll(() => missing.count()).toBe(0);
  // Without the street the area was open to the outside and its block went; it is an area again.
  await findings(page).getByRole('button', { name: 'Declare it as houses' }).click();
  const badge = page.locator('lamplighter-editor .badge');
  await expect
    .poll(() => badge.getAttribute('aria-label'))
    .toBe('Findings: no errors, no warnings, no hints');
  await findings(page).getByText('No problems found').waitFor();
});

test('findings by keyboard: arrows move, Enter shows, and a fix keeps the focus in the list', async () => {
  const page = await broken();
  await select(
    page,
    `street:${whitechapel.streets.find(({ between }) => between[0] === 'c195')!.between.join('-')}`,
  );
  await canvasLocator(page).focus();
  await page.keyboard.press('Delete');
  await readFindings(page);
  const focused = (): Promise<string> =>
    findings(page).evaluate((each) => each.shadowRoot!.activeElement?.textContent?.trim() ?? '');
  await findings(page).locator('.what[tabindex="0"]').focus();
  const first = await focused();
  await page.keyboard.press('ArrowDown');
  expect(await focused()).not.toBe(first);
  await page.keyboard.press('Home');
  expect(await focused()).toBe(first);
  // Enter shows the finding and Tab reaches its fix, until none is left: two streets, then the areas beside them.
  for (const left of ['▲', '▲', '▲', 'No problems']) {
    await page.keyboard.press('Enter');
    await expect.poll(() => selected(page)).not.toHaveLength(0);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await readFindings(page);
    await expect.poll(focused).toMatch(new RegExp(`^${left}`));
  }
});

test('findings: waived with a reason, and the waiver removed', async () => {
  const page = await broken();
  // It follows from the missing street.
  const consequences = findings(page).locator('.consequences');
  await consequences.locator('summary').click();
  const line = consequences.locator('li', { hasText: 'Circle 3 is a dead end' });
  await line.locator('.what').click();
  await line.getByRole('button', { name: 'Waive …' }).click();
  await page.keyboard.press('Enter');
  await expect.poll(() => line.getByRole('alert').textContent()).toContain('Enter a reason');
  const { violations } = await new AxeBuilder({ page })
    .include({ fromShadowDom: ['lamplighter-editor', 'lamplighter-findings'] })
    .analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  await takeScreenshot(page, 'findings-waive');
  await page.keyboard.type('Printed like this.');
  await page.keyboard.press('Enter');
  expect((await readBoard(page)).waivers).toMatchObject([{ target: 'c3', reason: 'Printed like this.' }]);
  const waived = findings(page).locator('.waived');
  await waived.getByText('1 waived').click();
  expect(await waived.textContent()).toContain('Printed like this.');
  await waived.getByRole('button').click();
  expect((await readBoard(page)).waivers).toEqual([]);
  await expect.poll(() => line.count()).toBe(1);
});

test('history: steps by name, undone ones greyed, and a click goes to one', async () => {
  const page = await broken();
  await page.getByRole('tab', { name: 'History' }).click();
  const rows = page.locator('lamplighter-history .step');
  const names = (): Promise<readonly string[]> => rows.locator('.name').allTextContents();
  await expect
    .poll(names)
    .toEqual(['Set x of circle 65', 'Delete the street from circle 3 to the crossing by 3 4 5', 'Opened']);
  await rows.nth(2).click();
  await expect
    .poll(async () => (await readStreetBoard(page)).streets.length)
    .toBe(whitechapel.streets.length);
  expect(await rows.nth(2).getAttribute('aria-current')).toBe('step');
  expect(await rows.nth(0).textContent()).toContain('undone');
  await takeScreenshot(page, 'history');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  expect(await rows.nth(1).getAttribute('aria-current')).toBe('step');
  expect((await readStreetBoard(page)).streets).toHaveLength(whitechapel.streets.length - 1);
});

test('a read-only board has no editable field', async () => {
  const page = await openPage('?board=teaching/two-routes');
  await waitForEditor(page);
  await editorLocator(page).evaluate((editor) => {
    const element = editor as unknown as LamplighterEditor;
    element.selection = ['c1'];
    element.change((state) => ({ ...state, readOnly: true }));
  });
  expect(await field(page, 'X').getAttribute('readonly')).not.toBeNull();
  expect(await field(page, 'Colour').getAttribute('aria-disabled')).toBe('true');
});

test('a hidden layer stays hidden until its tool is chosen, and the file does not change', async () => {
  const page = await openPage('?board=whitechapel');
  await waitForEditor(page);
  const before = await readBoard(page);
  const isSeen = (what: string): Promise<boolean> =>
    page
      .locator(`lamplighter-canvas ${what}`)
      .first()
      .evaluate((element) => element.getClientRects().length > 0);
  await page.getByRole('tab', { name: 'Layers' }).click();
  const layers = page.locator('lamplighter-editor #panel');
  expect(await layers.locator('label').allTextContents()).toEqual([
    'Circle numbers',
    'Circles, crossings and junctions',
    'Streets and waterlines',
    'Section grid',
    'Blocks',
    'Marks of findings',
    'Scan',
  ]);
  const marks = { 'Circle numbers': '.number', Streets: '.street', Section: '.grid path', Blocks: '.block' };
  for (const [name, mark] of Object.entries(marks)) {
    expect(await isSeen(mark)).toBe(true);
    await layers.getByLabel(new RegExp(`^${name}`)).uncheck();
    await expect.poll(() => isSeen(mark)).toBe(false);
  }
  expect(await page.getByRole('tab', { name: 'Layers 4 hidden' }).isVisible()).toBe(true);
  await takeScreenshot(page, 'layers');
  await page.reload();
  await waitForEditor(page);
  await expect.poll(() => isSeen('.street')).toBe(false);
  await canvasLocator(page).focus();
  await page.keyboard.press('s');
  await expect.poll(() => isSeen('.street')).toBe(true);
  expect(await isSeen('.block')).toBe(false);
  expect(await readBoard(page)).toEqual(before);
});

test('after a click on an option digits are a number; by keyboard the focus stays in the options', async () => {
  const page = await opened();
  await canvasLocator(page).focus();
  await page.keyboard.press('c');
  await page.getByRole('radio', { name: 'red' }).click();
  await page.keyboard.type('250');
  await page.getByText('Number 250').waitFor();
  await page.keyboard.press('Escape');
  // In a field the key is text.
  const next = page.getByLabel('Next number');
  await next.click();
  expect(await next.evaluate((input) => input.matches(':focus'))).toBe(true);
  await page.getByRole('radio', { name: 'red' }).focus();
  await page.keyboard.press('ArrowRight');
  const chosen = page.locator('lamplighter-tool-options').getByRole('radio', { checked: true });
  expect(await chosen.evaluate((radio) => radio.matches(':focus'))).toBe(true);
  expect(await chosen.textContent()).not.toContain('red');
});

test('digits apply to the circle they were typed for', async () => {
  const page = await openPage('?board=whitechapel');
  await waitForEditor(page);
  await clickAt(page, at(65));
  await page.keyboard.type('66');
  await clickAt(page, at(84));
  expect(await steps(page)).toEqual(['Swap circles 65 and 66']);
  expect(await selected(page)).toEqual(['c84']);
  await page.keyboard.type('19');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Escape');
  expect(await steps(page)).toHaveLength(1);
});

test('overlays do not change selection and focus', async () => {
  const page = await openPage('?board=whitechapel');
  await waitForEditor(page);
  await clickAt(page, at(65));
  await page.keyboard.press('?');
  await page.locator('lamplighter-keys').waitFor();
  await page.keyboard.press('Escape');
  expect(await page.locator('lamplighter-keys').count()).toBe(0);
  expect(await selected(page)).toEqual(['c65']);
  // The first click into a field is not lost when it closes the palette.
  await page.keyboard.press('Control+k');
  await page.locator('lamplighter-palette').waitFor();
  await field(page, 'X').click();
  expect(await page.locator('lamplighter-palette').count()).toBe(0);
  expect(await field(page, 'X').evaluate((input) => input.matches(':focus'))).toBe(true);
  await page.getByRole('tab', { name: 'History' }).click();
  // Keys of tools work in panels too, those that change the board do not.
  await page.keyboard.press('Delete');
  expect(await selected(page)).toEqual(['c65']);
  await page.keyboard.press('s');
  expect(await toolOf(page)).toBe('street');
  // Choosing a tool by pointer moves the focus to the map.
  await page.getByRole('button', { name: 'Draw streets' }).click();
  await page.keyboard.press('c');
  expect(await toolOf(page)).toBe('circle');
  // An invalid number is replaced by the next free one.
  const next = page.locator('lamplighter-tool-options input');
  await next.fill('0');
  await page.keyboard.press('Tab');
  await expect.poll(() => next.inputValue()).toBe('196');
});
