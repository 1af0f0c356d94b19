/** Deletes entities of all kinds. */
import {
  type BlockId,
  blocksLeft,
  filterOrSame,
  type HexBoard,
  idOfCircle,
  isHexBoard,
  type Line,
  mapOrSame,
  type NodeId,
  type StreetBoard,
  updateOrSame,
} from '../../../../model/index.js';
import { type Action, anyBoardAction, type EditContext } from '../action.js';
import {
  type ParsedEntityName,
  type EntityName,
  type LineList,
  parseEntityName,
} from '../../entities/entity-name.js';
import { findLine, makeLine } from '../../entities/lines.js';
import { blocksAtNode, changeWalks, removeNodeFromWalk } from '../../entities/walks.js';
import { canDissolveNode, tryDissolveNode } from '../streets/dissolve-node.js';
import { removeHexes } from '../hexes/paint-hexes.js';

/**
 * Deletes entities and repairs references to them. A node in the middle of a line is dissolved into it; any other
 * node is deleted with its lines. Walks lose the node, and a block without a walk is deleted. Facts that cite the
 * print stay, and the validator reports them.
 */
export const deleteEntities = (keys: Iterable<EntityName>): Action => {
  const things = [...keys].flatMap((key) => parseEntityName(key) ?? []);
  return anyBoardAction((board, run) =>
    isHexBoard(board) ? deleteOnHexes(board, things) : deleteOnStreets(board, things, run),
  );
};

function deleteOnStreets(
  board: StreetBoard,
  things: readonly ParsedEntityName[],
  run: EditContext,
): StreetBoard {
  const blocks = new Set<string>(things.flatMap((thing) => (thing.is === 'block' ? [thing.id] : [])));
  const drawn = updateOrSame(board, {
    streets: withoutLines(board, 'streets', things),
    waterlines: withoutLines(board, 'waterlines', things),
  });
  const after = withoutNodes(
    updateOrSame(drawn, { blocks: filterOrSame(blocksLeft(board, drawn), ({ id }) => !blocks.has(id)) }),
    things.flatMap((thing) => (thing.is === 'node' ? [thing.id] : [])),
    run,
  );
  if (!things.some(({ is }) => is === 'grid') || after.grid === undefined) return after;
  const { grid: _, ...rest } = after;
  return rest;
}

/** A list of lines without those that are deleted, and without the bends that are. */
function withoutLines(
  board: StreetBoard,
  list: LineList,
  things: readonly ParsedEntityName[],
): readonly Line[] {
  const lines = new Set<Line>();
  const bends = new Map<Line, Set<number>>();
  for (const thing of things) {
    if (thing.is === 'line' && thing.list === list) {
      const found = findLine(board, list, thing.id);
      if (found) lines.add(found.line);
    } else if (thing.is === 'bend' && thing.list === list) {
      const found = findLine(board, list, thing.line);
      if (found) bends.set(found.line, (bends.get(found.line) ?? new Set()).add(thing.index));
    }
  }
  return mapOrSame(
    filterOrSame(board[list], (line) => !lines.has(line)),
    (line) => {
      const gone = bends.get(line);
      const kept = line.bends?.filter((_, i) => !gone?.has(i));
      return kept?.length === line.bends?.length ? line : makeLine(line.between, kept, line);
    },
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
  const stays = ({ between: [a, b] }: Line): boolean => !gone.has(a) && !gone.has(b);
  return updateOrSame(board, {
    circles: filterOrSame(board.circles, (each) => !gone.has(idOfCircle(each))),
    crossings: filterOrSame(board.crossings, ({ id }) => !gone.has(id)),
    junctions: filterOrSame(board.junctions, ({ id }) => !gone.has(id)),
    streets: filterOrSame(board.streets, stays),
    waterlines: filterOrSame(board.waterlines, stays),
    blocks: changeWalks(
      board.blocks,
      [...gone].flatMap((id) => blocksAtNode(board.blocks, id)),
      (walk) => [...new Set(walk)].filter((id) => gone.has(id)).reduce(removeNodeFromWalk, walk),
    ),
  });
}

function deleteOnHexes(board: HexBoard, things: readonly ParsedEntityName[]): HexBoard {
  const hexes = new Set<string>(things.flatMap((thing) => (thing.is === 'hex' ? [thing.id] : [])));
  const gone = (is: ParsedEntityName['is'], name: string): boolean =>
    things.some(
      (thing) =>
        thing.is === is &&
        ((thing.is === 'exit' && thing.id === name) ||
          (thing.is === 'character' && thing.character === name) ||
          (thing.is === 'lamp' && thing.tile === name) ||
          (thing.is === 'cover' && thing.hex === name)),
    );
  const { setup } = board;
  const after = updateOrSame(board, {
    exits: filterOrSame(board.exits, ({ id }) => !gone('exit', id)),
    ...(setup && {
      setup: updateOrSame(setup, {
        characters: filterOrSame(setup.characters, ({ character }) => !gone('character', character)),
        lamps: filterOrSame(setup.lamps, ({ tile }) => !gone('lamp', tile)),
        covers: filterOrSame(setup.covers, (hex) => !gone('cover', hex)),
        cordons: filterOrSame(setup.cordons, (exit) => !gone('exit', exit)),
      }),
    }),
  });
  return removeHexes(after, hexes);
}

/** Removes the declaration of a block; the area becomes undeclared. */
export const removeBlock = (id: BlockId): Action => deleteEntities([id]);
