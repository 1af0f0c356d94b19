/** Detects the board in a picture file and prepares the results. */
import { formatBoard, type Game, pluralise } from '../../../model/index.js';
import {
  type BoardCorners,
  detectBetweenCorners,
  detectBoard,
  type DetectionOptions,
  type DetectionUpdate,
  draftOfSuggestions,
  SAFE_CONFIDENCE,
  type Stage,
  type Suggestions,
} from '../../../vision/index.js';
import { failure, type Result } from '../../command/command.js';
import { cornerOutside } from './parse-corners.js';
import { loadSharp, loadSharpForDrawing } from '../../pictures/load-sharp.js';
import { readPicture } from '../../pictures/read-picture.js';
import { createStageProgress } from '../../terminal/progress.js';
import { type Terminal, writeNote } from '../../terminal/terminal.js';
import { drawOverlay } from './draw-overlay.js';
import { formatSuggestions } from './format-suggestions.js';

/** What the user asks for. */
export interface DetectionRequest {
  readonly file: string;
  /** The name of the file without folder and extension. */
  readonly name: string;
  readonly game: Game;
  readonly count: number | undefined;
  readonly corners: BoardCorners | undefined;
  readonly minConfidence: number | undefined;
  readonly output: string | undefined;
  readonly board: string | undefined;
  readonly overlay: string | undefined;
}

/** The results as they are written; the last two only if they are asked for. */
interface Detected {
  readonly suggestions: string;
  readonly board: string | undefined;
  readonly overlay: Uint8Array | undefined;
}

/** Detects the board and reports on stderr what was found and what is wrong with the picture. */
export async function detectInFile(request: DetectionRequest, terminal: Terminal): Promise<Result<Detected>> {
  const sharp = await (request.overlay === undefined
    ? loadSharp()
    : loadSharpForDrawing('leave --overlay out'));
  if (!sharp.ok) return sharp;
  const picture = await readPicture(sharp.value, request.file);
  if (!picture.ok) return picture;
  const { width, height, rgb, sha256 } = picture.value;
  const far = request.corners && cornerOutside(request.corners, [width, height]);
  if (far)
    return failure(
      `The corner ${far.join(',')} is far outside the picture, which is ${width} × ${height} pixels.`,
    );
  const progress = createStageProgress(terminal);
  const options: DetectionOptions = {
    game: request.game,
    ...(request.count !== undefined && { count: request.count }),
    onUpdate: ({ stage, share }: DetectionUpdate) => {
      progress(STAGE_LABELS[stage], share);
    },
  };
  const pixels = { width, height, rgb };
  const found = request.corners
    ? await detectBetweenCorners(pixels, request.corners, options)
    : await detectBoard(pixels, options);
  const suggestions: Suggestions = { ...found, picture: { width, height, sha256 } };
  reportFindings(suggestions, terminal);
  const board = request.board === undefined ? undefined : draftFor(request, suggestions, terminal);
  if (board?.ok === false) return board;
  const overlay =
    request.overlay === undefined ? undefined : await drawOverlay(sharp.value, picture.value, suggestions);
  return { ok: true, value: { suggestions: formatSuggestions(suggestions), board: board?.value, overlay } };
}

const STAGE_LABELS: Readonly<Record<Stage, string>> = {
  circles: 'Looking for circles',
  crossings: 'Looking for crossings',
  numbers: 'Reading the numbers',
  streets: 'Following the streets',
  junctions: 'Looking for junctions',
  waterlines: 'Following the waterlines',
  hexes: 'Looking for hexes',
};

/** One line with the counts, and a line for each stage that has something to mind. */
function reportFindings(suggestions: Suggestions, terminal: Terminal): void {
  const counts = COUNTED.flatMap(([part, one]) => {
    const { length } = suggestions[part];
    const safe = suggestions[part].filter((each) => safety(each) >= SAFE_CONFIDENCE).length;
    return length === 0 ? [] : [`${pluralise(length, one)} (${safe} safe)`];
  });
  writeNote(terminal, `Found ${counts.length === 0 ? 'nothing' : counts.join(', ')}.`);
  for (const { reason } of suggestions.quality) if (reason !== null) terminal.writeMessage(reason);
}

const COUNTED = [
  ['circles', 'circle'],
  ['crossings', 'crossing'],
  ['junctions', 'junction'],
  ['streets', 'street'],
  ['waterlines', 'waterline'],
  ['hexes', 'hex'],
] as const;

/** A circle is as safe as its number. */
const safety = (each: { readonly confidence: number; readonly numberConfidence?: number }): number =>
  Math.min(each.confidence, each.numberConfidence ?? 1);

function draftFor(request: DetectionRequest, suggestions: Suggestions, terminal: Terminal): Result<string> {
  if (suggestions.game === 'mj' && suggestions.lattice === undefined)
    return failure('No hexes were found, so there is no draft to write. Leave --board out to see why.');
  if (suggestions.lattice?.orientation === 'pointy-top')
    return failure(
      'These hexes stand on a corner, and boards of Mr Jack have hexes on an edge. Turn the picture by 90 degrees.',
    );

  const minConfidence = request.minConfidence ?? SAFE_CONFIDENCE;
  const { board, leftOut } = draftOfSuggestions(suggestions, {
    id: idOfName(request.name),
    name: request.name.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim() || 'Detected board',
    minConfidence,
    date: new Date().toISOString().slice(0, 10),
    count: request.count,
    ...(request.corners && { corners: request.corners }),
  });
  const left = COUNTED.flatMap(([part, one]) => {
    const count = leftOut[part];
    return count === 0 ? [] : [pluralise(count, one)];
  });
  if (left.length > 0)
    writeNote(
      terminal,
      `Left out of the draft, because they are not sure enough: ${left.join(', ')}. ${describeRest(request)}`,
    );
  return { ok: true, value: formatBoard(board) };
}

/** How the editor gets at what was left out. */
const describeRest = ({ output }: DetectionRequest): string =>
  output === undefined
    ? 'Add -o FILE to write them to a file, which the editor opens on the draft.'
    : `The editor opens ${output} on the draft and suggests them.`;

/** An id in kebab-case. */
const idOfName = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '') || 'detected-board';
