/** What each safe action does to a board. Pure: an action gives a new board, or undefined if its arguments do not fit. */
import {
  compareIds,
  idsOfLines,
  isStreetBoard,
  type Block,
  type BlockId,
  type Board,
  type Line,
  type NodeId,
  type Point,
  type StreetBoard,
} from '../../model/index.js';

type Arguments = Readonly<Record<string, unknown>>;
export type Action = (board: Board, given: Arguments) => Board | undefined;

const onStreets =
  (act: (board: StreetBoard, given: Arguments) => StreetBoard | undefined): Action =>
  (board, given) =>
    isStreetBoard(board) ? act(board, given) : undefined;

/** Changes one entry of a list; undefined if none has the id. */
function changed<T>(
  list: readonly T[],
  fits: (entry: T, index: number) => boolean,
  change: (entry: T) => T | undefined,
): readonly T[] | undefined {
  if (!list.some(fits)) return undefined;
  return list.flatMap((entry, index) => (fits(entry, index) ? (change(entry) ?? []) : [entry]));
}

/** Changes one line of a board by its list and its id, since a street and a waterline may have the same ends. */
function changeLine(
  board: StreetBoard,
  list: unknown,
  id: unknown,
  change: (line: Line) => Line | undefined,
): StreetBoard | undefined {
  if (list !== 'streets' && list !== 'waterlines') return undefined;
  const ids = idsOfLines(board[list]);
  const lines = changed(board[list], (_, i) => ids[i] === id, change);
  return lines && { ...board, [list]: lines };
}

const changeBlock = (
  board: StreetBoard,
  id: unknown,
  change: (block: Block) => Block | undefined,
): StreetBoard | undefined => {
  const blocks = changed(board.blocks, (block) => block.id === id, change);
  return blocks && { ...board, blocks };
};

/** The actions by name. Those that need a person's eye belong to the editor. */
export const ACTIONS: Readonly<Record<string, Action>> = {
  reformat: (board) => board,
  // The mark is no part of the board, and gone once it is written again.
  removeMark: (board) => board,
  setVersion: (board, { version }) => ({ ...board, boardVersion: String(version) }),
  setTrack: (board, { track, value }) =>
    ({ ...board, tracks: { ...board.tracks, [String(track)]: value } }) as Board,
  removeWaiver: (board, { rule, target }) => {
    const waivers = changed(
      board.waivers,
      (waiver) => waiver.rule === rule && waiver.target === target,
      () => undefined,
    );
    return waivers && { ...board, waivers };
  },
  removeStreet: onStreets((board, { line }) => changeLine(board, 'streets', line, () => undefined)),
  removeWaterline: onStreets((board, { line }) => changeLine(board, 'waterlines', line, () => undefined)),
  setBends: onStreets((board, { line, list, bends }) =>
    changeLine(board, list, line, ({ between }) => ({
      between,
      ...((bends as Point[]).length > 0 && { bends: bends as Point[] }),
    })),
  ),
  removeBlock: onStreets((board, { block }) => changeBlock(board, block, () => undefined)),
  setBlockKind: onStreets((board, { block, kind, reason }) =>
    changeBlock(board, block, (each) => ({
      ...each,
      kind: kind as Block['kind'],
      ...(reason !== undefined && { reason: reason as string }),
    })),
  ),
  setBlockWalk: onStreets((board, { block, walk, islands }) =>
    changeBlock(board, block, ({ islands: _, ...each }) => ({
      ...each,
      walk: walk as NodeId[],
      ...(Array.isArray(islands) && islands.length > 0 && { islands: islands as NodeId[][] }),
    })),
  ),
  addBlock: onStreets((board, { walk, islands, kind }) => ({
    ...board,
    blocks: [
      ...board.blocks,
      {
        id: freeBlockId(board),
        kind: kind as Block['kind'],
        walk: walk as NodeId[],
        ...(Array.isArray(islands) && islands.length > 0 && { islands: islands as NodeId[][] }),
      },
    ],
  })),
};

/** The number after the last block's. */
function freeBlockId(board: StreetBoard): BlockId {
  const last = board.blocks
    .map(({ id }) => id)
    .sort(compareIds)
    .at(-1);
  return `b${last === undefined ? 1 : Number(last.slice(1)) + 1}`;
}
