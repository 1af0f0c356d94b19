import sharp from 'sharp';
import { expect, test } from 'vitest';
import { hasFont, loadSharp, loadSharpForDrawing } from './load-sharp.js';

test('the library that is installed here finds a font', async () => {
  expect(await loadSharp()).toEqual({ ok: true, value: sharp });
  expect(await loadSharpForDrawing('export svg')).toEqual({ ok: true, value: sharp });
});

test.each([
  ['ERR_MODULE_NOT_FOUND', 'Cannot find package', 'which is not installed here.'],
  [undefined, 'Could not load it.\nTry this', 'which does not start here (Could not load it).'],
])('without it a sentence says what to do: %s', async (code, message, expected) => {
  const fetch = (): Promise<never> => Promise.reject(Object.assign(new Error(message), { code }));
  const [reading, drawing] = [await loadSharp(fetch), await loadSharpForDrawing('export svg', fetch)];
  const sentence = `Pictures in pixels need the library sharp, ${expected} Run "npm install sharp"`;
  expect(reading.ok ? '' : reading.message).toBe(`${sentence}.`);
  expect(drawing.ok ? '' : drawing.message).toBe(`${sentence}, or export svg.`);
});

test('without a font all digits are the same box, and that is refused', async () => {
  expect(await hasFont(() => Promise.resolve('box'))).toBe(false);
  const blind = (() => ({ raw: () => ({ toBuffer: () => Promise.resolve(Buffer.alloc(4)) }) })) as unknown;
  const opened = await loadSharpForDrawing('export svg', () =>
    Promise.resolve({ default: blind as typeof sharp }),
  );
  expect(opened.ok ? '' : opened.message).toContain('There is no font on this machine');
});
