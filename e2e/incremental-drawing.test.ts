/** What is drawn after many edits is what is drawn of the same board at once, whatever was touched on the way. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { LamplighterCanvas } from '../editor/view/canvas/lamplighter-canvas.js';
import type { Board } from '../model/index.js';
import { arbitraryEdit } from '../testing/arbitrary-action.js';
import { officialBoard } from '../testing/official-board.js';
import { click, ready, streetBoardOn } from './hands.js';
import { stage } from './harness.js';

const { open } = stage();

test.each(['whitechapel', 'whitehall', 'mr-jack-2006'])('%s after every one of many edits', async (name) => {
  const page = await open('?board=teaching/two-routes');
  await ready(page);
  const boards: Board[] = [officialBoard(name)];
  for (const edit of fc.sample(arbitraryEdit, 60)) boards.push(edit(boards.at(-1)!)[1](boards.at(-1)!));
  // There and back, as undo goes; then far ahead past many at once, and from there back by one.
  const leaps = boards.flatMap((board, i) => (i % 9 === 8 ? [board, boards[i - 1]!] : []));
  const way = [...boards, ...boards.toReversed(), ...leaps, boards.at(-1)!, boards[0]!];
  const { different, count } = await page.evaluate(async (all) => {
    const newCanvas = (): LamplighterCanvas => {
      const canvas = document.createElement('lamplighter-canvas');
      document.body.append(canvas);
      return canvas as LamplighterCanvas;
    };
    /** Every outline and every number by its look. Those of one look may come in any order and in any number of pieces. */
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

test('what is laid round a street lies below the nodes at its ends, and above the street', async () => {
  const page = await open('?board=teaching/two-routes');
  await ready(page);
  const { circles, crossings } = await streetBoardOn(page);
  const [[x1, y1], [x2, y2]] = [circles[0]!.at, crossings[0]!.at];
  await click(page, [(x1 + x2) / 2, (y1 + y2) / 2]);
  await page.locator('lamplighter-canvas .line.selection').first().waitFor({ state: 'attached' });
  const order = await page
    .locator('lamplighter-canvas .layers > svg')
    .evaluateAll((layers) =>
      layers.map((layer) => (layer.querySelector('.line.selection') ? 'halo' : layer.classList[0]!)),
    );
  expect(order.indexOf('halo')).toBeGreaterThan(order.indexOf('lines'));
  expect(order.indexOf('halo')).toBeLessThan(order.indexOf('nodes'));
});
