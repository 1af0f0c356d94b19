/**
 * Sets the seed of all property tests: fixed, so that a failure can be repeated; `LAMPLIGHTER_SEED=random npm
 * test` tries new cases, and a number repeats one.
 */
import fc from 'fast-check';

const wanted = process.env['LAMPLIGHTER_SEED'] ?? '1888';
if (wanted !== 'random') fc.configureGlobal({ seed: Number(wanted) });
