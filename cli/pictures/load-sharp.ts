/** Loads sharp, the image library. Only pictures need it, so it is loaded on demand and may be missing. */
import type sharp from 'sharp';
import { failure, type Result } from '../command/command.js';
import { escapeControlCharacters } from '../terminal/terminal.js';

/** The function that sharp exports. */
export type Sharp = typeof sharp;

type FetchSharp = () => Promise<{ readonly default: Sharp }>;
const fetchSharp: FetchSharp = () => import('sharp');

/** Sharp if it is installed; otherwise what to do about it. */
export async function loadSharp(fetch = fetchSharp): Promise<Result<Sharp>> {
  try {
    return { ok: true, value: (await fetch()).default };
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    const why =
      code === 'ERR_MODULE_NOT_FOUND'
        ? 'which is not installed here'
        : `which does not start here (${firstLine(message)})`;
    return failure(`Pictures in pixels need the library sharp, ${why}. Run "npm install sharp".`);
  }
}

/** Sharp if it is installed and finds a font; otherwise what to do about it, such as `export svg` instead. */
export async function loadSharpForDrawing(instead: string, fetch = fetchSharp): Promise<Result<Sharp>> {
  const sharp = await loadSharp(fetch);
  if (!sharp.ok) return failure(sharp.message.replace(/\.$/, `, or ${instead}.`));
  if (await hasFont((digit) => inkOf(sharp.value, digit))) return sharp;
  return failure(
    `There is no font on this machine, so the numbers would be missing from the picture. Install one, such as Liberation Sans or DejaVu Sans, or ${instead}.`,
  );
}

const firstLine = (message: string): string =>
  escapeControlCharacters(message.trim().split('\n')[0] ?? '').replace(/\.$/, '');

/** Without a font, every character is drawn as the same empty box, without an error. */
export const hasFont = async (inkOf: (digit: string) => Promise<string>): Promise<boolean> =>
  (await inkOf('1')) !== (await inkOf('8'));

/** The pixels of a digit, as a text for comparison. */
async function inkOf(sharp: Sharp, digit: string): Promise<string> {
  const { FONT_FAMILY } = await import('../../exchange/draw/index.js');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="32" height="32"><text x="4" y="26" font-size="24" font-family="${FONT_FAMILY}">${digit}</text></svg>`;
  return (await sharp(Buffer.from(svg)).raw().toBuffer()).toString('base64');
}
