export {
  classifyHexes,
  classifyHexLooks,
  type HexExample,
  type HexKindProposal,
  type HexLook,
  type HexPlace,
  looksOfHexes,
} from './classify-hexes.js';
export { findHexes, type FoundHexes, type HexCell } from './find-hexes.js';
export { HEX_ORIENTATIONS, type HexLattice, type HexOrientation } from './hex-lattice.js';
