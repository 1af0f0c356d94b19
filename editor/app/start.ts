/** What is on the table when the page opens: what the address says, else what was there last, else Whitechapel. */
import { parseBoard } from '../../model/index.js';
import { sentenceOf } from '../view/store/read-file.js';
import { openServed } from '../view/store/server-target.js';
import type { Kept } from '../view/store/shelf.js';
import { wordsOfTime } from '../view/store/words-of-time.js';
import { parseAddress, type Address } from './address.js';
import { endedWhileOpening, openNoted } from './opening-note.js';
import type { Page } from './page.js';
import { planServed, type Plan } from './served-start.js';

/** `isNew`: nobody has drawn anything here yet. `problem`: why something else is there than was asked for. */
export interface Started {
  readonly isNew: boolean;
  readonly problem?: string | undefined;
}

const FIRST = 'whitechapel';

export async function start(page: Page): Promise<Started> {
  const address = parseAddress(location.search);
  const { board, document, token } = address;
  if (token !== undefined) return orFirst(page, await openServedFile(page, token, address));
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

/** The file that `lamplighter edit` serves, with what was done to it before; the sentence is why it is not on the table. */
async function openServedFile(page: Page, token: string, address: Address): Promise<string | undefined> {
  const [served, kept] = await Promise.all([openServed(token, fetch.bind(window)), listOf(page)]);
  page.served = served.file;
  if (!served.ok) return openCutOff(page, served.problem, address.document);
  const { text, digest, file } = served;
  const plan = planServed(address, kept, { origin: file.origin, digest });
  if (plan.kind === 'shipped' && (await page.beginShipped(plan.name))) return undefined;
  const unopened = plan.kind === 'kept' ? await page.openKept(plan.kept.id) : undefined;
  if (plan.kind === 'kept' && unopened === undefined) {
    const words = wordsOfKept(plan, file.name, page.isFileBehind && address.document === undefined);
    const run = (): void => void openServedFile(page, token, {}).then(page.warn);
    const actions = plan.isServed ? [] : [{ label: `Open ${file.name}`, run }];
    if (words !== undefined) page.notify('file', { words, tone: 'info', actions });
    return undefined;
  }
  const parsed = parseBoard(text);
  if (!parsed.ok) return sentenceOf(file.name, parsed);
  await page.begin(parsed.board, { origin: file.origin, file: { name: file.name, digest } });
  page.warn(unopened);
  if (plan.kind === 'file' && plan.earlier) offerEarlier(page, plan.earlier, file.name);
  return undefined;
}

/** What must be known of a document that is on the table instead of the file itself, or beside it. */
function wordsOfKept(
  { isServed, isBehind }: Extract<Plan, { kind: 'kept' }>,
  name: string,
  isComeBack: boolean,
): string | undefined {
  if (!isServed) return `This is another board than ${name}, and is not saved into that file.`;
  if (isBehind)
    return `${name} was changed on disk since you last saved it. Saving will show the difference first.`;
  return isComeBack
    ? `What you drew and did not save into ${name} is on the table again, with all its steps.`
    : undefined;
}

function offerEarlier(page: Page, { id, changed }: Kept, name: string): void {
  page.notify('file', {
    words: `${name} was changed on disk since you drew on it here (${wordsOfTime(changed, Date.now())}). This is the file; what you drew is still kept.`,
    tone: 'info',
    actions: [{ label: 'Open what I drew', run: () => void page.openKept(id).then(page.warn) }],
  });
}

/** The file cannot be had: what was done to it is still here, and it is said that it cannot be saved there. */
async function openCutOff(page: Page, problem: string, document?: string): Promise<string | undefined> {
  if (document === undefined || (await page.openKept(document)) !== undefined) return problem;
  page.warn(problem);
  return undefined;
}

/** Where nothing is kept, or it cannot be read, there is nothing to go on with. */
const listOf = (page: Page): Promise<readonly Kept[]> => page.shelf.list().catch(() => []);

async function openGuarded(page: Page, id: string): Promise<string | undefined> {
  if (await endedWhileOpening(id))
    return 'The board that was open last did not come onto the screen. It is still in the list: try it again from there, or delete it.';
  return openNoted(id, async () => {
    const problem = await page.openKept(id);
    await page.editor.updateComplete;
    return problem;
  });
}
