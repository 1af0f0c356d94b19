/** The editor as a page: registers the elements, opens a board, and carries out what is the page's to do. */
import type { LamplighterEditor } from '../view/lamplighter-editor.js';
import { register } from '../view/register.js';
import { Boards } from './boards.js';
import { receiveDrops } from './choose-file.js';
import { guideNewcomer } from './newcomer.js';
import { Page } from './page.js';
import { practiceScan } from './practice-scan.js';
import { rememberTheme } from './remember-theme.js';
import { exportAs, save, saveAs } from './saving.js';
import { start } from './start.js';

register();

const editor = document.querySelector<LamplighterEditor>('lamplighter-editor')!;
rememberTheme(editor);
editor.practice = practiceScan;
const page = new Page(editor);
const boards = new Boards(page);

const COMMANDS: Readonly<Record<string, () => unknown>> = {
  'board.save': () => save(page),
  'board.save-as': () => saveAs(page),
  'board.open': () => {
    boards.toggle();
  },
  'board.new': () => boards.openNew(),
  'board.export-canonical': () => exportAs(page, 'canonical'),
  'board.export-svg': () => exportAs(page, 'svg'),
};
editor.addEventListener('lamp-page-command', (event) => {
  void COMMANDS[(event as CustomEvent<string>).detail]?.();
});

// Where nothing has the focus, because what had it is gone, keys are for the board; else Ctrl-S would save the page itself.
addEventListener('keydown', (event) => {
  if (event.target !== document.body || event.key === 'Tab' || !editor.desk) return;
  const { canvas } = editor;
  canvas.focus();
  // What has the focus now hears it too, as it will hear the key being let go.
  const heir = canvas.shadowRoot?.activeElement ?? canvas;
  if (!heir.dispatchEvent(new KeyboardEvent('keydown', event))) event.preventDefault();
});

receiveDrops(
  (chosen) => void boards.take(chosen),
  (isOver) => {
    page.notify(
      'drop',
      isOver
        ? { words: 'Drop it: a board file is opened, a picture is laid under the board.', tone: 'info' }
        : undefined,
    );
  },
);

const { isNew, problem } = await start(page);
if (problem !== undefined) await boards.open(problem);
if (isNew) guideNewcomer(page);
