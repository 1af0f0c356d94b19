import { BLOCK_FAULTS } from './block-faults.js';
import { COLOUR_AND_TRACK_FAULTS } from './colour-and-track-faults.js';
import { FILE_FAULTS } from './file-faults.js';
import { HEX_FAULTS } from './hex-faults.js';
import { NODE_FAULTS } from './node-faults.js';
import { SETUP_FAULTS } from './setup-faults.js';
import { STREET_FAULTS } from './street-faults.js';
import { RETRACED_FAULTS } from './retraced/index.js';
import type { FaultClass } from './fault-class.js';

/** Every class of faults. */
export const FAULT_CLASSES: readonly FaultClass[] = [
  ...STREET_FAULTS,
  ...NODE_FAULTS,
  ...COLOUR_AND_TRACK_FAULTS,
  ...BLOCK_FAULTS,
  ...HEX_FAULTS,
  ...SETUP_FAULTS,
  ...FILE_FAULTS,
  ...RETRACED_FAULTS,
];
