/** Files that were chosen or dropped together: a board, and the picture to lay under it. */
import { quoted } from '../../model/file/quoted.js';
import { isPictureFile } from '../view/store/read-file.js';
import type { Chosen } from './choose-file.js';
import type { Page } from './page.js';

/** Opens the first board and the first picture among them, and says what was not opened; the sentence is why no board was. */
export async function openFiles(page: Page, chosen: readonly Chosen[]): Promise<string | undefined> {
  const isPicture = await Promise.all(chosen.map(({ file }) => isPictureFile(file)));
  const board = chosen.find((_, i) => !isPicture[i]);
  const picture = chosen.find((_, i) => isPicture[i]);
  const rest = wordsOfRest(chosen.filter((each) => each !== board && each !== picture));
  const goOn = (): void => {
    if (picture) page.layUnder(picture.file);
    if (rest !== undefined) page.notify('file', { words: rest, tone: 'info' });
  };
  const problem = board && (await page.openFile(board, goOn));
  if (!board) goOn();
  return problem === undefined || rest === undefined ? problem : `${problem} ${rest}`;
}

const MOST_NAMES = 3;

function wordsOfRest(rest: readonly Chosen[]): string | undefined {
  if (rest.length === 0) return undefined;
  const names = rest.slice(0, MOST_NAMES).map(({ file }) => quoted(file.name, 60));
  const more = rest.length > MOST_NAMES ? ` and ${rest.length - MOST_NAMES} more` : '';
  return `Not opened: ${names.join(', ')}${more}. One board and one picture can be opened at a time.`;
}
