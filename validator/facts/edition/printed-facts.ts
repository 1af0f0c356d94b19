/** The counts and witnesses of the edition that a board claims, in the ids of the board. */
import {
  compareIds,
  isStreetBoard,
  memoByBoard,
  type Board,
  type Expectation,
  type NodeId,
  type Witness,
} from '../../../model/index.js';
import { printedHexBoard } from '../../editions/index.js';
import { streetDifferences } from './street-differences.js';

export interface PrintedFacts {
  readonly counts: readonly Expectation[];
  /** The witnesses that the board does not state with the same content. */
  readonly missing: readonly Witness[];
  /** Witnesses of the board that state something else than the print. */
  readonly others: readonly Witness[];
}

/** The facts of a board's edition, if it has a reference. */
export function printedFacts(board: Board): PrintedFacts | undefined {
  if (!isStreetBoard(board)) {
    const print = printedHexBoard(board);
    return print && compareFacts(board, print, new Map(), new Map());
  }
  const differences = streetDifferences(board, 'official');
  if (differences === undefined) return undefined;
  // Circles are named by their printed numbers, also where the board has exchanged them.
  const { toPrint, toBoard } = differences.match;
  return compareFacts(board, differences.print, toPrint, toBoard);
}

type Names = ReadonlyMap<NodeId, NodeId>;

function compareFacts(board: Board, print: Board, toPrint: Names, toBoard: Names): PrintedFacts {
  const stated = new Map(board.witnesses.map((witness) => [textOfWitness(witness, toPrint), witness]));
  const printed = textsOfWitnesses(print);
  return {
    counts: print.expect,
    missing: [...printed]
      .filter(([text]) => !stated.has(text))
      .map(([, witness]) => witness)
      // edition/crossing-differs reports a crossing that the board does not have.
      .filter((witness) => nodesOfWitness(witness).every((id) => !id.startsWith('x') || toBoard.has(id)))
      .map((witness) => renameNodes(witness, toBoard)),
    others: [...stated].filter(([text]) => !printed.has(text)).map(([, witness]) => witness),
  };
}

const KEYS = [
  ...(['rule', 'fact', 'relation', 'of', 'is', 'isNot'] as const),
  ...(['has', 'hasNot', 'oneStepOn', 'between', 'exactly'] as const),
];
type Values = Readonly<Partial<Record<(typeof KEYS)[number], unknown>>>;
const NODE_KEYS: ReadonlySet<string> = new Set(['of', 'has', 'hasNot', 'oneStepOn', 'between']);

const nodesOfWitness = (witness: Witness): NodeId[] =>
  Object.entries(witness)
    .filter(([key]) => NODE_KEYS.has(key))
    .flatMap(([, value]) => value as NodeId | NodeId[]);

const renameCrossing =
  (names: Names) =>
  (id: string): string =>
    id.startsWith('x') ? (names.get(id as NodeId) ?? id) : id;

/** A text that is the same for witnesses that state the same, with other ids for their crossings. */
function textOfWitness(witness: Witness, names: Names): string {
  const [values, rename] = [witness as Values, renameCrossing(names)];
  let text = '';
  for (const key of KEYS) {
    const value = values[key];
    if (value === undefined) continue;
    text += `${key} ${Array.isArray(value) ? (value as string[]).map(rename).sort().join() : rename(`${value as string | boolean}`)};`;
  }
  return text;
}

/** The witness with other ids for its crossings. */
function renameNodes(witness: Witness, names: Names): Witness {
  const rename = renameCrossing(names);
  return Object.fromEntries(
    Object.entries(witness).map(([key, value]: [string, unknown]) => {
      if (!NODE_KEYS.has(key)) return [key, value];
      return [
        key,
        Array.isArray(value) ? (value as NodeId[]).map(rename).sort(compareIds) : rename(value as string),
      ];
    }),
  ) as unknown as Witness;
}

const textsOfWitnesses = memoByBoard(
  ({ witnesses }: Board): ReadonlyMap<string, Witness> =>
    new Map(witnesses.map((witness) => [textOfWitness(witness, new Map()), witness])),
);
