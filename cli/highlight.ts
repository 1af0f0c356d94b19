/** What a drawing highlights: a node, and what a relation says of it. */
import type { Highlight } from '../exchange/draw/index.js';
import type { Board } from '../model/index.js';
import { askedOf, relationOf, type Asked } from './board-relation.js';

/** Distances, sections, faces and characters are no nodes that could be ringed. */
const NOT_DRAWN = ['distance', 'sectors', 'faces', 'visibility'];

/** The highlight for `--relation` and `--of`; undefined if neither is given. */
export function highlightOf(
  board: Board,
  relation: string | undefined,
  node: string | undefined,
): Asked<Highlight | undefined> {
  if (relation === undefined && node === undefined) return { ok: true, value: undefined };
  if (relation === undefined) return no('--of wants a --relation too.');
  if (node === undefined) return no('--relation wants --of, the node to highlight it of.');
  const view = relationOf(board, relation);
  if (!view.ok) return view;
  if (NOT_DRAWN.includes(relation)) return no(`${relation} leads to no nodes that could be highlighted.`);
  const asked = askedOf(board, relation, view.value, node);
  if (!asked.ok) return asked;
  return { ok: true, value: { from: node, to: nodesIn(asked.value) } as Highlight };
}

const no = (message: string): { readonly ok: false; readonly message: string } => ({ ok: false, message });

/** A list of nodes, or the lists of a lantern's directions together. */
const nodesIn = (value: unknown): readonly string[] =>
  Array.isArray(value)
    ? (value as string[])
    : Object.values(value as Record<string, readonly string[]>).flat();
