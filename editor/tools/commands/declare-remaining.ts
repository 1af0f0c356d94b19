/** Declares all areas that are not declared yet as houses, and lists them for a review. */
import { facesOfBoard, isStreetBoard, pluralise, type StreetBoard } from '../../../model/index.js';
import { matchBlocks } from '../../../validator/index.js';
import { declareBlock, sequenceActions } from '../../document/index.js';
import { boardOf, changeToolSettings, type EditorState, perform } from '../state/editor-state.js';

const undeclared = (board: StreetBoard): readonly number[] => matchBlocks(board).undeclared;

/** Why there is nothing to declare; undefined if there is. */
export function whyNothingToDeclare(state: EditorState): string | undefined {
  const board = boardOf(state);
  if (!isStreetBoard(board)) return 'This board has no blocks.';
  return undeclared(board).length === 0 ? 'Every area between streets is declared already.' : undefined;
}

/** One step of the history; what it declared waits in the list of the review. */
export function declareRemaining(state: EditorState): EditorState {
  const board = boardOf(state);
  if (!isStreetBoard(board)) return state;
  const { inner } = facesOfBoard(board);
  const faces = undeclared(board).map((face) => inner[face]!);
  const known = new Set(board.blocks.map(({ id }) => id));
  const words = pluralise(faces.length, 'area');
  const next = perform(
    state,
    `Declare ${words} as houses`,
    sequenceActions(
      ...faces.map(({ walk, islands }) => declareBlock({ walk, islands, block: null }, 'houses')),
    ),
  );
  const after = boardOf(next);
  if (after === board || !isStreetBoard(after)) return next;
  const declared = after.blocks.filter(({ id }) => !known.has(id)).map(({ id }) => id);
  return {
    ...changeToolSettings(next, { declaredBlocks: declared }),
    lens: 'blocks',
    announcement: `${words} declared as houses. Review them in the panel; paint water and unused areas with the block tool.`,
  };
}
