/** The options and switches of the active tool. */
import type { Board } from '../../../model/index.js';
import { TOOLS } from '../tools/all-tools.js';
import type { StickyModifier, ToolChoice, ToolOption } from '../tools/tool.js';
import { boardOf, changeSettings, type EditorState } from './editor-state.js';

/** The choice of the active tool, if it has one on this board. */
export const choiceOfTool = (state: EditorState): ToolChoice | undefined =>
  TOOLS[state.tool].choice?.(boardOf(state));

/** The switches of the active tool. */
export const stickyModifiersOf = (
  { tool, settings }: Pick<EditorState, 'tool' | 'settings'>,
  board: Board,
): readonly StickyModifier[] => TOOLS[tool].stickyModifiers?.(board, settings) ?? [];

/** Chooses one of the options. */
export const chooseOption = (
  state: EditorState,
  { setting }: ToolChoice,
  { value, name }: ToolOption,
): EditorState => ({
  ...changeSettings(state, { [setting]: value }),
  announcement: `${name}.`,
});

/** The next option or the one before, round and round. */
export function stepOption(state: EditorState, step: 1 | -1): EditorState {
  const choice = choiceOfTool(state);
  if (!choice) return state;
  const { options, setting } = choice;
  const here = options.findIndex(({ value }) => value === state.settings[setting]);
  return chooseOption(state, choice, options[(here + step + options.length) % options.length]!);
}

/** Why there is nothing to choose, if there is nothing. */
export const explainNoChoice = (state: EditorState): string | undefined =>
  choiceOfTool(state) ? undefined : 'The tool in hand places things of one kind only.';
