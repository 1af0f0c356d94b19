/** Every rule, in the order of running. */
import type { Rule } from '../rule.js';
import { duplicateId } from './reference/duplicate-id.js';
import { unknownExit } from './reference/unknown-exit.js';
import { unknownHex } from './reference/unknown-hex.js';
import { unknownNode } from './reference/unknown-node.js';
import { unknownSection } from './reference/unknown-section.js';
import { staleWaiver } from './provenance/stale-waiver.js';
import { expectedCount } from './witness/expected-count.js';
import { printedFact } from './witness/printed-fact.js';

export const RULES: readonly Rule[] = [
  duplicateId,
  unknownNode,
  unknownSection,
  unknownHex,
  unknownExit,
  expectedCount,
  printedFact,
  staleWaiver,
] as readonly Rule[];
