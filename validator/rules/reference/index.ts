/** The rules of the layer `reference`. */
export { duplicateId } from './duplicate-id.js';
export { unknownExit } from './unknown-exit.js';
export { unknownHex } from './unknown-hex.js';
export { unknownNode } from './unknown-node.js';
export { unknownSection } from './unknown-section.js';
