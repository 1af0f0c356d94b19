/** Facts changed by an edit are marked unreviewed on a board that has a reviewer. */
import {
  isHexBoard,
  isStreetBoard,
  keyOfWalk,
  type Block,
  type Board,
  type HexBoard,
  type Line,
  type NodeId,
  type Point,
  type StreetBoard,
} from '../../../model/index.js';
import { findBlock } from '../entities/entity-lookup.js';
import { findLine, idOfLine, linesBetween } from '../entities/lines.js';
import { findNode, idOfNode, NODE_LIST_NAMES, type AnyNode } from '../entities/nodes.js';
import type { LineList } from '../entities/entity-name.js';
import { isSamePosition } from '../entities/position.js';
import {
  withOtherProperties,
  type EntityChanges,
  type EditedDocument,
  type EntityInList,
} from '../keys/entity-changes.js';
import { keyOf } from '../keys/document.js';

/**
 * The edit with the facts it changed marked unreviewed: entities that are new, read otherwise, or were moved by
 * more than their size. Only on a board with a reviewer. Facts equal to those in `opening` count as reviewed.
 */
export function markUnreviewed(before: Board, edited: EditedDocument, opening: Board): EditedDocument {
  const { board } = edited.document;
  const { provenance } = board;
  if (provenance.reviewed.length === 0) return edited;
  const waiting = new Set(provenance.unreviewed);
  const known = waiting.size;
  for (const id of changedFacts(before, board, edited.change, opening)) waiting.add(id);
  if (waiting.size === known) return edited;
  // The file has them in this order.
  const unreviewed = [...waiting].sort();
  return withOtherProperties(before, edited, { provenance: { ...provenance, unreviewed } });
}

/** The ids of entities about which the boards say different things. */
function changedFacts(before: Board, after: Board, change: EntityChanges, opening: Board): readonly string[] {
  if (isHexBoard(before) && isHexBoard(after) && isHexBoard(opening))
    return changedHexFacts(before, after, opening);
  if (!isStreetBoard(before) || !isStreetBoard(after) || !isStreetBoard(opening)) return [];
  const waited = new Set(opening.provenance.unreviewed);
  const wasSeen = (id: string, isSame: boolean): boolean => isSame && !waited.has(id);
  const changed = [
    ...[...change.added].map(([, is]) => ({ was: undefined, is })),
    ...[...change.changed.values()].map((each) => ({ was: each.before, is: each.after })),
  ];
  return changed.flatMap(({ was, is }) => {
    if (is.list === 'streets' || is.list === 'waterlines')
      return linesAdded({ before, after, change }, is.list, (is.entity as Line).between).filter(
        (id) => !wasSeen(id, findLine(opening, is.list as LineList, id) !== undefined),
      );
    if (is.list === 'blocks') {
      const { id, kind } = is.entity as Block;
      // A walk follows when a node is put into a street; whoever declared the block said no more than its kind.
      return (was?.entity as Block | undefined)?.kind === kind ||
        wasSeen(id, findBlock(opening, id)?.kind === kind) ||
        opening.blocks.some((each) => isSameArea(each, is.entity as Block) && !waited.has(each.id))
        ? []
        : [id];
    }
    const node = is.entity as AnyNode;
    const id = idOfNode(node);
    const known = findNode(opening, id);
    const isFresh =
      (!was || factOfNode(was) !== factOfNode(is)) &&
      !wasSeen(id, known !== undefined && factOfNode({ ...is, entity: known }) === factOfNode(is));
    const from = findNode(before, id);
    return isFresh ||
      (from &&
        !isSamePosition(from.at, node.at) &&
        hasMoved(known ? [known.at, opening] : [from.at, before], [node.at, after], is))
      ? [id]
      : [];
  });
}

/** A block that was deleted and declared again has another id. */
const isSameArea = (a: Block, b: Block): boolean =>
  a.kind === b.kind && a.walk.length === b.walk.length && keyOfWalk(a.walk) === keyOfWalk(b.walk);

/** What a reviewer compares with the print, beside where the node lies. */
function factOfNode({ list, entity }: EntityInList): string {
  const node = entity as AnyNode;
  const look = 'colour' in node ? node.colour : 'border' in node ? node.border : '';
  return [list, idOfNode(node), look, 'sector' in node ? node.sector : ''].join(' ');
}

/** Positions are compared as shares of the width: on a board that was given another width nothing has moved. */
function hasMoved(
  [was, old]: readonly [Point, Board],
  [is, board]: readonly [Point, StreetBoard],
  { list }: EntityInList,
): boolean {
  const { circle, crossing } = board.discs;
  const [width, wide] = [board.extent[0], old.extent[0]];
  const distance = Math.hypot(is[0] - (was[0] / wide) * width, is[1] - (was[1] / wide) * width);
  return distance > (list === NODE_LIST_NAMES.circle ? circle : crossing);
}

/** A line is the nodes it joins; how it bends on the way is a matter of positions. Those beyond the number there was are new. */
function linesAdded(
  {
    before,
    after,
    change,
  }: { readonly before: StreetBoard; readonly after: StreetBoard; readonly change: EntityChanges },
  list: LineList,
  [a, b]: Line['between'],
): readonly string[] {
  const idBefore = (id: NodeId): NodeId => {
    const node = findNode(after, id);
    const was = node && change.changed.get(keyOf(node)!)?.before.entity;
    return was ? idOfNode(was as AnyNode) : id;
  };
  const count = linesBetween(before[list], [idBefore(a), idBefore(b)]).length;
  return linesBetween(after[list], [a, b])
    .slice(count)
    .map((line) => idOfLine(after[list], line));
}

function changedHexFacts(before: HexBoard, after: HexBoard, opening: HexBoard): readonly string[] {
  const [was, is, first] = [factsOnHexes(before), factsOnHexes(after), factsOnHexes(opening)];
  const waited = new Set(opening.provenance.unreviewed);
  return [...is].flatMap(([key, { id, value }]) =>
    was.get(key)?.value === value || (first.get(key)?.value === value && !waited.has(id)) ? [] : [id],
  );
}

/** Covers and cordons go by their hex and by their exit. */
function factsOnHexes({
  hexes,
  exits,
  setup,
}: HexBoard): ReadonlyMap<string, { readonly id: string; readonly value: string }> {
  const facts: readonly (readonly [part: string, id: string, value: string])[] = [
    ...hexes.map((hex) => ['hex', `h${hex.at.join(',')}`, hex.kind] as const),
    ...exits.map(({ id, hex, side }) => ['exit', id, `${hex} ${side}`] as const),
    ...(setup?.characters ?? []).map(
      ({ character, hex }) =>
        ['piece', character, character === 'watson' ? `${hex} ${setup!.watsonFaces ?? ''}` : hex] as const,
    ),
    ...(setup?.lamps ?? []).map(({ tile, hex }) => ['piece', tile, hex] as const),
    ...(setup?.covers ?? []).map((hex) => ['piece', hex, 'covered'] as const),
    ...(setup?.cordons ?? []).map((exit) => ['piece', exit, 'closed'] as const),
  ];
  return new Map(facts.map(([part, id, value]) => [`${part} ${id}`, { id, value }]));
}
