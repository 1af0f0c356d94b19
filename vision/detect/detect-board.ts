/** Detects the board of any game in a picture. */
import type { NumberNet } from '../numbers/index.js';
import type { Picture } from '../pixels/index.js';
import { noSuggestions } from './build-suggestions.js';
import { detectStreetBoard } from './detect-street-board.js';
import type { DetectionOptions, Suggestions } from './suggestions.js';

/** The games whose boards can be detected. */
export const DETECTED_GAMES: readonly Suggestions['game'][] = ['lfw', 'wm'];

/** The suggestions for a picture of a board. */
export function detectBoard(net: NumberNet, picture: Picture, options: DetectionOptions): Suggestions {
  switch (options.game) {
    case 'lfw':
    case 'wm':
      return detectStreetBoard(net, picture, options);
    case 'mj':
      return {
        ...noSuggestions(options.game, picture),
        quality: [{ stage: 'hexes', isUsable: false, reason: 'Boards of hexes cannot be detected yet.' }],
      };
  }
}
