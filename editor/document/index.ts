/** What the editor's document offers: actions on a board, and the history of them. */
export {
  chooseActionByBoard,
  anyBoardAction,
  isEditedDocument,
  noAction,
  sequenceActions,
  type Action,
  type Refusal,
} from './actions/action.js';
export { addBend, removeBend, setBends, straightenEntities } from './actions/streets/bends.js';
export { addLine, addLineWithIntersections } from './actions/streets/add-line.js';
export { addDetectedEntities, type NewLine } from './actions/streets/add-detected.js';
export {
  addDetectedHexes,
  declareDetectedBlocks,
  type DetectedBlock,
  type DetectedHex,
  setDetectedGrid,
} from './actions/boards/detected-areas.js';
export { type TracedBy } from './actions/record-detection.js';
export { addNode, type NewNode } from './actions/streets/add-node.js';
export { renumberCircle } from './actions/streets/renumber-circle.js';
export { setEntityPositions, setNodePosition, moveEntities } from './actions/boards/move-entities.js';
export {
  changeLineKind,
  changeNodeKind,
  changeNodeKinds,
  newIdsForKind,
} from './actions/streets/change-kind.js';
export { declareBlock, type AreaToDeclare } from './actions/streets/declare-block.js';
export { blocksJoinedByDeleting, deleteEntities, removeBlock } from './actions/boards/delete-entities.js';
export { type JoinedKind } from './blocks/keep-blocks-whole.js';
export { canDissolveNode, dissolveNode, NOT_DISSOLVABLE, mergeNodes } from './actions/streets/merge-nodes.js';
export { paintHexes, setHexLayout } from './actions/hexes/paint-hexes.js';
export {
  placeCharacter,
  placeLamp,
  setCordon,
  setManholeCover,
  setWatsonDirection,
} from './actions/hexes/setup.js';
export { renameExit, setExit } from './actions/boards/exits.js';
export {
  rescaleBoard,
  setBoardFields,
  type BoardFields,
  setPrintedGrid,
  setJackLetterPlace,
} from './actions/boards/set-board-fields.js';
export { setEntityFields } from './actions/boards/set-entity-fields.js';
export {
  setNote,
  setProvenance,
  setReviewed,
  recordScanCalibration,
  addWaiver,
  removeWaiver,
} from './actions/boards/provenance.js';
export { splitLine, splitLines } from './actions/streets/split-line.js';
export { entityChangesBetween, type EntityInList } from './keys/entity-changes.js';
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
export {
  boardOf,
  documentOf,
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
} from './entities/entity-name.js';
export { pathOfLine, findLineByName, idOfLine, linesEndingAt, linesBetween } from './entities/lines.js';
export {
  findCircle,
  findCrossing,
  findNode,
  idOfNode,
  kindOfNode,
  nextBlockId,
  isNodeId,
  nextNodeId,
  type AnyNode,
} from './entities/nodes.js';
export {
  entriesBetween,
  entriesOfHistory,
  openingEntry,
  replayLog,
  sizeOfEntry,
  type LogEntry,
} from './history/log.js';
export { applyPatch, patchBetween, type Patch } from './patches/patch.js';
export { newBoard } from './entities/new-board.js';
export { blocksAtNode } from './entities/walks.js';
