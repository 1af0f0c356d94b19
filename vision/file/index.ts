/** Files of suggestions. */
export { parseSuggestions, type ParsedSuggestions } from './parse-suggestions.js';
