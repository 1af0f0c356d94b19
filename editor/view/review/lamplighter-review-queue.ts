/** The review queue: one thing after another to accept, correct or reject. */
import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import type { Point } from '../../../model/index.js';
import { REVIEW_KEYS } from '../../tools/suggestions/index.js';
import { button } from '../ui/buttons.js';
import { fire, inputProperties, internalProperties } from '../ui/element.js';
import { isComposing, markKeyHandled } from '../ui/keyboard-helpers.js';
import { controlsStyle, styleSheet } from '../ui/shared-styles.js';
import style from './lamplighter-review-queue.css?inline';

/** One thing to decide. */
export interface ReviewItem {
  readonly id: string;
  /** Where it is, in board units. */
  readonly place: Point;
  /** What it is, such as `Circle 84`. */
  readonly title: string;
  /** From 0 to 1, if it is a guess. */
  readonly confidence?: number | undefined;
  /** Why it needs a look, as a sentence. */
  readonly warning?: string | undefined;
  /** The number that was read, if the thing has one; digits correct it. */
  readonly number?: { readonly read: number | undefined; readonly others: readonly NumberChoice[] };
  /** The kinds that it may be, if it has one; digits choose. */
  readonly kinds?: { readonly proposed: string | undefined; readonly options: readonly KindChoice[] };
}

/** A kind to choose. */
interface KindChoice {
  readonly value: string;
  readonly name: string;
}

/** Another reading. */
interface NumberChoice {
  readonly number: number;
  readonly confidence: number;
}

/** What was decided: with a number or a kind if another one was typed or chosen. */
export interface ReviewDecision {
  readonly id: string;
  readonly number?: number;
  readonly kind?: string;
}

const percent = (share: number): string =>
  share > 0 && share < 0.01 ? 'under 1 %' : `${Math.floor(100 * share + 1e-9)} %`;
const MOST_DIGITS = 7;

/**
 * A queue of things to review, one at a time, with a picture of each.
 *
 * Enter accepts, digits correct the number or choose the kind, Delete rejects, arrow keys move on.
 *
 * @property items - the things, in the order of the review
 * @property current - the id of the thing that is shown; the first if it is not in the list
 * @property paint - paints the surroundings of a thing on a canvas; without it no picture is shown
 * @property readOnly - nothing can be decided
 * @property answers - the words on the two buttons
 * @fires lamp-accept - `detail: {id, number?, kind?}`: a thing is right, or right with this number or kind
 * @fires lamp-reject - `detail: {id}`: a thing is wrong
 * @fires lamp-move - `detail: {id}`: another thing is to be shown
 */
export class LamplighterReviewQueue extends LitElement {
  static override styles = [controlsStyle, styleSheet(style)];
  static override properties = {
    ...inputProperties('items', 'current', 'paint', 'answers'),
    ...internalProperties('typed', 'chosen'),
    readOnly: { type: Boolean, attribute: 'readonly' },
  };

  items: readonly ReviewItem[] = [];
  current: string | undefined;
  paint: ((canvas: HTMLCanvasElement, item: ReviewItem) => void) | undefined;
  readOnly = false;
  answers = { accept: 'Accept', reject: 'Reject' };
  /** The digits typed for the current thing. */
  typed = '';
  /** The kind chosen for the current thing. */
  chosen: string | undefined;

  /** The index of the last thing shown, to go on from there when it is decided. */
  #index = 0;
  #painted: readonly unknown[] = [];

  get #item(): ReviewItem | undefined {
    return this.items[this.#index];
  }

  override focus(): void {
    this.renderRoot.querySelector<HTMLElement>('.card')?.focus();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has('items') && !changed.has('current')) return;
    const before = changed.get('items')?.[this.#index]?.id ?? this.#item?.id;
    const found = this.items.findIndex(({ id }) => id === this.current);
    this.#index = Math.max(0, Math.min(found < 0 ? this.#index : found, this.items.length - 1));
    const item = this.#item;
    if (item?.id !== before) [this.typed, this.chosen] = ['', undefined];
    // What was decided is gone: the next one takes its place.
    if (item && item.id !== this.current && this.current !== undefined)
      queueMicrotask(() => {
        this.#move(item);
      });
  }

  protected override updated(): void {
    const canvas = this.renderRoot.querySelector('canvas');
    const item = this.#item;
    if (!canvas || !item || !this.paint) return;
    // The list is made again at every edit.
    const now = [canvas, item.id];
    if (now.every((each, i) => each === this.#painted[i])) return;
    this.#painted = now;
    this.paint(canvas, item);
  }

  override render(): unknown {
    const item = this.#item;
    if (!item) return html`<p role="status">Nothing is left to review.</p>`;
    return html`<div
        class="card"
        role="group"
        tabindex="0"
        aria-label=${`Review: ${item.title}`}
        aria-describedby="keys"
        @keydown=${this.#onKeyDown}
      >
        <div class="what">
          ${this.paint ? html`<canvas aria-hidden="true"></canvas>` : nothing}
          <div class="words">
            <p class="title">${item.title}</p>
            ${
              item.confidence === undefined
                ? nothing
                : html`<p>
                    <meter min="0" max="1" .value=${item.confidence} aria-hidden="true"></meter>
                    ${percent(item.confidence)} certain
                  </p>`
            }
            ${item.warning === undefined ? nothing : html`<p class="why">${item.warning}</p>`}
            ${this.#numberField(item)}
          </div>
        </div>
        ${this.#choices(item)} ${this.#kinds(item)}
        <div class="row">
          ${button(this.answers.accept, () => { this.#accept(); }, { class: 'chief', isDisabled: this.readOnly })}
          ${button(this.answers.reject, () => { this.#reject(); }, { isDisabled: this.readOnly })}
          <span class="steps">
            ${button('‹', () => { this.#step(-1); }, { class: 'icon', label: 'Previous', title: 'Previous' })}
            <span>${this.#index + 1} of ${this.items.length}</span>
            ${button('›', () => { this.#step(1); }, { class: 'icon', label: 'Next', title: 'Next' })}
          </span>
        </div>
        <p class="muted keys" id="keys">
          ${REVIEW_KEYS.filter((each) => !('needs' in each) || item[each.needs] !== undefined).map(
            ({ key, does }) => html`<span><kbd>${key}</kbd> ${does} </span>`,
          )}
        </p>
      </div>
      <p class="spoken" role="status">${this.#announcement(item)}</p>`; // prettier-ignore
  }

  #numberField({ number }: ReviewItem): unknown {
    if (!number) return nothing;
    return html`<label
      >Number
      <input
        inputmode="numeric"
        autocomplete="off"
        size="5"
        ?readonly=${this.readOnly}
        .value=${this.typed === '' ? String(number.read ?? '') : this.typed}
        @input=${(event: Event) => {
          const field = event.currentTarget as HTMLInputElement;
          field.value = this.typed = digitsOf(field.value);
        }}
    /></label>`;
  }

  #choices({ number }: ReviewItem): TemplateResult | typeof nothing {
    if (!number || number.others.length === 0) return nothing;
    return html`<div class="row" role="group" aria-label="Other readings">
      <span class="muted">Or</span>
      ${number.others.slice(0, 4).map((other) =>
        button(
          html`${other.number} <span class="share">${percent(other.confidence)}</span>`,
          () => {
            this.#accept(other.number);
          },
          { label: `Accept as ${other.number}, ${percent(other.confidence)}`, isDisabled: this.readOnly },
        ),
      )}
    </div>`;
  }

  #kinds({ kinds }: ReviewItem): TemplateResult | typeof nothing {
    if (!kinds) return nothing;
    const current = this.chosen ?? kinds.proposed;
    return html`<div class="row" role="group" aria-label="Kind">
      ${kinds.options.map(({ value, name }, i) =>
        button(
          html`<kbd aria-hidden="true">${i + 1}</kbd> ${name}`,
          () => {
            this.#choose(i);
          },
          { isPressed: value === current, isDisabled: this.readOnly },
        ),
      )}
    </div>`;
  }

  #announcement({ title, confidence, number, kinds, warning }: ReviewItem): string {
    const others = number?.others.slice(0, 3).map((each) => `${each.number} at ${percent(each.confidence)}`);
    const rest = others && others.length > 0 ? ` Or ${others.join(', ')}.` : '';
    const typed = this.typed === '' ? '' : ` Corrected to ${this.typed}.`;
    const chosen = kinds?.options.find(({ value }) => value === this.chosen);
    const kind = chosen ? ` Changed to ${chosen.name}.` : '';
    const why = warning === undefined ? '' : ` ${warning}`;
    const certain = confidence === undefined ? '' : `, ${percent(confidence)} certain`;
    return `${this.#index + 1} of ${this.items.length}: ${title}${certain}.${why}${rest}${typed}${kind}`;
  }

  readonly #onKeyDown = (event: KeyboardEvent): void => {
    if (isComposing(event) || event.ctrlKey || event.metaKey || event.altKey) return;
    const from = event.composedPath()[0] as HTMLElement;
    const isInField = from instanceof HTMLInputElement;
    if (event.key === 'Enter' && from instanceof HTMLButtonElement) return;
    if (event.key === 'Enter') this.#accept();
    else if (isInField) return;
    else if (event.key === 'Delete') this.#reject();
    else if (STEPS[event.key] !== undefined) this.#step(STEPS[event.key]!);
    else if (/^\d$/.test(event.key) && this.#item?.number) this.typed = digitsOf(this.typed + event.key);
    else if (this.#choose(Number(event.key) - 1)) event.preventDefault();
    else if (event.key === 'Backspace' && this.typed !== '') this.typed = this.typed.slice(0, -1);
    else if (event.key === 'Escape' && this.typed !== '') this.typed = '';
    else if (event.key === 'Escape' && this.chosen !== undefined) this.chosen = undefined;
    else return;
    markKeyHandled(event);
  };

  #accept(number?: number): void {
    const item = this.#item;
    if (!item || this.readOnly) return;
    const corrected = number ?? (this.typed === '' ? undefined : Number(this.typed));
    fire(this, 'lamp-accept', {
      id: item.id,
      ...(corrected !== undefined && { number: corrected }),
      ...(this.chosen !== undefined && { kind: this.chosen }),
    });
  }

  /** Chooses one of the kinds; false if there is no such kind. */
  #choose(index: number): boolean {
    const option = this.readOnly ? undefined : this.#item?.kinds?.options[index];
    if (option) this.chosen = option.value;
    return option !== undefined;
  }

  #reject(): void {
    if (this.#item && !this.readOnly) fire(this, 'lamp-reject', { id: this.#item.id });
  }

  #step(by: number): void {
    const count = this.items.length;
    this.#move(this.items[(this.#index + by + count) % count]!);
  }

  #move({ id }: ReviewItem): void {
    fire(this, 'lamp-move', { id });
  }
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** A number as the format has it: digits, none of them a leading zero. */
const digitsOf = (text: string): string => text.replace(/\D/g, '').replace(/^0+/, '').slice(0, MOST_DIGITS);
