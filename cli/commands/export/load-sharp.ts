/** Loads sharp, the image library. Only pictures need it, so it is loaded on demand and may be missing. */
import type sharp from 'sharp';
import { failure, type Failure, type Result } from '../../command/command.js';
import { escapeControlCharacters } from '../../terminal/terminal.js';

/** The function that sharp exports. */
export type Sharp = typeof sharp;

/** Sharp if it is installed and finds a font; otherwise what to do about it. */
export async function loadSharp(
  fetch: () => Promise<{ readonly default: Sharp }> = () => import('sharp'),
): Promise<Result<Sharp>> {
  let sharp: Sharp;
  try {
    sharp = (await fetch()).default;
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    return code === 'ERR_MODULE_NOT_FOUND'
      ? no('Pictures in pixels are made by the library sharp, which is not installed here.')
      : no(
          `Pictures in pixels are made by the library sharp, which does not start here (${firstLine(message)}).`,
        );
  }
  if (await hasFont((digit) => inkOf(sharp, digit))) return { ok: true, value: sharp };
  return failure(
    'There is no font on this machine, so the numbers would be missing from the picture. Install one, such as Liberation Sans or DejaVu Sans, or export svg.',
  );
}

const no = (what: string): Failure => failure(`${what} Run "npm install sharp", or export svg.`);

const firstLine = (message: string): string =>
  escapeControlCharacters(message.trim().split('\n')[0] ?? '').replace(/\.$/, '');

/** Without a font, every character is drawn as the same empty box, without an error. */
export const hasFont = async (inkOf: (digit: string) => Promise<string>): Promise<boolean> =>
  (await inkOf('1')) !== (await inkOf('8'));

/** The pixels of a digit, as a text for comparison. */
async function inkOf(sharp: Sharp, digit: string): Promise<string> {
  const { FONT_FAMILY } = await import('../../../exchange/draw/index.js');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="32" height="32"><text x="4" y="26" font-size="24" font-family="${FONT_FAMILY}">${digit}</text></svg>`;
  return (await sharp(Buffer.from(svg)).raw().toBuffer()).toString('base64');
}
