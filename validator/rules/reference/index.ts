import type { Rule } from '../../rule.js';
import { duplicateId } from './duplicate-id.js';
import { unknownExit } from './unknown-exit.js';
import { unknownHex } from './unknown-hex.js';
import { unknownNode } from './unknown-node.js';
import { unknownSection } from './unknown-section.js';

/** The rules of the layer `reference`, in the order of running. */
export const REFERENCE_RULES = [
  duplicateId,
  unknownNode,
  unknownSection,
  unknownHex,
  unknownExit,
] as readonly Rule[];
