/** Asks for examples: chooses the tool that shows them. */
import { setHexLayout } from '../../document/index.js';
import { type HexKind, isHexBoard, isStreetBoard } from '../../../model/index.js';
import { boardOf, changeToolSettings, type EditorState, perform, switchTool } from '../state/editor-state.js';
import { kindsByColour } from './pending-blocks.js';
import { PRINTED_HEX_KINDS } from './pending-hexes.js';

/** The kinds of blocks or hexes that no block or hex of the board has. */
export function kindsWithoutExample(state: EditorState): readonly ('houses' | 'water' | HexKind)[] {
  const board = boardOf(state);
  const kinds = new Set<string>((isStreetBoard(board) ? board.blocks : board.hexes).map(({ kind }) => kind));
  return (isStreetBoard(board) ? kindsByColour(board) : PRINTED_HEX_KINDS).filter((kind) => !kinds.has(kind));
}

/** The state in which a click declares an area of this kind. */
export const askForBlock = (state: EditorState, kind: 'houses' | 'water'): EditorState => ({
  ...changeToolSettings(switchTool(state, 'block'), { blockKind: kind }),
  announcement: `Click an area of ${kind} on the map.`,
});

/** The state in which a click paints a hex of this kind. A board without hexes gets the printed lattice first. */
export function askForHex(state: EditorState, kind: HexKind): EditorState {
  const board = boardOf(state);
  const layout = state.settings.areas?.hexes?.layout;
  const laid =
    layout && isHexBoard(board) && board.hexes.length === 0
      ? perform(state, 'Lay the lattice as printed', setHexLayout(layout))
      : state;
  return {
    ...changeToolSettings(switchTool(laid, 'hex'), { hexKind: kind }),
    announcement: `Click three hexes on the map: ${kind}.`,
  };
}
