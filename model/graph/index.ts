/** The door of graphs: boards as graphology graphs. Separate, so that other code does not load the library. */
export { GRAPH_RELATIONS, graphOfRelation, type GraphRelation } from './graph-of-relation.js';
