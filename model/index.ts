/** What the model offers. */
export {
  compareIds,
  idOfCircle,
  idOfHex,
  idsOfLines,
  isHexBoard,
  isStreetBoard,
  type Block,
  type Board,
  type Circle,
  type Crossing,
  type Expectation,
  type Grid,
  type Hex,
  type HexBoard,
  type Line,
  type Point,
  type Provenance,
  type Setup,
  type StreetBoard,
  type Waiver,
  type Witness,
} from './board.js';
export { canonicalJson } from './file/canonical-json.js';
export { digestBoard } from './file/digest-board.js';
export { formatBoard } from './file/format-board.js';
export { parseSection } from './file/normalise-sections.js';
export { parseBoard, type ParseError, type ParseResult } from './file/parse-board.js';
export { sha256 } from './file/sha256.js';
export { sortBoard } from './file/sort-board.js';
export {
  applyHomography,
  homographyOf,
  invertHomography,
  joinHomographies,
  type Homography,
} from './geometry/homography.js';
export {
  allStreetDistances,
  centreOfHex,
  exitsOfHex,
  gaslightGlow,
  hexAtPoint,
  hexesLitByGaslight,
  hexNeighbours,
  lanternRay,
  neighbourInDirection,
  parseHexId,
  sewerSteps,
  startPosition,
  stealthSteps,
  streetDistances,
  visibilityOf,
  walkingSteps,
  type Axial,
  type Exit,
  type HexMap,
  type Position,
  type Visibility,
} from './hex/index.js';
export { alleyRelation, boatRelation, perimeterOf } from './relations/blocks.js';
export { facesOfBoard, type BoardFaces, type Face } from './relations/faces.js';
export { jackRelation, openNeighbours } from './relations/jack.js';
export { jackRoutes, type JackPair, type JackRoutes } from './relations/jack-routes.js';
export { policeRelation, reachRelation } from './relations/police.js';
export { pairCount, type Relation } from './relations/relation.js';
export { searchersRelation, searchRelation } from './relations/search.js';
export { cellOfPoint, sectorRelation, type Cell } from './relations/sectors.js';
export {
  CHARACTERS,
  DIRECTIONS,
  GAME_NAMES,
  GAMES,
  HEX_KINDS,
  HEX_RELATIONS,
  NODE_KINDS,
  STREET_RELATIONS,
  type BlockId,
  type Character,
  type CircleId,
  type CrossingId,
  type Direction,
  type Game,
  type HexId,
  type HexKind,
  type HexRelation,
  type JunctionId,
  type LineId,
  type NodeId,
  type NodeKind,
  type Section,
  type StreetRelation,
} from './vocabulary.js';
