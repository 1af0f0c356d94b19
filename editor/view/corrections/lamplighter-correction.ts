import { html, nothing, type TemplateResult } from 'lit';
import { capitalise, pluralise } from '../../../model/index.js';
import { boardOf, type EditorState, perform } from '../../tools/index.js';
import {
  actionOfCorrection,
  planCorrection,
  reviewCorrection,
  type Correction,
} from '../../tools/corrections/index.js';
import { NOT_VALIDATED, type ValidationState } from '../findings/validation-client.js';
import { button } from '../ui/buttons.js';
import { dispatchStateChange } from '../ui/dispatch.js';
import { inputProperties, internalProperties, StateElement } from '../ui/element.js';
import { createEscapeHandler } from '../ui/keyboard-helpers.js';
import { controlsStyle, styleSheet } from '../ui/shared-styles.js';
import style from './lamplighter-correction.css?inline';

/**
 * Offers to update the counts and witnesses that follow from a deliberate correction, in one step with its source.
 *
 * @property state - the editor state
 * @property validation - the validation state
 */
export class LamplighterCorrection extends StateElement {
  static override styles = [controlsStyle, styleSheet(style)];
  static override properties = { ...inputProperties('validation'), ...internalProperties('isOpen') };

  validation: ValidationState = NOT_VALIDATED;
  /** Whether the form is shown. */
  isOpen = false;

  protected override partsOf(state: EditorState): readonly unknown[] {
    return [boardOf(state), state.readOnly];
  }

  override renderState(state: EditorState): unknown {
    const { result, findingsAtOpening, isChecking } = this.validation;
    if (!result || state.readOnly) return nothing;
    const correction = planCorrection(state, { findings: result.findings, findingsAtOpening });
    if (!correction) return nothing;
    if (correction.counts.length + correction.witnesses.length === 0) return this.#review(correction);
    const what = whatFollows(correction);
    const verb = correction.counts.length + correction.witnesses.length === 1 ? 'follows' : 'follow';
    return html`<section aria-label="Correction">
      <p>Is this what is printed? ${capitalise(what)} ${verb} from ${correction.changes}.</p>
      ${this.isOpen ? this.#form(correction, state, isChecking) : button(`Update ${pronoun(correction)} …`, this.#open, { class: 'open' })}
    </section>`;
  }

  /** Nothing follows, but a second person has to compare the change with the print. */
  #review(correction: Correction): TemplateResult {
    const count = correction.unreviewed.length;
    const words = `${capitalise(pluralise(count, 'change'))} ${count === 1 ? 'waits' : 'wait'} for a second person`;
    const review = (): void => {
      dispatchStateChange(this, (state) =>
        perform(state, `Review ${correction.changes}`, reviewCorrection(correction)),
      );
    };
    return html`<section aria-label="Correction">
      <p>${words}: ${correction.changes}.</p>
      ${button('Compared with the print', review, { class: 'open' })}
    </section>`;
  }

  #form(correction: Correction, state: EditorState, isChecking: boolean): TemplateResult {
    const { counts, leftEdition, unreviewed, witnesses } = correction;
    const taken = witnesses.filter(({ witness }) => witness === undefined).length;
    return html`<form
      @keydown=${createEscapeHandler(this.#close)}
      @submit=${(event: SubmitEvent) => {
        event.preventDefault();
        this.#update(correction, new FormData(event.target as HTMLFormElement));
      }}
    >
      <details>
        <summary>${capitalise(whatFollows(correction))}</summary>
        <dl>
          ${counts.map(
            ({ expectation: { what, in: section, count: before }, count }) =>
              html`<div>
                <dt>${nameOfCount(what)}${section === undefined ? '' : ` in ${section}`}</dt>
                <dd>${before} → ${count}</dd>
              </div>`,
          )}
          ${witnesses.map(
            ({ index, witness }) =>
              html`<div>
                <dt>Fact of ${boardOf(state).witnesses[index]!.rule}</dt>
                <dd>${witness ? 'updated' : 'taken out'}</dd>
              </div>`,
          )}
        </dl>
      </details>
      ${taken > 0 ? html`<p class="muted">${capitalise(pluralise(taken, 'fact'))} of the rulebook no longer hold and are taken out.</p>` : nothing}
      ${
        leftEdition === undefined
          ? nothing
          : html`<p class="muted">
              The ${leftEdition} edition is printed otherwise, so the board becomes a variant: edition and
              profile “custom”.
            </p>`
      }
      <label for="source">Source of the correction</label>
      <input
        id="source"
        name="source"
        autocomplete="off"
        maxlength="500"
        placeholder="Such as: seen on our copy of the board"
      />
      ${
        unreviewed.length > 0
          ? html`<label class="check"
              ><input type="checkbox" name="reviewed" />A second person has compared it with the print</label
            >`
          : nothing
      }
      <div class="row">
        <button class="chief" ?disabled=${isChecking}>Update ${whatFollows(correction)}</button>
        <button type="button" @click=${this.#close}>Cancel</button>
      </div>
    </form>`;
  }

  readonly #open = (): void => {
    this.isOpen = true;
    void this.updateComplete.then(() => this.renderRoot.querySelector('input')?.focus());
  };

  readonly #close = (): void => {
    this.isOpen = false;
    void this.updateComplete.then(() => this.renderRoot.querySelector<HTMLElement>('.open')?.focus());
  };

  #update(correction: Correction, form: FormData): void {
    const statement = {
      source: (form.get('source') as string | null) ?? '',
      isReviewed: form.get('reviewed') !== null,
    };
    this.isOpen = false;
    const name = `Update ${whatFollows(correction)} after ${correction.changes}`;
    dispatchStateChange(this, (state) =>
      perform(state, name, actionOfCorrection(boardOf(state), correction, statement)),
    );
  }
}

/** "these 7 counts and 1 fact". */
function whatFollows({ counts, witnesses }: Correction): string {
  const parts = [
    ...(counts.length > 0 ? [pluralise(counts.length, 'count')] : []),
    ...(witnesses.length > 0 ? [pluralise(witnesses.length, 'fact')] : []),
  ];
  return parts.join(' and ');
}

const pronoun = ({ counts, witnesses }: Correction): string =>
  counts.length + witnesses.length === 1 ? 'it' : 'them';

/** `alleyBlocks` is "Alley blocks". */
const nameOfCount = (what: string): string =>
  capitalise(what.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`));
