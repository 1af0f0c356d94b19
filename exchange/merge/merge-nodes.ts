/** Merges the nodes of a street board, by their common ids. */
import { idOfCircle, kindOfNode, nodesById, type StreetBoard } from '../../model/index.js';
import type { MergeLog, Versions } from './merge-result.js';
import { addConflict, isSameValue, mergeEntity, mergeSet, type Properties } from './merge-values.js';

/** The nodes of a board by their common ids; each has its own id or number as on its board. */
export type NodeTable = ReadonlyMap<string, Properties>;

export const nodeTable = (board: StreetBoard, names: ReadonlyMap<string, string>): NodeTable =>
  new Map(
    [...nodesById(board).nodes.values()].map(({ id, entity }) => [names.get(id) ?? id, entity as Properties]),
  );

/** A node without its own id or number: its common id is known. */
export function withoutId({ id: _id, number: _number, ...rest }: Properties): Properties {
  return rest;
}

/** The properties that each kind of node has. */
const KNOWN = {
  circle: ['at', 'colour', 'sector', 'extra'],
  crossing: ['at', 'border', 'name', 'sector', 'extra'],
  junction: ['at', 'extra'],
} as const;

export function mergeNodes(tables: Versions<NodeTable>, log: MergeLog): Map<string, Properties> {
  const merged = new Map<string, Properties>();
  for (const id of new Set([...tables.ours.keys(), ...tables.theirs.keys(), ...tables.base.keys()])) {
    const values = { base: tables.base.get(id), ours: tables.ours.get(id), theirs: tables.theirs.get(id) };
    const place = { part: kindOfNode(id), of: id };
    // Of nodes that both sides have the ids are merged already. One that a side deleted may only have got another id.
    const both = values.ours && values.theirs;
    const node = mergeEntity(both ? withoutIds(values) : values, place, log);
    if (node) merged.set(id, withKind(id, withoutId(node), values, log));
  }
  return merged;
}

const withoutIds = ({
  base,
  ours,
  theirs,
}: Versions<Properties | undefined>): Versions<Properties | undefined> => ({
  base: base && withoutId(base),
  ours: ours && withoutId(ours),
  theirs: theirs && withoutId(theirs),
});

/** The node with the properties of its kind. What a side gave to a node of another kind is a conflict. */
function withKind(
  id: string,
  node: Properties,
  { base, ours, theirs }: Versions<Properties | undefined>,
  log: MergeLog,
): Properties {
  const part = kindOfNode(id);
  const names: readonly string[] = KNOWN[part];
  const isForeign = (name: string): boolean => !names.includes(name);
  for (const name of Object.keys(node).filter(isForeign))
    if (base !== undefined && !isSameValue(base[name], node[name]))
      addConflict(
        log,
        { part, of: id, property: name },
        { base: base[name], ours: ours?.[name], theirs: theirs?.[name] },
        'both-changed',
      );
  const kept = Object.fromEntries(Object.entries(node).filter(([name]) => !isForeign(name)));
  return part === 'circle' && kept['colour'] === undefined ? { ...kept, colour: 'white' } : kept;
}

type NodeLists = Pick<StreetBoard, 'circles' | 'crossings' | 'junctions'>;

/** The lists of nodes, with the duplicates of ids that the boards have. */
export function nodeLists(
  nodes: ReadonlyMap<string, Properties>,
  boards: Versions<StreetBoard>,
  log: MergeLog,
): NodeLists {
  const ofKind = (kind: string): [string, Properties][] =>
    [...nodes].filter(([id]) => kindOfNode(id) === kind);
  const twice = <T>(list: 'circles' | 'crossings' | 'junctions', idOf: (each: T) => string): readonly T[] => {
    const duplicates = (board: StreetBoard): readonly T[] => {
      const seen = new Set<string>();
      return (board[list] as unknown as readonly T[]).filter((each) => {
        const isKnown = seen.has(idOf(each));
        seen.add(idOf(each));
        return isKnown;
      });
    };
    const lists = {
      base: duplicates(boards.base),
      ours: duplicates(boards.ours),
      theirs: duplicates(boards.theirs),
    };
    return mergeSet(lists, { part: 'board', of: list }, log);
  };
  const withId = <T>(kind: string): T[] => ofKind(kind).map(([id, rest]) => ({ id, ...rest }) as T);
  return {
    circles: [
      ...ofKind('circle').map(
        ([id, rest]) => ({ number: Number(id.slice(1)), ...rest }) as NodeLists['circles'][number],
      ),
      ...twice<NodeLists['circles'][number]>('circles', idOfCircle),
    ],
    crossings: [
      ...withId<NodeLists['crossings'][number]>('crossing'),
      ...twice<NodeLists['crossings'][number]>('crossings', ({ id }) => id),
    ],
    junctions: [
      ...withId<NodeLists['junctions'][number]>('junction'),
      ...twice<NodeLists['junctions'][number]>('junctions', ({ id }) => id),
    ],
  };
}
