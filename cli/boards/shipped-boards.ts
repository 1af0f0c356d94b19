/** The boards of this package, which are named like `whitechapel` or `teaching/two-routes`. */
import { existsSync, readdirSync } from 'node:fs';
import { isAbsolute, join, relative } from 'node:path';
import { packagePath } from '../files/package-files.js';

/** The name of a board's file in its folder. */
export const BOARD_FILE_NAME = 'board.json';

const TEACHING = 'teaching';

/** The file of a shipped board, from the working directory if it is below it. */
export function shippedBoardFile(name: string): string | undefined {
  // No dots, so that a name cannot leave the folder.
  if (!/^[a-z0-9-]+(\/[a-z0-9-]+)?$/.test(name)) return undefined;
  const file = join(packagePath('boards'), name, BOARD_FILE_NAME);
  if (!existsSync(file)) return undefined;
  const fromHere = relative('.', file);
  return fromHere.startsWith('..') || isAbsolute(fromHere) ? file : fromHere;
}

/** The names of the shipped boards, without the teaching boards. */
export const shippedBoardNames = (): string[] => namesIn('');

/** The names of all shipped boards. */
export const allShippedBoardNames = (): string[] => [
  ...namesIn(''),
  ...namesIn(TEACHING).map((name) => `${TEACHING}/${name}`),
];

const namesIn = (folder: string): string[] =>
  readdirSync(packagePath(join('boards', folder)))
    .filter((name) => existsSync(packagePath(join('boards', folder, name, BOARD_FILE_NAME))))
    .sort();
