/** Chooses the board to open with the page: the one in the URL, else the last one, else Whitechapel. */
import { parseBoard } from '../../model/index.js';
import { describeParseError, type DocumentRecord, fetchServedFile, formatTime } from '../view/index.js';
import { parsePageQuery, type PageQuery } from './page-query.js';
import { hasCrashedWhileOpening, openWithCrashGuard } from './crash-guard.js';
import type { EditorPage } from './editor-page.js';
import { chooseServedDocument, type ServedDocumentChoice } from './choose-served-document.js';

/** `isNew`: there are no stored documents yet. `problem`: why another board was opened than requested. */
export interface StartBoardResult {
  readonly isNew: boolean;
  readonly problem?: string | undefined;
}

const FIRST = 'whitechapel';

export async function openStartBoard(page: EditorPage): Promise<StartBoardResult> {
  const address = parsePageQuery(location.search);
  const { board, document, token } = address;
  if (token !== undefined) return orFirst(page, await openServedFile(page, token, address));
  if (document !== undefined) return orFirst(page, await openGuarded(page, document));
  if (board !== undefined) {
    if (await page.openShipped(board)) return { isNew: false };
    return orFirst(page, 'There is no board of that name here. Choose one from the list.');
  }
  const [last] = await listOf(page);
  if (last) return orFirst(page, await openGuarded(page, last.id));
  await page.openShipped(FIRST);
  return { isNew: true };
}

async function orFirst(page: EditorPage, problem: string | undefined): Promise<StartBoardResult> {
  if (problem !== undefined) await page.openShipped(FIRST);
  return { isNew: false, problem };
}

/** Opens the file served by `lamplighter edit`, or the stored document of it; resolves to the problem if it fails. */
async function openServedFile(
  page: EditorPage,
  token: string,
  address: PageQuery,
): Promise<string | undefined> {
  const [served, kept] = await Promise.all([fetchServedFile(token, fetch.bind(window)), listOf(page)]);
  page.served = served.file;
  if (!served.ok) return openStored(page, served.problem, address.document);
  const { text, digest, file } = served;
  const plan = chooseServedDocument(address, kept, { origin: file.origin, digest });
  if (plan.kind === 'shipped' && (await page.openShipped(plan.name))) return undefined;
  const unopened = plan.kind === 'kept' ? await page.openDocument(plan.kept.id) : undefined;
  if (plan.kind === 'kept' && unopened === undefined) {
    const words = describeStored(plan, file.name, page.hasUnsavedFile && address.document === undefined);
    const run = (): void => void openServedFile(page, token, {}).then(page.warn);
    const actions = plan.isServed ? [] : [{ label: `Open ${file.name}`, run }];
    if (words !== undefined) page.notify('file', { message: words, tone: 'info', actions });
    return undefined;
  }
  const parsed = parseBoard(text);
  if (!parsed.ok) return describeParseError(file.name, parsed);
  await page.openBoard(parsed.board, { origin: file.origin, file: { name: file.name, digest } });
  page.warn(unopened);
  if (plan.kind === 'file' && plan.earlier) offerEarlier(page, plan.earlier, file.name);
  return undefined;
}

/** What the user should know about a stored document that was opened instead of the file. */
function describeStored(
  { isServed, isBehind }: Extract<ServedDocumentChoice, { kind: 'kept' }>,
  name: string,
  isComeBack: boolean,
): string | undefined {
  if (!isServed) return `This board is not ${name} and is not saved to that file.`;
  if (isBehind)
    return `${name} was changed on disk since you last saved it. Saving will show the difference first.`;
  return isComeBack ? `Your unsaved edits of ${name} have been restored, with their history.` : undefined;
}

function offerEarlier(page: EditorPage, { id, changed }: DocumentRecord, name: string): void {
  page.notify('file', {
    message: `${name} was changed on disk since your last edits here (${formatTime(changed, Date.now())}). This is the file; your edits are still kept.`,
    tone: 'info',
    actions: [{ label: 'Open my edits', run: () => void page.openDocument(id).then(page.warn) }],
  });
}

/** The file is unavailable: open its stored document and warn that it cannot be saved. */
async function openStored(page: EditorPage, problem: string, document?: string): Promise<string | undefined> {
  if (document === undefined || (await page.openDocument(document)) !== undefined) return problem;
  page.warn(problem);
  return undefined;
}

/** Empty where there is no storage. */
const listOf = (page: EditorPage): Promise<readonly DocumentRecord[]> => page.store.list().catch(() => []);

async function openGuarded(page: EditorPage, id: string): Promise<string | undefined> {
  if (await hasCrashedWhileOpening(id))
    return 'The last board could not be shown. It is still in the list: try it again from there, or delete it.';
  return openWithCrashGuard(id, async () => {
    const problem = await page.openDocument(id);
    await page.editor.updateComplete;
    return problem;
  });
}
