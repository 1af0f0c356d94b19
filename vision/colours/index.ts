export { type BorderReading, CROSSING_BORDERS, type CrossingBorder, readBorders } from './border-colours.js';
export { CIRCLE_COLOURS, type CircleColour, type ColourReading, readCircleColours } from './disc-colours.js';
