/** Templates for new boards. */
import { GAME_NAMES, type Board } from '../../../model/index.js';
import { newBoard } from '../../document/index.js';

export const BOARD_TEMPLATE_IDS = ['lfw', 'wm', 'mj', 'streets'] as const;
export type BoardTemplateId = (typeof BOARD_TEMPLATE_IDS)[number];

/** The name and description of each template. */
export const TEMPLATE_LABELS: Readonly<Record<BoardTemplateId, readonly [name: string, line: string]>> = {
  lfw: [GAME_NAMES.lfw, 'Circles, crossings and streets on a wide sheet.'],
  wm: [GAME_NAMES.wm, 'Circles, crossings, streets and water on a square sheet.'],
  mj: [GAME_NAMES.mj, 'Hexes: streets, gaslights, manholes, exits.'],
  streets: ['Custom board', 'Streets with the rules of Whitechapel, on a square sheet.'],
};

/** Creates an empty board from a template. */
export function createBoardFromTemplate(template: BoardTemplateId, name: string): Board {
  if (template !== 'streets') return newBoard(template, { id: name, name });
  const board = newBoard('lfw', { id: name, name });
  return { ...board, extent: [10000, 10000] };
}
