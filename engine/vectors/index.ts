/** Conformance vectors, and what the reference engine answers to them. */
export { answerVector } from './answer-vector.js';
export { stripHints } from './strip-hints.js';
export {
  LEVELS,
  VECTOR_KINDS,
  type VectorAnswer,
  type Level,
  type Vector,
  type VectorKind,
} from './vector.js';
