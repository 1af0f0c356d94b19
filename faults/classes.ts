import { CLASSES_OF_BLOCKS } from './classes-of-blocks.js';
import { CLASSES_OF_COLOURS } from './classes-of-colours.js';
import { CLASSES_OF_FILES } from './classes-of-files.js';
import { CLASSES_OF_HEXES } from './classes-of-hexes.js';
import { CLASSES_OF_NODES } from './classes-of-nodes.js';
import { CLASSES_OF_SETUP } from './classes-of-setup.js';
import { CLASSES_OF_STREETS } from './classes-of-streets.js';
import type { FaultClass } from './fault-class.js';

/** Every class of faults. */
export const FAULT_CLASSES: readonly FaultClass[] = [
  ...CLASSES_OF_STREETS,
  ...CLASSES_OF_NODES,
  ...CLASSES_OF_COLOURS,
  ...CLASSES_OF_BLOCKS,
  ...CLASSES_OF_HEXES,
  ...CLASSES_OF_SETUP,
  ...CLASSES_OF_FILES,
];
