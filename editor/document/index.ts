/** What the editor's document offers: actions on a board, and the history of them. */
export { inTurn, type Action } from './action.js';
export { addLine } from './actions/add-line.js';
export { addNode, type NewNode } from './actions/add-node.js';
export { deleteThings } from './actions/delete-things.js';
export { dissolveNode } from './actions/dissolve-node.js';
export { moveThings } from './actions/move-things.js';
export { paintHexes } from './actions/paint-hexes.js';
export { placeNode } from './actions/place-node.js';
export { setFields, type Fields } from './actions/set-fields.js';
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
