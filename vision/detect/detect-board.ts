/** Detects a board in a picture. */
import { loadNumberNet } from '../numbers/index.js';
import type { Picture } from '../pixels/index.js';
import { detectHexBoard } from './detect-hex-board.js';
import { detectStreetBoard } from './detect-street-board.js';
import type { DetectionOptions, Suggestions } from './suggestions.js';

/** The suggestions for a picture of a board. The same pixels always give the same suggestions. */
export async function detectBoard(picture: Picture, options: DetectionOptions): Promise<Suggestions> {
  const { game } = options;
  if (game === 'mj') return detectHexBoard(picture, options);
  return detectStreetBoard(await loadNumberNet(), picture, { ...options, game });
}
