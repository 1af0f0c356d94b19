/** `lamplighter export --to svg`, `png` and `jpeg`: boards as drawings and as scans. */
import { existsSync, statSync } from 'node:fs';
import { basename, join, parse } from 'node:path';
import type { Board } from '../model/index.js';
import type { Arguments } from './arguments.js';
import type { Asked } from './board-relation.js';
import { EXIT, type ExitCode } from './command.js';
import { deliver, deliverBytes, deliverFiles, refusalOfBytes, refusalOfOutput } from './output.js';
import {
  PIXEL_FORMATS,
  pixelsOf,
  refusalOfDrawing,
  refusalOfSize,
  sizeOfDrawing,
  widthOf,
  type PixelFormat,
} from './pixels.js';
import { openSharp } from './sharp.js';
import { quoted, type Terminal } from './terminal.js';
import { oneOf, wrongUsage } from './usage.js';

export const PICTURE_FORMATS = ['svg', ...PIXEL_FORMATS] as const;
export type PictureFormat = (typeof PICTURE_FORMATS)[number];
export const PICTURE_THEMES = ['light', 'dark', 'print'] as const;
export const PICTURE_STYLES = ['drawing', 'scan'] as const;

interface Wanted {
  readonly board: Board;
  /** The file that the board is from. */
  readonly file: string;
  readonly options: Arguments['options'];
  readonly terminal: Terminal;
}

/** Draws or scans a board and delivers the picture. */
export async function deliverPicture(to: PictureFormat, wanted: Wanted): Promise<ExitCode> {
  const { options, terminal } = wanted;
  const style = oneOf(PICTURE_STYLES, options.get('style') ?? 'drawing', '--style');
  if (!style.ok) return wrongUsage(terminal, style.message, 'export');
  const misplaced = MISPLACED[style.value].find((name) => options.has(name));
  if (misplaced !== undefined)
    return wrongUsage(terminal, `--${misplaced} ${WHY_MISPLACED[style.value]}`, 'export');
  const done =
    style.value === 'drawing'
      ? await deliverDrawing(to, wanted)
      : to === 'svg'
        ? no('--style scan goes with --to png or jpeg: a photograph is made of pixels.')
        : await deliverScan(to, wanted);
  return done.ok ? done.value : wrongUsage(terminal, done.message, 'export');
}

const MISPLACED = { drawing: ['seed'], scan: ['theme', 'relation', 'of'] } as const;
const WHY_MISPLACED = {
  drawing: 'goes with --style scan.',
  scan: 'goes with a drawing; a scan shows the board as it is printed.',
} as const;

const no = (message: string): { readonly ok: false; readonly message: string } => ({ ok: false, message });

/** The words were right, so no help is offered about them. */
function notHere(terminal: Terminal, message: string): Asked<ExitCode> {
  terminal.talk(`${terminal.paintTalk('red', 'lamplighter export')}: ${message}`);
  return { ok: true, value: EXIT.usage };
}

async function deliverDrawing(
  to: PictureFormat,
  { board, options, terminal }: Wanted,
): Promise<Asked<ExitCode>> {
  const output = options.get('output');
  const theme = oneOf(PICTURE_THEMES, options.get('theme') ?? 'light', '--theme');
  if (!theme.ok) return theme;
  const width = to === 'svg' ? undefined : widthOf(options.get('width'), MOST_WIDTH);
  if (width?.ok === false) return width;
  const refusal = to === 'svg' ? undefined : refusalOfBytes(NAMES[to], output, terminal);
  if (refusal !== undefined) return no(refusal);
  const { highlightOf } = await import('./highlight.js');
  const highlight = highlightOf(board, options.get('relation'), options.get('of'));
  if (!highlight.ok) return highlight;
  const { drawBoard } = await import('../exchange/draw/index.js');
  const drawing = drawBoard(board, {
    theme: theme.value,
    ...(highlight.value && { highlight: highlight.value }),
    ...(width && { width: width.value }),
  });
  if (to === 'svg') return { ok: true, value: await deliver(drawing, output, terminal) };
  const tooLarge = refusalOfSize(...sizeOfDrawing(drawing)) ?? refusalOfDrawing(drawing);
  if (tooLarge !== undefined) return no(tooLarge);
  const sharp = await openSharp();
  if (!sharp.ok) return notHere(terminal, sharp.message);
  const { PALETTES } = await import('../exchange/draw/palette.js');
  const picture = await pixelsOf(sharp.value, drawing, PALETTES[theme.value].page, to);
  return { ok: true, value: await deliverBytes(picture, output, terminal) };
}

/** One pixel for each unit of the board. */
const MOST_WIDTH = 10000;
const NAMES = { png: 'A PNG', jpeg: 'A JPEG' } as const;

async function deliverScan(
  to: PixelFormat,
  { board, file, options, terminal }: Wanted,
): Promise<Asked<ExitCode>> {
  const { MOST_SCAN_WIDTH, printFor, takeScan } = await import('./scan-picture.js');
  const { planScan } = await import('../exchange/draw/scan/index.js');
  const width = widthOf(options.get('width'), MOST_SCAN_WIDTH);
  if (!width.ok) return width;
  const seed = seedOf(options.get('seed'));
  if (!seed.ok) return seed;
  const files = filesOfScan(options.get('output'), file);
  if (!files.ok) return files;
  const plan = planScan(board, { seed: seed.value, width: width.value });
  const tooLarge = refusalOfSize(plan.width, plan.height) ?? refusalOfDrawing(printFor(board, plan));
  if (tooLarge !== undefined) return no(tooLarge);
  const sharp = await openSharp();
  if (!sharp.ok) return notHere(terminal, sharp.message);
  terminal.progress('Taking the picture…');
  const [output, truthFile] = files.value;
  const { picture, truth } = await takeScan(sharp.value, board, plan, to, basename(output));
  const exit = await deliverFiles([[output, picture], [truthFile, truth]], terminal); // prettier-ignore
  return { ok: true, value: exit };
}

const MOST_SEED = 2 ** 32 - 1;

function seedOf(given = '1'): Asked<number> {
  const value = /^\d{1,10}$/.test(given) ? Number(given) : Number.NaN;
  return value <= MOST_SEED
    ? { ok: true, value }
    : no(`--seed is a whole number from 0 to ${MOST_SEED}, not ${quoted(given)}.`);
}

/** The picture's file and, beside it, that of the truth about it. */
function filesOfScan(output: string | undefined, input: string): Asked<readonly [string, string]> {
  if (output === undefined || output === '-')
    return no('A scan is two files, a picture and the truth about it. Name the picture after -o.');
  if (existsSync(output) && !statSync(output).isFile())
    return no(`${quoted(output)} is no file, and a scan is two. Name the picture after -o.`);
  const { dir, name } = parse(output);
  const truth = join(dir, `${name}.truth.json`);
  const refusal = refusalOfOutput(truth, [input]);
  return refusal === undefined ? { ok: true, value: [output, truth] } : no(refusal);
}
