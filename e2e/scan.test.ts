/** A picture under the board: brought, calibrated, looked at, kept on this machine, and refused in a sentence. */
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { applyHomography, homographyOf, invertHomography, type Point } from '../model/index.js';
import type { LamplighterEditor } from '../editor/view/lamplighter-editor.js';
import type { LamplighterScanLayer } from '../editor/view/scan/lamplighter-scan-layer.js';
import { atStep, emptyBoard, saved, steps } from './drawing.js';
import { boardOn, ready } from './hands.js';
import { canvasOf, editorOf, pixelOf, take } from './hands.js';
import { picture, stage } from './harness.js';
import { png, pngHead } from './png.js';

const { open } = stage();

/** A board on a dark table, photographed from the side: its left half is red, its right half green. */
const SIZE: Point = [600, 400];
const CORNERS: readonly Point[] = [[60, 40], [550, 20], [570, 370], [30, 350]]; // prettier-ignore
const UNIT: readonly Point[] = [[0, 0], [1, 0], [1, 1], [0, 1]]; // prettier-ignore
const toUnit = homographyOf(CORNERS.map((corner, i) => [corner, UNIT[i]!]))!;
const scanOf = (shade: number): Buffer =>
  png(...SIZE, (x, y) => {
    const [u, v] = applyHomography(toUnit, [x + 0.5, y + 0.5]);
    if (u < 0 || v < 0 || u > 1 || v > 1) return [20, 20, shade];
    return u < 0.5 ? [200, 40, 40] : [40, 160, 40];
  });
const PHOTOGRAPH = { name: 'photograph.png', mimeType: 'image/png', buffer: scanOf(30) };

const panelOf = (page: Page): Locator => page.locator('lamplighter-scan-panel');
const pointsOn = async (page: Page): Promise<readonly { pixel: Point; at: Point }[]> =>
  (await boardOn(page)).provenance.scans?.[0]?.points ?? [];

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
  await canvasOf(page).dispatchEvent('drop', { dataTransfer: transfer });
}

/** Waits until a picture lies under the board. */
const laid = async (page: Page): Promise<void> => {
  await expect.poll(() => layer(page, (element) => element.picture !== undefined)).toBe(true);
};

const layer = <T>(page: Page, ask: (element: LamplighterScanLayer) => T): Promise<T> =>
  page.locator('lamplighter-scan-layer').evaluate(ask as unknown as (element: Element) => T);

/** Clicks where the map shows this pixel of the picture now. */
async function clickPixel(page: Page, pixel: Point, { shift = false } = {}): Promise<void> {
  const map = await layer(page, (element) => element.map!);
  const { x, y } = await pixelOf(page, applyHomography(map, pixel));
  if (shift) await page.keyboard.down('Shift');
  await page.mouse.click(x, y);
  if (shift) await page.keyboard.up('Shift');
}

/** The colour of the painted picture at a place of the board. */
const colourAt = (page: Page, at: Point): Promise<number[]> =>
  editorOf(page).evaluate((element, place) => {
    const { canvas, renderRoot } = element as unknown as LamplighterEditor;
    const painted = renderRoot.querySelector('lamplighter-scan-layer')!;
    const paper = painted.shadowRoot!.querySelector('canvas')!;
    const { matrix: [a, b, c, d, e, f] } = canvas.sheet!; // prettier-ignore
    const [x, y] = [a * place[0] + c * place[1] + e, b * place[0] + d * place[1] + f];
    // What is printed cannot be asked for its colours, so it is copied.
    const brush = Object.assign(document.createElement('canvas'), { width: 1, height: 1 }).getContext('2d')!;
    brush.drawImage(paper, -Math.round(x), -Math.round(y));
    return [...brush.getImageData(0, 0, 1, 1).data.slice(0, 3)];
  }, at);

/** Whether the words beside a place of the map are whole. */
async function isInView(page: Page, words: string): Promise<boolean> {
  const label = page.locator('lamplighter-canvas .label text:not(.outer)', { hasText: words });
  const [sheet, text] = [(await canvasOf(page).boundingBox())!, (await label.boundingBox())!];
  const [isWide, isHigh] = [
    text.x + text.width <= sheet.x + sheet.width,
    text.y + text.height <= sheet.y + sheet.height,
  ];
  return text.x >= sheet.x && text.y >= sheet.y && isWide && isHigh;
}

const calibrated = async (): Promise<Page> => {
  const page = await emptyBoard(await open('?board=teaching/two-routes'));
  await drop(page, PHOTOGRAPH);
  await laid(page);
  for (const [i, corner] of CORNERS.entries()) {
    await clickPixel(page, corner);
    await atStep(page, i + 2);
  }
  return page;
};

test('a dropped picture is laid by four corners; a wrong fifth point is marked; all is undone and kept over a reload', async () => {
  const page = await emptyBoard(await open('?board=teaching/two-routes'));
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
    await atStep(page, i + 2);
    await picture(page, `scan-corner-${i + 1}`);
  }
  await panelOf(page).getByText('0 units (0 pixels)').waitFor();
  const [wide, high] = (await boardOn(page)).extent;
  expect(Math.abs(high / wide - 0.67)).toBeLessThan(0.06);
  // The whole print now lies on the whole board, in perspective.
  expect(await colourAt(page, [0.47 * wide, 0.5 * high])).toEqual([200, 40, 40]);
  expect(await colourAt(page, [0.53 * wide, 0.95 * high])).toEqual([40, 160, 40]);
  expect(await colourAt(page, [-0.02 * wide, 0.5 * high])).toEqual([20, 20, 30]);

  await clickPixel(page, [200, 200]);
  const wrong = await pixelOf(page, [0.8 * wide, 0.3 * high]);
  await page.mouse.click(wrong.x, wrong.y);
  await panelOf(page).getByText('Point 5 disagrees with the others').waitFor();
  await panelOf(page)
    .getByRole('button', { name: /^5 .*outlier\?/ })
    .waitFor();
  await picture(page, 'scan-outlier');
  await canvasOf(page).focus();
  await page.keyboard.press('Control+z');
  await atStep(page, 5);
  expect(await panelOf(page).getByText('disagrees').count()).toBe(0);

  const [board, history] = [await boardOn(page), await steps(page)];
  await saved(page);
  await page.reload();
  await ready(page);
  await laid(page);
  expect([await boardOn(page), await steps(page)]).toEqual([board, history]);
  expect(await colourAt(page, [0.47 * wide, 0.5 * high])).toEqual([200, 40, 40]);
  expect(asked.filter((each) => !each.startsWith('GET '))).toEqual([]);
  expect(JSON.stringify(board)).not.toContain('photograph.png');
});

test('words beside control points are whole where the points are at the rim of the window', async () => {
  const page = await calibrated();
  await editorOf(page).evaluate((element) => {
    const { canvas } = element as unknown as LamplighterEditor;
    // The first corner of the board comes to lie near the top of the window, in the middle.
    const [x, y] = canvas.pixelOf([0, 0]);
    canvas.panBy([canvas.size[0] / 2 - x, 12 - y]);
  });
  expect(await isInView(page, '1')).toBe(true);
  await picture(page, 'scan-words-at-rim');
});

test('a control point is dragged, typed, selected and removed; a locked scan stays', async () => {
  const page = await calibrated();
  const [wide] = (await boardOn(page)).extent;
  const from = await pixelOf(page, [wide, 0]);
  await page.mouse.move(from.x, from.y);
  // It is there before anything is pressed, and goes with the tool.
  await page.locator('lamplighter-loupe').waitFor();
  await take(page, 'c');
  await expect.poll(() => page.locator('lamplighter-loupe').count()).toBe(0);
  await take(page, 'p');
  await page.mouse.down();
  await page.mouse.move(from.x - 20, from.y + 10, { steps: 4 });
  await page.locator('lamplighter-loupe').waitFor();
  await picture(page, 'scan-magnifier');
  await page.mouse.up();
  await atStep(page, 6);
  const [, moved] = await pointsOn(page);
  expect(moved!.at).toEqual([wide, 0]);
  expect(moved!.pixel[0]).toBeLessThan(545);
  const panel = panelOf(page);
  await panel.getByRole('spinbutton', { name: 'Pixels from its left edge' }).fill('550');
  await page.keyboard.press('Enter');
  await panel.getByRole('spinbutton', { name: 'Pixels from its top edge' }).fill('20');
  await page.keyboard.press('Enter');
  await atStep(page, 8);
  expect((await pointsOn(page))[1]!.pixel).toEqual([550, 20]);
  await panel.getByRole('button', { name: 'Lock' }).click();
  await canvasOf(page).focus();
  await page.keyboard.press('Delete');
  expect(await pointsOn(page)).toHaveLength(4);
  await panel.getByRole('button', { name: 'Lock' }).click();
  await canvasOf(page).focus();
  await page.keyboard.press('Delete');
  await atStep(page, 9);
  expect((await pointsOn(page)).map(({ at }) => at[0])).toEqual([0, wide, 0]);
  await page.getByText('Click the top right corner of the printed board').waitFor();
});

test('what is no scan gets a sentence, and the table stays as it was', async () => {
  const page = await emptyBoard(await open('?board=teaching/two-routes'));
  const before = await boardOn(page);
  const files: readonly (readonly [string, Buffer, RegExp])[] = [
    ['huge.png', Buffer.concat([pngHead(10000, 10000), Buffer.from('cut off')]), /cannot be decoded: it is broken/],
    ['larger.png', pngHead(20000, 10000), /200 megapixels; 100 are the most/],
    ['notes.png', Buffer.from('Dear Boss, I keep on hearing'), /is no picture: a scan is a PNG, JPEG or WebP/],
    ['drawing.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'), /is a drawing \(SVG/],
    ['<img src=x onerror=alert(1)>.png', Buffer.from('GIF89a'), /onerror=alert\(1\)>\.png" is a GIF/],
    ['cut.png', scanOf(30).subarray(0, 400), /cannot be decoded|^$/],
  ]; // prettier-ignore
  for (const [name, buffer, sentence] of files) {
    await drop(page, { name, mimeType: name.endsWith('svg') ? 'image/svg+xml' : 'image/png', buffer });
    await expect.poll(() => panelOf(page).getByRole('alert').innerText()).toMatch(sentence);
  }
  await picture(page, 'scan-refused');
  expect(await boardOn(page)).toEqual(before);
  // And a right one is still taken.
  await drop(page, PHOTOGRAPH);
  await laid(page);
});

test('how the picture looks is changed and kept; the magnifier and peeking are held', async () => {
  const page = await calibrated();
  const [wide, high] = (await boardOn(page)).extent;
  const panel = panelOf(page);
  await panel.getByRole('slider', { name: 'Opacity' }).fill('50');
  await panel.getByRole('checkbox', { name: 'Greyscale' }).check();
  await expect.poll(async () => new Set(await colourAt(page, [0.3 * wide, 0.5 * high])).size).toBe(1);
  await panel.getByRole('checkbox', { name: 'Greyscale' }).uncheck();
  await panel.getByRole('checkbox', { name: 'Inverted' }).check();
  await expect.poll(() => colourAt(page, [0.3 * wide, 0.5 * high])).toEqual([55, 215, 215]);
  await saved(page);
  await page.reload();
  await ready(page);
  await laid(page);
  await expect.poll(() => colourAt(page, [0.3 * wide, 0.5 * high])).toEqual([55, 215, 215]);
  expect(await layer(page, (element) => element.look.opacity)).toBe(50);
  const middle = await pixelOf(page, [wide / 2, high / 2]);
  await page.mouse.move(middle.x, middle.y);
  await canvasOf(page).focus();
  await page.keyboard.down('z');
  await page.locator('lamplighter-loupe').waitFor();
  await page.keyboard.up('z');
  await page.locator('lamplighter-loupe').waitFor({ state: 'detached' });
  const isPeeking = (): Promise<boolean> =>
    editorOf(page).evaluate((element) =>
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

test('a pan moves the picture without painting it', async () => {
  const page = await calibrated();
  // To be painted a canvas is given its size anew.
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

test('a board that names a picture says whether it is here, and knows it by its fingerprint', async () => {
  const page = await calibrated();
  const points = await pointsOn(page);
  await panelOf(page).getByRole('button', { name: 'Delete from this machine' }).click();
  await panelOf(page).getByText('which is not on this machine').waitFor();
  await saved(page);
  await page.reload();
  await ready(page);
  await page.getByRole('tab', { name: 'Scan' }).click();
  await panelOf(page).getByText('which is not on this machine').waitFor();
  await picture(page, 'scan-missing');
  const choose = async (file: typeof PHOTOGRAPH): Promise<void> => {
    const chooser = page.waitForEvent('filechooser');
    await panelOf(page).getByRole('button', { name: 'Choose the file' }).click();
    await (await chooser).setFiles(file);
  };
  await choose({ ...PHOTOGRAPH, buffer: scanOf(31) });
  await panelOf(page).getByText('This is another picture').waitFor();
  await panelOf(page).getByRole('button', { name: 'Lay it under as another scan' }).waitFor();
  await choose({ ...PHOTOGRAPH, name: 'renamed.png' });
  await laid(page);
  await panelOf(page).getByText('renamed.png').waitFor();
  expect(await pointsOn(page)).toEqual(points);
  expect(await panelOf(page).getByText('This is another picture').count()).toBe(0);
});

test('a photograph that was taken on its side stands upright', async () => {
  const page = await emptyBoard(await open('?board=teaching/two-routes'));
  const base64 = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 300, height: 200 });
    canvas.getContext('2d')!.fillRect(0, 0, 300, 200);
    return canvas.toDataURL('image/jpeg').split(',')[1]!;
  });
  // An Exif segment that says no more than: turn it a quarter clockwise.
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

test('a picture that the browser cannot keep is shown all the same, and says so', async () => {
  const page = await emptyBoard(await open('?board=teaching/two-routes'));
  await page.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('The disk is full.', 'QuotaExceededError');
    };
  });
  await drop(page, PHOTOGRAPH);
  await laid(page);
  await panelOf(page).getByText('The browser has no room to keep this picture').waitFor();
});

test('Whitechapel lies over the practice scan, and its file does not know', async () => {
  const page = await open();
  await ready(page);
  await laid(page);
  expect((await boardOn(page)).provenance.scans).toBeUndefined();
  expect((await steps(page)).names).toHaveLength(1);
  const truth = await import('../editor/app/practice/whitechapel.truth.json', { with: { type: 'json' } });
  const map = await layer(page, (element) => element.map!);
  const board = await boardOn(page);
  const circle = 'circles' in board ? board.circles.find(({ number }) => number === 65)! : undefined;
  const [x, y] = applyHomography(invertHomography(map), circle!.at);
  const [seenX, seenY] = truth.default.nodes.c65 as [number, number];
  expect(Math.hypot(x - seenX, y - seenY)).toBeLessThan(0.1);
  await picture(page, 'scan-practice');
  // Only who calibrates it writes it into the file.
  await take(page, 'p');
  await page.getByText('Click the top left corner of the printed board').waitFor();
  await clickPixel(page, truth.default.controlPoints[0]!.picture as unknown as Point);
  await atStep(page, 1);
  expect((await boardOn(page)).provenance.scans).toHaveLength(1);
});

test('a finger slides to a corner under the magnifier', async () => {
  const page = await emptyBoard(await open('?board=teaching/two-routes', { hasTouch: true }));
  await drop(page, PHOTOGRAPH);
  await laid(page);
  const map = await layer(page, (element) => element.map!);
  const corner = await pixelOf(page, applyHomography(map, CORNERS[0]!));
  const touch = await page.context().newCDPSession(page);
  const at = (type: string, x?: number, y?: number): Promise<unknown> =>
    touch.send('Input.dispatchTouchEvent', {
      type: type as 'touchStart',
      touchPoints: x === undefined ? [] : [{ x, y: y! }],
    });
  await at('touchStart', corner.x + 60, corner.y + 60);
  for (const step of [40, 20, 0]) await at('touchMove', corner.x + step, corner.y + step);
  await page.locator('lamplighter-loupe').waitFor();
  await picture(page, 'scan-finger');
  await at('touchEnd');
  await atStep(page, 2);
  const [point] = await pointsOn(page);
  expect(Math.hypot(point!.pixel[0] - 60, point!.pixel[1] - 40)).toBeLessThan(3);
});
