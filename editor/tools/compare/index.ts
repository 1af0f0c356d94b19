/** Comparing the board with another one, and taking over differences. Loaded on demand. */
export { alignIds } from './align-ids.js';
export { differencesBetween, type Difference } from './differences.js';
export { readConflicts, type ConflictsResult } from './read-conflicts.js';
export { positionOfDifference, shapesOfDifferences } from './difference-shapes.js';
export { takeDifference } from './take-difference.js';
