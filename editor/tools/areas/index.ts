/** Suggested areas: blocks, hexes and the section grid. Loaded only when a board is detected. */
export { shapesOfAreas } from './area-shapes.js';
export { askForBlock, askForHex, kindsWithoutExample } from './ask-for-examples.js';
export {
  acceptArea,
  acceptNextAreas,
  type AcceptAreasStep,
  areasAbove,
  nameOfKind,
  rejectArea,
  showAreas,
} from './decide-areas.js';
export { type PendingArea } from './pending-area.js';
export { countOpenFaces, pendingAreasOf } from './pending-areas.js';
export { kindsByColour, type NamedFace, namedFaces } from './pending-blocks.js';
export { restoreAreas, type StoredAreas, toStoredAreas } from './stored-areas.js';
export { fitDetectedHexes } from './fit-detected-hexes.js';
export { isOffLattice, PRINTED_HEX_KINDS } from './pending-hexes.js';
export { type DetectedAreas, type DetectedGrid, type DetectedHexes } from '../entities/detected-areas.js';
