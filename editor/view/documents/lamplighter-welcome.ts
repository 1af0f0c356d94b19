/** Where boards come from: a file, what was drawn before, an empty sheet, those that come with the editor. */
import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { GAME_NAMES } from '../../../model/index.js';
import { visible } from '../../../model/text/visible.js';
import { isComposing } from '../composing.js';
import { controlsStyle } from '../controls-style.js';
import { icon } from '../icons.js';
import type { Kept } from '../store/shelf.js';
import { TEMPLATES, TEMPLATE_WORDS, type Template } from '../store/templates.js';
import { wordsOfSize, wordsOfTime } from '../store/words-of-time.js';
import { lowWindowStyle } from './low-window-style.js';
import { welcomeStyle } from './welcome-style.js';

/** A board that comes with the editor. */
export interface ShippedBoard {
  readonly name: string;
  readonly title: string;
  readonly line: string;
  readonly isTeaching: boolean;
}

/** What the panel asks for. */
export interface WelcomeEvents {
  'lamp-choose-file': undefined;
  'lamp-new': { readonly template: Template; readonly name: string };
  'lamp-shipped': string;
  'lamp-recent': string;
  'lamp-forget': string;
  'lamp-close': undefined;
}

/**
 * The welcome panel.
 *
 * @property recent - what is kept in this browser, the last changed first
 * @property current - the id of the one on the table
 * @property shipped - the boards that come with the editor
 * @property problem - why the last file could not be opened
 * @fires lamp-choose-file - the person wants to open a file
 * @fires lamp-new - `detail: {template, name}`
 * @fires lamp-shipped - `detail: string`: the name of a shipped board
 * @fires lamp-recent - `detail: string`: the id of a kept document
 * @fires lamp-forget - `detail: string`: the id of one to be deleted
 * @fires lamp-close - the panel is done with
 */
export class LamplighterWelcome extends LitElement {
  static override styles = [controlsStyle, welcomeStyle, lowWindowStyle];
  static override properties = {
    recent: { attribute: false },
    current: { attribute: false },
    shipped: { attribute: false },
    problem: { attribute: false },
    doomed: { state: true },
    template: { state: true },
  };

  declare recent: readonly Kept[];
  declare current: string | undefined;
  declare shipped: readonly ShippedBoard[];
  declare problem: string | undefined;
  /** The one that is asked about before it is deleted. */
  declare doomed: string | undefined;
  declare template: Template;

  constructor() {
    super();
    this.recent = [];
    this.current = undefined;
    this.shipped = [];
    this.problem = undefined;
    this.doomed = undefined;
    this.template = 'lfw';
  }

  override firstUpdated(): void {
    this.#focus('.open');
  }

  /** The focus follows the question, and goes back to where it came from: what had it is gone. */
  protected override updated(changed: PropertyValues<this>): void {
    const before = changed.get('doomed');
    if (this.doomed !== undefined && this.doomed !== before) this.#focus('.keep');
    else if (this.doomed === undefined && before !== undefined) this.#focus(`[data-delete="${before}"]`);
  }

  #focus(selector: string): void {
    this.renderRoot.querySelector<HTMLElement>(selector)?.focus();
  }

  /** Brings the empty sheets into view. */
  focusNew(): void {
    this.#focus('#name');
  }

  override render(): unknown {
    const official = this.shipped.filter(({ isTeaching }) => !isTeaching);
    const teaching = this.shipped.filter(({ isTeaching }) => isTeaching);
    return html`<section role="dialog" aria-label="Boards" @keydown=${this.#key}>
      <header>
        <h1>Boards</h1>
        <button
          class="bare"
          aria-label="Close"
          @click=${() => {
            this.#fire('lamp-close', undefined);
          }}
        >
          ${icon('close')}
        </button>
      </header>
      <div class="row">
        <button
          class="chief open"
          @click=${() => {
            this.#fire('lamp-choose-file', undefined);
          }}
        >
          Open a file …
        </button>
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
    return html`<li>
      <button
        class="board"
        @click=${() => {
          this.#fire('lamp-shipped', name);
        }}
      >
        <strong>${title}</strong><span title=${line}>${line}</span>
      </button>
    </li>`;
  }

  #recent({ id, game, changed, bytes, ...kept }: Kept): TemplateResult {
    const name = visible(kept.name);
    if (id === this.doomed) return this.#sure(id, name);
    const isHere = id === this.current;
    const when = `changed ${wordsOfTime(changed, Date.now())}`;
    const line = [GAME_NAMES[game], when, wordsOfSize(bytes)].join(' · ');
    return html`<li>
      <button
        class="board"
        aria-current=${isHere ? 'true' : 'false'}
        @click=${() => {
          this.#fire('lamp-recent', id);
        }}
      >
        <strong>${name}${isHere ? ' (on the table)' : ''}</strong><span title=${line}>${line}</span>
      </button>
      ${
        isHere
          ? nothing
          : html`<button
              class="bare"
              aria-label=${`Delete ${name}, ${when}`}
              title="Delete …"
              data-delete=${id}
              @click=${() => {
                this.doomed = id;
              }}
            >
              ${icon('close')}
            </button>`
      }
    </li>`;
  }

  #sure(id: string, name: string): TemplateResult {
    return html`<li>
      <span class="sure">Delete ${name} with all its steps? It cannot be brought back.</span>
      <button
        @click=${() => {
          this.doomed = undefined;
          this.#fire('lamp-forget', id);
          // Its row is about to go.
          void this.updateComplete.then(() => {
            this.#focus('.open');
          });
        }}
      >
        Delete
      </button>
      <button
        class="keep"
        @click=${() => {
          this.doomed = undefined;
        }}
      >
        Keep
      </button>
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
        ${TEMPLATES.map((template) => html`<option value=${template}>${TEMPLATE_WORDS[template][0]}</option>`)}
      </select>
      <span id="template-line" class="line">${TEMPLATE_WORDS[this.template][1]}</span>
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
    this.#fire('lamp-new', {
      template: this.template,
      name: (typeof name === 'string' && name.trim()) || 'My board',
    });
  };

  readonly #key = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || isComposing(event)) return;
    event.preventDefault();
    event.stopPropagation();
    if (this.doomed === undefined) this.#fire('lamp-close', undefined);
    else this.doomed = undefined;
  };

  #fire<K extends keyof WelcomeEvents>(name: K, detail: WelcomeEvents[K]): void {
    this.dispatchEvent(new CustomEvent(name, { detail }));
  }
}

const templateOf = (value: string): Template => TEMPLATES.find((each) => each === value) ?? 'lfw';
