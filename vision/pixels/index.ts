export { blurPlane } from './blur.js';
export { boxSums, type BoxSums, sumOfBox } from './box-sums.js';
export { colourGradient, type Gradient } from './gradient.js';
export { closeDisc, dilateSquare, openDisc } from './morphology.js';
export { findPeaks, type Peak } from './peaks.js';
export { emptyPlane, type Picture, type Plane } from './picture.js';
export { resizePicture, scalePosition } from './resize.js';
export { sampleLinear } from './sample.js';
export { histogramQuantile, median, quantile, separatingThreshold } from './statistics.js';
