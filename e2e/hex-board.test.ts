/** A hex board: lattice by three clicks, hexes painted by dragging, starting position, light lens. */
import { expect, test } from 'vitest';
import { centreOfHex, idOfHex, type HexBoard, type Point } from '../model/index.js';
import { expectUndoRedoRoundTrip, downloadBoard } from './document-driver.js';
import {
  readBoard,
  canvasLocator,
  clickAt,
  dragBetween,
  readFindings,
  createBoard,
  waitForEditor,
  pressToolKey,
} from './editor-driver.js';
import { takeScreenshot, useEditor } from './editor-fixture.js';

const { openPage } = useEditor();

test('lattice, painting, pieces, light lens, and undo of everything', async () => {
  const page = await openPage('?board=mr-jack-2006');
  await createBoard(page, 'mj', 'A small quarter');
  const opened = await downloadBoard(page);
  const hexBoard = async (): Promise<HexBoard> => (await readBoard(page)) as HexBoard;
  const options = page.locator('lamplighter-tool-options');
  const choose = (name: RegExp): Promise<void> => options.getByRole('radio', { name }).first().click();

  // The print has hexes of size 700, the first one at 2000, 2000.
  const layout = { orientation: 'flat-top' as const, origin: [2000, 2000] as Point, size: 700 };
  const at = (q: number, r: number): Point => centreOfHex(layout, [q, r]).map(Math.round) as unknown as Point;
  await pressToolKey(page, 'h');
  // A board without hexes begins with the lattice.
  await clickAt(page, at(0, 0));
  await clickAt(page, at(0, 1));
  const between: Point = [at(1, 1)[0] - 456, at(1, 1)[1] + 390];
  await clickAt(page, between);
  await page.getByText(/The lattice is not changed: it would be .* more than half a hex/).waitFor();
  await clickAt(page, at(4, 0));
  const laid = (await hexBoard()).layout;
  expect(Math.abs(laid.size - layout.size)).toBeLessThan(12);

  await choose(/street/i);
  await dragBetween(page, at(0, 0), at(0, 2));
  await dragBetween(page, at(1, 0), at(1, 2));
  await dragBetween(page, at(2, -1), at(2, 1));
  await choose(/gaslight/i);
  await clickAt(page, at(1, 1));
  await choose(/manhole/i);
  await clickAt(page, at(0, 2));
  await clickAt(page, at(2, -1));
  let board = await hexBoard();
  expect(board.hexes).toHaveLength(9);
  expect(board.hexes.filter(({ kind }) => kind === 'gaslight')).toHaveLength(1);

  await pressToolKey(page, 'e');
  await choose(/watson/i);
  await clickAt(page, at(0, 0));
  await clickAt(page, at(1, 0));
  await choose(/holmes/i);
  await clickAt(page, at(2, 1));
  await choose(/lamp 1|^1$/i);
  await clickAt(page, at(1, 1));
  await choose(/cover/i);
  await clickAt(page, at(0, 2));
  // North of the top hex of a column there is nothing: an exit, and police at it.
  await choose(/exit/i);
  const [x, y] = at(1, 0);
  await clickAt(page, [x, y - 450]);
  await choose(/cordon/i);
  await clickAt(page, [x, y]);
  board = await hexBoard();
  expect(board.setup?.characters.map(({ character }) => character)).toEqual(['holmes', 'watson']);
  const gaslight = board.hexes.find(({ kind }) => kind === 'gaslight')!;
  expect(board.setup?.lamps).toEqual([{ tile: '1', hex: idOfHex(gaslight) }]);
  expect(board.setup?.watsonFaces).toBe('SE');
  expect(board.setup?.covers).toHaveLength(1);
  expect(board.exits).toHaveLength(1);
  expect(board.setup?.cordons).toEqual(board.exits.map(({ id }) => id));
  await pressToolKey(page, 'v');
  await page.keyboard.press('1');
  await takeScreenshot(page, 'hex-light');
  expect((await readFindings(page)).filter((each) => each.startsWith('error'))).toEqual([]);

  await expectUndoRedoRoundTrip(page, opened);
});

test('the minimap shows hexes that touch', async () => {
  const page = await openPage('?board=mr-jack-2006');
  await waitForEditor(page);
  await canvasLocator(page).focus();
  await page.keyboard.press('+');
  await page.keyboard.press('+');
  const map = page.locator('lamplighter-minimap');
  await map.locator('svg').waitFor();
  const { layout, hexes } = (await readBoard(page)) as HexBoard;
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
  await takeScreenshot(page, 'hex-minimap');
});
