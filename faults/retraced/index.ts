/** Every class of retraced faults. */
import type { FaultClass } from '../fault-class.js';
import { SYMMETRIC_HEX_FAULTS } from './hex-faults.js';
import { RETRACED_NODE_FAULTS } from './node-faults.js';
import { RETRACED_PRINT_FAULTS } from './print-faults.js';
import { RETRACED_STREET_FAULTS } from './street-faults.js';
import { WITNESS_FAULTS } from './witness-faults.js';

export const RETRACED_FAULTS: readonly FaultClass[] = [
  ...RETRACED_STREET_FAULTS,
  ...RETRACED_NODE_FAULTS,
  ...RETRACED_PRINT_FAULTS,
  ...WITNESS_FAULTS,
  ...SYMMETRIC_HEX_FAULTS,
];
