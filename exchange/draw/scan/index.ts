/** Pictures that look like photographs of a board, with the truth about them. */
export { planScan, type ScanOptions, type ScanPlan } from './plan-scan.js';
export { blurOf, grained, photograph, type Pixels } from './photograph.js';
export { drawPrintedBoard } from './printed-board.js';
export { formatTruth, truthOfScan, type ScanTruth } from './truth.js';
