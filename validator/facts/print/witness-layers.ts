/** Which layers a count or a printed fact is judged upon, beyond those of its own layer. */
import type { Expectation, Witness } from '../model/index.js';
import { stoppedBy } from './layers.js';
import type { Context, Layer } from './rule.js';

/** Whatever a count or a fact is reckoned from: faces from the drawing, moves from the streets, alleys and boats from the blocks. */
const FACES: readonly Layer[] = ['geometry', 'street'];
const MOVES: readonly Layer[] = ['street'];
const BLOCKS: readonly Layer[] = ['block'];
const START: readonly Layer[] = ['hex', 'setup'];

/** All of them, for a rule that judges such things. */
export const NEEDED_IN_PART: readonly Layer[] = [...FACES, ...BLOCKS, ...START];

/** What is simply there, such as circles, needs nothing. */
const COUNTS: Partial<Readonly<Record<Expectation['what'], readonly Layer[]>>> = {
  innerFaces: FACES,
  jackPairs: MOVES,
  jackPairsWithChoice: MOVES,
  unbarrablePairs: MOVES,
  policePairs: MOVES,
  searchPairs: MOVES,
  alleyBlocks: BLOCKS,
  alleyPairs: BLOCKS,
  boatPairs: BLOCKS,
  circlesWithoutAlley: BLOCKS,
  visibleAtStart: START,
  invisibleAtStart: START,
};

/** The failed layer that keeps a count from meaning anything. */
export const stopsCount = ({ what }: Expectation, { unsound }: Pick<Context, 'unsound'>): Layer | undefined =>
  unsound && stoppedBy(COUNTS[what] ?? [], unsound);

/** The failed layer that keeps a printed fact from being judged. */
export const stopsFact = (witness: Witness, { unsound }: Pick<Context, 'unsound'>): Layer | undefined =>
  unsound && stoppedBy(needsOfFact(witness), unsound);

function needsOfFact(witness: Witness): readonly Layer[] {
  switch (witness.fact) {
    case 'exists':
    case 'colour':
    case 'border':
    case 'sector':
    case 'cell':
      return [];
    case 'relation':
      return witness.relation === 'alley' || witness.relation === 'boat' ? BLOCKS : MOVES;
    case 'search-set':
    case 'barred-by-one':
    case 'never-barred':
      return MOVES;
    case 'visible-at-start':
      return START;
  }
}
