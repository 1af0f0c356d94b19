/** Finding a relation of a board by its name, and what it says of a node by its id. */
import { suggest } from '../model/file/suggest.js';
import { GAME_NAMES, HEX_RELATIONS, isStreetBoard, STREET_RELATIONS, type Board } from '../model/index.js';
import { hexView } from './hex-relations.js';
import type { RelationView } from './relation-view.js';
import { routesView, streetView } from './street-relations.js';
import { quoted } from './terminal.js';
import { didYouMean } from './usage.js';

export type Asked<T> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly message: string };

/** How much there is of each relation of a board. */
export function totalsOf(board: Board): RelationView {
  const views = new Map<string, RelationView>(
    isStreetBoard(board)
      ? STREET_RELATIONS.map((relation) => [relation, streetView(board, relation)])
      : HEX_RELATIONS.map((relation) => [relation, hexView(board, relation)]),
  );
  return {
    keys: [...views.keys()],
    of: (relation) => views.get(relation)?.total(),
    total: () => views.size,
    speaksOf: 'relations',
  };
}

/** A board's relation of this name, or why it has none. */
export function relationOf(board: Board, name: string, { routes = false } = {}): Asked<RelationView> {
  if (isStreetBoard(board) && isOneOf(STREET_RELATIONS, name))
    return { ok: true, value: routes ? routesView(board) : streetView(board, name) };
  if (!isStreetBoard(board) && isOneOf(HEX_RELATIONS, name)) return { ok: true, value: hexView(board, name) };
  const own: readonly string[] = isStreetBoard(board) ? STREET_RELATIONS : HEX_RELATIONS;
  const known = `Its relations are ${own.join(', ')}.`;
  if (isOneOf(STREET_RELATIONS, name))
    return no(`${GAME_NAMES[board.game]} is played on hexes; ${name} belongs to boards of streets. ${known}`);
  if (isOneOf(HEX_RELATIONS, name))
    return no(`${GAME_NAMES[board.game]} is played on streets; ${name} belongs to boards of hexes. ${known}`);
  return no(`There is no relation ${quoted(name)}.${didYouMean(suggest(name, own)) || ` ${known}`}`);
}

/** What a relation says of a node, or why it says nothing. */
export function askedOf(board: Board, relation: string, view: RelationView, node: string): Asked<unknown> {
  const value = view.of(node);
  if (value !== undefined) return { ok: true, value };
  const kind = kindOfNode(board, node);
  if (kind !== undefined) return no(`${node} is ${kind}, and ${relation} speaks of ${view.speaksOf}.`);
  return no(
    `There is no ${quoted(node)} on this board. ${relation} speaks of ${view.speaksOf}.${didYouMean(nearKey(node, view.keys))}`,
  );
}

const no = (message: string): { readonly ok: false; readonly message: string } => ({ ok: false, message });

const isOneOf = <T extends string>(list: readonly T[], name: string): name is T =>
  (list as readonly string[]).includes(name);

/** People say 65 for c65 and 3,2 for h3,2. */
function nearKey(node: string, keys: readonly string[]): string | undefined {
  const bare = keys.find((key) => key.slice(1) === node);
  return bare ?? suggest(node, keys);
}

/** What a node is, for one that is on the board. */
function kindOfNode(board: Board, node: string): string | undefined {
  if (!isStreetBoard(board)) {
    const hex = board.hexes.find(({ at }) => `h${at[0]},${at[1]}` === node);
    return hex && `a hex of kind ${hex.kind}`;
  }
  if (board.crossings.some(({ id }) => id === node)) return 'a crossing';
  if (board.junctions.some(({ id }) => id === node)) return 'a junction, where nobody stands';
  if (board.blocks.some(({ id }) => id === node)) return 'a block';
  const circle = board.circles.find(({ number }) => `c${number}` === node);
  return circle && `a ${circle.colour} circle`;
}
