/** Looks up a relation of a board by name, and its value for a node. */
import {
  type Board,
  GAME_NAMES,
  HEX_RELATIONS,
  isStreetBoard,
  STREET_RELATIONS,
  suggestSpelling,
} from '../../model/index.js';
import { QUERYABLE_HEX_RELATIONS } from './hex-relations.js';
import type { QueryableRelation } from './queryable-relation.js';
import { QUERYABLE_STREET_RELATIONS, queryableRoutes } from './street-relations.js';
import { quoteForMessage } from '../terminal/terminal.js';
import { failure, type Result } from '../command/command.js';
import { didYouMean } from '../command/usage-errors.js';

/** The relations of a board by name, each made when it is asked for. */
const relationsOf = (board: Board): ReadonlyMap<string, () => QueryableRelation> =>
  new Map(
    isStreetBoard(board)
      ? STREET_RELATIONS.map((name) => [name, () => QUERYABLE_STREET_RELATIONS[name](board)])
      : HEX_RELATIONS.map((name) => [name, () => QUERYABLE_HEX_RELATIONS[name](board)]),
  );

/** The size of each relation of a board, as a queryable relation. */
export const relationSizes = (board: Board): QueryableRelation => {
  const relations = relationsOf(board);
  return {
    keys: [...relations.keys()],
    lookUp: (relation) => relations.get(relation)?.().countPairs(),
    countPairs: () => relations.size,
    keyDescription: 'relations',
  };
};

/** A board's relation by name, or why it has none. */
export function findRelation(board: Board, name: string, { routes = false } = {}): Result<QueryableRelation> {
  if (routes && isStreetBoard(board)) return { ok: true, value: queryableRoutes(board) };
  const own = relationsOf(board);
  const found = own.get(name);
  if (found) return { ok: true, value: found() };
  const known = `Its relations are ${[...own.keys()].join(', ')}.`;
  if ([...STREET_RELATIONS, ...HEX_RELATIONS].some((each) => each === name)) {
    const [is, other] = isStreetBoard(board) ? ['streets', 'hex'] : ['hexes', 'street'];
    return failure(
      `${GAME_NAMES[board.game]} is played on ${is}; ${name} is a relation of ${other} boards. ${known}`,
    );
  }
  return failure(
    `There is no relation ${quoteForMessage(name)}.${didYouMean(suggestSpelling(name, [...own.keys()])) || ` ${known}`}`,
  );
}

/** The value of a relation for a node, or why there is none. */
export function queryRelation(
  board: Board,
  relation: string,
  view: QueryableRelation,
  node: string,
): Result<unknown> {
  const value = view.lookUp(node);
  if (value !== undefined) return { ok: true, value };
  const kind = kindOfNode(board, node);
  if (kind !== undefined) return failure(`${node} is ${kind}; ${relation} is about ${view.keyDescription}.`);
  return failure(
    `There is no ${quoteForMessage(node)} on this board. ${relation} is about ${view.keyDescription}.${didYouMean(nearKey(node, view.keys))}`,
  );
}

/** People write 65 for c65 and 3,2 for h3,2. */
function nearKey(node: string, keys: readonly string[]): string | undefined {
  return keys.find((key) => key.slice(1) === node) ?? suggestSpelling(node, keys);
}

/** Describes a node of the board; undefined if it has none of that id. */
function kindOfNode(board: Board, node: string): string | undefined {
  if (!isStreetBoard(board)) {
    const hex = board.hexes.find(({ at }) => `h${at[0]},${at[1]}` === node);
    return hex && `a hex of kind ${hex.kind}`;
  }
  if (board.crossings.some(({ id }) => id === node)) return 'a crossing';
  if (board.junctions.some(({ id }) => id === node)) return 'a junction, where no piece stands';
  if (board.blocks.some(({ id }) => id === node)) return 'a block';
  const circle = board.circles.find(({ number }) => `c${number}` === node);
  return circle && `a ${circle.colour} circle`;
}
