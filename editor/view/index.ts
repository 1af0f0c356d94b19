/** The exports of editor/view. */
export { type ConflictResolution } from './documents/lamplighter-conflict.js';
export { LamplighterNotices } from './documents/lamplighter-notices.js';
export { LamplighterSaved } from './documents/lamplighter-saved.js';
export {
  type LamplighterWelcome,
  type ShippedBoard,
  type WelcomeEvents,
} from './documents/lamplighter-welcome.js';
export { type ComparableBoards } from './files/comparable-boards.js';
export { BoardFile } from './files/board-file.js';
export { createBoardFromTemplate } from './files/board-templates.js';
export {
  compareWithFile,
  describeParseError,
  isPictureFile,
  isSuggestionsFile,
  readChosenFile,
} from './files/read-chosen-file.js';
export { boardFileName, exportBoard, listExportFormats } from './files/export-board.js';
export { createFileHandleTarget, type FileHandle } from './files/file-handle-target.js';
export {
  createDownloadTarget,
  createSerialQueue,
  downloadBlob,
  type FileOnDisk,
  type FileTarget,
} from './files/file-target.js';
export { fetchServedFile, type ServedFile } from './files/served-file-target.js';
export { LamplighterBoard } from './lamplighter-board.js';
export { LamplighterEditor } from './lamplighter-editor.js';
export { type FirstStepId } from './panels/lamplighter-first-steps.js';
export { loadElementsOnDemand, registerElements } from './register-elements.js';
export { registerViewer } from './register-viewer.js';
export { choosePicture, seemsPicture } from './scan/picture-input.js';
export { type PracticeScanSource } from './scan/scan-controller.js';
export { DocumentSession, type BoardOrigin } from './store/document-session.js';
export { type DocumentRecord, type FileRecord } from './store/document-store.js';
export { explainStorageError } from './store/explain-storage-error.js';
export { openIndexedDbStore } from './store/indexeddb-store.js';
export { type Notice } from './store/notices.js';
export { formatTime } from './ui/format-time-and-size.js';
export { THEME_NAMES } from './ui/theme-colours.js';
