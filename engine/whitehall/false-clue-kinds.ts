/** Jack lays false clues before the Investigators act, on no Discovery Location (WM-O05). */
import { refusal } from '../steps.js';
import { falseClueKinds } from '../streets/false-clues.js';
import type { WhitehallState } from './state.js';

export const FALSE_CLUE_KINDS = falseClueKinds<WhitehallState>('WM-O05', ({ locations }, circle) =>
  locations.includes(circle)
    ? refusal('onLocation', 'WM-O05', `Circle ${circle} is a Discovery Location.`)
    : undefined,
);
