/** The boards shipped with the editor, each loaded on demand. */
import { type Board, parseBoard, type StreetBoard } from '../../model/index.js';
import type { ShippedBoard } from '../view/index.js';

const FILES = import.meta.glob<string>('../../boards/**/board.json', { query: '?raw', import: 'default' });
/** Only these fields of each file are in the bundle. */
const NAMES = import.meta.glob<string>('../../boards/**/board.json', { import: 'name', eager: true });
const EDITIONS = import.meta.glob<string>('../../boards/**/board.json', { import: 'edition', eager: true });

/** `whitechapel`, `teaching/two-routes`. */
const nameOf = (path: string): string => path.replace('../../boards/', '').replace('/board.json', '');

/** Descriptions of the official boards, in list order. */
const LINES: Readonly<Record<string, string>> = {
  whitechapel: 'Revised edition of 2012: 195 circles, alleys, four nights',
  whitehall: 'Edition of 2017: 189 circles, alleys and boats',
  'mr-jack-2006': 'Edition of 2006: hexes, gaslights, manholes',
  'mr-jack-2016': 'Edition of 2016: hexes, gaslights, manholes',
};

const rank = (name: string): number => Object.keys(LINES).indexOf(name) + 1 || Infinity;

/** `two-routes` as a title. */
const titleOf = (name: string): string => {
  const words = name.replace('teaching/', '').replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

export const SHIPPED_BOARDS: readonly ShippedBoard[] = Object.keys(FILES)
  .sort((a, b) => rank(nameOf(a)) - rank(nameOf(b)) || (a < b ? -1 : 1))
  .map((path) => {
    const [name, title, edition] = [nameOf(path), NAMES[path] ?? '', EDITIONS[path] ?? ''];
    return edition === 'teaching'
      ? { name, title: titleOf(name), line: title, isTeaching: true }
      : { name, title, line: LINES[name] ?? `Edition ${edition}`, isTeaching: false };
  });

/** Shown when a part that is loaded on demand is missing: boards, exports, the diff. */
export const LOAD_FAILED_MESSAGE =
  'a part of the editor could not be loaded. If the server of this page has stopped, start it again; your edits are kept.';

/** The official board of each street game, whose positions are known. */
const OFFICIAL = { lfw: 'whitechapel', wm: 'whitehall' } as const;

/** Loads the official board of a game. */
export async function loadOfficialBoard(game: StreetBoard['game']): Promise<Board | undefined> {
  const text = await loadShippedBoard(OFFICIAL[game]);
  const parsed = text === undefined ? undefined : parseBoard(text);
  return parsed?.ok ? parsed.board : undefined;
}

/** The text of a shipped board file, or undefined if there is none of that name. */
export const loadShippedBoard = async (name: string): Promise<string | undefined> =>
  FILES[`../../boards/${name}/board.json`]?.();
