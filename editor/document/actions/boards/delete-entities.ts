/** Deletes entities of all kinds. */
import {
  type Block,
  type BlockId,
  blocksStillEnclosed,
  filterOrSame,
  isHexBoard,
  type NodeId,
  type StreetBoard,
  updateOrSame,
} from '../../../../model/index.js';
import { type Action, anyBoardAction, type EditContext } from '../action.js';
import { type JoinedKind, keepBlocksWhole } from '../../blocks/keep-blocks-whole.js';
import { planBlocks } from '../../blocks/plan-blocks.js';
import { type EntityName, parseEntityName } from '../../entities/entity-name.js';
import { bendsByLine, filterLines, findLine, makeLine, mapLines } from '../../entities/lines.js';
import type { EntityKey } from '../../keys/document.js';
import { removeNodes } from '../../entities/nodes.js';
import { blocksAtNode, changeWalks, removeNodeFromWalk } from '../../entities/walks.js';
import { canDissolveNode, tryDissolveNode } from '../streets/merge-nodes.js';
import { removeOnHexes } from '../hexes/paint-hexes.js';

/**
 * Deletes entities and repairs references to them. A node in the middle of a line is dissolved into it; any other
 * node is deleted with its lines. Walks lose the node, blocks whose border is gone become one, and a block without a walk is
 * deleted. Facts that cite the print stay, and the validator reports them.
 */
export const deleteEntities = (keys: Iterable<EntityName>, joinedKind: JoinedKind = 'larger'): Action => {
  const names = new Set(keys);
  return anyBoardAction((board, run) =>
    isHexBoard(board)
      ? removeOnHexes(board, (name) => names.has(name))
      : deleteOnStreets(board, names, run, joinedKind),
  );
};

/** The blocks that become one if these entities are deleted, in groups; the larger of each group first. */
export function blocksJoinedByDeleting(
  board: StreetBoard,
  keys: Iterable<EntityName>,
): readonly (readonly Block[])[] {
  const names = new Set(keys);
  const others = withoutBlocks(board, names);
  const drawn = deleteDrawn(others, names, { newKey: () => 0 as EntityKey, replace: () => undefined });
  return planBlocks(others, drawn).flatMap(({ block, joins }) =>
    joins.length > 0 ? [[block, ...joins]] : [],
  );
}

function deleteOnStreets(
  board: StreetBoard,
  names: ReadonlySet<EntityName>,
  run: EditContext,
  joinedKind: JoinedKind,
): StreetBoard {
  const others = withoutBlocks(board, names);
  const after = keepBlocksWhole(others, deleteDrawn(others, names, run), run, joinedKind);
  if (!names.has('grid') || after.grid === undefined) return after;
  const { grid: _, ...rest } = after;
  return rest;
}

const withoutBlocks = (board: StreetBoard, names: ReadonlySet<EntityName>): StreetBoard =>
  updateOrSame(board, { blocks: filterOrSame(board.blocks, ({ id }) => !names.has(id)) });

/** Deletes nodes, lines and bends. */
function deleteDrawn(board: StreetBoard, names: ReadonlySet<EntityName>, run: EditContext): StreetBoard {
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
  return withoutNodes(
    updateOrSame(drawn, { blocks: blocksStillEnclosed(board, drawn) }),
    things.flatMap((thing) => (thing?.is === 'node' ? [thing.id] : [])),
    run,
  );
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
