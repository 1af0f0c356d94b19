/** Every rule, in the order of running. The layer `schema` has none here: its findings are the parser's. */
import type { Rule } from '../rule.js';
import { BLOCK_RULES } from './block/index.js';
import { COLOUR_RULES } from './colour/index.js';
import { FILE_RULES } from './file/index.js';
import { GEOMETRY_RULES } from './geometry/index.js';
import { HEX_RULES } from './hex/index.js';
import { NUMBER_RULES } from './number/index.js';
import { PLAY_RULES } from './play/index.js';
import { PROVENANCE_RULES } from './provenance/index.js';
import { REFERENCE_RULES } from './reference/index.js';
import { SECTOR_RULES } from './sector/index.js';
import { SETUP_RULES } from './setup/index.js';
import { STREET_RULES } from './street/index.js';
import { TOPOLOGY_RULES } from './topology/index.js';
import { WATER_RULES } from './water/index.js';
import { WITNESS_RULES } from './witness/index.js';

export const RULES: readonly Rule[] = [
  ...FILE_RULES,
  ...REFERENCE_RULES,
  ...NUMBER_RULES,
  ...GEOMETRY_RULES,
  ...STREET_RULES,
  ...TOPOLOGY_RULES,
  ...BLOCK_RULES,
  ...WATER_RULES,
  ...SECTOR_RULES,
  ...COLOUR_RULES,
  ...HEX_RULES,
  ...SETUP_RULES,
  ...WITNESS_RULES,
  ...PROVENANCE_RULES,
  ...PLAY_RULES,
];
