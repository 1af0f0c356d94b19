/** The library that makes pixels. Only pictures need it, so it is fetched when one is asked for, and may be missing. */
import type sharp from 'sharp';
import type { Asked } from './board-relation.js';
import { visible } from './terminal.js';

/** The library's one function. */
export type Sharp = typeof sharp;

/** The library if it is there and finds a font; otherwise what to do about it. */
export async function openSharp(
  fetch: () => Promise<{ readonly default: Sharp }> = () => import('sharp'),
): Promise<Asked<Sharp>> {
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
  if (await findsFont((digit) => inkOf(sharp, digit))) return { ok: true, value: sharp };
  return {
    ok: false,
    message:
      'There is no font on this machine, so the numbers would be missing from the picture. Install one, such as Liberation Sans or DejaVu Sans, or export svg.',
  };
}

const no = (what: string): { readonly ok: false; readonly message: string } => ({
  ok: false,
  message: `${what} Run "npm install sharp", or export svg.`,
});

const firstLine = (message: string): string =>
  visible(message.trim().split('\n')[0] ?? '').replace(/\.$/, '');

/** Without a font all characters come out as the same empty box, and nobody says so. */
export const findsFont = async (inkOf: (digit: string) => Promise<string>): Promise<boolean> =>
  (await inkOf('1')) !== (await inkOf('8'));

/** The pixels of a digit, as a text to compare. */
async function inkOf(sharp: Sharp, digit: string): Promise<string> {
  const { FONTS } = await import('../exchange/draw/sheet.js');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="32" height="32"><text x="4" y="26" font-size="24" font-family="${FONTS}">${digit}</text></svg>`;
  return (await sharp(Buffer.from(svg)).raw().toBuffer()).toString('base64');
}
