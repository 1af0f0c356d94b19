/** Collects the rules of all layers. */
import { LAYERS, type Layer, type Rule } from '../definitions/rule.js';
import * as block from './block/index.js';
import * as colour from './colour/index.js';
import * as edition from './edition/index.js';
import * as file from './file/index.js';
import * as geometry from './geometry/index.js';
import * as hex from './hex/index.js';
import * as number from './number/index.js';
import * as play from './play/index.js';
import * as provenance from './provenance/index.js';
import * as reference from './reference/index.js';
import * as schema from './schema/index.js';
import * as sector from './sector/index.js';
import * as setup from './setup/index.js';
import * as street from './street/index.js';
import * as topology from './topology/index.js';
import * as water from './water/index.js';
import * as witness from './witness/index.js';

const RULES_BY_LAYER: Readonly<Partial<Record<Layer, object>>> = {
  block,
  colour,
  edition,
  file,
  geometry,
  hex,
  number,
  play,
  provenance,
  reference,
  schema,
  sector,
  setup,
  street,
  topology,
  water,
  witness,
};

/** All rules in the order of running: by layer, then by name. */
export const RULES = LAYERS.flatMap((layer) => Object.values(RULES_BY_LAYER[layer] ?? {}) as Rule[]);
