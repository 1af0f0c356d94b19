/** Drawing a board as SVG. */
export { drawBoard, type DrawOptions } from './draw-board.js';
export { drawnPlaces, embeddedDrawing, type View } from './embedded-drawing.js';
export type { StartAndTargets } from './start-and-targets.js';
export { PALETTES, THEMES, type Palette, type Theme } from './sheet/palette.js';
export type { DrawnDiscs } from './sheet/sheet-content.js';
export { FONT_FAMILY } from './sheet/sheet.js';
export { characterPositions, drawHexBoard } from './hexes/draw-hex-board.js';
export { wavyRing } from './streets/street-marks.js';
