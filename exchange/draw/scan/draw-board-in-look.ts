/** Draws a street board as a print of a given look. */
import type { Circle, Crossing, Point, StreetBoard } from '../../../model/index.js';
import { centredText, element, formatDashes, group } from '../sheet/svg.js';
import { pathOfLines, pathOfRings, ringsOfBlocks } from '../streets/outline-paths.js';
import { drawSectionLines } from '../streets/draw-grid.js';
import { streetBand } from '../streets/street-marks.js';
import { PAPER_PALETTE, type Palette } from '../sheet/palette.js';
import { drawPaperArt, trackPlaces } from './paper-art.js';
import type { PrintLook } from './scan-look.js';

/** The layers of a sorted board from the bottom up. */
export function drawBoardInLook(board: StreetBoard, look: PrintLook, seed: number): readonly string[] {
  const { circles, crossings, junctions, discs, grid, extent } = board;
  const half = look.square.half * discs.crossing;
  const places = new Map(
    [
      ...circles.map(({ number, at }) => [`c${number}`, { at }] as const),
      ...[...crossings, ...junctions].map(({ id, at }) => [id, { at }] as const),
    ].toReversed(),
  );
  const streets = pathOfLines(board.streets, places);
  const waterlines = pathOfLines(board.waterlines, places);
  const { colours } = look;
  return [
    ...blockLayers(board, look, places),
    drawPaperArt(board, look, seed),
    streetBand(streets, 3 * half, colours.street),
    grid ? drawSectionLines(grid, extent[0] / 100, { ...PAPER_PALETTE, accent: colours.accent }) : '',
    dashes(waterlines, half, look, PAPER_PALETTE.water),
    dashes(streets, half, look, colours.ink),
    ...crossings.map((crossing) => drawSquare(crossing, half, look)),
    ...circles.map((circle) => drawDisc(circle.at, circle.number, circle.colour, discs.circle, look)),
    ...(look.hasTrack
      ? trackPlaces(board).map((at, i) => drawDisc(at, i + 1, 'white', discs.circle, look))
      : []),
  ];
}

function blockLayers(
  board: StreetBoard,
  { colours }: PrintLook,
  places: ReadonlyMap<string, { readonly at: Point }>,
): readonly string[] {
  const rings = ringsOfBlocks(board.blocks, [...board.streets, ...board.waterlines], places);
  return board.blocks.map(({ kind }, i) =>
    rings[i]!.length === 0
      ? ''
      : element('path', {
          d: pathOfRings(rings[i]!),
          fill: kind === 'water' ? PAPER_PALETTE.waterBlock : colours.houses,
          'fill-rule': 'evenodd',
        }),
  );
}

function dashes(d: string, half: number, { line }: PrintLook, stroke: string): string {
  const width = line.width * half;
  const period = line.period * width;
  // A round cap makes a dash longer by its width.
  const dash = Math.max(0.01, line.dash * period - (line.cap === 'round' ? width : 0));
  return d === ''
    ? ''
    : element('path', {
        d,
        fill: 'none',
        stroke,
        'stroke-width': width,
        'stroke-linecap': line.cap,
        'stroke-dasharray': formatDashes(dash, period - dash),
      });
}

function drawSquare({ at, border }: Crossing, half: number, { square, colours }: PrintLook): string {
  const frame = border === undefined ? square.frame : 0.6;
  const box = (reach: number, fill: string): string =>
    element('rect', { x: at[0] - reach, y: at[1] - reach, width: 2 * reach, height: 2 * reach, fill });
  return [
    frame === 0 ? '' : box((1 + frame) * half, border === undefined ? colours.disc : PAPER_PALETTE[border]),
    box(half, colours.ink),
  ].join('');
}

/** A disc with its number. Coloured circles of the board have their colour in every style. */
function drawDisc(
  at: Point,
  number: number,
  colour: Circle['colour'],
  nominal: number,
  { disc, font, colours }: PrintLook,
): string {
  const radius = disc.radius * nominal;
  const [cx, cy] = at;
  const circle = (r: number, fill: string, stroke: string, width: number): string =>
    element('circle', { cx, cy, r, fill, stroke, 'stroke-width': width });
  const { fill, ring, ink } = discColours(colour, disc.style, colours);
  const width = disc.ring * radius;
  const digits = `${number}`;
  const size = Math.min(font.size * radius, (1.55 * radius) / (0.55 * digits.length));
  return group({}, [
    disc.style === 'filled' ? circle(radius, fill, 'none', 0) : circle(radius - width / 2, fill, ring, width),
    disc.style === 'double ring' ? circle(radius - 2.2 * width, 'none', ring, 0.5 * width) : '',
    centredText(at, size, digits, {
      fill: ink,
      'font-family': font.family,
      'font-weight': font.weight,
      'font-style': font.style,
    }),
  ]);
}

function discColours(
  colour: Circle['colour'],
  style: PrintLook['disc']['style'],
  { ink, disc, accent }: PrintLook['colours'],
): { readonly fill: string; readonly ring: string; readonly ink: string } {
  const light = { fill: disc, ring: ink, ink };
  const dark = { fill: ink, ring: ink, ink: disc };
  if (colour === 'black') return style === 'dark' ? light : dark;
  if (colour !== 'white') {
    const own: Palette['discs']['red'] = PAPER_PALETTE.discs[colour];
    return { fill: own.ring, ring: ink, ink: disc };
  }
  if (style === 'dark') return dark;
  return style === 'coloured' ? { fill: disc, ring: accent, ink: accent } : light;
}
