import { memoByBoard, sha256, type Board } from '../../../model/index.js';

/** A text for people in a board, and its JSON Pointer. */
export interface BoardText {
  readonly text: string;
  readonly pointer: string;
}

/** The keys with texts for people; all other texts are ids and values of the format. */
const WRITTEN = new Set('name reason source what licence rights by how tool note'.split(' '));

/** Every text for people in a board, in the order of the file. */
export const textsOfBoard = memoByBoard((board: Board): readonly BoardText[] => {
  const texts: BoardText[] = [];
  const visit = (value: unknown, pointer: string, key: string): void => {
    if (typeof value === 'string') {
      if (WRITTEN.has(key)) texts.push({ text: value, pointer });
    } else if (Array.isArray(value))
      for (const [i, each] of value.entries()) visit(each, `${pointer}/${i}`, key);
    else if (typeof value === 'object' && value !== null)
      for (const [inner, each] of Object.entries(value)) visit(each, `${pointer}/${inner}`, inner);
  };
  visit(board.name, '/name', 'name');
  for (const list of ['crossings', 'blocks', 'expect', 'waivers', 'provenance'] as const)
    if (list in board) visit((board as unknown as Record<string, unknown>)[list], `/${list}`, list);
  return texts;
});

/** The entity of a text in findings: its keys and a hash, so that it stays the same when texts are inserted before it. */
export const stableNameOfText = ({ text, pointer }: BoardText): string =>
  `${pointer.slice(1).replace(/\/\d+/g, '')}~${sha256(text).slice(0, 8)}`;
