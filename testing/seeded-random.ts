/** Seeded random numbers for tests, from the engine. */
export { pickRandom, seededRandom, shuffle, type Random } from '../engine/game/random.js';
