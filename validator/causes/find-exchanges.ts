/** Finds findings that are one exchange: what one thing has too much, another has too little. */
import { addToGroup, isStreetBoard, type Board } from '../../model/index.js';
import type { FindingScope } from './finding-scope.js';
import { neighboursOf } from './neighbours.js';

/** An exchange may be repeated on the opposite side of the board; more of one kind are faults of their own. */
const MOST_EXCHANGES = 2;

/** The other findings of the same exchange, for each finding that is part of one. */
export function findExchanges(
  scopes: readonly FindingScope[],
): ReadonlyMap<FindingScope, readonly FindingScope[]> {
  const byChange = new Map<string, FindingScope[]>();
  for (const scope of scopes) {
    const change = scope.isTotal ? undefined : describeChange(scope);
    if (change) addToGroup(byChange, change.join(' to '), scope);
  }
  const exchanges = new Map<FindingScope, readonly FindingScope[]>();
  for (const some of byChange.values()) {
    const others = byChange.get(describeChange(some[0]!)!.toReversed().join(' to ')) ?? [];
    if (some === others || some.length !== others.length || some.length > MOST_EXCHANGES) continue;
    for (const scope of some) exchanges.set(scope, [...some, ...others]);
  }
  return exchanges;
}

/**
 * What became of what: the values that a rule saw and expected, or that one thing is missing and another too many. Numbers too
 * small are exchanged with numbers too great.
 */
function describeChange({
  layer,
  finding: { rule, seen, expected },
}: FindingScope): readonly [from: string, to: string] | undefined {
  // A number that is misread is missing once, and once too many.
  if (rule === 'number/missing-number') return ['missing', 'surplus'];
  if (rule === 'number/surplus-number') return ['surplus', 'missing'];
  if (layer === 'witness' || (layer !== 'edition' && (seen === undefined || expected === undefined)))
    return undefined;
  if (typeof seen === 'number' && typeof expected === 'number')
    return [`${rule} ${seen - expected}`, `${rule} ${expected - seen}`];
  if (seen === undefined) return [`${rule} missing`, `${rule} surplus`];
  if (expected === undefined) return [`${rule} surplus`, `${rule} missing`];
  return [`${rule} ${JSON.stringify(seen)}`, `${rule} ${JSON.stringify(expected)}`];
}

/** Whether two missing lines have exchanged their ends: lines that no block has in its walk join them crosswise. */
export function areEndsExchanged(board: Board, one: FindingScope, other: FindingScope): boolean {
  if (one.finding.rule !== other.finding.rule || one.absent.length !== 1 || other.absent.length !== 1)
    return false;
  const [a, b] = one.absent[0]!.split('-');
  const [c, d] = other.absent[0]!.split('-');
  if (new Set([a, b, c, d, undefined]).size < 5) return false;
  const isNew = (from: string, to: string): boolean =>
    neighboursOf(board).get(from)?.includes(to) === true && !isWalked(board, from, to);
  return (isNew(a!, c!) && isNew(b!, d!)) || (isNew(a!, d!) && isNew(b!, c!));
}

const isWalked = (board: Board, a: string, b: string): boolean =>
  isStreetBoard(board) &&
  board.blocks.some(({ walk }) =>
    walk.some((from, i) => {
      const to = walk[(i + 1) % walk.length];
      return (from === a && to === b) || (from === b && to === a);
    }),
  );
