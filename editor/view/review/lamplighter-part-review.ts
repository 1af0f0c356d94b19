/** Proof-reading in parts: the map shows one part after another, and what is likely there is accepted together. */
import { html, LitElement, nothing } from 'lit';
import { pluralise } from '../../../model/index.js';
import { button } from '../ui/buttons.js';
import { fire, inputProperties } from '../ui/element.js';
import { isComposing, markKeyHandled } from '../ui/keyboard-helpers.js';
import { controlsStyle, styleSheet } from '../ui/shared-styles.js';
import style from './lamplighter-review-queue.css?inline';

/**
 * The card of one part. Enter accepts what is likely, and goes on if nothing is left; arrow keys move, Escape ends.
 *
 * @property index - which part is shown, from 0
 * @property count - how many parts there are
 * @property likely - how many suggestions of this part would be accepted
 * @property unseen - how many things in this part were accepted unseen, and would be confirmed
 * @property readOnly - nothing can be accepted
 * @fires lamp-accept - what is likely in this part is right
 * @fires lamp-move - `detail: number`: another part is to be shown; the count of parts ends the proof-reading
 */
export class LamplighterPartReview extends LitElement {
  static override styles = [controlsStyle, styleSheet(style)];
  static override properties = {
    ...inputProperties('index', 'count', 'likely', 'unseen'),
    readOnly: { type: Boolean, attribute: 'readonly' },
  };

  index = 0;
  count = 1;
  likely = 0;
  unseen = 0;
  readOnly = false;

  override focus(): void {
    this.renderRoot.querySelector<HTMLElement>('.card')?.focus();
  }

  override render(): unknown {
    const what = pluralise(this.likely, 'suggestion', 'suggestions');
    return html`<div
        class="card"
        role="group"
        tabindex="0"
        aria-label=${`Proof-reading: part ${this.index + 1} of ${this.count}`}
        aria-describedby="keys"
        @keydown=${this.#onKeyDown}
      >
        <p class="title">Part ${this.index + 1} of ${this.count}</p>
        <p>
          Compare what is drawn with the print: numbers, missing streets, streets that are not printed. Accept
          what is likely, correct the rest by hand, and go on. Doubtful suggestions, dotted in red, stay for
          the review.
        </p>
        ${this.unseen > 0 ? html`<p class="why">${describeUnseen(this.unseen)}</p>` : nothing}
        <div class="row">
          ${button(
            this.#label(what),
            () => { this.#accept(); },
            { class: 'chief', isDisabled: this.readOnly },
          )}
          <span class="steps">
            ${button('‹', () => { this.#move(-1); }, { class: 'icon', label: 'Previous part', title: 'Previous part' })}
            ${button('›', () => { this.#move(1); }, { class: 'icon', label: 'Next part', title: 'Next part' })}
          </span>
        </div>
        <p class="muted keys" id="keys">
          <span><kbd>Enter</kbd> accepts, then goes on </span><span><kbd>← →</kbd> move </span
          ><span><kbd>Esc</kbd> ends </span>
        </p>
      </div>
      <p class="spoken" role="status">Part ${this.index + 1} of ${this.count}: ${what}.</p>`; // prettier-ignore
  }

  readonly #onKeyDown = (event: KeyboardEvent): void => {
    if (isComposing(event) || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Enter' && event.composedPath()[0] instanceof HTMLButtonElement) return;
    if (event.key === 'Enter') this.#accept();
    else if (event.key === 'ArrowRight' || event.key === 'ArrowDown') this.#move(1);
    else if (event.key === 'ArrowLeft' || event.key === 'ArrowUp') this.#move(-1);
    else if (event.key === 'Escape') fire(this, 'lamp-move', this.count);
    else return;
    markKeyHandled(event);
  };

  #label(what: string): string {
    const { likely, unseen } = this;
    if (likely > 0) return `Accept ${what}${unseen > 0 ? `, confirm ${unseen}` : ''}`;
    if (unseen > 0) return `Confirm ${unseen}`;
    return this.index === this.count - 1 ? 'Done' : 'Go on';
  }

  #accept(): void {
    if (this.likely + this.unseen === 0) this.#move(1);
    else if (!this.readOnly) fire(this, 'lamp-accept');
  }

  #move(by: number): void {
    fire(this, 'lamp-move', Math.max(0, this.index + by));
  }
}

const describeUnseen = (count: number): string =>
  count === 1
    ? 'One thing in this part was accepted without a look although it was doubtful. It is marked: delete it if it is wrong.'
    : `${count} things in this part were accepted without a look although they were doubtful. They are marked: delete those that are wrong.`;
