/** Simulated photographs of a board, with the true positions of everything on them. */
export {
  planSimulatedScan,
  type SimulatedScanOptions,
  type SimulatedScanPlan,
} from './plan-simulated-scan.js';
export { lensBlurRadius, addGrain, simulatePhotograph, type Pixels } from './simulate-photograph.js';
export { drawPrintedBoard, type PrintOptions } from './draw-printed-board.js';
export { randomScanLook, type ScanLook } from './scan-look.js';
export { formatScanTruth, groundTruthOfScan, type ScanTruth } from './scan-truth.js';
