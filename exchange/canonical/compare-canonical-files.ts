/** Compares the canonical file that was read with the one derived from its board. */
import { pointerOfSteps } from '../../model/index.js';
import type { CanonicalFile } from './board-relations.js';
import {
  describeHexRelations,
  describeStreetRelations,
  type RelationStatement,
} from './relation-statements.js';

/** One difference: what is wrong, and where in the file. */
export interface CanonicalDifference {
  readonly code: string;
  readonly message: string;
  readonly pointer: string;
}

/** The differences of a file from the one derived from its board: at most one each of kind, digest, board and relations. */
export function* compareCanonicalFiles(
  stated: CanonicalFile,
  derived: CanonicalFile,
): Generator<CanonicalDifference> {
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

/** The first fact that only one side has. If both have the same facts, their order differs or one is repeated. */
function differenceInWords(
  stated: CanonicalFile,
  derived: CanonicalFile,
  place: string,
): CanonicalDifference {
  const [inFile, inBoard] = [factsOf(stated), factsOf(derived)];
  for (const { says, pointer } of inFile.values())
    if (!inBoard.has(says))
      return {
        code: 'canonical/relation',
        message: `The file states that ${says}; its board does not.`,
        pointer: `/relations${pointer}`,
      };
  for (const { says, pointer } of inBoard.values())
    if (!inFile.has(says))
      return {
        code: 'canonical/relation',
        message: `The board gives that ${says}; the file does not state it.`,
        pointer: `/relations/${pointer.split('/')[1]!}`,
      };
  return {
    code: 'canonical/order',
    message: 'The relations are not in canonical order from here on, or list something twice.',
    pointer: place,
  };
}

function factsOf(file: CanonicalFile): Map<string, RelationStatement> {
  const facts =
    file.kind === 'street-board'
      ? describeStreetRelations(file.relations)
      : describeHexRelations(file.relations);
  const bySentence = new Map<string, RelationStatement>();
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
