/**
 * The seed of all properties. With the same one each time, a failure is of the change and not of the day, and anybody can
 * repeat it; `LAMPLIGHTER_SEED=random npm test` looks in new places, and a number goes back to one of them.
 */
import fc from 'fast-check';

const wanted = process.env['LAMPLIGHTER_SEED'] ?? '1888';
if (wanted !== 'random') fc.configureGlobal({ seed: Number(wanted) });
