/** Maps the ids of one board to those of another, so that the two can be compared. */
import {
  type Block,
  idOfCircle,
  type NodeId,
  nodesById,
  type Provenance,
  type StreetBoard,
} from '../../model/index.js';

/** Maps ids of the old board to those of the new board, and back. */
export interface IdMapping {
  readonly forth: (id: string) => string;
  readonly back: (id: string) => string;
}

/** The mapping that leaves every id as it is. */
export const IDENTITY_ID_MAPPING: IdMapping = { forth: (id) => id, back: (id) => id };

/**
 * The mapping that a matching gives. A removed id is kept, so that references to it stay equal, unless another node has
 * that id now: then it gets a free one.
 */
export function createIdMapping(
  before: StreetBoard,
  after: StreetBoard,
  same: ReadonlyMap<string, string>,
): IdMapping {
  if ([...same].every(([old, now]) => old === now)) return IDENTITY_ID_MAPPING;
  const [olds, news] = [nodesById(before).nodes, nodesById(after).nodes];
  const targets = new Set(same.values());
  let free = 1;
  for (const id of [...olds.keys(), ...news.keys()]) free = Math.max(free, 1 + Number(id.slice(1)));
  const [known, origins] = [new Map<string, string>(same), new Map<string, string>()];
  for (const [old, now] of same) origins.set(now, old);
  const forth = (id: string): string => {
    const name = known.get(id);
    if (name !== undefined) return name;
    const isTaken = targets.has(id) || (olds.has(id) && news.has(id));
    const fresh = isTaken ? `${id.charAt(0)}${free++}` : id;
    known.set(id, fresh);
    origins.set(fresh, id);
    return fresh;
  };
  return { forth, back: (id) => origins.get(id) ?? id };
}

/** Renames the nodes of a board, including the references of streets and blocks. */
export function renameNodes(board: StreetBoard, forth: IdMapping['forth']): StreetBoard {
  if (forth === IDENTITY_ID_MAPPING.forth) return board;
  const nameOf = forth as <Id extends NodeId>(id: Id) => Id;
  const line = <L extends StreetBoard['streets'][number]>(each: L): L => ({
    ...each,
    between: [nameOf(each.between[0]), nameOf(each.between[1])],
  });
  return {
    ...board,
    circles: board.circles.map((each) => ({
      ...each,
      number: Number(nameOf(idOfCircle(each)).slice(1)),
    })),
    crossings: board.crossings.map((each) => ({ ...each, id: nameOf(each.id) })),
    junctions: board.junctions.map((each) => ({ ...each, id: nameOf(each.id) })),
    streets: board.streets.map(line),
    waterlines: board.waterlines.map(line),
    blocks: board.blocks.map((block) => mapBlockWalks(block, (walk) => walk.map(nameOf))),
    provenance: renameImported(board.provenance, nameOf),
  };
}

/** Renames the nodes in what an import keeps. */
function renameImported(
  { sourceIds, stated, ...rest }: Provenance,
  nameOf: <Id extends NodeId>(id: Id) => Id,
): Provenance {
  const key = (id: string): string => (/^[cxt]/.test(id) ? nameOf(id as NodeId) : id);
  const withKeys = <T>(record: Readonly<Record<string, T>>): Record<string, T> =>
    Object.fromEntries(Object.entries(record).map(([id, value]) => [key(id), value]));
  return {
    ...rest,
    ...(sourceIds && { sourceIds: withKeys(sourceIds) }),
    ...(stated && {
      stated: stated.map((each) => ({
        ...each,
        lists: withKeys(Object.fromEntries(Object.entries(each.lists).map(([id, list]) => [id, (list as NodeId[]).map(nameOf)]))), // prettier-ignore
      })),
    }),
  };
}

/** A block with its walk and its islands changed. */
export const mapBlockWalks = (
  block: Block,
  change: (walk: readonly NodeId[]) => readonly NodeId[],
): Block => ({
  ...block,
  walk: change(block.walk),
  ...(block.islands && { islands: block.islands.map(change) }),
});

/** Renames ids in plain data: texts that are an id or a list of ids. */
export const renameIdsInData = (value: unknown, forth: IdMapping['forth']): unknown =>
  mapTexts(value, (text) => (IDS.test(text) ? text.replace(ID, (id) => forth(id)) : text));

/** Changes the texts in plain data. Lists of texts are sorted, because witnesses use them as sets. */
export function mapTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) {
    const inner = value.map((each) => mapTexts(each, change));
    return inner.every((each) => typeof each === 'string') ? inner.sort() : inner;
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, mapTexts(each, change)]));
}

const ID = /(?<!\w)[cxtb]\d+(?!\w)/g;
const IDS = /^[\w ,~-]*(?<!\w)[cxtb]\d+(?!\w)[\w ,~-]*$/;
