export { draftOfSuggestions, type DraftOptions, type DraftOfSuggestions } from './draft-of-suggestions.js';
