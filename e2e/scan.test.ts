/** Scans: adding, calibrating, appearance, storage, and rejected files. */
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { applyHomography, fitHomography, invertHomography, type Point } from '../model/index.js';
import type { LamplighterEditor } from '../editor/view/lamplighter-editor.js';
import type { LamplighterScanLayer } from '../editor/view/scan/lamplighter-scan-layer.js';
import {
  waitForStep,
  createEmptyWhitechapelBoard,
  waitUntilSaved,
  readHistorySteps,
} from './document-driver.js';
import { readBoard, waitForEditor } from './editor-driver.js';
import { canvasLocator, editorLocator, boardToPixel, pressToolKey } from './editor-driver.js';
import { takeScreenshot, useEditor } from './editor-fixture.js';
import { makePng, makePngHeader } from './make-png.js';

const { openPage } = useEditor();

/** A board on a dark table, photographed from the side: its left half is red, its right half green. */
const SIZE: Point = [600, 400];
const CORNERS: readonly Point[] = [[60, 40], [550, 20], [570, 370], [30, 350]]; // prettier-ignore
const UNIT: readonly Point[] = [[0, 0], [1, 0], [1, 1], [0, 1]]; // prettier-ignore
const toUnit = fitHomography(CORNERS.map((corner, i) => [corner, UNIT[i]!]))!;
const scanOf = (shade: number): Buffer =>
  makePng(...SIZE, (x, y) => {
    const [u, v] = applyHomography(toUnit, [x + 0.5, y + 0.5]);
    if (u < 0 || v < 0 || u > 1 || v > 1) return [20, 20, shade];
    return u < 0.5 ? [200, 40, 40] : [40, 160, 40];
  });
const PHOTOGRAPH = { name: 'photograph.png', mimeType: 'image/png', buffer: scanOf(30) };

const panelOf = (page: Page): Locator => page.locator('lamplighter-scan-panel');
const pointsOn = async (page: Page): Promise<readonly { pixel: Point; at: Point }[]> =>
  (await readBoard(page)).provenance.scans?.[0]?.points ?? [];

/** Drops a file onto the map. */
async function drop(page: Page, { name, mimeType, buffer }: typeof PHOTOGRAPH): Promise<void> {
  const transfer = await page.evaluateHandle(
    ([text, fileName, type]) => {
      const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
      const data = new DataTransfer();
      data.items.add(new File([bytes], fileName, { type }));
      return data;
    },
    [buffer.toString('base64'), name, mimeType] as const,
  );
  await canvasLocator(page).dispatchEvent('drop', { dataTransfer: transfer });
}

/** Waits until a scan is shown. */
const laid = async (page: Page): Promise<void> => {
  await expect.poll(() => layer(page, (element) => element.picture !== undefined)).toBe(true);
};

const layer = <T>(page: Page, ask: (element: LamplighterScanLayer) => T): Promise<T> =>
  page.locator('lamplighter-scan-layer').evaluate(ask as unknown as (element: Element) => T);

/** Clicks the point of the map that shows this pixel of the picture. */
async function clickPixel(page: Page, pixel: Point, { shift = false } = {}): Promise<void> {
  const map = await layer(page, (element) => element.map!);
  const { x, y } = await boardToPixel(page, applyHomography(map, pixel));
  if (shift) await page.keyboard.down('Shift');
  await page.mouse.click(x, y);
  if (shift) await page.keyboard.up('Shift');
}

/** The colour of the painted picture at a board point. */
const colourAt = (page: Page, at: Point): Promise<number[]> =>
  editorLocator(page).evaluate((element, place) => {
    const { canvas, renderRoot } = element as unknown as LamplighterEditor;
    const painted = renderRoot.querySelector('lamplighter-scan-layer')!;
    const paper = painted.shadowRoot!.querySelector('canvas')!;
    const { matrix: [a, b, c, d, e, f] } = canvas.sheet!; // prettier-ignore
    const [x, y] = [a * place[0] + c * place[1] + e, b * place[0] + d * place[1] + f];
    // A bitmap canvas cannot be read, so it is copied.
    const brush = Object.assign(document.createElement('canvas'), { width: 1, height: 1 }).getContext('2d')!;
    brush.drawImage(paper, -Math.round(x), -Math.round(y));
    return [...brush.getImageData(0, 0, 1, 1).data.slice(0, 3)];
  }, at);

/** Whether the label beside a point is completely visible. */
async function isInView(page: Page, words: string): Promise<boolean> {
  const label = page.locator('lamplighter-canvas .label text:not(.outer)', { hasText: words });
  const [sheet, text] = [(await canvasLocator(page).boundingBox())!, (await label.boundingBox())!];
  const [isWide, isHigh] = [
    text.x + text.width <= sheet.x + sheet.width,
    text.y + text.height <= sheet.y + sheet.height,
  ];
  return text.x >= sheet.x && text.y >= sheet.y && isWide && isHigh;
}

const calibrated = async (): Promise<Page> => {
  const page = await createEmptyWhitechapelBoard(await openPage('?board=teaching/two-routes'));
  await drop(page, PHOTOGRAPH);
  await laid(page);
  for (const [i, corner] of CORNERS.entries()) {
    await clickPixel(page, corner);
    await waitForStep(page, i + 2);
  }
  return page;
};

test('a dropped picture is calibrated by four corners; a wrong fifth point is marked; undo and reload keep all', async () => {
  const page = await createEmptyWhitechapelBoard(await openPage('?board=teaching/two-routes'));
  const asked: string[] = [];
  page.on('request', (request) => asked.push(`${request.method()} ${request.url()}`));
  await drop(page, PHOTOGRAPH);
  await laid(page);
  await panelOf(page).getByText('photograph.png').waitFor();
  await panelOf(page).getByText('600 × 400 pixels').waitFor();
  for (const [i, name] of ['top left', 'top right', 'bottom right', 'bottom left'].entries()) {
    await page.getByText(`Click the ${name} corner of the printed board`).waitFor();
    expect(await isInView(page, name), name).toBe(true);
    await clickPixel(page, CORNERS[i]!);
    await waitForStep(page, i + 2);
    await takeScreenshot(page, `scan-corner-${i + 1}`);
  }
  await panelOf(page).getByText('Four points always fit, so the error is not known.').waitFor();
  const [wide, high] = (await readBoard(page)).extent;
  expect(Math.abs(high / wide - 0.67)).toBeLessThan(0.06);
  // The whole print now covers the whole board, in perspective.
  expect(await colourAt(page, [0.47 * wide, 0.5 * high])).toEqual([200, 40, 40]);
  expect(await colourAt(page, [0.53 * wide, 0.95 * high])).toEqual([40, 160, 40]);
  expect(await colourAt(page, [-0.02 * wide, 0.5 * high])).toEqual([20, 20, 30]);

  await clickPixel(page, [200, 200]);
  const wrong = await boardToPixel(page, [0.8 * wide, 0.3 * high]);
  await page.mouse.click(wrong.x, wrong.y);
  await panelOf(page).getByText('Point 5 disagrees with the others').waitFor();
  await panelOf(page)
    .getByRole('button', { name: /^5 .*outlier\?/ })
    .waitFor();
  await takeScreenshot(page, 'scan-outlier');
  await canvasLocator(page).focus();
  await page.keyboard.press('Control+z');
  await waitForStep(page, 5);
  expect(await panelOf(page).getByText('disagrees').count()).toBe(0);

  const [board, history] = [await readBoard(page), await readHistorySteps(page)];
  await waitUntilSaved(page);
  await page.reload();
  await waitForEditor(page);
  await laid(page);
  expect([await readBoard(page), await readHistorySteps(page)]).toEqual([board, history]);
  expect(await colourAt(page, [0.47 * wide, 0.5 * high])).toEqual([200, 40, 40]);
  expect(asked.filter((each) => !each.startsWith('GET '))).toEqual([]);
  expect(JSON.stringify(board)).not.toContain('photograph.png');
});

test('labels of control points at the edge of the window are completely visible', async () => {
  const page = await calibrated();
  await editorLocator(page).evaluate((element) => {
    const { canvas } = element as unknown as LamplighterEditor;
    // The first corner of the board is near the top of the window, in the middle.
    const [x, y] = canvas.pixelOf([0, 0]);
    canvas.panBy([canvas.size[0] / 2 - x, 12 - y]);
  });
  expect(await isInView(page, '1')).toBe(true);
  await takeScreenshot(page, 'scan-words-at-rim');
});

test('a control point is dragged, typed, selected and removed; a locked scan does not change', async () => {
  const page = await calibrated();
  const [wide] = (await readBoard(page)).extent;
  const from = await boardToPixel(page, [wide, 0]);
  await page.mouse.move(from.x, from.y);
  // It is shown before any press, and hidden with the tool.
  await page.locator('lamplighter-loupe').waitFor();
  await pressToolKey(page, 'c');
  await expect.poll(() => page.locator('lamplighter-loupe').count()).toBe(0);
  await pressToolKey(page, 'p');
  await page.mouse.down();
  await page.mouse.move(from.x - 20, from.y + 10, { steps: 4 });
  await page.locator('lamplighter-loupe').waitFor();
  await takeScreenshot(page, 'scan-magnifier');
  await page.mouse.up();
  await waitForStep(page, 6);
  const [, moved] = await pointsOn(page);
  expect(moved!.at).toEqual([wide, 0]);
  expect(moved!.pixel[0]).toBeLessThan(545);
  const panel = panelOf(page);
  await panel.getByRole('spinbutton', { name: 'Pixels from its left edge' }).fill('550');
  await page.keyboard.press('Enter');
  await panel.getByRole('spinbutton', { name: 'Pixels from its top edge' }).fill('20');
  await page.keyboard.press('Enter');
  await waitForStep(page, 8);
  expect((await pointsOn(page))[1]!.pixel).toEqual([550, 20]);
  await panel.getByRole('button', { name: 'Lock', exact: true }).click();
  await canvasLocator(page).focus();
  await page.keyboard.press('Delete');
  expect(await pointsOn(page)).toHaveLength(4);
  await panel.getByRole('button', { name: 'Lock', exact: true }).click();
  await canvasLocator(page).focus();
  await page.keyboard.press('Delete');
  await waitForStep(page, 9);
  expect((await pointsOn(page)).map(({ at }) => at[0])).toEqual([0, wide, 0]);
  await page.getByText('Click the top right corner of the printed board').waitFor();
});

test('a file that is not a scan gives an error message and changes nothing', async () => {
  const page = await createEmptyWhitechapelBoard(await openPage('?board=teaching/two-routes'));
  const before = await readBoard(page);
  const files: readonly (readonly [string, Buffer, RegExp])[] = [
    ['huge.png', Buffer.concat([makePngHeader(10000, 10000), Buffer.from('cut off')]), /cannot be decoded: it is damaged/],
    ['larger.png', makePngHeader(20000, 10000), /200 megapixels; the limit is 100/],
    ['notes.png', Buffer.from('Dear Boss, I keep on hearing'), /is not a picture: use a PNG, JPEG or WebP/],
    ['drawing.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'), /is an SVG or XML file/],
    ['<img src=x onerror=alert(1)>.png', Buffer.from('GIF89a'), /onerror=alert\(1\)>\.png" is a GIF/],
    ['cut.png', scanOf(30).subarray(0, 400), /cannot be decoded|^$/],
  ]; // prettier-ignore
  for (const [name, buffer, sentence] of files) {
    await drop(page, { name, mimeType: name.endsWith('svg') ? 'image/svg+xml' : 'image/png', buffer });
    await expect.poll(() => panelOf(page).getByRole('alert').innerText()).toMatch(sentence);
  }
  await takeScreenshot(page, 'scan-refused');
  expect(await readBoard(page)).toEqual(before);
  // A correct one is still accepted.
  await drop(page, PHOTOGRAPH);
  await laid(page);
});

test('the appearance of a scan is changed and stored; magnifier and peeking last while a key is held', async () => {
  const page = await calibrated();
  const [wide, high] = (await readBoard(page)).extent;
  const panel = panelOf(page);
  await panel.getByRole('slider', { name: 'Opacity' }).fill('50');
  await panel.getByRole('checkbox', { name: 'Greyscale' }).check();
  await expect.poll(async () => new Set(await colourAt(page, [0.3 * wide, 0.5 * high])).size).toBe(1);
  await panel.getByRole('checkbox', { name: 'Greyscale' }).uncheck();
  await panel.getByRole('checkbox', { name: 'Inverted' }).check();
  await expect.poll(() => colourAt(page, [0.3 * wide, 0.5 * high])).toEqual([55, 215, 215]);
  await waitUntilSaved(page);
  await page.reload();
  await waitForEditor(page);
  await laid(page);
  await expect.poll(() => colourAt(page, [0.3 * wide, 0.5 * high])).toEqual([55, 215, 215]);
  expect(await layer(page, (element) => element.appearance.opacity)).toBe(50);
  const middle = await boardToPixel(page, [wide / 2, high / 2]);
  await page.mouse.move(middle.x, middle.y);
  await canvasLocator(page).focus();
  await page.keyboard.down('z');
  await page.locator('lamplighter-loupe').waitFor();
  await page.keyboard.up('z');
  await page.locator('lamplighter-loupe').waitFor({ state: 'detached' });
  const isPeeking = (): Promise<boolean> =>
    editorLocator(page).evaluate((element) =>
      (element as unknown as LamplighterEditor).canvas.hasAttribute('peek'),
    );
  await page.keyboard.down('q');
  expect(await isPeeking()).toBe(true);
  await page.keyboard.up('q');
  expect(await isPeeking()).toBe(false);
  await page.getByRole('tab', { name: 'Scan' }).click();
  await panel.getByRole('button', { name: 'Hide' }).click();
  await expect
    .poll(() => layer(page, (element) => element.shadowRoot!.querySelector('canvas')!.hidden))
    .toBe(true);
});

test('a pan moves the picture without repainting it', async () => {
  const page = await calibrated();
  // A canvas is resized to be painted.
  await layer(page, (element) => {
    const seen = new MutationObserver(() => (document.body.dataset['painted'] = 'yes'));
    seen.observe(element.shadowRoot!.querySelector('canvas')!, { attributeFilter: ['width'] });
  });
  const painted = (): Promise<string | undefined> => page.evaluate(() => document.body.dataset['painted']);
  await page.mouse.move(500, 350);
  await page.mouse.down({ button: 'middle' });
  await page.mouse.move(540, 380, { steps: 8 });
  expect(await painted()).toBeUndefined();
  await page.mouse.up({ button: 'middle' });
  await expect.poll(painted).toBeDefined();
});

test('a board with a scan shows whether it is available, by fingerprint', async () => {
  const page = await calibrated();
  const points = await pointsOn(page);
  await panelOf(page).getByRole('button', { name: 'Delete from this machine' }).click();
  await panelOf(page).getByText('which is not on this machine').waitFor();
  await waitUntilSaved(page);
  await page.reload();
  await waitForEditor(page);
  await page.getByRole('tab', { name: 'Scan' }).click();
  await panelOf(page).getByText('which is not on this machine').waitFor();
  await takeScreenshot(page, 'scan-missing');
  const choose = async (file: typeof PHOTOGRAPH): Promise<void> => {
    const chooser = page.waitForEvent('filechooser');
    await panelOf(page).getByRole('button', { name: 'Choose the file' }).click();
    await (await chooser).setFiles(file);
  };
  await choose({ ...PHOTOGRAPH, buffer: scanOf(31) });
  await panelOf(page).getByText('This is a different picture').waitFor();
  await panelOf(page).getByRole('button', { name: 'Use it as another scan' }).waitFor();
  await choose({ ...PHOTOGRAPH, name: 'renamed.png' });
  await laid(page);
  await panelOf(page).getByText('renamed.png').waitFor();
  expect(await pointsOn(page)).toEqual(points);
  expect(await panelOf(page).getByText('This is a different picture').count()).toBe(0);
});

test('a photo with an orientation tag is shown upright', async () => {
  const page = await createEmptyWhitechapelBoard(await openPage('?board=teaching/two-routes'));
  const base64 = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 300, height: 200 });
    canvas.getContext('2d')!.fillRect(0, 0, 300, 200);
    return canvas.toDataURL('image/jpeg').split(',')[1]!;
  });
  // An Exif segment that only says: rotate by a quarter clockwise.
  const exif = Buffer.from(
    'Exif\0\0MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0\x06\0\0\0\0\0\0',
    'latin1',
  );
  const segment = Buffer.concat([Buffer.from([0xff, 0xe1, 0, exif.length + 2]), exif]);
  const jpeg = Buffer.from(base64, 'base64');
  const buffer = Buffer.concat([jpeg.subarray(0, 2), segment, jpeg.subarray(2)]);
  await drop(page, { name: 'sideways.jpg', mimeType: 'image/jpeg', buffer });
  await laid(page);
  await panelOf(page).getByText('200 × 300 pixels').waitFor();
});

test('a picture that cannot be stored is shown with a warning', async () => {
  const page = await createEmptyWhitechapelBoard(await openPage('?board=teaching/two-routes'));
  await page.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('The disk is full.', 'QuotaExceededError');
    };
  });
  await drop(page, PHOTOGRAPH);
  await laid(page);
  await panelOf(page).getByText('The browser has no room to store this picture').waitFor();
});

test('Whitechapel is shown over the practice scan without changing its file', async () => {
  const page = await openPage();
  await waitForEditor(page);
  await laid(page);
  expect((await readBoard(page)).provenance.scans).toBeUndefined();
  expect((await readHistorySteps(page)).names).toHaveLength(1);
  const truth = await import('../editor/app/practice/whitechapel.truth.json', { with: { type: 'json' } });
  const map = await layer(page, (element) => element.map!);
  const board = await readBoard(page);
  const circle = 'circles' in board ? board.circles.find(({ number }) => number === 65)! : undefined;
  const [x, y] = applyHomography(invertHomography(map), circle!.at);
  const [seenX, seenY] = truth.default.nodes.c65 as [number, number];
  expect(Math.hypot(x - seenX, y - seenY)).toBeLessThan(0.1);
  await takeScreenshot(page, 'scan-practice');
  // Only calibrating it writes it to the file.
  await pressToolKey(page, 'p');
  await page.getByText('Click the top left corner of the printed board').waitFor();
  await clickPixel(page, truth.default.controlPoints[0]!.picture as unknown as Point);
  await waitForStep(page, 1);
  expect((await readBoard(page)).provenance.scans).toHaveLength(1);
});

test('a finger drags a corner under the magnifier', async () => {
  const page = await createEmptyWhitechapelBoard(
    await openPage('?board=teaching/two-routes', { hasTouch: true }),
  );
  await drop(page, PHOTOGRAPH);
  await laid(page);
  const map = await layer(page, (element) => element.map!);
  const corner = await boardToPixel(page, applyHomography(map, CORNERS[0]!));
  const touch = await page.context().newCDPSession(page);
  const at = (type: string, x?: number, y?: number): Promise<unknown> =>
    touch.send('Input.dispatchTouchEvent', {
      type: type as 'touchStart',
      touchPoints: x === undefined ? [] : [{ x, y: y! }],
    });
  await at('touchStart', corner.x + 60, corner.y + 60);
  for (const step of [40, 20, 0]) await at('touchMove', corner.x + step, corner.y + step);
  await page.locator('lamplighter-loupe').waitFor();
  await takeScreenshot(page, 'scan-finger');
  await at('touchEnd');
  await waitForStep(page, 2);
  const [point] = await pointsOn(page);
  expect(Math.hypot(point!.pixel[0] - 60, point!.pixel[1] - 40)).toBeLessThan(3);
});
