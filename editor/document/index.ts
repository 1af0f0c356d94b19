/** What the editor's document offers: actions on a board, and the history of them. */
export {
  actionFor,
  boardAction,
  isEdited,
  noAction,
  NOTHING_TO_CHANGE,
  sequence,
  type Action,
  type Edited,
  type Refusal,
} from './actions/action.js';
export { addBend, removeBend, setBends, straighten } from './actions/streets/bends.js';
export { addLine, addLineWithNodes } from './actions/streets/add-line.js';
export { addNode, type NewNode } from './actions/streets/add-node.js';
export {
  changeLineKind,
  changeNodeKind,
  changeNodeKinds,
  newIdsForKind,
} from './actions/streets/change-kind.js';
export { declareBlock, type Area } from './actions/streets/declare-block.js';
export { deleteEntities, removeBlock } from './actions/boards/delete-entities.js';
export { canDissolveNode, dissolveNode, NOT_DISSOLVABLE } from './actions/streets/dissolve-node.js';
export { mergeNodes } from './actions/streets/merge-nodes.js';
export { moveEntities } from './actions/boards/move-entities.js';
export { paintHexes, setLayout } from './actions/hexes/paint-hexes.js';
export { placeCharacter, placeLamp, setCordon, setCover, setWatsonFaces } from './actions/hexes/setup.js';
export { placeEntities, placeNode } from './actions/streets/place-entities.js';
export { renameExit, setExit } from './actions/boards/exits.js';
export { renumberCircle } from './actions/streets/renumber-circle.js';
export { rescale } from './actions/boards/rescale.js';
export { setBoardFields, type BoardFields } from './actions/boards/set-board-fields.js';
export { setEntityFields, type EntityFields } from './actions/boards/set-entity-fields.js';
export { setGrid, setLetter } from './actions/streets/printed-details.js';
export { type Scan, setNote, setProvenance, setReviewed, setScan } from './actions/boards/provenance.js';
export { splitLine, splitLines, type NodeToInsert } from './actions/streets/split-line.js';
export { addWaiver, removeWaiver } from './actions/boards/waivers.js';
export { changeBetween, type Change, type Located } from './keys/change.js';
export {
  fromPlainDocument,
  keyedBoard,
  keyOf,
  openDocument,
  toPlainDocument,
  type Document,
  type Key,
  type PlainDocument,
} from './keys/document.js';
export { findBlock } from './entities/entity-lookup.js';
export {
  filterExistingNames,
  isOnBoard,
  keepExisting,
  nameOfSelected,
  namesOfSelection,
  selectedByName,
  toSelection,
  type Selection,
} from './entities/selection.js';
export { markUnreviewed } from './review/mark-unreviewed.js';
export { findLineCrossings, type LineCrossing } from './entities/line-crossings.js';
export {
  boardOf,
  documentOf,
  canRedo,
  canUndo,
  goTo,
  openHistory,
  perform,
  redo,
  replaceLast,
  tryPerform,
  undo,
  type History,
  type Step,
} from './history/history.js';
export {
  fileIdOfName,
  formatEntityName,
  LINE_LISTS,
  parseEntityName,
  type EntityName,
  type LampTile,
  type LineList,
  type Entity,
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
  NODE_LISTS,
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
