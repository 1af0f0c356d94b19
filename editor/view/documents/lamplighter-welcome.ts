import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { escapeInvisible, GAME_NAMES } from '../../../model/index.js';
import type { DocumentRecord } from '../store/document-store.js';
import { BOARD_TEMPLATE_IDS, TEMPLATE_LABELS, type BoardTemplateId } from '../files/board-templates.js';
import { button, closeButton, renderIcon } from '../ui/buttons.js';
import { fire, fireHandler, inputProperties, internalProperties } from '../ui/element.js';
import { formatSize, formatTime } from '../ui/format-time-and-size.js';
import { createEscapeHandler } from '../ui/keyboard-helpers.js';
import { controlsStyle, shortWindowStyle, styleSheet } from '../ui/shared-styles.js';
import style from './lamplighter-welcome.css?inline';

/** A shipped board. */
export interface ShippedBoard {
  readonly name: string;
  readonly title: string;
  readonly line: string;
  readonly isTeaching: boolean;
}

/** The events of the panel. */
export interface WelcomeEvents {
  'lamp-choose-file': undefined;
  'lamp-new': { readonly template: BoardTemplateId; readonly name: string };
  'lamp-shipped': string;
  'lamp-recent': string;
  'lamp-forget': string;
  'lamp-close': undefined;
}

/**
 * The boards panel: open a file, a stored document, a new board, or a shipped one.
 *
 * @property recent - the stored documents, last changed first
 * @property current - the id of the open document
 * @property shipped - the boards shipped with the editor
 * @property problem - why the last file could not be opened
 * @fires lamp-choose-file - the user wants to open a file
 * @fires lamp-new - `detail: {template, name}`
 * @fires lamp-shipped - `detail: string`: the name of a shipped board
 * @fires lamp-recent - `detail: string`: the id of a stored document
 * @fires lamp-forget - `detail: string`: the id of a document to delete
 * @fires lamp-close - the panel should be closed
 */
export class LamplighterWelcome extends LitElement {
  static override styles = [controlsStyle, styleSheet(style), shortWindowStyle];
  static override properties = {
    ...inputProperties('recent', 'current', 'shipped', 'problem'),
    ...internalProperties('doomed', 'template'),
  };

  recent: readonly DocumentRecord[] = [];
  current: string | undefined;
  shipped: readonly ShippedBoard[] = [];
  problem: string | undefined;
  /** The document whose deletion is to be confirmed. */
  doomed: string | undefined;
  template: BoardTemplateId = 'lfw';

  override firstUpdated(): void {
    this.#focus('.open');
  }

  /** Moves the focus to the question, and back afterwards, because the focused element was removed. */
  protected override updated(changed: PropertyValues<this>): void {
    const before = changed.get('doomed');
    if (this.doomed !== undefined && this.doomed !== before) this.#focus('.keep');
    else if (this.doomed === undefined && before !== undefined) this.#focus(`[data-delete="${before}"]`);
  }

  #focus(selector: string): void {
    this.renderRoot.querySelector<HTMLElement>(selector)?.focus();
  }

  /** Focuses the form for a new board. */
  focusNew(): void {
    this.#focus('#name');
  }

  override render(): unknown {
    const official = this.shipped.filter(({ isTeaching }) => !isTeaching);
    const teaching = this.shipped.filter(({ isTeaching }) => isTeaching);
    return html`<section role="dialog" aria-label="Boards" @keydown=${this.#key}>
      <header>
        <h1>Boards</h1>
        ${closeButton('Close', this.#firing('lamp-close', undefined))}
      </header>
      <div class="row">
        ${button('Open a file …', this.#firing('lamp-choose-file', undefined), { class: 'chief open' })}
        <span class="muted">or drop one anywhere on this page</span>
      </div>
      <div role="alert">
        ${this.problem === undefined ? nothing : html`<p class="problem"><strong>▲ </strong>${this.problem}</p>`}
      </div>
      ${
        this.recent.length === 0
          ? nothing
          : html`<h2>Kept in this browser</h2>
              <ul class="recent">
                ${this.recent.map((kept) => this.#recent(kept))}
              </ul>`
      }
      <h2>New board</h2>
      ${this.#form()}
      <h2>Official boards</h2>
      <ul>
        ${official.map((board) => this.#shipped(board))}
      </ul>
      <details>
        <summary>Teaching boards (${teaching.length})</summary>
        <ul>
          ${teaching.map((board) => this.#shipped(board))}
        </ul>
      </details>
    </section>`;
  }

  #shipped({ name, title, line }: ShippedBoard): TemplateResult {
    return html`<li>${this.#board(title, line, this.#firing('lamp-shipped', name))}</li>`;
  }

  #board(name: string, line: string, open: () => void, isHere = false): TemplateResult {
    return html`<button class="board" aria-current=${isHere} @click=${open}>
      <strong class="clip">${name}</strong><span class="clip" title=${line}>${line}</span>
    </button>`;
  }

  #recent({ id, game, changed, bytes, ...kept }: DocumentRecord): TemplateResult {
    const name = escapeInvisible(kept.name);
    if (id === this.doomed) return this.#deletionQuestion(id, name);
    const isHere = id === this.current;
    const when = `changed ${formatTime(changed, Date.now())}`;
    const line = [GAME_NAMES[game], when, formatSize(bytes)].join(' · ');
    return html`<li>
      ${this.#board(isHere ? `${name} (open)` : name, line, this.#firing('lamp-recent', id), isHere)}
      ${
        isHere
          ? nothing
          : html`<button
              class="bare icon close"
              aria-label=${`Delete ${name}, ${when}`}
              title="Delete …"
              data-delete=${id}
              @click=${() => {
                this.doomed = id;
              }}
            >
              ${renderIcon('close')}
            </button>`
      }
    </li>`;
  }

  #deletionQuestion(id: string, name: string): TemplateResult {
    const keep = (): void => {
      this.doomed = undefined;
    };
    const remove = (): void => {
      keep();
      fire(this, 'lamp-forget', id);
      // Its row is about to be removed.
      void this.updateComplete.then(() => {
        this.#focus('.open');
      });
    };
    return html`<li>
      <span class="sure">Delete ${name} with its history? This cannot be undone.</span>
      ${button('Delete', remove)} ${button('Cancel', keep, { class: 'keep' })}
    </li>`;
  }

  #form(): TemplateResult {
    return html`<form @submit=${this.#create}>
      <label for="template">Game</label>
      <select
        id="template"
        name="template"
        aria-describedby="template-line"
        @change=${(event: Event) => {
          this.template = templateOf((event.target as HTMLSelectElement).value);
        }}
      >
        ${BOARD_TEMPLATE_IDS.map((template) => html`<option value=${template}>${TEMPLATE_LABELS[template][0]}</option>`)}
      </select>
      <span id="template-line" class="line">${TEMPLATE_LABELS[this.template][1]}</span>
      <label for="name">Name</label>
      <div class="row">
        <input id="name" name="name" maxlength="80" autocomplete="off" placeholder="My board" />
        <button>Create</button>
      </div>
    </form>`;
  }

  readonly #create = (event: SubmitEvent): void => {
    event.preventDefault();
    const form = new FormData(event.target as HTMLFormElement);
    const name = form.get('name');
    this.#firing('lamp-new', {
      template: this.template,
      name: (typeof name === 'string' && name.trim()) || 'My board',
    })();
  };

  readonly #key = createEscapeHandler(() => {
    if (this.doomed === undefined) fire(this, 'lamp-close');
    else this.doomed = undefined;
  });

  #firing<K extends keyof WelcomeEvents>(name: K, detail: WelcomeEvents[K]): () => void {
    return fireHandler(this, name, detail);
  }
}

const templateOf = (value: string): BoardTemplateId =>
  BOARD_TEMPLATE_IDS.find((each) => each === value) ?? 'lfw';
