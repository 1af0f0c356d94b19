/** The rules of the layer `edition`. */
export { blockDiffers } from './block-differs.js';
export { borderDiffers } from './border-differs.js';
export { colourDiffers } from './colour-differs.js';
export { crossingDiffers } from './crossing-differs.js';
export { hexDiffers } from './hex-differs.js';
export { numberDiffers } from './number-differs.js';
export { sectionDiffers } from './section-differs.js';
export { streetDiffers } from './street-differs.js';
