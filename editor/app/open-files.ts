/** Opens files that were chosen or dropped together: a board, and a picture for the scan. */
import { quoteText } from '../../model/index.js';
import { isPictureFile } from '../view/index.js';
import type { ChosenFileAndHandle } from './file-dialogs.js';
import type { EditorPage } from './editor-page.js';

/** Opens the first board and the first picture, and reports the rest; returns why no board was opened. */
export async function openFiles(
  page: EditorPage,
  chosen: readonly ChosenFileAndHandle[],
): Promise<string | undefined> {
  const isPicture = await Promise.all(chosen.map(({ file }) => isPictureFile(file)));
  const board = chosen.find((_, i) => !isPicture[i]);
  const picture = chosen.find((_, i) => isPicture[i]);
  const rest = describeRest(chosen.filter((each) => each !== board && each !== picture));
  const goOn = (): void => {
    if (picture) page.addScan(picture.file);
    if (rest !== undefined) page.notify('file', { message: rest, tone: 'info' });
  };
  const problem = board && (await page.openFile(board, goOn));
  if (!board) goOn();
  return problem === undefined || rest === undefined ? problem : `${problem} ${rest}`;
}

const MOST_NAMES = 3;

function describeRest(rest: readonly ChosenFileAndHandle[]): string | undefined {
  if (rest.length === 0) return undefined;
  const names = rest.slice(0, MOST_NAMES).map(({ file }) => quoteText(file.name, 60));
  const more = rest.length > MOST_NAMES ? ` and ${rest.length - MOST_NAMES} more` : '';
  return `Not opened: ${names.join(', ')}${more}. One board and one picture can be opened at a time.`;
}
