/** What the editor's document offers: actions on a board, and the history of them. */
export {
  chooseActionByBoard,
  anyBoardAction,
  isEditedDocument,
  noAction,
  NOTHING_TO_CHANGE,
  sequenceActions,
  type Action,
  type EditedDocument,
  type Refusal,
} from './actions/action.js';
export { addBend, removeBend, setBends, straightenEntities } from './actions/streets/bends.js';
export { addLine, addLineWithIntersections } from './actions/streets/add-line.js';
export { addNode, type NewNode } from './actions/streets/add-node.js';
export {
  changeLineKind,
  changeNodeKind,
  changeNodeKinds,
  newIdsForKind,
} from './actions/streets/change-kind.js';
export { declareBlock, type AreaToDeclare } from './actions/streets/declare-block.js';
export { deleteEntities, removeBlock } from './actions/boards/delete-entities.js';
export { canDissolveNode, dissolveNode, NOT_DISSOLVABLE } from './actions/streets/dissolve-node.js';
export { mergeNodes } from './actions/streets/merge-nodes.js';
export { moveEntities } from './actions/boards/move-entities.js';
export { paintHexes, setHexLayout } from './actions/hexes/paint-hexes.js';
export {
  placeCharacter,
  placeLamp,
  setCordon,
  setManholeCover,
  setWatsonDirection,
} from './actions/hexes/setup.js';
export { setEntityPositions, setNodePosition } from './actions/streets/set-entity-positions.js';
export { renameExit, setExit } from './actions/boards/exits.js';
export { renumberCircle } from './actions/streets/renumber-circle.js';
export { rescaleBoard } from './actions/boards/rescale-board.js';
export { setBoardFields, type BoardFields } from './actions/boards/set-board-fields.js';
export { setEntityFields, type EntityFields } from './actions/boards/set-entity-fields.js';
export { setPrintedGrid, setJackLetterPlace } from './actions/streets/printed-grid-and-letters.js';
export {
  type ScanRecord,
  setNote,
  setProvenance,
  setReviewed,
  recordScanCalibration,
} from './actions/boards/provenance.js';
export { splitLine, splitLines, type NewOrExistingNode } from './actions/streets/split-line.js';
export { addWaiver, removeWaiver } from './actions/boards/waivers.js';
export { entityChangesBetween, type EntityChanges, type EntityInList } from './keys/entity-changes.js';
export {
  fromSerialisableDocument,
  toKeyedBoard,
  keyOf,
  openDocument,
  toSerialisableDocument,
  type Document,
  type EntityKey,
  type SerialisableDocument,
} from './keys/document.js';
export { findBlock } from './entities/entity-lookup.js';
export {
  filterExistingNames,
  isOnBoard,
  keepExistingSelection,
  nameOfSelectedItem,
  namesOfSelection,
  toSelectedItem,
  toSelection,
  type Selection,
} from './entities/selection.js';
export { markUnreviewed } from './review/mark-unreviewed.js';
export { findLineIntersections, type LineIntersection } from './entities/line-intersections.js';
export {
  boardOf,
  documentOf,
  canRedo,
  canUndo,
  goTo,
  openHistory,
  perform,
  redo,
  replaceLastStep,
  tryPerform,
  undo,
  type History,
  type Step,
} from './history/history.js';
export {
  entityFileId,
  formatEntityName,
  LINE_LISTS,
  nameOfLine,
  parseEntityName,
  type EntityName,
  type LampTile,
  type LineList,
  type ParsedEntityName,
} from './entities/entity-name.js';
export {
  pathOfLine,
  findLineByName,
  lineIdOfEnds,
  idOfLine,
  linesEndingAt,
  linesBetween,
  type FoundLine,
} from './entities/lines.js';
export {
  findCircle,
  findCrossing,
  findNode,
  idOfNode,
  kindOfNode,
  nextBlockId,
  nextNodeId,
  NODE_LIST_NAMES,
  type AnyNode,
} from './entities/nodes.js';
export {
  entriesBetween,
  entriesOfHistory,
  openingEntry,
  replayLog,
  sizeOfEntry,
  type LogEntry,
  type ReplayedLog,
} from './history/log.js';
export { applyPatch, patchBetween, type Patch } from './patches/patch.js';
export { newBoard } from './entities/new-board.js';
export { blocksAtNode } from './entities/walks.js';
