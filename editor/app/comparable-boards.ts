/** The boards to compare with: the official ones of the same game, and the served file at a git revision. */
import { parseBoard, type Board } from '../../model/index.js';
import type { ComparableBoards } from '../view/index.js';
import type { EditorPage } from './editor-page.js';
import { loadShippedBoard, SHIPPED_BOARDS } from './shipped-boards.js';

const OFFICIAL: Readonly<Record<Board['game'], readonly string[]>> = {
  lfw: ['whitechapel'],
  wm: ['whitehall'],
  mj: ['mr-jack-2006', 'mr-jack-2016'],
};

export function comparableBoards({ served }: EditorPage): ComparableBoards {
  return {
    shipped: (game) =>
      OFFICIAL[game].map((name) => {
        const { title = name } = SHIPPED_BOARDS.find((each) => each.name === name) ?? {};
        const year = /\d{4}$/.exec(name)?.[0];
        return { name: year === undefined ? title : `${title} (${year})`, load: () => loadOfficial(name) };
      }),
    ...(served?.atRevision && { atRevision: served.atRevision }),
  };
}

async function loadOfficial(name: string): Promise<Board | undefined> {
  const text = await loadShippedBoard(name);
  const parsed = text === undefined ? undefined : parseBoard(text);
  return parsed?.ok ? parsed.board : undefined;
}
