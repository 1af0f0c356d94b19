/** What is on the table when the page opens: what the address says, else what was there last, else Whitechapel. */
import { parseBoard, sha256 } from '../../model/index.js';
import { sentenceOf } from '../view/store/read-file.js';
import { openServed } from '../view/store/server-target.js';
import type { Kept } from '../view/store/shelf.js';
import { parseAddress } from './address.js';
import { memo } from './memo.js';
import type { Page } from './page.js';

/** `isNew`: nobody has drawn anything here yet. `problem`: why something else is there than was asked for. */
export interface Started {
  readonly isNew: boolean;
  readonly problem?: string | undefined;
}

const FIRST = 'whitechapel';

export async function start(page: Page): Promise<Started> {
  const { board, document, token } = parseAddress(location.search);
  if (token !== undefined) return startServed(page, token, document);
  if (document !== undefined) return orFirst(page, await openGuarded(page, document));
  if (board !== undefined) {
    if (await page.beginShipped(board)) return { isNew: false };
    return orFirst(page, 'There is no board of that name here. Choose one from the list.');
  }
  const [last] = await listOf(page);
  if (last) return orFirst(page, await openGuarded(page, last.id));
  await page.beginShipped(FIRST);
  return { isNew: true };
}

async function orFirst(page: Page, problem: string | undefined): Promise<Started> {
  if (problem !== undefined) await page.beginShipped(FIRST);
  return { isNew: false, problem };
}

/** The file that `lamplighter edit` serves, with what was done to it before the page was reloaded. */
async function startServed(page: Page, token: string, document: string | undefined): Promise<Started> {
  const origin = `served:${token}`;
  const kept = (await listOf(page)).find(({ id, origin: from }) =>
    document ? id === document : from === origin,
  );
  const served = await openServed(token, fetch.bind(window), kept?.file?.digest);
  if (!served.ok) {
    if (kept) await page.openKept(kept.id);
    return orFirst(page, kept && page.session.kept?.id === kept.id ? undefined : served.problem);
  }
  if (kept && (await page.openKept(kept.id, served.target)) === undefined) {
    if (!served.isKnown)
      page.notify('file', {
        words: 'The file was changed on disk since you last saved it. Saving will show the difference first.',
        tone: 'info',
      });
    return { isNew: false };
  }
  const parsed = parseBoard(served.text);
  if (!parsed.ok) return orFirst(page, sentenceOf('The file', parsed));
  const file = { name: served.target.name, digest: sha256(served.text) };
  await page.begin(parsed.board, { origin, file }, served.target);
  return { isNew: false };
}

/** Where nothing is kept, or it cannot be read, there is nothing to go on with. */
const listOf = (page: Page): Promise<readonly Kept[]> => page.shelf.list().catch(() => []);

/**
 * A board that broke the page would be opened again at every visit, and nobody could reach the list any more. So it is
 * written down what is being opened, until it is on the screen.
 */
async function openGuarded(page: Page, id: string): Promise<string | undefined> {
  if (memo.get('opening') === id) {
    memo.set('opening', null);
    return 'The board that was open last did not come onto the screen. It is still in the list: try it again from there, or delete it.';
  }
  memo.set('opening', id);
  const problem = await page.openKept(id);
  await page.editor.updateComplete;
  requestAnimationFrame(() => {
    requestAnimationFrame(() => {
      memo.set('opening', null);
    });
  });
  return problem;
}
