/** The editor page: registers the elements, opens a board, and carries out the commands of the page. */
import { type LamplighterEditor, registerElements } from '../view/index.js';
import { BoardsPanel } from './boards-panel.js';
import { comparableBoards } from './comparable-boards.js';
import { listenForDroppedFiles } from './file-dialogs.js';
import { EditorPage } from './editor-page.js';
import { rememberTheme } from './local-settings.js';
import { practiceScan } from './practice-scan.js';
import { exportBoardAs, openExportPanel, saveBoard, saveBoardAs } from './save-board.js';
import { isPublished } from './is-published.js';
import { loadOfficialBoard } from './shipped-boards.js';
import { openStartBoard } from './open-start-board.js';

registerElements();

const editor = document.querySelector<LamplighterEditor>('lamplighter-editor')!;
rememberTheme(editor);
editor.practice = practiceScan;
editor.officialBoards = loadOfficialBoard;
const page = new EditorPage(editor);
const boards = new BoardsPanel(page);

const COMMANDS: Readonly<Record<string, () => unknown>> = {
  'board.save': () => saveBoard(page),
  'board.save-as': () => saveBoardAs(page),
  'board.open': boards.toggle,
  'board.new': () => boards.openNew(),
  'board.export': () => openExportPanel(page),
  'board.export-canonical': () => exportBoardAs(page, 'canonical'),
  'board.export-svg': () => exportBoardAs(page, 'svg'),
};
editor.addEventListener('lamp-page-command', (event) => {
  void COMMANDS[(event as CustomEvent<string>).detail]?.();
});

// When the focused element was removed, keys go to the map; otherwise Ctrl-S would save the page itself.
addEventListener('keydown', (event) => {
  if (event.target !== document.body || event.key === 'Tab' || !editor.state) return;
  const { canvas } = editor;
  canvas.focus();
  // Dispatch to the newly focused element, which will also receive the keyup.
  const focused = canvas.shadowRoot?.activeElement ?? canvas;
  if (!focused.dispatchEvent(new KeyboardEvent('keydown', event))) event.preventDefault();
});

listenForDroppedFiles(
  (chosen) => void boards.openFiles(chosen),
  (isOver) => {
    page.notify(
      'drop',
      isOver
        ? {
            message:
              'Drop a board file to open it, a picture to use it as a scan, or suggestions of “lamplighter detect”.',
            tone: 'info',
          }
        : undefined,
    );
  },
);

/**
 * Opens the first board. Not awaited at the top level: elements that are loaded on demand import from this module, so
 * that they would wait for it while it waits for them.
 */
async function start(): Promise<void> {
  const { isNew, problem } = await openStartBoard(page);
  editor.comparableBoards = comparableBoards(page);
  if (problem !== undefined) await boards.open(problem);
  if (isNew) void import('./first-steps.js').then(({ showFirstSteps }) => showFirstSteps(page));
}
void start();

// The published editor, whose page names a manifest, is kept for visits without a network.
if (isPublished())
  void import('./offline/index.js').then(({ keepOffline }) =>
    keepOffline({
      notify: (about, notice) => { page.notify(about, notice); },
      finishEdits: () => { editor.commitTyped(); },
    }),
  ); // prettier-ignore
