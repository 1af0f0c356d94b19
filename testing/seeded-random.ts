/** Seeded random numbers for tests, from the engine. */
export { pickRandom, seededRandom, shuffle } from '../engine/game/random.js';
