/** The drawing of a board with its findings as pins. */
import { type Board, escapeXml } from '../../../model/index.js';
import type { ReportOptions, Theme } from '../report-options.js';
import { printable, SEVERITY_LABELS } from '../phrases.js';
import { formatDecimal, marker } from './marker.js';
import { hasPosition, type NumberedFinding } from './numbered-findings.js';
import { placePins, type ViewBox } from './place-pins.js';

/** The figure, or an empty text without a drawing. It has both themes; the style shows the right one. */
export function boardMap(
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

const drawing = (theme: '' | ` ${Theme}`, svg: string): string =>
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
    const label = `${number}: ${SEVERITY_LABELS[severity]}: ${printable(words, 'words')}`;
    return [
      `<a class="pin ${severity}" id="p${key}-${number}" href="#f${key}-${number}" tabindex="-1" aria-label="${escapeXml(label)}">`,
      `<g transform="translate(${x} ${y})"><g class="steady">`,
      `<path class="leader under" d="M0 0L${hx} ${hy}" stroke-width="${formatDecimal(0.42 * radius)}"/>`,
      `<path class="leader" d="M0 0L${hx} ${hy}" stroke-width="${formatDecimal(0.16 * radius)}"/>`,
      `<circle class="dot" r="${formatDecimal(0.3 * radius)}" stroke-width="${formatDecimal(0.14 * radius)}"/>`,
      `<g transform="translate(${hx} ${hy}) scale(${formatDecimal(radius)})">${marker(severity, number)}</g>`,
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
