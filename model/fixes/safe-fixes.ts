/** The fixes that need no person: what `--fix` applies. */
import type { Block, Board, HexBoard, Line, Setup, StreetBoard } from '../board/board.js';
import { compareIds, idsOfLines, isHexBoard, isStreetBoard } from '../board/board.js';
import type { BlockId } from '../board/vocabulary.js';
import { blocksStillEnclosed } from '../relations/block-walks.js';
import { exchangeStreetEnds, moveStreetEnd } from './move-street-end.js';
import { separateDuplicateId } from './separate-duplicate-id.js';
import type { Fix, FixHandlers, LineReference, SafeActionName } from './fix.js';

/** A function that gives a new board, or undefined if the arguments of the fix do not fit the board. */
export type BoardTransform = (board: Board) => Board | undefined;

/** A fix that `--fix` can apply. */
export type SafeFix = Extract<Fix, { readonly action: SafeActionName }>;

/** What each safe action does. */
export const SAFE_FIX_HANDLERS: FixHandlers<BoardTransform, SafeActionName> = {
  addBlock: ({ walk, islands = [], ...properties }) =>
    onStreetBoard((board) => ({
      ...board,
      blocks: [
        ...board.blocks,
        { id: nextBlockId(board), ...properties, walk, ...(islands.length > 0 && { islands }) },
      ],
    })),
  exchangeStreetEnds: (given) => onStreetBoard((board) => exchangeStreetEnds(board, given)),
  moveStreetEnd: (given) => onStreetBoard((board) => moveStreetEnd(board, given)),
  reformat: () => (board) => board,
  removeBlock: ({ block }) => changeBlock(block, () => undefined),
  // The byte order mark is no part of the board, and is not written again.
  removeMark: () => (board) => board,
  removeStreet: ({ line }) => removeLine({ line, list: 'streets' }),
  removeWaiver:
    ({ rule, target }) =>
    (board) => {
      const waivers = changeEntry(
        board.waivers,
        (waiver) => waiver.rule === rule && waiver.target === target,
        () => undefined,
      );
      return waivers && { ...board, waivers };
    },
  removeWaterline: ({ line }) => removeLine({ line, list: 'waterlines' }),
  separateDuplicateId: (given) => onStreetBoard((board) => separateDuplicateId(board, given)),
  setBends: ({ bends, ...line }) =>
    changeLine(line, ({ bends: _, ...each }) => ({ ...each, ...(bends.length > 0 && { bends }) })),
  setBlockKind: ({ block, ...properties }) => changeBlock(block, (each) => ({ ...each, ...properties })),
  setBlockWalk: ({ block, walk, islands = [] }) =>
    changeBlock(block, ({ islands: _, ...each }) => ({
      ...each,
      walk,
      ...(islands.length > 0 && { islands }),
    })),
  setExits: ({ exits }) => onHexBoard((board) => ({ ...board, exits })),
  setExpectedCount:
    ({ what, in: section, count, source }) =>
    (board) => {
      const expect = changeEntry(
        board.expect,
        (each) => each.what === what && each.in === section,
        (each) => ({ ...each, count }),
      );
      if (expect !== undefined) return { ...board, expect };
      if (source === undefined) return undefined;
      const added = { what, ...(section !== undefined && { in: section }), count, source };
      return { ...board, expect: [...board.expect, added] };
    },
  setGrid: (given) => onStreetBoard((board) => board.grid && { ...board, grid: { ...board.grid, ...given } }),
  // Without a starting position, the fix gives a whole one.
  setSetup: (given) => onHexBoard((board) => ({ ...board, setup: { ...board.setup, ...given } as Setup })),
  splitBlock: ({ block, areas }) =>
    onStreetBoard((board) => {
      const whole = board.blocks.find(({ id }) => id === block);
      if (whole === undefined || areas.length === 0) return undefined;
      const { walk: _walk, islands: _islands, ...rest } = whole;
      let next = Number(nextBlockId(board).slice(1));
      const parts = areas.map(({ walk, islands = [] }, i): Block => ({
        ...rest,
        id: i === 0 ? block : `b${next++}`,
        walk,
        ...(islands.length > 0 && { islands }),
      }));
      return { ...board, blocks: board.blocks.flatMap((each) => (each === whole ? parts : [each])) };
    }),
  setTrack:
    ({ track, value }) =>
    (board) =>
      ({ ...board, tracks: { ...board.tracks, [track]: value } }) as Board,
  setWitness:
    ({ witness, index }) =>
    (board) => {
      if (index === undefined) return { ...board, witnesses: [...board.witnesses, witness] };
      return index in board.witnesses
        ? { ...board, witnesses: board.witnesses.with(index, witness) }
        : undefined;
    },
  setVersion:
    ({ version }) =>
    (board) => ({ ...board, boardVersion: version }),
};

/** Whether `--fix` can apply a fix. */
export const isSafeFix = (fix: Fix): fix is SafeFix => fix.action in SAFE_FIX_HANDLERS;

const onStreetBoard =
  (edit: (board: StreetBoard) => StreetBoard | undefined): BoardTransform =>
  (board) =>
    isStreetBoard(board) ? edit(board) : undefined;

const onHexBoard =
  (edit: (board: HexBoard) => HexBoard): BoardTransform =>
  (board) =>
    isHexBoard(board) ? edit(board) : undefined;

/** Changes or removes the entries that fit; undefined if none does. */
function changeEntry<T>(
  list: readonly T[],
  fits: (entry: T, index: number) => boolean,
  change: (entry: T) => T | undefined,
): readonly T[] | undefined {
  if (!list.some(fits)) return undefined;
  return list.flatMap((entry, index) => (fits(entry, index) ? (change(entry) ?? []) : [entry]));
}

const changeLine = (
  { line: id, list }: LineReference,
  change: (line: Line) => Line | undefined,
): BoardTransform =>
  onStreetBoard((board) => {
    const ids = idsOfLines(board[list]);
    const lines = changeEntry(board[list], (_, i) => ids[i] === id, change);
    return lines && { ...board, [list]: lines };
  });

/** Between two lines side by side there is nothing left when one of them goes. */
const removeLine = (line: LineReference): BoardTransform =>
  onStreetBoard((board) => {
    const after = changeLine(line, () => undefined)(board) as StreetBoard | undefined;
    return after && { ...after, blocks: blocksStillEnclosed(board, after) };
  });

const changeBlock = (id: BlockId, change: (block: Block) => Block | undefined): BoardTransform =>
  onStreetBoard((board) => {
    const blocks = changeEntry(board.blocks, (block) => block.id === id, change);
    return blocks && { ...board, blocks };
  });

/** The number after the last block's. */
function nextBlockId(board: StreetBoard): BlockId {
  const last = board.blocks
    .map(({ id }) => id)
    .sort(compareIds)
    .at(-1);
  return `b${last === undefined ? 1 : Number(last.slice(1)) + 1}`;
}
