/** The panel with the list of boards: opens and closes it, and carries out its requests. */
import { capitalise, quoteText } from '../../model/index.js';
import {
  createBoardFromTemplate,
  explainStorageError,
  isPictureFile,
  isSuggestionsFile,
  type LamplighterWelcome,
  loadElementsOnDemand,
  seemsPicture,
  type WelcomeEvents,
} from '../view/index.js';
import { chooseFile, type ChosenFileAndHandle } from './file-dialogs.js';
import type { EditorPage } from './editor-page.js';
import { LOAD_FAILED_MESSAGE, SHIPPED_BOARDS } from './shipped-boards.js';

export class BoardsPanel {
  #panel: LamplighterWelcome | undefined;
  #stopListening: AbortController | undefined;

  constructor(readonly page: EditorPage) {}

  readonly toggle = (): void => {
    if (this.#panel) this.close();
    else void this.open();
  };

  readonly close = (): void => {
    this.#stopListening?.abort();
    this.#panel?.remove();
    this.#panel = undefined;
    this.page.editor.canvas.focus();
  };

  /** Opens the panel, with an error message if there is one. */
  async open(problem?: string): Promise<void> {
    const loaded = await loadElementsOnDemand().catch(() => undefined);
    if (!loaded) {
      this.page.warn(capitalise(LOAD_FAILED_MESSAGE));
      return;
    }
    this.#panel ??= this.#listen(this.page.addOverlay(new loaded.LamplighterWelcome()));
    this.#panel.problem = problem;
    await this.#refresh();
  }

  async openNew(): Promise<void> {
    await this.open();
    await this.#panel?.updateComplete;
    this.#panel?.focusNew();
  }

  /** Opens chosen or dropped files. */
  async openFiles(chosen: readonly ChosenFileAndHandle[]): Promise<void> {
    await this.#try(() => openFiles(this.page, chosen));
  }

  #listen(panel: LamplighterWelcome): LamplighterWelcome {
    const { page } = this;
    panel.shipped = SHIPPED_BOARDS;
    const on = <K extends keyof WelcomeEvents>(name: K, act: (detail: WelcomeEvents[K]) => unknown): void => {
      panel.addEventListener(name, (event) => {
        void act((event as CustomEvent<WelcomeEvents[K]>).detail);
      });
    };
    on('lamp-close', this.close);
    on('lamp-choose-file', async () => {
      const chosen = await chooseFile();
      if (chosen) await this.openFiles([chosen]);
    });
    on('lamp-new', ({ template, name, photo }) =>
      this.#try(() =>
        page.openBoard(createBoardFromTemplate(template, name), { keep: true }, () => {
          if (photo) page.addScan(photo);
        }),
      ),
    );
    on('lamp-photo-under', (photo) => {
      this.close();
      page.addScan(photo);
    });
    this.#askAboutPictures(panel);
    on('lamp-shipped', (name) =>
      this.#try(async () => ((await page.openShipped(name)) ? undefined : capitalise(LOAD_FAILED_MESSAGE))),
    );
    on('lamp-recent', (id) => this.#try(() => page.openDocument(id)));
    on('lamp-forget', async (id) => {
      const removed = await page.session.deleteDocument(id);
      panel.problem = removed.ok ? undefined : removed.problem;
      await this.#refresh();
    });
    return panel;
  }

  /** While the panel is open, a picture may be for a new board; otherwise it goes under the open one. */
  #askAboutPictures(panel: LamplighterWelcome): void {
    this.#stopListening = new AbortController();
    const ask = (event: Event, files: FileList | undefined): void => {
      const picture = files?.length === 1 ? files[0] : undefined;
      if (!picture || !seemsPicture(picture)) return;
      event.preventDefault();
      event.stopPropagation();
      this.page.notify('drop', undefined);
      panel.askAbout(picture);
    };
    const options = { capture: true, signal: this.#stopListening.signal };
    const { editor } = this.page;
    editor.addEventListener('drop', (event) => { ask(event, event.dataTransfer?.files); }, options); // prettier-ignore
    editor.addEventListener('paste', (event) => { ask(event, event.clipboardData?.files); }, options); // prettier-ignore
  }

  /** Runs an action and closes the panel, or shows the error and keeps it open. */
  async #try(act: () => Promise<unknown>): Promise<void> {
    const problem = await act();
    if (typeof problem === 'string') await this.open(problem);
    else if (this.#panel) this.close();
  }

  async #refresh(): Promise<void> {
    const panel = this.#panel;
    if (!panel) return;
    panel.openName = this.page.editor.board?.name ?? '';
    panel.current = this.page.session.documentRecord?.id;
    try {
      panel.recent = await this.page.store.list();
    } catch (error) {
      panel.problem ??= explainStorageError(error);
    }
  }
}

/** Opens the first board, picture and suggestions, and reports the rest; returns why no board was opened. */
async function openFiles(
  page: EditorPage,
  chosen: readonly ChosenFileAndHandle[],
): Promise<string | undefined> {
  const isPicture = await Promise.all(chosen.map(({ file }) => isPictureFile(file)));
  const areSuggestions = await Promise.all(chosen.map(({ file }) => isSuggestionsFile(file)));
  const board = chosen.find((_, i) => !isPicture[i] && !areSuggestions[i]);
  const picture = chosen.find((_, i) => isPicture[i]);
  const suggestions = chosen.find((_, i) => areSuggestions[i]);
  const rest = describeRest(chosen.filter((each) => ![board, picture, suggestions].includes(each)));
  const goOn = (): void => {
    if (picture) page.addScan(picture.file);
    if (suggestions) page.editor.openSuggestions(suggestions.file);
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
  return `Not opened: ${names.join(', ')}${more}. One board, one picture and one file of suggestions can be opened at a time.`;
}
