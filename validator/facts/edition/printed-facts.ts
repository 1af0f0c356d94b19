/** The counts and witnesses of the edition that a board claims, in the ids of the board. */
import {
  canonicalJson,
  isStreetBoard,
  type Board,
  type Expectation,
  type NodeId,
  type Witness,
} from '../../../model/index.js';
import { printedHexBoard } from '../../editions/index.js';
import { streetDifferences } from './street-differences.js';

interface PrintedFacts {
  readonly counts: readonly Expectation[];
  /** Without those that name a crossing that the board does not have. */
  readonly witnesses: readonly Witness[];
}

/** The facts of a board's edition, if it has a reference. */
export function printedFacts(board: Board): PrintedFacts | undefined {
  if (!isStreetBoard(board)) {
    const print = printedHexBoard(board);
    return print && { counts: print.expect, witnesses: print.witnesses };
  }
  const differences = streetDifferences(board, 'official');
  if (differences === undefined) return undefined;
  const { print, match } = differences;
  return {
    counts: print.expect,
    witnesses: print.witnesses.flatMap((witness): Witness[] => {
      const nodes = nodesOfWitness(witness);
      const isKnown = (id: NodeId): boolean => id.startsWith('c') || match.toBoard.has(id);
      if (!nodes.every(isKnown)) return [];
      // Circles are named by their printed numbers, also where the board has exchanged them.
      return [renameNodes(witness, (id) => (id.startsWith('x') ? match.toBoard.get(id)! : id))];
    }),
  };
}

const NODE_KEYS: readonly string[] = ['of', 'has', 'hasNot', 'oneStepOn', 'between'];

const nodesOfWitness = (witness: Witness): NodeId[] =>
  Object.entries(witness)
    .filter(([key]) => NODE_KEYS.includes(key) && witness.fact !== 'visible-at-start')
    .flatMap(([, value]) => value as NodeId | NodeId[]);

/** The witness with other ids, its lists sorted, so that equal facts have equal texts. */
function renameNodes(witness: Witness, rename: (id: NodeId) => NodeId): Witness {
  const change = (value: unknown): unknown =>
    Array.isArray(value)
      ? (value as NodeId[]).map(rename).sort()
      : typeof value === 'string'
        ? rename(value as NodeId)
        : value;
  return Object.fromEntries(
    Object.entries(witness).map(([key, value]) => [key, NODE_KEYS.includes(key) ? change(value) : value]),
  ) as Witness;
}

/** A text that is the same for witnesses that state the same. */
export const textOfWitness = (witness: Witness): string => canonicalJson(renameNodes(witness, (id) => id));
