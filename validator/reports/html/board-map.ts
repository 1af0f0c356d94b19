/** The board of a report, drawn, with its findings pinned on it. */
import type { Board } from '../../../model/index.js';
import type { ReportOptions, Theme } from '../options.js';
import { MOST, shown } from '../../../model/text/visible.js';
import { SEVERITY_WORDS } from '../words.js';
import { escapeXml } from '../../../model/text/escape-xml.js';
import { decimal, marker } from './marker.js';
import { hasPlace, type Numbered } from './numbered.js';
import { placePins, type ViewBox } from './place-pins.js';

/** The figure, or nothing where there is no drawing. Both drawings are there; the style shows the one that fits. */
export function mapOf(
  key: string,
  board: Board,
  listed: readonly Numbered[],
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
    // A drawing that knows no themes is there once.
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

/** The page's policy allows no style but its own, which also gives the drawing its size. */
const withoutStyle = (svg: string): string => svg.replace(/^(\s*<svg\b[^>]*?) style="[^"]*"/, '$1');

function viewBoxOf(svg: string): ViewBox | undefined {
  const found = /^\s*<svg\b[^>]*? viewBox="([^"]*)"/.exec(svg)?.[1]?.split(' ').map(Number) ?? [];
  const [x, y, width, height] = found;
  if (found.length !== 4 || !found.every(Number.isFinite)) return undefined;
  return { x: x!, y: y!, width: width!, height: height! };
}

function pinsOf(key: string, listed: readonly Numbered[], view: ViewBox): string {
  const radius = 0.014 * view.width;
  const pinned = listed.filter(({ finding }) => hasPlace(finding));
  const heads = placePins(
    pinned.map(({ finding }) => finding.at!),
    radius,
    view,
  );
  const pins = pinned.map(({ number, finding }, i) => {
    const { severity, words } = finding;
    const [x, y] = finding.at!.map(decimal);
    const [hx, hy] = heads[i]!.map(decimal);
    const label = `${number}: ${SEVERITY_WORDS[severity]}: ${shown(words, MOST.words)}`;
    return [
      `<a class="pin ${severity}" id="p${key}-${number}" href="#f${key}-${number}" tabindex="-1" aria-label="${escapeXml(label)}">`,
      `<g transform="translate(${x} ${y})"><g class="steady">`,
      `<path class="leader under" d="M0 0L${hx} ${hy}" stroke-width="${decimal(0.42 * radius)}"/>`,
      `<path class="leader" d="M0 0L${hx} ${hy}" stroke-width="${decimal(0.16 * radius)}"/>`,
      `<circle class="dot" r="${decimal(0.3 * radius)}" stroke-width="${decimal(0.14 * radius)}"/>`,
      `<g transform="translate(${hx} ${hy}) scale(${decimal(radius)})">${marker(severity, number)}</g>`,
      '</g></g></a>',
    ].join('');
  });
  const box = [view.x, view.y, view.width, view.height].map(decimal).join(' ');
  // The first finding is the gravest, so it is painted last.
  return [
    `<svg class="pins" viewBox="${box}" role="group" aria-label="Findings on the board">`,
    ...pins.toReversed(),
    '</svg>',
  ].join('\n');
}
