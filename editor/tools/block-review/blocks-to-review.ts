/** The blocks that were declared together, to be compared with the print one by one. */
import {
  type Block,
  capitalise,
  facesOfBlocks,
  facesOfBoard,
  isStreetBoard,
  type Point,
} from '../../../model/index.js';
import { kindByDrawing } from '../../../validator/index.js';
import { declareBlock, deleteEntities } from '../../document/index.js';
import { describeEntity } from '../entities/describe-entity.js';
import { positionOfEntity } from '../pointing/hit-test.js';
import { boardOf, changeToolSettings, type EditorState, perform } from '../state/editor-state.js';
import { PRINTED_KINDS_BY_GAME } from '../tools/tool.js';

export interface BlockToReview {
  readonly id: string;
  readonly title: string;
  readonly place: Point;
  /** Why it may be no houses. */
  readonly warning?: string;
  readonly proposed: Block['kind'];
  readonly choices: readonly Block['kind'][];
}

/** What is left of the list, doubtful ones first. */
export function blocksToReview(state: EditorState): readonly BlockToReview[] {
  const board = boardOf(state);
  const waiting = new Set(state.settings.declaredBlocks);
  if (waiting.size === 0 || !isStreetBoard(board)) return [];
  const { inner } = facesOfBoard(board);
  const { faceOfBlock } = facesOfBlocks(board);
  const items = board.blocks.flatMap((block, i): readonly BlockToReview[] => {
    const place = waiting.has(block.id) ? positionOfEntity(board, block.id) : undefined;
    if (place === undefined) return [];
    const face = inner[faceOfBlock[i]!];
    const isDoubtful =
      block.kind === 'houses' && face !== undefined && kindByDrawing(board, face) !== 'houses';
    return [
      {
        id: block.id,
        title: capitalise(describeEntity(board, block.id).replace(/^the /, '')),
        place,
        proposed: block.kind,
        choices: PRINTED_KINDS_BY_GAME[board.game].blocks,
        ...(isDoubtful && { warning: 'A dead end or a bridge lies in it, so it may be no block of houses.' }),
      },
    ];
  });
  return [
    ...items.filter(({ warning }) => warning !== undefined),
    ...items.filter(({ warning }) => warning === undefined),
  ];
}

/** Confirms a block, as another kind if one is given. */
export function confirmBlock(state: EditorState, id: string, kind?: string): EditorState {
  const board = boardOf(state);
  const block = isStreetBoard(board) ? board.blocks.find((each) => each.id === id) : undefined;
  if (!block || !isStreetBoard(board)) return withoutBlock(state, id);
  const chosen = PRINTED_KINDS_BY_GAME[board.game].blocks.find((each) => each === kind);
  const next =
    chosen === undefined || chosen === block.kind
      ? state
      : perform(
          state,
          `Declare ${describeEntity(board, id)} as ${chosen === 'none' ? 'not a block' : chosen}`,
          declareBlock({ walk: block.walk, islands: block.islands, block: block.id }, chosen),
        );
  return withoutBlock(next, id);
}

/** The area of a block is not declared any more. */
export const rejectBlock = (state: EditorState, id: string): EditorState =>
  withoutBlock(perform(state, `Take back ${describeEntity(boardOf(state), id)}`, deleteEntities([id])), id);

/** Ends the review; the blocks stay as they are. */
export const endBlockReview = (state: EditorState): EditorState =>
  changeToolSettings(state, { declaredBlocks: undefined });

const withoutBlock = (state: EditorState, id: string): EditorState =>
  changeToolSettings(state, {
    declaredBlocks: state.settings.declaredBlocks?.filter((each) => each !== id),
  });
