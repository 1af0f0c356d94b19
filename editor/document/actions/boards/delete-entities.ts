import {
  idOfCircle,
  isHexBoard,
  type Block,
  type Board,
  type HexBoard,
  type Line,
  type NodeId,
  type StreetBoard,
} from '../../../model/index.js';
import { filterSame, mapSame, withSame } from '../../../model/same-or-new.js';
import { onBoards, type Action } from '../action.js';
import { enclosesSomething } from '../encloses-something.js';
import { withNotesMended } from '../heirs.js';
import { parseKey, type Key, type LineList, type Thing } from '../key.js';
import { findLine, lineOf } from '../lines.js';
import { blocksAt, changeWalks, walkWithout } from '../walks.js';
import { dissolved } from './dissolve-node.js';
import { withoutHexes } from './paint-hexes.js';

/**
 * Deletes things and mends what pointed at them. A node in the middle of a line is dissolved into it; any other takes its
 * lines along. Walks lose the node, and a block without a walk goes. Facts that cite the print stay: the validator tells.
 */
export const deleteThings = (keys: Iterable<Key>): Action => {
  const things = [...keys].flatMap((key) => parseKey(key) ?? []);
  return onBoards((board) =>
    isHexBoard(board) ? deleteOnHexes(board, things) : deleteOnStreets(board, things),
  );
};

function deleteOnStreets(board: StreetBoard, things: readonly Thing[]): StreetBoard {
  const blocks = new Set<string>(things.flatMap((thing) => (thing.is === 'block' ? [thing.id] : [])));
  const drawn = withSame(board, {
    streets: withoutLines(board, 'streets', things),
    waterlines: withoutLines(board, 'waterlines', things),
  });
  // Between two streets side by side there is nothing left when one of them goes.
  const isGone = ({ id, walk }: Block): boolean =>
    blocks.has(id) ||
    (hasFewer(drawn, board) && !enclosesSomething(drawn, walk) && enclosesSomething(board, walk));
  let after = withSame(drawn, { blocks: filterSame(board.blocks, (block) => !isGone(block)) });
  after = withoutNodes(
    withNotesMended(board, after),
    things.flatMap((thing) => (thing.is === 'node' ? [thing.id] : [])),
  );
  if (!things.some(({ is }) => is === 'grid') || after.grid === undefined) return after;
  const { grid: _, ...rest } = after;
  return rest;
}

const hasFewer = (after: StreetBoard, before: StreetBoard): boolean =>
  after.streets.length < before.streets.length || after.waterlines.length < before.waterlines.length;

/** A list of lines without those that are deleted, and without the bends that are. */
function withoutLines(board: StreetBoard, list: LineList, things: readonly Thing[]): readonly Line[] {
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
  return mapSame(
    filterSame(board[list], (line) => !lines.has(line)),
    (line) => {
      const gone = bends.get(line);
      const kept = line.bends?.filter((_, i) => !gone?.has(i));
      return kept?.length === line.bends?.length ? line : lineOf(line.between, kept);
    },
  );
}

/**
 * What lies in the middle of a line is seen before anything goes, so that it does not matter what was selected first: a
 * crossing that has two streets only because another one went is no bend in a street.
 */
function withoutNodes(board: StreetBoard, ids: readonly NodeId[]): StreetBoard {
  const inTheMiddle = new Set(ids.filter((id) => dissolved(board, id)));
  const after = withoutNodesAndLines(board, new Set(ids.filter((id) => !inTheMiddle.has(id))));
  return [...inTheMiddle].reduce(
    (so, id) => dissolved(so, id) ?? withoutNodesAndLines(so, new Set([id])),
    after,
  );
}

function withoutNodesAndLines(board: StreetBoard, gone: ReadonlySet<NodeId>): StreetBoard {
  const stays = ({ between: [a, b] }: Line): boolean => !gone.has(a) && !gone.has(b);
  const after = withSame(board, {
    circles: filterSame(board.circles, (each) => !gone.has(idOfCircle(each))),
    crossings: filterSame(board.crossings, ({ id }) => !gone.has(id)),
    junctions: filterSame(board.junctions, ({ id }) => !gone.has(id)),
    streets: filterSame(board.streets, stays),
    waterlines: filterSame(board.waterlines, stays),
    blocks: changeWalks(
      board.blocks,
      [...gone].flatMap((id) => blocksAt(board.blocks, id)),
      (walk) => [...new Set(walk)].filter((id) => gone.has(id)).reduce(walkWithout, walk),
    ),
  });
  return withNotesMended(board, after);
}

function deleteOnHexes(board: HexBoard, things: readonly Thing[]): HexBoard {
  const hexes = new Set<string>(things.flatMap((thing) => (thing.is === 'hex' ? [thing.id] : [])));
  const gone = (is: Thing['is'], name: string): boolean =>
    things.some(
      (thing) =>
        thing.is === is &&
        ((thing.is === 'exit' && thing.id === name) ||
          (thing.is === 'character' && thing.character === name) ||
          (thing.is === 'lamp' && thing.tile === name) ||
          (thing.is === 'cover' && thing.hex === name)),
    );
  const { setup } = board;
  const after = withSame(board, {
    exits: filterSame(board.exits, ({ id }) => !gone('exit', id)),
    ...(setup && {
      setup: withSame(setup, {
        characters: filterSame(setup.characters, ({ character }) => !gone('character', character)),
        lamps: filterSame(setup.lamps, ({ tile }) => !gone('lamp', tile)),
        covers: filterSame(setup.covers, (hex) => !gone('cover', hex)),
        cordons: filterSame(setup.cordons, (exit) => !gone('exit', exit)),
      }),
    }),
  });
  return withNotesMended<Board>(board, withoutHexes(after, hexes)) as HexBoard;
}
