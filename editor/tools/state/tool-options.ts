/** The options and sticky modifiers of the active tool. */
import type { Board } from '../../../model/index.js';
import { TOOLS_BY_ID } from '../tools/all-tools.js';
import type { StickyModifier, ToolOptions, ToolOption } from '../tools/tool.js';
import { boardOf, changeToolSettings, type EditorState } from './editor-state.js';

/** The options that the active tool offers on this board, if any. */
export const optionsOfTool = (state: EditorState): ToolOptions | undefined =>
  TOOLS_BY_ID[state.tool].choice?.(boardOf(state), state.settings);

/** The sticky modifiers that the active tool offers. */
export const stickyModifiersOf = (
  { tool, settings }: Pick<EditorState, 'tool' | 'settings'>,
  board: Board,
): readonly StickyModifier[] => TOOLS_BY_ID[tool].stickyModifiers?.(board, settings) ?? [];

/** Chooses an option of the active tool and announces it. */
export const chooseOption = (
  state: EditorState,
  { setting }: ToolOptions,
  { value, name }: ToolOption,
): EditorState => ({
  ...changeToolSettings(state, { [setting]: value }),
  announcement: `${name}.`,
});

/** Chooses the next or previous option, from the last to the first. */
export function cycleOption(state: EditorState, step: 1 | -1): EditorState {
  const choice = optionsOfTool(state);
  if (!choice) return state;
  const { options, setting } = choice;
  const here = options.findIndex(({ value }) => value === state.settings[setting]);
  return chooseOption(state, choice, options[(here + step + options.length) % options.length]!);
}

/** Why the active tool has no options; undefined if it has some. */
export const explainNoOptions = (state: EditorState): string | undefined =>
  optionsOfTool(state) ? undefined : 'The current tool places only one kind.';
