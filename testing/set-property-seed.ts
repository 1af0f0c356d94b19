/** Sets the seed of all property tests: fixed, a number in LAMPLIGHTER_SEED, or `random` to try new cases. */
import fc from 'fast-check';

const wanted = process.env['LAMPLIGHTER_SEED'] ?? '1888';
if (wanted !== 'random') fc.configureGlobal({ seed: Number(wanted) });
