/** The rules of the layer `provenance`. */
export { embeddedMatter } from './embedded-matter.js';
export { mojibake } from './mojibake.js';
export { movedId } from './moved-id.js';
export { notTraced } from './not-traced.js';
export { staleWaiver } from './stale-waiver.js';
export { statedRelation } from './stated-relation.js';
export { unknownEdition } from './unknown-edition.js';
export { unknownId } from './unknown-id.js';
export { unnamedOrigin } from './unnamed-origin.js';
export { unreviewed } from './unreviewed.js';
export { versionStep } from './version-step.js';
