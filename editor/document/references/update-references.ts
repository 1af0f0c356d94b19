/** Notes, waivers and the list of unreviewed entities refer to entities by their ids, and follow when ids change. */
import {
  type Board,
  filterOrSame,
  isStreetBoard,
  type Line,
  mapOrSame,
  type NodeId,
  type StreetBoard,
  updateOrSame,
} from '../../../model/index.js';
import { LINE_LISTS } from '../entities/entity-name.js';
import { idOfEntity } from '../entities/entity-lookup.js';
import { lineIdOfEnds, linesBetween, mapLines } from '../entities/lines.js';
import type { EntityChanges, EditedDocument, EntityInList } from '../keys/entity-changes.js';
import { entitiesIn, ENTITY_LISTS, type EntityKey, keyOf } from '../keys/document.js';
import { kindOfNode } from '../entities/nodes.js';
import { changeWalks } from '../entities/walks.js';

/** The keys of the entities that replace a split or merged one, by its key. */
export type ReplacementKeys = ReadonlyMap<EntityKey, readonly EntityKey[]>;

/**
 * What is to change in the provenance and the waivers of an edited board, if anything: an id that changed is replaced, the id
 * of a removed entity is dropped, and a note about nothing else is dropped with it. A waiver follows where there is exactly one
 * new id; otherwise it stays, and the validator reports it. Ids that referred to nothing before are left alone.
 */
export function updateReferences(
  before: Board,
  { document: { board: after }, change }: EditedDocument,
  replaced: ReplacementKeys,
): Pick<Board, 'provenance' | 'waivers'> | undefined {
  const { notes = [], unreviewed = [] } = after.provenance;
  if (notes.length === 0 && unreviewed.length === 0 && after.waivers.length === 0) return undefined;
  const now = changedIds(before, after, change, replaced);
  if (now.size === 0) return undefined;
  const updated = (ids: readonly string[]): readonly string[] =>
    ids.some((id) => now.has(normaliseId(id)))
      ? [...new Set(ids.flatMap((id) => now.get(normaliseId(id)) ?? [id]))]
      : ids;
  const followed = mapOrSame(notes, (note) => updateOrSame(note, { about: updated(note.about) }));
  const provenance = updateOrSame(after.provenance, {
    ...(after.provenance.notes && {
      notes: filterOrSame(followed, ({ about }, i) => about.length > 0 || notes[i]!.about.length === 0),
    }),
    ...(after.provenance.unreviewed && { unreviewed: updated(unreviewed) }),
  });
  const waivers = mapOrSame(after.waivers, (waiver) =>
    updateOrSame(waiver, { target: updateTarget(waiver.target, now) }),
  );
  return { provenance, waivers };
}

type NewIds = ReadonlyMap<string, readonly string[]>;

/** A waiver names what it is about by ids with blanks between. */
const updateTarget = (target: string, now: NewIds): string =>
  target
    .split(' ')
    .map((id) => (now.get(id)?.length === 1 ? now.get(id)![0]! : id))
    .join(' ');

/** The ids that mean something else or nothing after the change, and what is meant now. */
function changedIds(before: Board, after: Board, change: EntityChanges, replaced: ReplacementKeys): NewIds {
  const now = new Map<string, readonly string[]>();
  for (const [key, was] of affectedBy(change, before)) {
    const id = idOfEntity(before, was);
    const found = replacementsOf(key, replaced).flatMap((each) => locate(each, was, change, after) ?? []);
    now.set(id, [...new Set([...(now.get(id) ?? []), ...found.map((each) => idOfEntity(after, each))])]);
  }
  for (const [id, ids] of now) if (ids.length === 1 && ids[0] === id) now.delete(id);
  return now;
}

/** Entities whose id may be another one: those that changed, and lines beside a changed one, which are counted in a row. */
function affectedBy(
  { added, removed, changed }: EntityChanges,
  before: Board,
): ReadonlyMap<EntityKey, EntityInList> {
  const affected = new Map<EntityKey, EntityInList>(removed);
  for (const [key, { before: was }] of changed) affected.set(key, was);
  // The id of a cover is its hex, which is still there when the cover is not.
  for (const [key, { list }] of affected) if (list === 'covers') affected.delete(key);
  if (!isStreetBoard(before)) return affected;
  const all = [
    ...added.values(),
    ...removed.values(),
    ...[...changed.values()].flatMap((each) => [each.before, each.after]),
  ];
  for (const { entity } of all.filter(({ list }) => (LINE_LISTS as readonly string[]).includes(list)))
    for (const list of LINE_LISTS)
      for (const line of linesBetween(before[list], (entity as Line).between))
        affected.set(keyOf(line)!, { list, entity: line });
  return affected;
}

/** What took the place of an entity in the end: what replaced it may have been replaced in turn. */
const replacementsOf = (key: EntityKey, replaced: ReplacementKeys): readonly EntityKey[] =>
  replaced.get(key)?.flatMap((each) => (each === key ? [key] : replacementsOf(each, replaced))) ?? [key];

/** Where the entity of a key is after the change; `was` is where one of that key was before, or another one. */
function locate(
  key: EntityKey,
  was: EntityInList,
  { added, removed, changed }: EntityChanges,
  after: Board,
): EntityInList | undefined {
  if (removed.has(key)) return undefined;
  const known = changed.get(key)?.after ?? added.get(key) ?? (keyOf(was.entity) === key ? was : undefined);
  if (known) return known;
  for (const list of ENTITY_LISTS) {
    const entity = entitiesIn(after, list).find((each) => keyOf(each) === key);
    if (entity) return { list, entity };
  }
  return undefined;
}

/** A line may be named from either end. */
function normaliseId(id: string): string {
  const [, a, b, suffix = ''] = (id.includes('-') ? LINE.exec(id) : undefined) ?? [];
  return a === undefined || b === undefined ? id : lineIdOfEnds([a as NodeId, b as NodeId], suffix);
}

const LINE = /^([cxt]\d+)-([cxt]\d+)(~\d+)?$/;

export type NodeRenames = ReadonlyMap<NodeId, NodeId>;

/** The board with nodes renamed in lines, walks and letters; witnesses and expected counts cite the print and stay. */
export function renameNodeReferences(board: StreetBoard, names: NodeRenames): StreetBoard {
  const now = (id: NodeId): NodeId => names.get(id) ?? id;
  const { letters } = board;
  const goulston = letters && now(letters.goulston);
  return updateOrSame(renameLineEnds(board, now), {
    blocks: changeWalks(board.blocks, board.blocks, (walk) => mapOrSame(walk, now)),
    ...(letters && isCrossing(goulston) && { letters: updateOrSame(letters, { goulston }) }),
  });
}

const isCrossing = (id: NodeId | undefined): id is `x${number}` =>
  id !== undefined && kindOfNode(id) === 'crossing';

/** The board with the ends of its lines renamed. */
export const renameLineEnds = (board: StreetBoard, now: (id: NodeId) => NodeId): StreetBoard =>
  mapLines(board, (line) => updateOrSame(line, { between: renamePair(line.between, now) }));

function renamePair(pair: readonly [NodeId, NodeId], now: (id: NodeId) => NodeId): readonly [NodeId, NodeId] {
  const [a, b] = [now(pair[0]), now(pair[1])];
  return a === pair[0] && b === pair[1] ? pair : [a, b];
}
