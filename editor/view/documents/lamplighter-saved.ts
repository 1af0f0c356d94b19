import { html, LitElement, nothing, svg, type TemplateResult } from 'lit';
import type { FileState } from '../files/board-file.js';
import type { SavedState } from '../store/document-store.js';
import { button } from '../ui/buttons.js';
import { createCommandHandler, createDispatchHandler } from '../ui/dispatch.js';
import { inputProperties, internalProperties } from '../ui/element.js';
import { formatTime } from '../ui/format-time-and-size.js';
import { controlsStyle, styleSheet } from '../ui/shared-styles.js';
import style from './lamplighter-saved.css?inline';

type State = SavedState['state'];

const WORDS: Readonly<Record<State, unknown>> = {
  saved: html`Kept<span class="more"> in this browser</span>`,
  saving: 'Saving',
  failed: 'NOT SAVED',
  elsewhere: 'Read-only here',
  'not-kept': 'NOT SAVED',
};

const TITLES: Readonly<Record<State, string>> = {
  saved: 'All edits are kept in this browser, including undo steps.',
  saving: 'The last edit is being written.',
  failed: 'The last edits could not be written.',
  elsewhere: 'Another tab is editing this board.',
  'not-kept': 'This browser does not store data for this page.',
};

/** A full disc, a half disc, a triangle, an empty diamond. */
const SHAPES: Readonly<Record<State, TemplateResult>> = {
  saved: svg`<circle cx="7" cy="7" r="5.5" fill="currentColor" />`,
  saving: svg`<circle cx="7" cy="7" r="5" fill="none" stroke="currentColor" stroke-width="1.5" /><path d="M7 2a5 5 0 0 0 0 10z" fill="currentColor" />`,
  failed: svg`<path d="M7 1l6.5 12h-13z" fill="currentColor" />`,
  elsewhere: svg`<path d="M7 1.5L12.5 7 7 12.5 1.5 7z" fill="none" stroke="currentColor" stroke-width="1.5" />`,
  'not-kept': svg`<path d="M7 1l6.5 12h-13z" fill="currentColor" />`,
};

/** An edit is written in a few milliseconds; a word shown that briefly would flicker. */
const SAVING_DELAY = 300;

/**
 * The saved state of the edits and of the file, as a word and a shape, never by colour alone.
 *
 * @property saved - whether edits are autosaved
 * @property file - the board's file, if it has one
 * @property isDownload - saving downloads a copy, because this browser cannot write into files
 * @fires lamp-download - the user wants to download the board
 */
export class LamplighterSaved extends LitElement {
  static override styles = [controlsStyle, styleSheet(style)];
  static override properties = {
    file: { attribute: false, hasChanged: isOther },
    ...inputProperties('isDownload'),
    ...internalProperties('shown', 'isOpen'),
  };

  file: FileState | undefined;
  isDownload = false;
  /** The displayed state, which is delayed for `saving`. */
  shown: State = 'saved';
  isOpen = true;
  #saved: SavedState = { state: 'saved' };
  #timer: ReturnType<typeof setTimeout> | undefined;

  get #isAlarm(): boolean {
    return this.shown === 'failed' || this.shown === 'not-kept';
  }

  get saved(): SavedState {
    return this.#saved;
  }

  /** Renders nothing for an edit that is written quickly. */
  set saved(saved: SavedState) {
    this.#saved = saved;
    this.dataset['state'] = saved.state;
    clearTimeout(this.#timer);
    if (saved.state !== 'saving') this.#show(saved.state);
    else
      this.#timer = setTimeout(() => {
        this.#show('saving');
      }, SAVING_DELAY);
    if (this.#isAlarm) this.requestUpdate();
  }

  #show(state: State): void {
    if (this.shown !== state) this.isOpen = true;
    this.shown = state;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.dataset['state'] = this.#saved.state;
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearTimeout(this.#timer);
  }

  override render(): unknown {
    return html`${this.#state()}
      <div role="alert">${this.#isAlarm && this.isOpen ? this.#alarm() : nothing}</div>
      ${this.#file()}`;
  }

  /** A button if there is an alarm to open. */
  #state(): TemplateResult {
    const { shown } = this;
    const title = TITLES[shown];
    const content = html`${shape(shown)}<span>${WORDS[shown]}</span>`;
    if (!this.#isAlarm)
      return html`<span class="state" part="state" data-shown=${shown} title=${title}>${content}</span>`;
    return html`<button
      class="bare state"
      part="state"
      data-shown=${shown}
      title=${title}
      aria-expanded=${this.isOpen}
      @click=${() => {
        this.isOpen = !this.isOpen;
      }}
    >
      ${content}
    </button>`;
  }

  #alarm(): TemplateResult {
    const { since, problem } = this.saved;
    const when = since === undefined ? '' : ` since ${formatTime(since, Date.now())}`;
    return html`<div class="alarm">
      <p><strong>Not saved${when}.</strong> ${problem ?? TITLES[this.shown]}</p>
      <div class="row">
        ${button('Download the board now', createDispatchHandler(this, 'lamp-download'), { class: 'chief' })}
        ${button('Hide', () => {
          this.isOpen = false;
        })}
      </div>
    </div>`;
  }

  #file(): TemplateResult {
    const { file } = this;
    // Where saving only downloads, the file was never saved here.
    const isSaved = file?.savedAt !== undefined && !this.isDownload;
    const when = isSaved ? formatTime(file.savedAt, Date.now()) : undefined;
    const [verb, join] = file?.isChanged
      ? ['changed', ' since ']
      : [when === undefined ? 'unchanged' : 'saved', ' '];
    const since = when === undefined ? verb : `${verb}${join}${when}`;
    const words = file ? `${file.name}: ${since}` : 'no file yet';
    const label = this.isDownload
      ? html`Download<span class="wide">&nbsp;a copy</span>`
      : html`Save <span class="wide clip">${file?.name ?? 'file'}</span>`;
    const does = this.isDownload ? 'Download a copy of the board' : 'Save the board file';
    return html`${button(label, createCommandHandler(this, 'board.save'), { title: `${does} (${words})` })}
      <span class="file muted clip" title=${words}>${file ? since : words}</span>`;
  }
}

function isOther(now: FileState | undefined, before: FileState | undefined): boolean {
  return (
    now?.name !== before?.name || now?.savedAt !== before?.savedAt || now?.isChanged !== before?.isChanged
  );
}

const shape = (state: State): TemplateResult =>
  html`<svg width="14" height="14" viewBox="0 0 14 14" aria-hidden="true">${SHAPES[state]}</svg>`;
