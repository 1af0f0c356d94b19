import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { escapeInvisible, GAME_NAMES } from '../../../model/index.js';
import type { DocumentRecord } from '../store/document-store.js';
import { BOARD_TEMPLATE_IDS, TEMPLATE_LABELS, type BoardTemplateId } from '../files/board-templates.js';
import { button, closeButton, renderIcon } from '../ui/buttons.js';
import { fire, fireHandler, inputProperties, internalProperties } from '../ui/element.js';
import { formatSize, formatTime } from '../ui/format-time-and-size.js';
import { choosePicture } from '../scan/picture-input.js';
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
  'lamp-new': { readonly template: BoardTemplateId; readonly name: string; readonly photo?: File };
  'lamp-photo-under': File;
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
 * @property openName - the name of the open board
 * @fires lamp-new - `detail: {template, name, photo}`
 * @fires lamp-photo-under - `detail: File`: the picture goes under the open board
 * @fires lamp-shipped - `detail: string`: the name of a shipped board
 * @fires lamp-recent - `detail: string`: the id of a stored document
 * @fires lamp-forget - `detail: string`: the id of a document to delete
 * @fires lamp-close - the panel should be closed
 */
export class LamplighterWelcome extends LitElement {
  static override styles = [controlsStyle, styleSheet(style), shortWindowStyle];
  static override properties = {
    ...inputProperties('recent', 'current', 'shipped', 'problem', 'openName'),
    ...internalProperties('doomed', 'template', 'photo', 'isAsking'),
  };

  recent: readonly DocumentRecord[] = [];
  current: string | undefined;
  shipped: readonly ShippedBoard[] = [];
  problem: string | undefined;
  /** The document whose deletion is to be confirmed. */
  doomed: string | undefined;
  template: BoardTemplateId = 'lfw';
  openName = '';
  /** The photo of a new board. */
  photo: File | undefined;
  /** Whether the photo may also be for the open board. */
  isAsking = false;

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

  /** Asks what a dropped or pasted photo is for. */
  askAbout(photo: File): void {
    this.photo = photo;
    this.isAsking = true;
    this.problem = undefined;
    void this.updateComplete.then(() => {
      this.#focus('.from-photo');
    });
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
      ${this.isAsking && this.photo ? this.#photoQuestion(this.photo) : nothing}
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

  #photoQuestion(photo: File): TemplateResult {
    const beginNew = (): void => {
      this.isAsking = false;
      void this.updateComplete.then(() => {
        this.#focus('#template');
      });
    };
    const putUnder = (): void => {
      this.isAsking = false;
      this.photo = undefined;
      fire(this, 'lamp-photo-under', photo);
    };
    return html`<div class="question" role="group" aria-labelledby="photo-question">
      <p id="photo-question">What is <strong>${escapeInvisible(photo.name)}</strong> for?</p>
      <div class="row">
        ${button('A new board from this picture', beginNew, { class: 'chief from-photo' })}
        ${button(`Under the open board ${escapeInvisible(this.openName)}`, putUnder)}
      </div>
    </div>`;
  }

  /** The photo comes first: everything is traced over it. */
  #photo(): TemplateResult {
    const choose = async (): Promise<void> => {
      this.photo = (await choosePicture()) ?? this.photo;
    };
    const remove = (): void => {
      this.photo = undefined;
    };
    return html`<div class="photo">
      ${
        this.photo
          ? html`<span class="clip">Photo: <strong>${escapeInvisible(this.photo.name)}</strong></span>
              ${button('Remove', remove)}`
          : html`<span
                >Drop a photo of the board here, paste it, or choose a file; or trace without one.</span
              >
              ${button('Choose a photo …', () => void choose())}`
      }
    </div>`;
  }

  #form(): TemplateResult {
    return html`<form @submit=${this.#create}>
      ${this.#photo()}
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
        <input
          id="name"
          name="name"
          maxlength="80"
          autocomplete="off"
          placeholder=${nameOfPhoto(this.photo) ?? 'My board'}
        />
        <button class=${this.photo && !this.isAsking ? 'chief' : ''}>Create</button>
      </div>
    </form>`;
  }

  readonly #create = (event: SubmitEvent): void => {
    event.preventDefault();
    const form = new FormData(event.target as HTMLFormElement);
    const name = form.get('name');
    this.#firing('lamp-new', {
      template: this.template,
      name: (typeof name === 'string' && name.trim()) || (nameOfPhoto(this.photo) ?? 'My board'),
      ...(this.photo && { photo: this.photo }),
    })();
  };

  readonly #key = createEscapeHandler(() => {
    if (this.doomed !== undefined) this.doomed = undefined;
    else if (this.isAsking) this.#dropPhoto();
    else fire(this, 'lamp-close');
  });

  /** Leaves the question about the photo. */
  #dropPhoto(): void {
    this.isAsking = false;
    this.photo = undefined;
    // The focused button is about to be removed.
    void this.updateComplete.then(() => {
      this.#focus('.open');
    });
  }

  #firing<K extends keyof WelcomeEvents>(name: K, detail: WelcomeEvents[K]): () => void {
    return fireHandler(this, name, detail);
  }
}

const templateOf = (value: string): BoardTemplateId =>
  BOARD_TEMPLATE_IDS.find((each) => each === value) ?? 'lfw';

/** The name of the file without its ending. */
function nameOfPhoto(photo: File | undefined): string | undefined {
  const name = photo?.name.replace(/\.\w+$/, '').trim().slice(0, 80); // prettier-ignore
  return name === '' ? undefined : name;
}
