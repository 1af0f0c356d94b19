/** Makes the faults of a class on its boards. The seed and the name of the class determine them. */
import { formatBoard, type Board } from '../model/index.js';
import { shippedBoard } from '../testing/boards/shipped-boards.js';
import { seededRandom } from '../testing/seeded-random.js';
import type { FaultClass, OfficialBoardName } from './fault-class.js';

/** One fault, the text of its board, and the board without it. */
export interface MadeFault {
  readonly board: OfficialBoardName;
  readonly what: string;
  readonly faulty: Board | string;
  readonly text: string;
  readonly clean: Board;
}

/** How often a random place may be unsuitable. */
const MOST_TRIES = 60;

/** Up to `count` faults of a class on one board. */
export function* makeFaults(
  { name, make }: FaultClass,
  board: OfficialBoardName,
  { count, seed }: { readonly count: number; readonly seed: number },
): Generator<MadeFault> {
  const random = seededRandom(seedOf(`${seed} ${name} ${board}`));
  const clean = shippedBoard(board);
  for (let tries = count * MOST_TRIES, made = 0; tries > 0 && made < count; tries--) {
    const fault = make(random, clean);
    if (fault === undefined) continue;
    const [faulty, what] = fault;
    yield { board, what, faulty, text: typeof faulty === 'string' ? faulty : formatBoard(faulty), clean };
    made++;
  }
}

/** Hashes a text to a number (FNV-1a). */
function seedOf(words: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < words.length; i++) hash = Math.imul(hash ^ words.charCodeAt(i), 0x01000193);
  return hash;
}
