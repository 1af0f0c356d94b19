/** What changed between two boards, and what it means in play. */
export type { BoardDiff, Consequence, Edit, ConsequenceFact } from './board-diff.js';
export { diffBoards } from './diff-boards.js';
export { DIFF_FORMATS, formatDiff, type DiffFormat, type DiffFormatOptions } from './formats/format-diff.js';
export { formatFolderDiffAsHtml, type ChangedBoard, type FolderDiffPage } from './formats/folder-html.js';
export { createIdMapping, renameIdsInData, renameNodes } from './id-mapping.js';
export { formatEdit } from './formats/format-edit.js';
