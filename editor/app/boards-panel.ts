/** The welcome panel on the page: open while it is needed, and told what is kept. */
import { capital } from '../../model/text/capital.js';
import { LamplighterWelcome, type WelcomeEvents } from '../view/panels/lamplighter-welcome.js';
import { boardOfTemplate } from '../view/store/templates.js';
import { problemOf } from '../view/store/problem-of.js';
import { chooseFile, type Chosen } from './choose-file.js';
import { openFiles } from './open-files.js';
import type { Page } from './page.js';
import { NOT_LOADED, SHIPPED } from './shipped-boards.js';

export class Boards {
  #panel: LamplighterWelcome | undefined;

  constructor(readonly page: Page) {}

  toggle(): void {
    if (this.#panel) this.close();
    else void this.open();
  }

  close(): void {
    this.#panel?.remove();
    this.#panel = undefined;
    this.page.editor.canvas.focus();
  }

  /** With a sentence about what went wrong, if something did. */
  async open(problem?: string): Promise<void> {
    this.#panel ??= this.#lay();
    this.#panel.problem = problem;
    await this.#refresh();
  }

  async openNew(): Promise<void> {
    await this.open();
    await this.#panel?.updateComplete;
    this.#panel?.focusNew();
  }

  /** Files that were chosen or dropped. */
  async take(chosen: readonly Chosen[]): Promise<void> {
    await this.#try(() => openFiles(this.page, chosen));
  }

  #lay(): LamplighterWelcome {
    const { page } = this;
    const panel = page.lay(new LamplighterWelcome());
    panel.shipped = SHIPPED;
    const on = <K extends keyof WelcomeEvents>(name: K, act: (detail: WelcomeEvents[K]) => unknown): void => {
      panel.addEventListener(name, (event) => {
        void act((event as CustomEvent<WelcomeEvents[K]>).detail);
      });
    };
    on('lamp-close', () => {
      this.close();
    });
    on('lamp-choose-file', async () => {
      const chosen = await chooseFile();
      if (chosen) await this.take([chosen]);
    });
    on('lamp-new', ({ template, name }) =>
      this.#try(() => page.begin(boardOfTemplate(template, name), { keep: true })),
    );
    on('lamp-shipped', (name) =>
      this.#try(async () => ((await page.beginShipped(name)) ? undefined : capital(NOT_LOADED))),
    );
    on('lamp-recent', (id) => this.#try(() => page.openKept(id)));
    on('lamp-forget', async (id) => {
      const removed = await page.session.remove(id);
      panel.problem = removed.ok ? undefined : removed.problem;
      await this.#refresh();
    });
    return panel;
  }

  /** Does it, and closes; or says why not, and stays open. */
  async #try(act: () => Promise<unknown>): Promise<void> {
    const problem = await act();
    if (typeof problem === 'string') await this.open(problem);
    else if (this.#panel) this.close();
  }

  async #refresh(): Promise<void> {
    const panel = this.#panel;
    if (!panel) return;
    panel.current = this.page.session.kept?.id;
    try {
      panel.recent = await this.page.shelf.list();
    } catch (error) {
      panel.problem ??= problemOf(error);
    }
  }
}
