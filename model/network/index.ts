/** The door of packed arrays: a street board's nodes and lines by index, for code where the bench shows the need. */
export { adjacencyOfLists, neighboursIn, type Adjacency } from './adjacency.js';
export { componentsOfEdges } from './components.js';
export { segmentsOfDrawing, type LineDrawing, type Segments } from './line-drawing.js';
export { CIRCLE, CROSSING, JUNCTION, networkOf, type Network } from './network.js';
