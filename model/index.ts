/** The door of the model: what a board is, its file, and everything that follows from it. */

// The board and its words.
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
  type StatedRelation,
  type StreetBoard,
  type Waiver,
  type Witness,
} from './board/board.js';
export { hasPlaces } from './board/places.js';
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
} from './board/vocabulary.js';
export {
  kindOfNode,
  NODE_KIND_OF_LETTER,
  nodesById,
  type NodeWithId,
  type NodeEntity,
} from './board/nodes-by-id.js';

// Caching, sharing and searching, for what is built on boards.
export { firstIndex } from './board/binary-search.js';
export { connectedParts, countStepsFrom } from './board/breadth-first.js';
export { compareStrings } from './board/board.js';
export { addToGroup, groupBy } from './board/group-by.js';
export { boardWithSameTopology, memoByBoard, memoByTopology } from './board/memo-by-board.js';
export { filterOrSame, mapOrSame, updateOrSame } from './board/structural-sharing.js';

// The board file.
export { canonicalJson } from './file/canonical-json.js';
export { describePointer, nodeOfStatedList } from './file/describe-pointer.js';
export { describeJsonValue, JSON_TYPE_NAMES } from './file/explain-schema-error.js';
export { explainSchemaError, type ExplainedError, type SchemaError } from './file/explain-schema-error.js';
export { boardForExport, digestBoard, formatBoard } from './file/format-board.js';
export { ownProperty, pointerOfSteps, stepsOfPointer, valueAtPointer } from './file/json-pointer.js';
export { mergeExtra, unknownPropertiesOf, withoutExtra, type UnknownProperty } from './file/extra.js';
export { lineColumnsOfOffsets } from './file/line-and-column.js';
export { normaliseSections, parseSection } from './file/normalise-sections.js';
export { offsetsOfPointers, type PointerTarget } from './file/offset-of-pointer.js';
export { findErrorOffsets, locateErrors, type ErrorAtOffset } from './file/parse-board.js';
export { parseBoard, findSchemaErrors, type ParseError, type ParseResult } from './file/parse-board.js';
export { isWellFormedUnicode, quoteText } from './file/quote-text.js';
export { readJson } from './file/read-json.js';
export { sha256 } from './file/sha256.js';
export {
  ENTITY_ORDERS,
  type ListOrder,
  rotateToSmallestNode,
  sortBoard,
  sortPartialBoard,
} from './file/sort-board.js';
export { suggestSpelling } from './file/suggest-spelling.js';

// A layout for drawing boards without places.
export { COMPUTED_LAYOUT, computePlaces, layOutBoard, withPlaces } from './layout/lay-out-board.js';

// Plane geometry.
export { findIntersectionsWithoutNode } from './geometry/intersections-without-node.js';
export { distanceToSegment, intersectSegments, vectorLength } from './geometry/segments.js';
export { doSegmentsIntersect } from './geometry/do-segments-intersect.js';
export { originOfHalfEdge, OUTER_FACE, type DrawingFaces } from './geometry/half-edges.js';
export {
  applyHomography,
  composeHomographies,
  fitHomography,
  invertHomography,
  normaliseHomography,
  normalisingTransform,
  solveLeastSquares,
  type Homography,
} from './geometry/homography.js';
export { refineHomography } from './geometry/homography.js';
export { buildPointGrid, visitPointsNearSegment, type PointGrid } from './geometry/spatial-grid.js';

// Relations of street boards.
export { alleyRelation, boatRelation, circlesOnPerimeter } from './relations/block-relations.js';
export { facesOfBlocks, keyAsWritten, keyOfWalk } from './relations/faces-of-blocks.js';
export { outlinesOfFaces, type FaceOutlines } from './relations/faces-of-board.js';
export {
  areasOfFaces,
  boardWithSameFaces,
  facesOfBoard,
  halfEdgeFaces,
  type BoardFaces,
  type Face,
} from './relations/faces-of-board.js';
export { jackDistances, LFW_MOVES_HOME, WM_MOVES_PER_ROUND } from './relations/street-relations.js';
export { jackRelation, unblockedNeighbours } from './relations/street-relations.js';
export { jackRoutes, jackRoutesFrom, type JackPair, type JackRoutes } from './relations/jack-routes.js';
export { policeRelation, policeReachRelation } from './relations/street-relations.js';
export { countPairs, touchAdjacency, type Relation } from './relations/street-relations.js';
export { searchersRelation, searchRelation } from './relations/street-relations.js';
export { cellOfPoint, sectorRelation, type Cell } from './relations/sector-relation.js';
export {
  derivedRelation,
  isWholeList,
  LISTED_RELATIONS,
  pairKey,
  pairOf,
  pairsOfRelation,
  statedRelations,
  type ListedRelation,
  type NodePair,
  type OneWayEntry,
  type StatedPairs,
} from './relations/stated-relations.js';
export { UNREACHABLE } from './network/breadth-first.js';

// Counts.
export { countOnBoard } from './counts/count-on-board.js';

// Hexes.
export {
  centreOfHex,
  DIRECTION_VECTORS,
  hexAtPoint,
  neighbourInDirection,
  parseHexId,
  type Axial,
} from './hex/coordinates.js';
export { exitsOfHex, type Exit } from './hex/movement-steps.js';
export { startPosition, type HexGamePosition } from './hex/visibility.js';
export { gaslightGlow, hexesLitByGaslight, lanternRay } from './hex/visibility.js';
export { hexNetworkOf } from './hex/hex-network.js';
export {
  hexNeighbours,
  sewerSteps,
  stealthSteps,
  walkingSteps,
  type HexesByHex,
} from './hex/movement-steps.js';
export { allStreetDistances, streetDistances } from './hex/street-distance.js';
export { visibilityOf, type Visibility } from './hex/visibility.js';

// Two boards beside each other.
export { matchNodes, mutuallyNearestPairs, type NodeMatching } from './matching/match-nodes.js';
export { classifyChange, type ChangeClass } from './versions/classify-change.js';
export { requiredVersionStep, type RequiredVersionStep } from './versions/classify-change.js';

// Fixes.
export {
  type Fix,
  type FixActionName,
  type FixArguments,
  type LineReference,
  type SafeActionName,
} from './fixes/fix.js';
export { callFixHandler, type FixHandlers } from './fixes/fix.js';
export { linesOfDuplicate } from './fixes/separate-duplicate-id.js';
export { blocksStillEnclosed, enclosesArea, isInterrupted } from './relations/block-walks.js';
export { isSafeFix, SAFE_FIX_HANDLERS, type BoardTransform, type SafeFix } from './fixes/safe-fixes.js';

// Words and markup.
export { describeBlock, describeCrossing, describeLine } from './describe/describe.js';
export { nameAsInSource } from './describe/source-ids.js';
export { describeId, describeNode, describePart } from './describe/describe.js';
export { capitalise, joinWithAnd, pluralise } from './describe/describe.js';
export { escapeMarkdown, escapeXml, htmlHead } from './markup/markup.js';
export { escapeInvisible, MAX_TEXT_LENGTH, printableText, truncate } from './markup/printable-text.js';
