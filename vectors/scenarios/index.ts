/** All scenarios. */
import type { Scenario } from '../scenario.js';
import { BOARDS } from './boards.js';

export const SCENARIOS: readonly Scenario[] = [...BOARDS];
