/** The search of the palette. Loaded when the palette is opened. */
export { searchEditor, type SearchResult } from './search-editor.js';
