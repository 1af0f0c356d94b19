/** What a board of one's own can begin as. */
import { GAME_NAMES, type Board } from '../../../model/index.js';
import { newBoard } from '../../document/index.js';

export const TEMPLATES = ['lfw', 'wm', 'mj', 'streets'] as const;
export type Template = (typeof TEMPLATES)[number];

/** In words, and what comes with it. */
export const TEMPLATE_WORDS: Readonly<Record<Template, readonly [name: string, line: string]>> = {
  lfw: [GAME_NAMES.lfw, 'Circles, crossings and streets on a wide sheet.'],
  wm: [GAME_NAMES.wm, 'Circles, crossings, streets and water on a square sheet.'],
  mj: [GAME_NAMES.mj, 'Hexes: streets, gaslights, manholes, exits.'],
  streets: ['A board of your own', 'Streets with the rules of Whitechapel, on a square sheet.'],
};

/** An empty board of that sort. */
export function boardOfTemplate(template: Template, name: string): Board {
  if (template !== 'streets') return newBoard(template, { id: name, name });
  const board = newBoard('lfw', { id: name, name });
  return { ...board, extent: [10000, 10000] };
}
