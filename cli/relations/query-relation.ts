/** Looks up a relation of a board by name, and its value for a node. */
import {
  type Board,
  GAME_NAMES,
  HEX_RELATIONS,
  isStreetBoard,
  STREET_RELATIONS,
  suggestSpelling,
} from '../../model/index.js';
import { queryableHexRelation } from './hex-relations.js';
import type { QueryableRelation } from './queryable-relation.js';
import { queryableRoutes, queryableStreetRelation } from './street-relations.js';
import { quoteArgument } from '../terminal/terminal.js';
import { failure, type Result } from '../command/command.js';
import { didYouMean } from '../command/usage-errors.js';

/** The size of each relation of a board, as a queryable relation. */
export function relationSizes(board: Board): QueryableRelation {
  const views = new Map<string, QueryableRelation>(
    isStreetBoard(board)
      ? STREET_RELATIONS.map((relation) => [relation, queryableStreetRelation(board, relation)])
      : HEX_RELATIONS.map((relation) => [relation, queryableHexRelation(board, relation)]),
  );
  return {
    keys: [...views.keys()],
    lookUp: (relation) => views.get(relation)?.countPairs(),
    countPairs: () => views.size,
    keyDescription: 'relations',
  };
}

/** A board's relation by name, or why it has none. */
export function findRelation(board: Board, name: string, { routes = false } = {}): Result<QueryableRelation> {
  if (isStreetBoard(board) && isOneOf(STREET_RELATIONS, name))
    return { ok: true, value: routes ? queryableRoutes(board) : queryableStreetRelation(board, name) };
  if (!isStreetBoard(board) && isOneOf(HEX_RELATIONS, name))
    return { ok: true, value: queryableHexRelation(board, name) };
  const own: readonly string[] = isStreetBoard(board) ? STREET_RELATIONS : HEX_RELATIONS;
  const known = `Its relations are ${own.join(', ')}.`;
  if (isOneOf(STREET_RELATIONS, name))
    return failure(
      `${GAME_NAMES[board.game]} is played on hexes; ${name} is a relation of street boards. ${known}`,
    );
  if (isOneOf(HEX_RELATIONS, name))
    return failure(
      `${GAME_NAMES[board.game]} is played on streets; ${name} is a relation of hex boards. ${known}`,
    );
  return failure(
    `There is no relation ${quoteArgument(name)}.${didYouMean(suggestSpelling(name, own)) || ` ${known}`}`,
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
    `There is no ${quoteArgument(node)} on this board. ${relation} is about ${view.keyDescription}.${didYouMean(nearKey(node, view.keys))}`,
  );
}

const isOneOf = <T extends string>(list: readonly T[], name: string): name is T =>
  (list as readonly string[]).includes(name);

/** People write 65 for c65 and 3,2 for h3,2. */
function nearKey(node: string, keys: readonly string[]): string | undefined {
  const bare = keys.find((key) => key.slice(1) === node);
  return bare ?? suggestSpelling(node, keys);
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
