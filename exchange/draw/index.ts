/** Drawing a board as SVG. */
export type { DrawOptions } from './draw-board.js';
export { drawBoard } from './draw-board.js';
export type { Highlight } from './highlight.js';
export type { Theme } from './palette.js';
export { THEMES } from './palette.js';
