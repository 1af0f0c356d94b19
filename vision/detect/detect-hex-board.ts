/** Detects the hexes of a board in a picture. */
import type { Homography } from '../../model/index.js';
import { findHexes } from '../hexes/index.js';
import type { Picture } from '../pixels/index.js';
import { noSuggestions } from './build-suggestions.js';
import type { DetectionOptions, Suggestions } from './suggestions.js';

/** The suggestions for a picture of a hex board. Kinds of hexes are proposed later, from examples. */
export function detectHexBoard(picture: Picture, { onUpdate }: DetectionOptions): Suggestions {
  const found = findHexes(picture, (share) => onUpdate?.({ stage: 'hexes', share }));
  const empty = noSuggestions('mj', picture);
  const reason = 'No lattice of hexes was found.';
  const suggestions: Suggestions =
    found === undefined
      ? { ...empty, quality: [{ stage: 'hexes', isUsable: false, reason }] }
      : {
          ...empty,
          lattice: {
            orientation: found.lattice.orientation,
            side: found.lattice.side,
            homography: fromCorner(found.lattice.toPicture),
          },
          hexes: found.cells.map(({ q, r, x, y, confidence }) => ({
            cell: [q, r],
            at: [Math.round((x + 0.5) * 100) / 100, Math.round((y + 0.5) * 100) / 100],
            kind: null,
            confidence,
          })),
          quality: [{ stage: 'hexes', isUsable: true, reason: null }],
        };
  onUpdate?.({ stage: 'hexes', share: 1, suggestions });
  return suggestions;
}

/** The same map to positions that count from the outer corner of the first pixel. */
function fromCorner([a, b, c, d, e, f, g, h, i]: Homography): Homography {
  return [a + g / 2, b + h / 2, c + i / 2, d + g / 2, e + h / 2, f + i / 2, g, h, i];
}
