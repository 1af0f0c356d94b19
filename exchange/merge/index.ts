/** Merges the edits that two sides made to one board. */
export { mergeBoards, reportOfMerge } from './merge-boards.js';
export type { MergeConflict, MergeNote, MergeReport, MergeResult, RenamedId } from './merge-result.js';
export { formatMerge, MERGE_FORMATS, type MergeFormat } from './formats/format-merge.js';
export { formatBoardAsText } from './formats/board-as-text.js';
