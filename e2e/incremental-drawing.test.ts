/** Incremental drawing after many edits equals drawing the same board at once. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { LamplighterCanvas } from '../editor/view/canvas/lamplighter-canvas.js';
import type { Board } from '../model/index.js';
import { arbitraryEdit } from '../testing/editor/arbitrary-edit.js';
import { shippedBoard } from '../testing/boards/shipped-boards.js';
import { editBoard } from '../testing/editor/edit-boards.js';
import { clickAt, waitForEditor, readStreetBoard } from './editor-driver.js';
import { useEditor } from './editor-fixture.js';

const { openPage } = useEditor();

test.each(['whitechapel', 'whitehall', 'mr-jack-2006'])('%s after every one of many edits', async (name) => {
  const page = await openPage('?board=teaching/two-routes');
  await waitForEditor(page);
  const boards: Board[] = [shippedBoard(name)];
  for (const edit of fc.sample(arbitraryEdit, 60))
    boards.push(editBoard(boards.at(-1)!, edit(boards.at(-1)!)[1]));
  // Forward and back as by undo; then a jump over many steps, and back by one.
  const leaps = boards.flatMap((board, i) => (i % 9 === 8 ? [board, boards[i - 1]!] : []));
  const way = [...boards, ...boards.toReversed(), ...leaps, boards.at(-1)!, boards[0]!];
  const { different, count } = await page.evaluate(async (all) => {
    const newCanvas = (): LamplighterCanvas => {
      const canvas = document.createElement('lamplighter-canvas');
      document.body.append(canvas);
      return canvas as LamplighterCanvas;
    };
    /** Every outline and number by class. Those of one class may come in any order and number of pieces. */
    const drawnOn = async (canvas: LamplighterCanvas, board: Board): Promise<readonly string[]> => {
      canvas.board = board;
      await canvas.updateComplete;
      const marks = canvas.renderRoot.querySelectorAll('.layers :is(path, rect, text, polygon, circle)');
      return [...marks]
        .flatMap(({ localName, attributes, textContent, parentElement }) => {
          const { d, ...look } = Object.fromEntries(
            Array.from(attributes, (each) => [each.name, each.value]),
          );
          const pieces = d === '' ? [] : (d?.split(/(?=M)/) ?? ['']);
          return pieces.map((piece) =>
            [parentElement!.getAttribute('class'), localName, JSON.stringify(look), piece, textContent].join(
              ' ',
            ),
          );
        })
        .sort();
    };
    const following = newCanvas();
    const found: unknown[] = [];
    for (const [i, board] of all.entries()) {
      const fresh = newCanvas();
      const [old, young] = [await drawnOn(following, board), await drawnOn(fresh, board)];
      const surplus = old.filter((mark) => !young.includes(mark));
      const missing = young.filter((mark) => !old.includes(mark));
      if (old.join() !== young.join()) found.push({ i, surplus, missing });
      fresh.remove();
    }
    return { different: found.slice(0, 3), count: (await drawnOn(following, all[0]!)).length };
  }, way);
  expect(different).toEqual([]);
  // It must have drawn something.
  expect(count).toBeGreaterThan(60);
});

test('a street halo is below the nodes at its ends and above the street', async () => {
  const page = await openPage('?board=teaching/two-routes');
  await waitForEditor(page);
  const { circles, crossings } = await readStreetBoard(page);
  const [[x1, y1], [x2, y2]] = [circles[0]!.at, crossings[0]!.at];
  await clickAt(page, [(x1 + x2) / 2, (y1 + y2) / 2]);
  await page.locator('lamplighter-canvas .line.selection').first().waitFor({ state: 'attached' });
  const order = await page
    .locator('lamplighter-canvas .layers > svg')
    .evaluateAll((layers) =>
      layers.map((layer) => (layer.querySelector('.line.selection') ? 'halo' : layer.classList[0]!)),
    );
  expect(order.indexOf('halo')).toBeGreaterThan(order.indexOf('lines'));
  expect(order.indexOf('halo')).toBeLessThan(order.indexOf('nodes'));
});
