/** Conformance vectors, and what the reference engine answers to them. */
export { answerVector } from './answer-vector.js';
export { stripHints } from './strip-hints.js';
export {
  CONFORMANCE_LEVELS,
  VECTOR_KINDS,
  type VectorAnswer,
  type ConformanceLevel,
  type Vector,
  type VectorKind,
} from './vector.js';
