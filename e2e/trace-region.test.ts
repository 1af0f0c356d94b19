/** Traces a region of Whitechapel by mouse and counts what that takes. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { idOfCircle, type Point } from '../model/index.js';
import { shippedStreetBoard } from '../testing/boards/shipped-boards.js';
import { boardToPixel, canvasLocator, createBoard, readStreetBoard } from './editor-driver.js';
import { takeScreenshot, useEditor } from './editor-fixture.js';

const { openPage } = useEditor();
const print = shippedStreetBoard('whitechapel');
const CENTRE: Point = [3700, 2600];

const distance = ({ at }: { readonly at: Point }): number => Math.hypot(at[0] - CENTRE[0], at[1] - CENTRE[1]);
const nearest = <T extends { readonly at: Point }>(nodes: readonly T[], count: number): readonly T[] =>
  nodes.toSorted((a, b) => distance(a) - distance(b)).slice(0, count);

/** The region: circles in the order of their numbers, crossings, and the straight streets between them. */
const circles = nearest(print.circles, 15).toSorted((a, b) => a.number - b.number);
const crossings = nearest(print.crossings, 14);
const placeOf = new Map<string, Point>([
  ...circles.map((circle) => [idOfCircle(circle), circle.at] as const),
  ...crossings.map(({ id, at }) => [id, at] as const),
]);
const streets = print.streets.filter(({ between }) => between.every((id) => placeOf.has(id))).slice(0, 20);

/** The streets in chains, as a hand draws them without lifting. */
function chainsOf(all: typeof streets): readonly (readonly string[])[] {
  const left = new Set(all);
  const chains: string[][] = [];
  for (const street of all) {
    if (!left.delete(street)) continue;
    const chain: string[] = [...street.between];
    for (;;) {
      const next = [...left].find(({ between }) => between.some((id) => id === chain.at(-1)));
      if (!next) break;
      left.delete(next);
      chain.push(next.between.find((id) => id !== chain.at(-1))!);
    }
    chains.push(chain);
  }
  return chains;
}

/** Clicks and keys, counted. */
function hand(page: Page, scale: number) {
  const count = { clicks: 0, keys: 0 };
  return {
    count,
    click: async ([x, y]: Point): Promise<void> => {
      count.clicks++;
      const pixel = await boardToPixel(page, [x * scale, y * scale]);
      await page.mouse.click(pixel.x, pixel.y);
    },
    moveTo: async ([x, y]: Point): Promise<void> => {
      const pixel = await boardToPixel(page, [x * scale, y * scale]);
      await page.mouse.move(pixel.x, pixel.y);
    },
    press: async (keys: string): Promise<void> => {
      for (const key of keys === 'Escape' ? [keys] : keys) {
        count.keys++;
        await page.keyboard.press(key);
      }
    },
  };
}

test('15 circles, their crossings and 20 streets: at most 1.2 keys per circle, one click per node', async () => {
  const page = await openPage('?board=whitechapel');
  await createBoard(page, 'lfw', 'A region');
  const { extent } = await readStreetBoard(page);
  const { count, click, moveTo, press } = hand(page, extent[0] / print.extent[0]);
  await canvasLocator(page).focus();

  await press('c');
  let last = 0;
  for (const { number, at } of circles) {
    await moveTo(at);
    // Half of the numbers that do not go on are typed before the click, the others after it.
    const isTyped = number !== last + 1;
    if (isTyped && last % 2 === 0) await press(String(number));
    await click(at);
    if (isTyped && last % 2 === 1) await press(String(number));
    last = number;
  }
  // A number is complete after a moment without another digit.
  await expect
    .poll(async () => (await readStreetBoard(page)).circles.map(({ number }) => number))
    .toEqual(circles.map(({ number }) => number));
  expect(count.keys / circles.length).toBeLessThanOrEqual(1.2);
  expect(count.clicks).toBe(circles.length);

  await press('x');
  for (const { at } of crossings) await click(at);
  await press('s');
  const chains = chainsOf(streets);
  for (const chain of chains) {
    for (const id of chain) await click(placeOf.get(id)!);
    await press('Escape');
  }
  const board = await readStreetBoard(page);
  expect(board.crossings).toHaveLength(crossings.length);
  expect(board.streets).toHaveLength(streets.length);
  expect(streets).toHaveLength(20);
  // A chain begins with one click more than it has streets.
  expect(count.clicks).toBe(circles.length + crossings.length + streets.length + chains.length);
  expect((count.keys - 3) / (circles.length + crossings.length + streets.length)).toBeLessThan(1);
  await takeScreenshot(page, 'traced-region');
});
