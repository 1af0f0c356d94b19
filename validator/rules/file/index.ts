/** The rules of the layer `file`. */
export { notCanonical } from './not-canonical.js';
