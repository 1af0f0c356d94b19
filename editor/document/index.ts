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
export { addBend } from './actions/streets/add-bend.js';
export { addLine } from './actions/streets/add-line.js';
export { addLineWithNodes } from './actions/streets/add-line-with-nodes.js';
export { addNode, type NewNode } from './actions/streets/add-node.js';
export { changeNodeKind, changeNodeKinds, newIdsForKind } from './actions/streets/change-node-kind.js';
export { changeLineKind } from './actions/streets/change-line-kind.js';
export { declareBlock, type Area } from './actions/streets/declare-block.js';
export { deleteEntities } from './actions/boards/delete-entities.js';
export { canDissolveNode, dissolveNode, NOT_DISSOLVABLE } from './actions/streets/dissolve-node.js';
export { mergeNodes } from './actions/streets/merge-nodes.js';
export { moveEntities } from './actions/boards/move-entities.js';
export { paintHexes } from './actions/hexes/paint-hexes.js';
export { placeCharacter, placeLamp } from './actions/hexes/place-piece.js';
export { placeNode } from './actions/streets/place-node.js';
export { placeEntities } from './actions/streets/place-entities.js';
export { removeBend } from './actions/streets/remove-bend.js';
export { removeBlock } from './actions/boards/remove-block.js';
export { renameExit } from './actions/hexes/rename-exit.js';
export { renumberCircle } from './actions/streets/renumber-circle.js';
export { rescale } from './actions/boards/rescale.js';
export { setBends } from './actions/streets/set-bends.js';
export { setBoardFields, type BoardFields } from './actions/boards/set-board-fields.js';
export { setCordon } from './actions/hexes/set-cordon.js';
export { setCover } from './actions/hexes/set-cover.js';
export { setExit } from './actions/boards/set-exit.js';
export { setEntityFields, type EntityFields } from './actions/boards/set-entity-fields.js';
export { setGrid } from './actions/streets/set-grid.js';
export { setLayout } from './actions/hexes/set-layout.js';
export { setLetter } from './actions/streets/set-letter.js';
export { setNote } from './actions/boards/set-note.js';
export { setProvenance } from './actions/boards/set-provenance.js';
export { setReviewed } from './actions/boards/set-reviewed.js';
export { setScan, type Scan } from './actions/boards/set-scan.js';
export { setWatsonFaces } from './actions/hexes/set-watson-faces.js';
export { splitLine, splitLines, type NodeToInsert } from './actions/streets/split-line.js';
export { straighten } from './actions/streets/straighten.js';
export { removeWaiver } from './actions/boards/remove-waiver.js';
export { addWaiver } from './actions/boards/add-waiver.js';
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
