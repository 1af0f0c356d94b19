export { findGrid, type FoundGrid } from './find-grid.js';
export { gridFromCorners } from './grid-from-corners.js';
