import { sha256, type Board } from '../model/index.js';

/** A text for people in a board, and where it stands. */
export interface BoardText {
  readonly text: string;
  readonly pointer: string;
}

/** The keys whose texts people write and read; everything else is ids and words of the format. */
const WRITTEN = new Set([
  'name',
  'reason',
  'source',
  'what',
  'licence',
  'rights',
  'by',
  'how',
  'tool',
  'note',
]);

/** Every text for people in a board, in the order of the file. */
export function textsOfBoard(board: Board): BoardText[] {
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
}

/** What a text is called in findings: its keys and a fingerprint, so that it keeps its name when others come before it. */
export const nameOfText = ({ text, pointer }: BoardText): string =>
  `${pointer.slice(1).replace(/\/\d+/g, '')}~${sha256(text).slice(0, 8)}`;
