/** Fixes for board files. */
export { fixText, type FixedText } from './fix-text.js';
