/** Simulated photographs of a board, with the true positions of everything on them. */
export { planScan, type ScanOptions, type ScanPlan } from './plan-scan.js';
export { lensBlur, addGrain, photographPrint, type Pixels } from './photograph.js';
export { drawPrintedBoard } from './draw-printed-board.js';
export { formatScanTruth, truthOfScan, type ScanTruth } from './scan-truth.js';
