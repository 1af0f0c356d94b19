/** Writes the drawings and simulated scans of `lamplighter export`. */
import { existsSync, statSync } from 'node:fs';
import { basename, join, parse } from 'node:path';
import { THEMES, type ExportFormat } from '../../../exchange/export/index.js';
import type { Board } from '../../../model/index.js';
import {
  type Result,
  EXIT_CODES,
  type Ending,
  type ExitCode,
  type Arguments,
  failure,
} from '../../command/command.js';
import {
  writeOutput,
  writeOutputBytes,
  writeOutputFiles,
  checkBinaryOutput,
  checkOutputFile,
} from '../../files/output.js';
import {
  rasteriseSvg,
  checkDrawingLength,
  checkPictureSize,
  parseSvgSize,
  parsePictureWidth,
  type PixelFormat,
} from './rasterise.js';
import { loadSharpForDrawing } from '../../pictures/load-sharp.js';
import { quoteForMessage, type Terminal } from '../../terminal/terminal.js';
import { parseChoice } from '../../command/usage-errors.js';

export const PICTURE_STYLES = ['drawing', 'scan'] as const;

interface Wanted {
  readonly board: Board;
  /** The file that the board is from. */
  readonly file: string;
  readonly options: Arguments['options'];
  readonly terminal: Terminal;
}

/** Draws a board or simulates a scan of it, and writes the picture. */
export async function writePicture(format: ExportFormat, wanted: Wanted): Promise<Ending> {
  const { options } = wanted;
  const style = parseChoice(PICTURE_STYLES, options.get('style') ?? 'drawing', '--style');
  if (!style.ok) return style;
  const misplaced = MISPLACED[style.value].find((name) => options.has(name));
  if (misplaced !== undefined) return failure(`--${misplaced} ${WHY_MISPLACED[style.value]}`);
  if (style.value === 'drawing') return writeDrawing(format, wanted);
  return format.kind === 'raster'
    ? writeScan(format, wanted)
    : failure('--style scan works only with --to png or jpeg: a photograph is made of pixels.');
}

const MISPLACED = { drawing: ['seed'], scan: ['theme', 'relation', 'of'] } as const;
const WHY_MISPLACED = {
  drawing: 'works only with --style scan.',
  scan: 'works only with --style drawing; a scan shows the board as it is printed.',
} as const;

/** Reports that sharp is missing. The usage was right, so no help is offered. */
function reportMissingSharp(terminal: Terminal, message: string): ExitCode {
  terminal.writeMessage(`${terminal.paintMessage('red', 'lamplighter export')}: ${message}`);
  return EXIT_CODES.usage;
}

async function writeDrawing(format: ExportFormat, { board, options, terminal }: Wanted): Promise<Ending> {
  const output = options.get('output');
  const theme = parseChoice(THEMES, options.get('theme') ?? 'light', '--theme');
  if (!theme.ok) return theme;
  const isRaster = format.kind === 'raster';
  const width = isRaster ? parsePictureWidth(options.get('width'), MOST_WIDTH) : undefined;
  if (width?.ok === false) return width;
  const refusal = isRaster
    ? checkBinaryOutput(`A ${format.name.toUpperCase()}`, output, terminal)
    : undefined;
  if (refusal !== undefined) return failure(refusal);
  const { selectHighlight } = await import('./highlight.js');
  const highlight = selectHighlight(board, options.get('relation'), options.get('of'));
  if (!highlight.ok) return highlight;
  const [pieces] = await format.write(board, {
    theme: theme.value,
    ...(highlight.value && { highlight: highlight.value }),
    ...(width && { width: width.value }),
  });
  if (!isRaster) return writeOutput(pieces!, output, terminal);
  const drawing = [...pieces!].join('');
  const tooLarge = checkPictureSize(...parseSvgSize(drawing)) ?? checkDrawingLength(drawing);
  if (tooLarge !== undefined) return failure(tooLarge);
  const sharp = await loadSharpForDrawing('export svg');
  if (!sharp.ok) return reportMissingSharp(terminal, sharp.message);
  const { PALETTES } = await import('../../../exchange/draw/index.js');
  const picture = await rasteriseSvg(
    sharp.value,
    drawing,
    PALETTES[theme.value].page,
    format.name as PixelFormat,
  );
  return writeOutputBytes(picture, output, terminal);
}

/** One pixel per board unit. */
const MOST_WIDTH = 10000;

async function writeScan(format: ExportFormat, { board, file, options, terminal }: Wanted): Promise<Ending> {
  const { MAX_SCAN_WIDTH, drawFlatPrint, simulateScan } = await import('./simulated-scan.js');
  const { planSimulatedScan } = await import('../../../exchange/draw/scan/index.js');
  const width = parsePictureWidth(options.get('width'), MAX_SCAN_WIDTH);
  if (!width.ok) return width;
  const seed = seedOf(options.get('seed'));
  if (!seed.ok) return seed;
  const files = filesOfScan(options.get('output'), file);
  if (!files.ok) return files;
  const plan = planSimulatedScan(board, { seed: seed.value, width: width.value });
  const tooLarge =
    checkPictureSize(plan.width, plan.height) ?? checkDrawingLength(drawFlatPrint(board, plan));
  if (tooLarge !== undefined) return failure(tooLarge);
  const sharp = await loadSharpForDrawing('export svg');
  if (!sharp.ok) return reportMissingSharp(terminal, sharp.message);
  terminal.showProgress('Taking the picture…');
  const [output, truthFile] = files.value;
  const { picture, truth } = await simulateScan(
    sharp.value,
    board,
    plan,
    format.name as PixelFormat,
    basename(output),
  );
  return writeOutputFiles([[output, picture], [truthFile, truth]], terminal); // prettier-ignore
}

const MOST_SEED = 2 ** 32 - 1;

function seedOf(given = '1'): Result<number> {
  const value = /^\d{1,10}$/.test(given) ? Number(given) : Number.NaN;
  return value <= MOST_SEED
    ? { ok: true, value }
    : failure(`--seed must be a whole number from 0 to ${MOST_SEED}; found ${quoteForMessage(given)}.`);
}

/** The file of the picture and the file of its ground truth beside it. */
function filesOfScan(output: string | undefined, input: string): Result<readonly [string, string]> {
  if (output === undefined || output === '-')
    return failure('A scan is two files, a picture and its ground truth. Name the picture after -o.');
  if (existsSync(output) && !statSync(output).isFile())
    return failure(
      `${quoteForMessage(output)} is not a file, and a scan is two files. Name the picture after -o.`,
    );
  const { dir, name } = parse(output);
  const truth = join(dir, `${name}.truth.json`);
  const refusal = checkOutputFile(truth, [input]);
  return refusal === undefined ? { ok: true, value: [output, truth] } : failure(refusal);
}
