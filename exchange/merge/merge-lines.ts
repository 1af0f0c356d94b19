/** Merges streets and waterlines, by their ends and bends. */
import { ENTITY_ORDERS, kindOfNode, type Line, type NodeId, type StreetBoard } from '../../model/index.js';
import { type NodeTable, withoutId } from './merge-nodes.js';
import type { MergeLog, Versions } from './merge-result.js';
import { addConflict, mergeEntity, mergeKeyedList, type Properties } from './merge-values.js';

type Lists = Pick<StreetBoard, 'streets' | 'waterlines'>;

export function mergeLines({ base, ours, theirs }: Versions<StreetBoard>, log: MergeLog): Lists {
  const merged = (list: keyof Lists): readonly Line[] => {
    const part = list === 'streets' ? 'street' : 'waterline';
    const oriented = (board: StreetBoard): readonly Line[] =>
      board[list].map(ENTITY_ORDERS.streets.normalise);
    return mergeKeyedList<Line>(
      { base: oriented(base), ours: oriented(ours), theirs: oriented(theirs) },
      ({ between }) => between.join('-'),
      (values, of) => mergeEntity(values, { part, of }, log),
    );
  };
  return { streets: merged('streets'), waterlines: merged('waterlines') };
}

/**
 * Settles lines at nodes that one side deleted while the other side drew there. A node that their side deleted stays as it is
 * on ours, with its lines. A line of theirs to a node that our side deleted goes.
 */
export function settleDeletedNodes(
  lists: Lists,
  nodes: Map<string, Properties>,
  tables: Versions<NodeTable>,
  boards: Versions<StreetBoard>,
  log: MergeLog,
): Lists {
  const wasThere = (id: NodeId): boolean => Object.values(tables).some((table: NodeTable) => table.has(id));
  const restored = new Set<string>();
  const linesOf = ({ streets, waterlines }: Lists): readonly Line[] => [...streets, ...waterlines];
  const missing = new Set(
    linesOf(lists).flatMap(({ between }) => between.filter((id) => !nodes.has(id) && wasThere(id))),
  );
  for (const id of missing) {
    const [base, ours, theirs] = [tables.base.get(id), tables.ours.get(id), tables.theirs.get(id)];
    const isAt = ({ between }: Line): boolean => between.includes(id);
    const drawn = linesOf(lists).filter(isAt);
    const place = { part: kindOfNode(id), of: id };
    if (ours === undefined) {
      addConflict(log, place, { base, ours, theirs: drawn }, 'deleted-by-ours');
      continue;
    }
    addConflict(log, place, { base, ours: drawn, theirs }, 'deleted-by-theirs');
    nodes.set(id, withoutId(ours));
    restored.add(id);
  }
  const settle = (list: keyof Lists): readonly Line[] => {
    const known = new Set(lists[list].map(({ between }) => between.join('-')));
    const isWhole = ({ between }: Line): boolean => between.every((id) => nodes.has(id) || !wasThere(id));
    const again = boards.ours[list]
      .map(ENTITY_ORDERS.streets.normalise)
      .filter((line) => line.between.some((id) => restored.has(id)) && !known.has(line.between.join('-')));
    return [...lists[list], ...again].filter(isWhole);
  };
  return missing.size === 0 ? lists : { streets: settle('streets'), waterlines: settle('waterlines') };
}
