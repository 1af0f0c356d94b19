/** Ctrl-S and the exports: into the board's file, into a copy, and what happens when somebody else wrote there. */
import { formatBoard, sha256 } from '../../model/index.js';
import { visible } from '../../model/text/visible.js';
import { LamplighterConflict, type Way } from '../view/panels/lamplighter-conflict.js';
import { exportText, fileNameOf, type Export } from '../view/store/board-texts.js';
import { differenceOf } from '../view/store/difference.js';
import { downloadTarget } from '../view/store/download-target.js';
import type { FileTarget, Theirs } from '../view/store/file-target.js';
import type { Notice } from '../view/store/notice.js';
import { chooseTarget, type ChosenTarget } from './choose-file.js';
import { download } from './download.js';
import type { Page } from './page.js';
import { NOT_LOADED } from './shipped-boards.js';

/** Into the board's file, which is asked for if there is none yet. */
export async function save(page: Page): Promise<void> {
  const { target } = page.file;
  if (target) await saveInto(page, { target });
  else await saveAs(page);
}

/** Into a file that is chosen now: a copy, or the board's own file if it has none yet. */
export async function saveAs(page: Page): Promise<void> {
  const { board } = page.editor;
  if (!board) return;
  const isStill = stillOnTable(page);
  const chosen = await chooseTarget(page.file.stateOf(board)?.name ?? fileNameOf(board));
  const own = chosen && (await ownTarget(page, chosen));
  if (!chosen || !isStill()) return;
  if (own) await saveInto(page, own);
  else await saveCopy(page, chosen.target);
}

/** Where to save what is chosen as the board's own file; undefined if it is a copy beside that. */
async function ownTarget(page: Page, chosen: ChosenTarget): Promise<ChosenTarget | undefined> {
  const { target } = page.file;
  const { handle, kept } = page.session;
  // A download is no place to come back to: it does not part a board from the served file that is only out of reach now.
  if (!target) return chosen.handle || kept?.origin === undefined ? chosen : undefined;
  const isSame = handle !== undefined && (await chosen.handle?.isSameEntry?.(handle as FileSystemHandle));
  return isSame ? { target } : undefined;
}

async function saveCopy(page: Page, target: FileTarget): Promise<void> {
  const { board } = page.editor;
  if (!board) return;
  const answer = await target.save(formatBoard(board));
  if (answer.ok) say(page, `Saved a copy as ${target.name}.`);
  else if (answer.problem !== undefined) warn(page, answer.problem, [downloadNow(page)]);
}

export async function exportAs(page: Page, format: Export): Promise<void> {
  const { board } = page.editor;
  if (!board) return;
  // What writes it is fetched only now, and whoever served it may have gone.
  const exported = await exportText(board, format).catch(() => undefined);
  if (!exported) {
    warn(page, `Nothing was exported: ${NOT_LOADED}`, [downloadNow(page)]);
    return;
  }
  const { name, type, text } = exported;
  await downloadTarget(name, type).save(text);
  say(page, `Exported ${name}.`);
}

/** Whether the document that is on the table now still is, after something that had to be waited for. */
function stillOnTable(page: Page): () => boolean {
  const id = page.session.kept?.id;
  return () => page.session.kept?.id === id;
}

interface Saving extends ChosenTarget {
  /** What the person has seen in the file and wants to overwrite. */
  readonly over?: string;
}

async function saveInto(page: Page, { target, handle, over }: Saving): Promise<void> {
  const { board } = page.editor;
  if (!board) return;
  const isStill = stillOnTable(page);
  const answer = await page.file.save(board, target, over);
  if (!isStill()) {
    if (!answer.ok) warn(page, `${visible(board.name)} was not saved. ${answer.problem ?? ''}`);
    return;
  }
  page.notify('file', undefined);
  if (answer.ok) {
    page.session.mark(answer.mark!, handle);
    page.showFile();
    say(page, `Saved ${target.name}.`);
  } else if (answer.theirs !== undefined)
    await showConflict(page, target, answer.problem ?? '', answer.theirs);
  else if (answer.problem !== undefined) warn(page, answer.problem, [downloadNow(page)]);
}

/** `tag` is that of the text which is shown: if the file changes once more, it is shown once more. */
async function showConflict(
  page: Page,
  target: FileTarget,
  heading: string,
  { text, tag }: Theirs,
): Promise<void> {
  const isStill = stillOnTable(page);
  const { words, theirs } = await differenceOf(text, page.editor.board!).catch(() => ({
    words: `What differs cannot be shown: ${NOT_LOADED}`,
    theirs: undefined,
  }));
  if (!isStill()) return;
  page.editor.querySelector('lamplighter-conflict')?.remove();
  const panel = page.lay(new LamplighterConflict());
  Object.assign(panel, { heading, words, canLoad: theirs !== undefined });
  const ways: Readonly<Record<Way, () => unknown>> = {
    overwrite: () => saveInto(page, { target, over: tag }),
    copy: () => {
      download(page.editor.board);
    },
    theirs: () => {
      const { kept, handle } = page.session;
      const file = { name: target.name, digest: sha256(text) };
      return theirs && page.begin(theirs, { keep: true, file, handle, origin: kept?.origin });
    },
    later: () => undefined,
  };
  panel.addEventListener('lamp-resolve', (event) => {
    panel.remove();
    page.editor.canvas.focus();
    void ways[(event as CustomEvent<Way>).detail]();
  });
}

const downloadNow = (page: Page): NonNullable<Notice['actions']>[number] => ({
  label: 'Download the board now',
  run: () => {
    download(page.editor.board);
  },
});

const warn = (page: Page, words: string, actions: Notice['actions'] = []): void => {
  page.notify('file', { words, tone: 'warn', actions });
};

const say = (page: Page, said: string): void => {
  page.editor.change((desk) => ({ ...desk, said }));
};
