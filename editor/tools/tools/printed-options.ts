/** The kinds of things that the games print, as options of tools and fields. */
import { capitalise } from '../../../model/index.js';
import type { ToolOption } from './tool.js';

/** Colours and borders as the games print them (LFW-B03, WM-B02, WM-B05). Water is only printed on Whitehall's board. */
export const PRINTED_KINDS = {
  lfw: { colours: ['white', 'red'], borders: ['none', 'yellow', 'red'], blocks: ['houses', 'none'] },
  wm: {
    colours: ['white', 'black', 'blue'],
    borders: ['none', 'yellow'],
    blocks: ['houses', 'water', 'none'],
  },
} as const;

/** Options by their values, named by the values themselves unless a name is given. */
export const toolOptions = (
  values: readonly string[],
  names: Readonly<Record<string, string>> = {},
): readonly ToolOption[] => values.map((value) => ({ value, name: names[value] ?? capitalise(value) }));
