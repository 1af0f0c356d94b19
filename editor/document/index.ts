/** What the editor's document offers: actions on a board, and the history of them. */
export { inTurn, onBoards, type Action } from './action.js';
export { addBend } from './actions/add-bend.js';
export { addLine } from './actions/add-line.js';
export { addLineWithNodes } from './actions/add-line-with-nodes.js';
export { addNode, type NewNode } from './actions/add-node.js';
export { changeKind, changeKinds, namesForKind } from './actions/change-kind.js';
export { changeList } from './actions/change-list.js';
export { declareBlock, type Area } from './actions/declare-block.js';
export { deleteThings } from './actions/delete-things.js';
export { dissolveNode } from './actions/dissolve-node.js';
export { mergeNodes } from './actions/merge-nodes.js';
export { moveThings } from './actions/move-things.js';
export { paintHexes } from './actions/paint-hexes.js';
export { placeCharacter } from './actions/place-character.js';
export { placeLamp } from './actions/place-lamp.js';
export { placeNode } from './actions/place-node.js';
export { placeThings } from './actions/place-things.js';
export { removeBend } from './actions/remove-bend.js';
export { removeBlock } from './actions/remove-block.js';
export { renameExit } from './actions/rename-exit.js';
export { renumberCircle } from './actions/renumber-circle.js';
export { rescale } from './actions/rescale.js';
export { setBends } from './actions/set-bends.js';
export { setBoardFields, type BoardFields } from './actions/set-board-fields.js';
export { setCordon } from './actions/set-cordon.js';
export { setCover } from './actions/set-cover.js';
export { setExit } from './actions/set-exit.js';
export { setFields, type Fields } from './actions/set-fields.js';
export { setGrid } from './actions/set-grid.js';
export { setLayout } from './actions/set-layout.js';
export { setLetter } from './actions/set-letter.js';
export { setNote } from './actions/set-note.js';
export { setProvenance } from './actions/set-provenance.js';
export { setReviewed } from './actions/set-reviewed.js';
export { setScan, type Scan } from './actions/set-scan.js';
export { setWatsonFaces } from './actions/set-watson-faces.js';
export { splitLine, splitLines, type NodeToBe } from './actions/split-line.js';
export { straighten } from './actions/straighten.js';
export { unwaive } from './actions/unwaive.js';
export { waive } from './actions/waive.js';
export { asTraced } from './as-traced.js';
export { crossLines, type Meeting } from './cross-lines.js';
export {
  boardOf,
  canRedo,
  canUndo,
  goTo,
  openHistory,
  perform,
  redo,
  replaceLast,
  undo,
  type History,
  type Step,
} from './history.js';
export {
  idOfKey,
  keyOf,
  kindOfNode,
  LINE_LISTS,
  parseKey,
  type Key,
  type LampTile,
  type LineList,
  type Thing,
} from './key.js';
export { keysFollowed } from './follow-lines.js';
export { followNodes } from './follow-nodes.js';
export { courseOf, findLine, idOfEnds, idOfLine, linesAt, linesBetween, type FoundLine } from './lines.js';
export { findNode, idOfNode, NODE_LISTS, type AnyNode } from './nodes.js';
export { nextBlockId, nextNodeId } from './next-id.js';
export { entryOf, lengthOfEntry, replayLog, type LogEntry, type Replayed } from './log.js';
export { applyPatch, patchBetween, type Patch, type Splice } from './patch.js';
export { newBoard } from './templates.js';
export { blocksAt } from './walks.js';
