import type { Rule } from '../../rule.js';
import { embeddedMatter } from './embedded-matter.js';
import { mojibake } from './mojibake.js';
import { movedId } from './moved-id.js';
import { notTraced } from './not-traced.js';
import { staleWaiver } from './stale-waiver.js';
import { unknownEdition } from './unknown-edition.js';
import { unknownId } from './unknown-id.js';
import { unnamedOrigin } from './unnamed-origin.js';
import { unreviewed } from './unreviewed.js';
import { versionStep } from './version-step.js';

/** The rules of the layer `provenance`, in the order of running. */
export const PROVENANCE_RULES = [
  unknownEdition,
  mojibake,
  embeddedMatter,
  notTraced,
  unreviewed,
  unknownId,
  unnamedOrigin,
  versionStep,
  movedId,
  staleWaiver,
] as readonly Rule[];
