/** Boards as graphology graphs, for whoever asks a graph a question. Kept apart, so that nobody else loads the library. */
export { GRAPH_RELATIONS, graphOf, type GraphRelation } from './graph-of.js';
