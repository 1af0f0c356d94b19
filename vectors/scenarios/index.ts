/** All scenarios. */
import type { Scenario } from '../scenario.js';
import { BOARDS } from './boards.js';
import { MR_JACK } from './mr-jack/index.js';
import { WHITECHAPEL } from './whitechapel/index.js';
import { WHITEHALL } from './whitehall/index.js';

export const SCENARIOS: readonly Scenario[] = [...BOARDS, ...WHITECHAPEL, ...WHITEHALL, ...MR_JACK];
