/** The generated files of `validator/editions/generated`: one module per printed edition. */
import { join } from 'node:path';
import { encodeEdition } from '../../validator/editions/encode-edition.js';
import { shippedBoard } from '../boards/shipped-boards.js';

/** The official boards, by folder. */
export const EDITION_BOARDS = ['whitechapel', 'whitehall', 'mr-jack-2006', 'mr-jack-2016'] as const;

const folder = join(import.meta.dirname, '..', '..', 'validator', 'editions', 'generated');

/** The path of the module of a board's edition. */
export const editionPath = (board: string): string => join(folder, `${board}.ts`);

/** The text of the module: one JSON text, which is parsed when a board claims the edition. One entry per line, so that it diffs. */
export function editionModule(board: string): string {
  const lines = Object.entries(encodeEdition(shippedBoard(board))).map(
    ([key, value]) => `${JSON.stringify(key)}: ${formatValue(value)}`,
  );
  return [
    '/* Generated from boards/ by `npm run editions`. Correct the board instead. */',
    `export default String.raw\`{\n${lines.join(',\n')}\n}\`;`,
    '',
  ].join('\n');
}

/** Lists and objects with one entry per line; their entries in one line, lists of texts inside an object one per line. */
function formatValue(value: unknown): string {
  if (Array.isArray(value)) return `[\n${value.map((each) => JSON.stringify(each)).join(',\n')}\n]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value as Record<string, unknown>);
  if (entries.length === 0) return '{}';
  return `{\n${entries
    .map(([key, each]) => {
      const isTexts = Array.isArray(each) && typeof each[0] === 'string' && each.length > 4;
      return `${JSON.stringify(key)}: ${isTexts ? formatValue(each) : JSON.stringify(each)}`;
    })
    .join(',\n')}\n}`;
}
