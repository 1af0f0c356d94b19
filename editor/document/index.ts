/** What the editor's document offers: actions on a board, and the history of them. */
export { inTurn, type Action } from './action.js';
export { addBend } from './actions/add-bend.js';
export { addLine } from './actions/add-line.js';
export { addNode, type NewNode } from './actions/add-node.js';
export { changeKind } from './actions/change-kind.js';
export { deleteThings } from './actions/delete-things.js';
export { dissolveNode } from './actions/dissolve-node.js';
export { mergeNodes } from './actions/merge-nodes.js';
export { moveThings } from './actions/move-things.js';
export { paintHexes } from './actions/paint-hexes.js';
export { placeNode } from './actions/place-node.js';
export { removeBend } from './actions/remove-bend.js';
export { renumberCircle } from './actions/renumber-circle.js';
export { setBends } from './actions/set-bends.js';
export { setFields, type Fields } from './actions/set-fields.js';
export { splitLine, type NodeToBe } from './actions/split-line.js';
export { straighten } from './actions/straighten.js';
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
export { nextBlockId, nextNodeId } from './next-id.js';
export { entryOf, replayLog, type LogEntry, type Replayed } from './log.js';
export { applyPatch, patchBetween, type Patch, type Splice } from './patch.js';
export { newBoard } from './templates.js';
