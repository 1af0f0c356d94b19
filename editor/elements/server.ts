/**
 * What a server gets instead of the elements: it has no custom elements to register, so importing them does nothing there.
 * The board parser works everywhere.
 */
export { formatBoard, parseBoard } from '../../model/index.js';

export const LamplighterBoard = undefined;
export const LamplighterEditor = undefined;
