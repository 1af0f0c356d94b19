/** What can be placed on a hex board beside its hexes. */
import type { Setup } from '../../model/index.js';

export type LampTile = Setup['lamps'][number]['tile'];

/** The lit gaslight tiles: four with numbers, two without (MJ-B05). */
export const LAMP_TILES = ['1', '2', '3', '4', 'a', 'b'] as const satisfies readonly LampTile[];
