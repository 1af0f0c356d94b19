/** Ctrl-S and the exports: into the board's file, into a copy, and what happens when somebody else wrote there. */
import { sha256 } from '../../model/index.js';
import { LamplighterConflict, type Way } from '../view/panels/lamplighter-conflict.js';
import { exportText, fileNameOf, type Export } from '../view/store/board-texts.js';
import { differenceOf } from '../view/store/difference.js';
import { downloadTarget } from '../view/store/download-target.js';
import type { FileTarget } from '../view/store/file-target.js';
import { chooseTarget, type ChosenTarget } from './choose-file.js';
import { download } from './download.js';
import type { Page } from './page.js';

/** Into the board's file, which is asked for if there is none yet. */
export async function save(page: Page): Promise<void> {
  const { target } = page.file;
  if (target) await saveInto(page, { target });
  else await saveAs(page);
}

export async function saveAs(page: Page): Promise<void> {
  const { board } = page.editor;
  if (!board) return;
  const chosen = await chooseTarget(page.file.stateOf(board)?.name ?? fileNameOf(board));
  if (chosen) await saveInto(page, chosen);
}

export async function exportAs(page: Page, format: Export): Promise<void> {
  const { board } = page.editor;
  if (!board) return;
  const { name, type, text } = await exportText(board, format);
  await downloadTarget(name, type).save(text);
  say(page, `Exported ${name}.`);
}

async function saveInto(page: Page, { target, handle }: ChosenTarget): Promise<void> {
  const { board } = page.editor;
  if (!board) return;
  const answer = await page.file.save(board, target);
  page.notify('file', undefined);
  if (answer.ok) {
    page.session.mark(answer.mark!, handle);
    page.showFile();
    say(page, `Saved ${target.name}.`);
  } else if (answer.theirs !== undefined)
    await showConflict(page, target, { heading: answer.problem ?? '', text: answer.theirs });
  else if (answer.problem !== undefined)
    page.notify('file', {
      words: answer.problem,
      tone: 'warn',
      actions: [
        {
          label: 'Download the board now',
          run: () => {
            download(page.editor.board);
          },
        },
      ],
    });
}

interface Conflict {
  readonly heading: string;
  /** What is in the file. */
  readonly text: string;
}

async function showConflict(page: Page, target: FileTarget, { heading, text }: Conflict): Promise<void> {
  const { words, theirs } = await differenceOf(text, page.editor.board!);
  page.editor.querySelector('lamplighter-conflict')?.remove();
  const panel = page.lay(new LamplighterConflict());
  Object.assign(panel, { heading, words, canLoad: theirs !== undefined });
  const ways: Readonly<Record<Way, () => unknown>> = {
    overwrite: () => saveInto(page, { target }),
    copy: () => {
      download(page.editor.board);
    },
    theirs: () => {
      const { kept, handle } = page.session;
      const file = { name: target.name, digest: sha256(text) };
      return theirs && page.begin(theirs, { keep: true, file, handle, origin: kept?.origin }, target);
    },
    later: () => undefined,
  };
  panel.addEventListener('lamp-resolve', (event) => {
    panel.remove();
    page.editor.canvas.focus();
    void ways[(event as CustomEvent<Way>).detail]();
  });
}

const say = (page: Page, said: string): void => {
  page.editor.change((desk) => ({ ...desk, said }));
};
