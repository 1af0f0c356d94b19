/** Conformance vectors, and what the reference engine answers to them. */
export { answerTo } from './answer.js';
export { withoutHints } from './hints.js';
export { LEVELS, VECTOR_KINDS, type Answered, type Level, type Vector, type VectorKind } from './vector.js';
