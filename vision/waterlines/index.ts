export { findWaterlines, type FoundWaterline } from './find-waterlines.js';
