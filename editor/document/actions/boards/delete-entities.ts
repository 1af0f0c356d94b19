/** Deletes entities of all kinds. */
import {
  type BlockId,
  blocksStillEnclosed,
  filterOrSame,
  isHexBoard,
  type NodeId,
  type StreetBoard,
  updateOrSame,
} from '../../../../model/index.js';
import { type Action, anyBoardAction, type EditContext } from '../action.js';
import { type EntityName, parseEntityName } from '../../entities/entity-name.js';
import { bendsByLine, filterLines, findLine, makeLine, mapLines } from '../../entities/lines.js';
import { removeNodes } from '../../entities/nodes.js';
import { blocksAtNode, changeWalks, removeNodeFromWalk } from '../../entities/walks.js';
import { canDissolveNode, tryDissolveNode } from '../streets/merge-nodes.js';
import { removeOnHexes } from '../hexes/paint-hexes.js';

/**
 * Deletes entities and repairs references to them. A node in the middle of a line is dissolved into it; any other
 * node is deleted with its lines. Walks lose the node, and a block without a walk is deleted. Facts that cite the
 * print stay, and the validator reports them.
 */
export const deleteEntities = (keys: Iterable<EntityName>): Action => {
  const names = new Set(keys);
  return anyBoardAction((board, run) =>
    isHexBoard(board) ? removeOnHexes(board, (name) => names.has(name)) : deleteOnStreets(board, names, run),
  );
};

function deleteOnStreets(board: StreetBoard, names: ReadonlySet<EntityName>, run: EditContext): StreetBoard {
  const things = [...names].map(parseEntityName);
  const lines = new Set(
    things.flatMap((thing) =>
      thing?.is === 'line' ? (findLine(board, thing.list, thing.id)?.line ?? []) : [],
    ),
  );
  const bends = bendsByLine(board, [...names]);
  const drawn = mapLines(
    filterLines(board, (line) => !lines.has(line)),
    (line) => {
      const gone = bends.get(line);
      const kept = line.bends?.filter((_, i) => !gone?.has(i));
      return kept?.length === line.bends?.length ? line : makeLine(line.between, kept, line);
    },
  );
  const after = withoutNodes(
    updateOrSame(drawn, {
      blocks: filterOrSame(blocksStillEnclosed(board, drawn), ({ id }) => !names.has(id)),
    }),
    things.flatMap((thing) => (thing?.is === 'node' ? [thing.id] : [])),
    run,
  );
  if (!names.has('grid') || after.grid === undefined) return after;
  const { grid: _, ...rest } = after;
  return rest;
}

/** Nodes to dissolve are chosen before any is removed, so that the order of the selection does not matter. */
function withoutNodes(board: StreetBoard, ids: readonly NodeId[], run: EditContext): StreetBoard {
  const inTheMiddle = new Set(ids.filter((id) => canDissolveNode(board, id)));
  const after = withoutNodesAndLines(board, new Set(ids.filter((id) => !inTheMiddle.has(id))));
  return [...inTheMiddle].reduce(
    (so, id) => tryDissolveNode(so, id, run) ?? withoutNodesAndLines(so, new Set([id])),
    after,
  );
}

function withoutNodesAndLines(board: StreetBoard, gone: ReadonlySet<NodeId>): StreetBoard {
  const left = removeNodes(board, (id) => gone.has(id));
  return updateOrSame(
    filterLines(left, ({ between: [a, b] }) => !gone.has(a) && !gone.has(b)),
    {
      blocks: changeWalks(
        board.blocks,
        [...gone].flatMap((id) => blocksAtNode(board.blocks, id)),
        (walk) => [...new Set(walk)].filter((id) => gone.has(id)).reduce(removeNodeFromWalk, walk),
      ),
    },
  );
}

/** Removes the declaration of a block; the area becomes undeclared. */
export const removeBlock = (id: BlockId): Action => deleteEntities([id]);
