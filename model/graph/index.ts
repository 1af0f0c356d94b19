/** Boards as graphology graphs, for whoever asks a graph a question. Kept apart, so that nobody else loads the library. */
export { graphOf, type GraphRelation } from './graph-of.js';
