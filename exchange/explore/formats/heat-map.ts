/** Heat maps: the board with a disc on each place, the stronger the more happened there. */
import { drawnPlaces } from '../../draw/index.js';
import type { Board } from '../../../model/index.js';
import { element, escapeSvgText, formatDecimal, textElement } from '../../draw/sheet/svg.js';

/** A place with a strength from 0 to 1, and what its tooltip says. */
export interface HeatSpot {
  readonly id: string;
  readonly strength: number;
  readonly words: string;
  /** The class of its colour; `heat` by default. */
  readonly look?: 'heat' | 'safe' | 'danger';
}

/** Discs on the places of a board, weak ones below. Places that are not drawn are left out. */
export function createHeatDrawer(board: Board): (spots: readonly HeatSpot[]) => string {
  const places = drawnPlaces(board);
  let widest = 0;
  for (const { radius } of places.values()) widest = Math.max(widest, radius);
  return (spots) =>
    spots
      .toSorted((a, b) => a.strength - b.strength)
      .flatMap(({ id, strength, words, look = 'heat' }) => {
        const place = places.get(id);
        if (place === undefined || strength <= 0) return [];
        const [cx, cy] = place.at;
        // The root, so that areas and not radii are compared.
        const r = Math.max(place.radius, widest * (0.5 + 1.2 * Math.sqrt(strength)));
        return [
          element(
            'circle',
            { class: look, cx, cy, r, 'fill-opacity': formatDecimal(0.15 + 0.6 * strength) },
            textElement('title', {}, words),
          ),
        ];
      })
      .join('\n');
}

/** A figure of the board, whose drawing is in the page already, with marks on it. */
export const figureOf = (caption: string, view: readonly number[], marks: string): string =>
  [
    '<figure>',
    `<figcaption>${escapeSvgText(caption)}</figcaption>`,
    `<svg viewBox="${view.map(formatDecimal).join(' ')}" role="img" aria-label="${escapeSvgText(caption)}">`,
    '<use class="light" href="#board-light"/>',
    '<use class="dark" href="#board-dark"/>',
    `<g class="marks">\n${marks}\n</g>`,
    '</svg>',
    '</figure>',
  ].join('\n');
