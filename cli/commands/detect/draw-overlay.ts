/** Draws suggestions over the picture they were found in. */
import { FONT_FAMILY } from '../../../exchange/draw/index.js';
import { applyHomography, type Homography, type Point } from '../../../model/index.js';
import { SAFE_CONFIDENCE, type Suggestions } from '../../../vision/index.js';
import type { Sharp } from '../../pictures/load-sharp.js';
import type { PictureFile } from '../../pictures/read-picture.js';

/** From this confidence on a suggestion is drawn as likely. */
const LIKELY = 0.8;
const COLOURS = { safe: '#0a7a2f', likely: '#d97706', doubtful: '#d11a2a' };

/** The picture, somewhat paler, with the suggestions on it, as a PNG. */
export async function drawOverlay(
  sharp: Sharp,
  { width, height, rgb }: PictureFile,
  suggestions: Suggestions,
): Promise<Uint8Array> {
  const drawing = Buffer.from(drawSuggestions(suggestions));
  return sharp(rgb, { raw: { width, height, channels: 3 } })
    .composite([{ input: drawing }])
    .png()
    .toBuffer();
}

/** An SVG document of the picture's size: green is safe, orange likely, red doubtful. */
function drawSuggestions(suggestions: Suggestions): string {
  const { picture, circles, crossings, junctions, streets, waterlines } = suggestions;
  const { width, height } = picture;
  const size = circles[0]?.radius ?? crossings[0]?.side ?? Math.min(width, height) / 60;
  const thin = Math.max(1, size / 7);
  const marks = [
    ...hexMarks(suggestions),
    ...[...streets, ...waterlines].map(
      ({ path, confidence }) =>
        `<polyline points="${path.map(pair).join(' ')}" stroke="${colourOf(confidence)}"/>`,
    ),
    ...crossings.map(({ at: [x, y], side, confidence }) => {
      const outer = side + 2 * thin;
      return `<rect x="${n(x - outer / 2)}" y="${n(y - outer / 2)}" width="${n(outer)}" height="${n(outer)}" stroke="${colourOf(confidence)}"/>`;
    }),
    ...junctions.map(
      ({ at, confidence }) =>
        `<path d="M${pair(at)}m${n(-size / 2)} 0l${n(size / 2)} ${n(-size / 2)}l${n(size / 2)} ${n(size / 2)}l${n(-size / 2)} ${n(size / 2)}z" stroke="${colourOf(confidence)}"/>`,
    ),
    ...circles.map(
      ({ at: [x, y], radius, confidence }) =>
        `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius + thin)}" stroke="${colourOf(confidence)}"/>`,
    ),
  ];
  const numbers = circles.map(
    ({ at: [x, y], radius, number, numberConfidence }) =>
      `<text x="${n(x + 0.9 * radius)}" y="${n(y - 0.8 * radius)}" fill="${colourOf(numberConfidence)}">${number ?? '?'}</text>`,
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<rect width="${width}" height="${height}" fill="#ffffff" fill-opacity="0.4"/>`,
    `<g fill="none" stroke-width="${n(thin)}" stroke-linejoin="round">`,
    ...marks,
    '</g>',
    `<g font-family="${FONT_FAMILY}" font-size="${n(1.1 * size)}" font-weight="700" stroke="#ffffff" stroke-width="${n(1.5 * thin)}" stroke-linejoin="round" paint-order="stroke">`,
    ...numbers,
    '</g>',
    '</svg>',
    '',
  ].join('\n');
}

/** The outlines of hexes, a little inside their edges. */
function hexMarks({ lattice, hexes }: Suggestions): readonly string[] {
  if (lattice === undefined) return [];
  const toPicture = lattice.homography as unknown as Homography;
  return hexes.map(({ cell: [q, r], confidence }) => {
    const corners = HEX_CORNERS.map(([dq, dr]) => applyHomography(toPicture, [q + 0.9 * dq, r + 0.9 * dr]));
    return `<polygon points="${corners.map(pair).join(' ')}" stroke="${colourOf(confidence)}"/>`;
  });
}

/** The corners of a hex in axial coordinates: each is the middle of the hex and two neighbours. */
const HEX_CORNERS: readonly Point[] = [
  [2 / 3, -1 / 3],
  [1 / 3, 1 / 3],
  [-1 / 3, 2 / 3],
  [-2 / 3, 1 / 3],
  [-1 / 3, -1 / 3],
  [1 / 3, -2 / 3],
];

const n = (value: number): string => `${Math.round(value * 10) / 10}`;

const pair = ([x, y]: Point): string => `${n(x)},${n(y)}`;

const colourOf = (confidence: number): string =>
  COLOURS[confidence >= SAFE_CONFIDENCE ? 'safe' : confidence >= LIKELY ? 'likely' : 'doubtful'];
