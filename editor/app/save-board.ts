/** Saving and exporting: to the board's file or a copy, with conflicts when another program changed the file. */
import { escapeInvisible, formatBoard, sha256 } from '../../model/index.js';
import {
  boardFileName,
  compareWithFile,
  type ConflictResolution,
  downloadBlob,
  exportBoard,
  type FileOnDisk,
  type FileTarget,
  listExportFormats,
  loadElementsOnDemand,
} from '../view/index.js';
import { canChooseFiles, chooseSaveTarget, type ChosenSaveTarget } from './file-dialogs.js';
import type { EditorPage } from './editor-page.js';
import { formatPageQuery, parsePageQuery } from './page-query.js';
import { LOAD_FAILED_MESSAGE } from './shipped-boards.js';

/** Saves to the board's file, or asks for one. */
export async function saveBoard(page: EditorPage): Promise<void> {
  const { target } = page.file;
  if (target) await saveInto(page, { target });
  else await saveBoardAs(page);
}

/** Saves to a chosen file: a copy, or the board's own file if it has none yet. */
export async function saveBoardAs(page: EditorPage): Promise<void> {
  const { board } = page.editor;
  if (!board) return;
  const isSameDocument = sameDocumentCheck(page);
  const chosen = await chooseSaveTarget(page.file.stateOf(board)?.name ?? boardFileName(board));
  const own = chosen && !chosen.target.isDownload ? await ownTarget(page, chosen) : undefined;
  if (!chosen || !isSameDocument()) return;
  if (own) await saveInto(page, own);
  else await saveCopy(page, chosen.target);
}

/** The save target if the chosen file becomes the board's own; undefined if it is a copy. */
async function ownTarget(page: EditorPage, chosen: ChosenSaveTarget): Promise<ChosenSaveTarget | undefined> {
  const { target } = page.file;
  const { fileHandle } = page.session;
  if (!target) return chosen;
  const isSame =
    fileHandle !== undefined && (await chosen.handle?.isSameEntry?.(fileHandle as FileSystemHandle));
  return isSame ? { target } : undefined;
}

async function saveCopy(page: EditorPage, target: FileTarget): Promise<void> {
  const { board } = page.editor;
  if (!board) return;
  const answer = await target.save(formatBoard(board));
  if (answer.ok && target.isDownload) reportDownload(page, target.name);
  else if (answer.ok) announce(page, `Saved a copy as ${target.name}.`);
  else if (answer.problem !== undefined) warn(page, answer.problem);
}

/** A browser without access to files can only download: the file that was opened stays as it is. */
function reportDownload(page: EditorPage, name: string): void {
  const { board } = page.editor;
  const opened = board && page.file.stateOf(board)?.name;
  const what = opened === undefined ? 'a copy' : `a copy; ${escapeInvisible(opened)} itself is unchanged`;
  announce(page, `Downloaded ${what}.`);
  if (canChooseFiles() || page.served) return;
  const message = `Downloaded ${what}. This browser cannot write into your files. “lamplighter edit ${escapeInvisible(opened ?? name)}” in a terminal opens the board where saving writes the file; or use Chrome or Edge.`;
  page.notify('file', { message, tone: 'info' });
}

/** Exports the board to files in the downloads folder. */
export async function exportBoardAs(page: EditorPage, format: string): Promise<void> {
  const { board } = page.editor;
  if (!board) return;
  // The exporter is loaded now, and the server may have stopped.
  const files = await exportBoard(board, format).catch(() => undefined);
  if (!files) {
    warn(page, `Nothing was exported: ${LOAD_FAILED_MESSAGE}`);
    return;
  }
  for (const { name, content } of files) downloadBlob(name, content);
  announce(page, `Exported ${files.map(({ name }) => name).join(' and ')}.`);
}

/** Opens the panel with all formats. A shipped board that was not changed has an address that others can open. */
export async function openExportPanel(page: EditorPage): Promise<void> {
  const { board } = page.editor;
  if (!board) return;
  const loaded = await Promise.all([loadElementsOnDemand(), listExportFormats(board)]).catch(() => undefined);
  if (!loaded) {
    warn(page, `Nothing was exported: ${LOAD_FAILED_MESSAGE}`);
    return;
  }
  const [{ LamplighterExport }, formats] = loaded;
  page.editor.querySelector('lamplighter-export')?.remove();
  const panel = page.addOverlay(new LamplighterExport());
  panel.formats = formats;
  const { board: shipped } = parsePageQuery(location.search);
  panel.hasLink = shipped !== undefined;
  const close = (): void => {
    panel.remove();
    page.editor.canvas.focus();
  };
  panel.addEventListener('lamp-close', close);
  panel.addEventListener('lamp-export', (event) => {
    close();
    void exportBoardAs(page, (event as CustomEvent<string>).detail);
  });
  panel.addEventListener('lamp-copy-link', () => {
    close();
    const link = `${location.origin}${location.pathname}${formatPageQuery({ board: shipped })}`;
    const copying = (navigator.clipboard as Clipboard | undefined)?.writeText(link) ?? Promise.reject(new Error());
    copying.then(
      () => { announce(page, `Copied ${link}`); },
      () => { page.notify('file', { message: `The link to this board: ${link}`, tone: 'info' }); },
    );
  }); // prettier-ignore
}

/** Returns a check whether the same document is still open. */
function sameDocumentCheck(page: EditorPage): () => boolean {
  const id = page.session.documentRecord?.id;
  return () => page.session.documentRecord?.id === id;
}

interface Saving extends ChosenSaveTarget {
  /** The version of the file that the user has seen and wants to overwrite. */
  readonly over?: string;
}

async function saveInto(page: EditorPage, { target, handle, over }: Saving): Promise<void> {
  const { board } = page.editor;
  if (!board) return;
  const isSameDocument = sameDocumentCheck(page);
  const answer = await page.file.save(board, target, over);
  if (!isSameDocument()) {
    if (answer.ok) return;
    const message = `${escapeInvisible(board.name)} was not saved. ${answer.problem ?? ''}`;
    page.notify('file', { message, tone: 'warn', actions: [] });
    return;
  }
  page.notify('file', undefined);
  if (answer.ok) {
    page.session.setFile(answer.mark!, handle);
    page.updateFileState();
    announce(page, `Saved ${target.name}.`);
  } else if (answer.onDisk !== undefined)
    await showConflict(page, target, answer.problem ?? '', answer.onDisk);
  else if (answer.problem !== undefined) warn(page, answer.problem);
}

/** `tag` identifies the text that is shown: if the file changes again, it is shown again. */
async function showConflict(
  page: EditorPage,
  target: FileTarget,
  heading: string,
  { text, tag }: FileOnDisk,
): Promise<void> {
  const isSameDocument = sameDocumentCheck(page);
  const { description: words, onDisk } = await compareWithFile(text, page.editor.board!).catch(() => ({
    description: `The differences cannot be shown: ${LOAD_FAILED_MESSAGE}`,
    onDisk: undefined,
  }));
  const { LamplighterConflict } = await loadElementsOnDemand();
  if (!isSameDocument()) return;
  page.editor.querySelector('lamplighter-conflict')?.remove();
  const panel = page.addOverlay(new LamplighterConflict());
  Object.assign(panel, { heading, words, canLoad: onDisk !== undefined });
  const resolutions: Readonly<Record<ConflictResolution, () => unknown>> = {
    overwrite: () => saveInto(page, { target, over: tag }),
    copy: page.download,
    theirs: () => {
      const { documentRecord, fileHandle } = page.session;
      const file = { name: target.name, digest: sha256(text) };
      return (
        onDisk &&
        page.openBoard(onDisk, { keep: true, file, handle: fileHandle, origin: documentRecord?.origin })
      );
    },
    later: () => undefined,
  };
  panel.addEventListener('lamp-resolve', (event) => {
    panel.remove();
    page.editor.canvas.focus();
    void resolutions[(event as CustomEvent<ConflictResolution>).detail]();
  });
}

/** Warns, and offers to download the board. */
const warn = (page: EditorPage, message: string): void => {
  const actions = [{ label: 'Download the board now', run: page.download }];
  page.notify('file', { message, tone: 'warn', actions });
};

const announce = (page: EditorPage, announcement: string): void => {
  page.editor.change((state) => ({ ...state, announcement }));
};
