/** Chance for tests: the engine's own. */
export { oneOfAt, seededRandom, shuffled } from '../engine/random.js';
