import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawBoard, THEMES } from '../../../exchange/draw/index.js';
import { PALETTES } from '../../../exchange/draw/sheet/palette.js';
import { shippedBoard } from '../../../testing/boards/shipped-boards.js';
import {
  rasteriseSvg,
  checkDrawingLength,
  checkPictureSize,
  parseSvgSize,
  parsePictureWidth,
} from './rasterise.js';

test.each([
  [undefined, 2400],
  ['100', 100],
  ['10000', 10000],
])('--width %s', (given, value) => {
  expect(parsePictureWidth(given, 10000)).toEqual({ ok: true, value });
});

test.each(['99', '10001', '1e3', '-5', '2400.5', 'wide', '9'.repeat(40)])(
  '--width %s is refused',
  (given) => {
    const width = parsePictureWidth(given, 10000);
    expect(width.ok ? '' : width.message).toContain(
      '--width must be a whole number of pixels from 100 to 10000; found "',
    );
  },
);

test('a picture is refused when it is too large, or longer than libraries can count', () => {
  expect(checkPictureSize(10000, 12000)).toBeUndefined();
  expect(checkPictureSize(10000, 15000)).toBe(
    'The picture would be 10000 × 15000 pixels, which is too many. Choose a smaller --width.',
  );
  expect(checkPictureSize(100, 30000)).toContain('too many');
});

test('a drawing is refused that the reader of SVG would not take', async () => {
  const drawing = (length: number): string => {
    const [start, end] = [
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path d="M0 0',
      '"/></svg>',
    ];
    return `${start}${'L1 1'.padEnd(length - start.length - end.length)}${end}`;
  };
  expect(checkDrawingLength(drawing(10_000_000))).toBeUndefined();
  await expect(rasteriseSvg(sharp, drawing(10_000_000), '#ffffff', 'png')).resolves.toBeDefined();
  expect(checkDrawingLength(drawing(10_000_001))).toBe(
    'The board has too much on it to make pixels of: its drawing has 11 million characters, and 10 are the most. Draw it with --to svg.',
  );
});

test.each(['png', 'jpeg'] as const)('a %s is as large as asked, and always the same', async (format) => {
  const drawing = drawBoard(shippedBoard('mr-jack-2006'), { width: 700 });
  const [width, height] = parseSvgSize(drawing);
  const picture = await rasteriseSvg(sharp, drawing, '#ffffff', format);
  const reported = await sharp(picture).metadata();
  expect([reported.format, reported.width, reported.height, reported.hasAlpha, reported.density]).toEqual([
    format,
    700,
    height,
    false,
    300,
  ]);
  expect(width).toBe(700);
  expect(await rasteriseSvg(sharp, drawing, '#ffffff', format)).toEqual(picture);
});

test.each(THEMES)('in %s the page goes to the rim, and the words are there', async (theme) => {
  const drawing = drawBoard(shippedBoard('mr-jack-2006'), { theme, width: 700 });
  const { page } = PALETTES[theme];
  const pixels = async (svg: string): Promise<Buffer> =>
    sharp(await rasteriseSvg(sharp, svg, page, 'png'))
      .raw()
      .toBuffer();
  const drawn = await pixels(drawing);
  const [width, height] = parseSvgSize(drawing);
  for (const at of [0, width - 1, width * (height - 1), width * height - 1])
    for (let k = 0; k < 3; k++)
      // One more or less is rounding; a rim of another colour is not.
      expect(
        Math.abs(drawn[3 * at + k]! - Number.parseInt(page.slice(1 + 2 * k, 3 + 2 * k), 16)),
      ).toBeLessThan(2);
  const wordless = await pixels(drawing.replace(/<text[^>]*>[^<]*<\/text>/g, ''));
  expect(drawn.filter((each, i) => Math.abs(each - wordless[i]!) > 60).length).toBeGreaterThan(2000);
});
