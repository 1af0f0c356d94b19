/** How a file that claims to be canonical differs from the one its board has. */
import { pointerOfSteps } from '../../model/file/json-pointer.js';
import type { Fact } from './fact.js';
import { factsOfHexes } from './hex-facts.js';
import type { CanonicalFile } from './shape.js';
import { factsOfStreets } from './street-facts.js';

/** One difference: what is wrong, and the place in the file. */
export interface Difference {
  readonly code: string;
  readonly message: string;
  readonly pointer: string;
}

/** The differences of a file from the one derived from its board: at most one each of kind, digest, board and relations. */
export function* differencesOf(stated: CanonicalFile, derived: CanonicalFile): Generator<Difference> {
  if (stated.digest !== derived.digest)
    yield {
      code: 'canonical/digest',
      message: `The file states the digest ${stated.digest}, but its board has ${derived.digest}. One of the two was changed.`,
      pointer: '/digest',
    };
  const inBoard = firstDifference(stated.board, derived.board);
  if (inBoard !== undefined)
    yield {
      code: 'canonical/order',
      message: 'The board is not in canonical order from here on.',
      pointer: `/board${inBoard}`,
    };
  const inRelations = firstDifference(stated.relations, derived.relations);
  if (inRelations !== undefined) yield differenceInWords(stated, derived, `/relations${inRelations}`);
}

/** The first thing that only one of the two says; if both say the same, they say it in another order or twice. */
function differenceInWords(stated: CanonicalFile, derived: CanonicalFile, place: string): Difference {
  const [inFile, inBoard] = [factsOf(stated), factsOf(derived)];
  for (const { says, pointer } of inFile.values())
    if (!inBoard.has(says))
      return {
        code: 'canonical/relation',
        message: `The file says ${says}, the board does not.`,
        pointer: `/relations${pointer}`,
      };
  for (const { says, pointer } of inBoard.values())
    if (!inFile.has(says))
      return {
        code: 'canonical/relation',
        message: `The board says ${says}, the file does not.`,
        pointer: `/relations/${pointer.split('/')[1]!}`,
      };
  return {
    code: 'canonical/order',
    message: 'The relations are not in canonical order from here on, or say something twice.',
    pointer: place,
  };
}

function factsOf(file: CanonicalFile): Map<string, Fact> {
  const facts = file.kind === 'street-board' ? factsOfStreets(file.relations) : factsOfHexes(file.relations);
  const bySentence = new Map<string, Fact>();
  for (const fact of facts) bySentence.set(fact.says, fact);
  return bySentence;
}

/** The pointer of the first place where two values differ; undefined if they are equal. */
function firstDifference(one: unknown, other: unknown): string | undefined {
  if (one === other) return undefined;
  if (!isContainer(one) || !isContainer(other) || Array.isArray(one) !== Array.isArray(other)) return '';
  for (const key of new Set([...Object.keys(one), ...Object.keys(other)])) {
    const inside = firstDifference(one[key], other[key]);
    if (inside !== undefined) return pointerOfSteps([key]) + inside;
  }
  return undefined;
}

const isContainer = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
