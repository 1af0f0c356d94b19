/** A hex board: the lattice by three clicks, hexes painted with strokes, the starting position, light seen through a lens. */
import { expect, test } from 'vitest';
import { centreOfHex, idOfHex, type HexBoard, type Point } from '../model/index.js';
import { expectToAndFro, exported } from './drawing.js';
import { boardOn, canvasOf, click, drag, findingsOn, newBoard, ready, take } from './hands.js';
import { picture, stage } from './harness.js';

const { open } = stage();

test('lay the lattice, paint, place, turn the lantern, and take it all back', async () => {
  const page = await open('?board=mr-jack-2006');
  await newBoard(page, 'mj', 'A small quarter');
  const opened = await exported(page);
  const hexBoard = async (): Promise<HexBoard> => (await boardOn(page)) as HexBoard;
  const options = page.locator('lamplighter-tool-options');
  const choose = (name: RegExp): Promise<void> => options.getByRole('radio', { name }).first().click();

  // The print has hexes of size 700, the first one at 2000, 2000.
  const layout = { orientation: 'flat-top' as const, origin: [2000, 2000] as Point, size: 700 };
  const at = (q: number, r: number): Point => centreOfHex(layout, [q, r]).map(Math.round) as unknown as Point;
  await take(page, 'h');
  await choose(/lattice/i);
  await click(page, at(0, 0));
  await click(page, at(0, 1));
  await click(page, at(4, 0));
  const laid = (await hexBoard()).layout;
  expect(Math.abs(laid.size - layout.size)).toBeLessThan(12);

  await choose(/street/i);
  await drag(page, at(0, 0), at(0, 2));
  await drag(page, at(1, 0), at(1, 2));
  await drag(page, at(2, -1), at(2, 1));
  await choose(/gaslight/i);
  await click(page, at(1, 1));
  await choose(/manhole/i);
  await click(page, at(0, 2));
  await click(page, at(2, -1));
  let board = await hexBoard();
  expect(board.hexes).toHaveLength(9);
  expect(board.hexes.filter(({ kind }) => kind === 'gaslight')).toHaveLength(1);

  await take(page, 'e');
  await choose(/watson/i);
  await click(page, at(0, 0));
  await click(page, at(1, 0));
  await choose(/holmes/i);
  await click(page, at(2, 1));
  await choose(/lamp 1|^1$/i);
  await click(page, at(1, 1));
  await choose(/cover/i);
  await click(page, at(0, 2));
  // North of the hex at the top of its column there is nothing: an exit, and police at it.
  await choose(/exit/i);
  const [x, y] = at(1, 0);
  await click(page, [x, y - 450]);
  await choose(/cordon/i);
  await click(page, [x, y]);
  board = await hexBoard();
  expect(board.setup?.characters.map(({ character }) => character)).toEqual(['holmes', 'watson']);
  const gaslight = board.hexes.find(({ kind }) => kind === 'gaslight')!;
  expect(board.setup?.lamps).toEqual([{ tile: '1', hex: idOfHex(gaslight) }]);
  expect(board.setup?.watsonFaces).toBe('SE');
  expect(board.setup?.covers).toHaveLength(1);
  expect(board.exits).toHaveLength(1);
  expect(board.setup?.cordons).toEqual(board.exits.map(({ id }) => id));
  await take(page, 'v');
  await page.keyboard.press('1');
  await picture(page, 'hex-light');
  expect((await findingsOn(page)).filter((each) => each.startsWith('error'))).toEqual([]);

  await expectToAndFro(page, opened);
});

test('in the corner the board looks like itself: hexes that meet', async () => {
  const page = await open('?board=mr-jack-2006');
  await ready(page);
  await canvasOf(page).focus();
  await page.keyboard.press('+');
  await page.keyboard.press('+');
  const map = page.locator('lamplighter-minimap');
  await map.locator('svg').waitFor();
  const { layout, hexes } = (await boardOn(page)) as HexBoard;
  // Near the upper and the lower side of each.
  const places = hexes.flatMap(({ at }) => {
    const [x, y] = centreOfHex(layout, at);
    return [-0.75, 0.75].map((share) => [x, y + share * layout.size] as const);
  });
  const isDrawn = await map.locator('svg').evaluate((svg, all) => {
    const paths = [...svg.querySelectorAll('path')];
    return all.map(([x, y]) => paths.some((path) => path.isPointInFill(new DOMPoint(x, y))));
  }, places);
  expect(isDrawn).not.toContain(false);
  await picture(page, 'hex-minimap');
});
