/** The drawing of a board with its findings as pins. */
import { type Board, escapeXml, type Point } from '../../../model/index.js';
import type { ReportOptions, DrawingTheme } from '../report-options.js';
import { printable, SEVERITY_LABELS } from '../phrases.js';
import { formatDecimal, hasPosition, drawSeverityMarker, type NumberedFinding } from './numbered-findings.js';

/**
 * The drawing with its pins as markup, or an empty text without a drawing. It has both themes; the style shows the
 * right one.
 */
export function renderBoardMap(
  key: string,
  board: Board,
  listed: readonly NumberedFinding[],
  draw: NonNullable<ReportOptions['draw']>,
): string {
  const light = withoutStyle(draw(board, 'light'));
  const dark = withoutStyle(draw(board, 'dark'));
  const view = viewBoxOf(light);
  if (view === undefined) return '';
  return [
    '<figure class="map">',
    '<div class="frame">',
    '<div class="stage">',
    // A drawing without themes is written once.
    ...(dark === light ? [drawing('', light)] : [drawing(' light', light), drawing(' dark', dark)]),
    pinsOf(key, listed, view),
    '</div>',
    '</div>',
    '<div class="tools" hidden="">',
    '<button type="button" data-zoom="whole">Whole board</button>',
    '<button type="button" data-zoom="in" aria-label="Zoom in">+</button>',
    '<button type="button" data-zoom="out" aria-label="Zoom out">−</button>',
    '<p class="status" role="status"></p>',
    '</div>',
    '</figure>',
  ].join('\n');
}

const drawing = (theme: '' | ` ${DrawingTheme}`, svg: string): string =>
  `<div class="drawing${theme}">\n${svg.trim()}\n</div>`;

/** Removes the inline style, which the page's policy forbids; the page's own style sets the size. */
const withoutStyle = (svg: string): string => svg.replace(/^(\s*<svg\b[^>]*?) style="[^"]*"/, '$1');

function viewBoxOf(svg: string): ViewBox | undefined {
  const found = /^\s*<svg\b[^>]*? viewBox="([^"]*)"/.exec(svg)?.[1]?.split(' ').map(Number) ?? [];
  const [x, y, width, height] = found;
  if (found.length !== 4 || !found.every(Number.isFinite)) return undefined;
  return { x: x!, y: y!, width: width!, height: height! };
}

function pinsOf(key: string, listed: readonly NumberedFinding[], view: ViewBox): string {
  const radius = 0.014 * view.width;
  const pinned = listed.filter(({ finding }) => hasPosition(finding));
  const heads = placePins(
    pinned.map(({ finding }) => finding.at!),
    radius,
    view,
  );
  const pins = pinned.map(({ number, finding }, i) => {
    const { severity, words } = finding;
    const [x, y] = finding.at!.map(formatDecimal);
    const [hx, hy] = heads[i]!.map(formatDecimal);
    const label = `${number}: ${SEVERITY_LABELS[severity]}: ${printable(words, 'words')}${finding.missing ? ', missing here' : ''}`;
    return [
      `<a class="pin ${severity}" id="p${key}-${number}" href="#f${key}-${number}" tabindex="-1" aria-label="${escapeXml(label)}">`,
      `<g transform="translate(${x} ${y})"><g class="steady">`,
      `<path class="leader under" d="M0 0L${hx} ${hy}" stroke-width="${formatDecimal(0.42 * radius)}"/>`,
      `<path class="leader" d="M0 0L${hx} ${hy}" stroke-width="${formatDecimal(0.16 * radius)}"/>`,
      finding.missing ? missingMark(radius) : '',
      `<circle class="dot" r="${formatDecimal(0.3 * radius)}" stroke-width="${formatDecimal(0.14 * radius)}"/>`,
      `<g transform="translate(${hx} ${hy}) scale(${formatDecimal(radius)})">${drawSeverityMarker(severity, number)}</g>`,
      '</g></g></a>',
    ].join('');
  });
  const box = [view.x, view.y, view.width, view.height].map(formatDecimal).join(' ');
  // The first finding is the worst, so it is painted last.
  return [
    `<svg class="pins" viewBox="${box}" role="group" aria-label="Findings on the board">`,
    ...pins.toReversed(),
    '</svg>',
  ].join('\n');
}

/** A dashed ring where something is missing: nothing that exists is drawn dashed. */
const missingMark = (radius: number): string =>
  `<circle class="missing" r="${formatDecimal(0.95 * radius)}" stroke-width="${formatDecimal(0.2 * radius)}" stroke-dasharray="${formatDecimal(0.42 * radius)} ${formatDecimal(0.3 * radius)}"/>`;

/** The visible part of the plane. */
interface ViewBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Places the heads of pins so that none hides its own position and few hide each other: the offset of each. Linear in the number of pins. */
export function placePins(places: readonly Point[], radius: number, view: ViewBox): readonly Point[] {
  const cell = BETWEEN_HEADS * radius;
  const heads = new Map<string, Point[]>();
  const dots = new Map<string, Point[]>();
  for (const place of places) add(dots, place, cell);
  const isFree = (head: Point): boolean =>
    isInside(head, radius, view) &&
    !isNear(heads, head, cell, cell) &&
    !isNear(dots, head, cell, HEAD_TO_DOT * radius);
  return places.map(([x, y]) => {
    const offsets = OFFSETS.map(([dx, dy]): Point => [dx * radius, dy * radius]);
    const offset = offsets.find(([dx, dy]) => isFree([x + dx, y + dy])) ?? offsets[0]!;
    add(heads, [x + offset[0], y + offset[1]], cell);
    return offset;
  });
}

/** Distance between two centres, in radii; a head with its rim is larger than its radius. */
const BETWEEN_HEADS = 3;
const HEAD_TO_DOT = 1.9;

/** Offsets in radii, the nearest first, and of equals the one straight above. */
const OFFSETS: readonly Point[] = [2.7, 5.4, 8.4, 11.4].flatMap((distance, ring) => {
  const steps = 8 + 6 * ring;
  return Array.from({ length: steps }, (_, i): Point => {
    // Up, then alternately to the right and to the left of it.
    const turn = ((i % 2 === 0 ? -1 : 1) * Math.ceil(i / 2) * 2 * Math.PI) / steps;
    return [distance * Math.sin(turn), -distance * Math.cos(turn)];
  });
});

const isInside = ([x, y]: Point, radius: number, view: ViewBox): boolean =>
  x >= view.x + radius &&
  x <= view.x + view.width - radius &&
  y >= view.y + radius &&
  y <= view.y + view.height - radius;

type Buckets = Map<string, Point[]>;

const bucketOf = (x: number, y: number, cell: number): string =>
  `${Math.floor(x / cell)} ${Math.floor(y / cell)}`;

function add(buckets: Buckets, point: Point, cell: number): void {
  const key = bucketOf(point[0], point[1], cell);
  const bucket = buckets.get(key);
  if (bucket === undefined) buckets.set(key, [point]);
  // Hundreds of findings in one place hide each other anyway.
  else if (bucket.length < 8) bucket.push(point);
}

/** Whether a point is nearer than the distance, which must not be larger than a cell. */
function isNear(buckets: Buckets, [x, y]: Point, cell: number, distance: number): boolean {
  for (const dx of [-cell, 0, cell])
    for (const dy of [-cell, 0, cell])
      for (const [ox, oy] of buckets.get(bucketOf(x + dx, y + dy, cell)) ?? [])
        if (Math.hypot(ox - x, oy - y) < distance) return true;
  return false;
}
