/** The control of one field: a line to write in, a few lines, or a choice. */
import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import type { Field } from '../../tools/fields/field.js';
import { isComposing } from '../composing.js';

export interface Typing {
  /** What is written there and not yet done. */
  readonly text: string | undefined;
  readonly isLocked: boolean;
  readonly isWrong: boolean;
  readonly type: (text: string) => void;
  /** The field was left, or Enter pressed. */
  readonly take: (text: string) => void;
  readonly leave: () => void;
  /** The arrows in a number. */
  readonly step: (by: number) => void;
}

type Input = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export function control(field: Field, typing: Typing): TemplateResult {
  switch (field.kind) {
    case 'choice':
      return choice(field, typing);
    case 'long':
      return several(field, typing);
    default:
      return line(field, typing);
  }
}

const describedBy = ({ id }: Field): string => `${id}-problem ${id}-hint`;

const line = (field: Field, typing: Typing): TemplateResult =>
  html`<div class="line">
    <input
      id=${field.id}
      type="text"
      inputmode=${field.kind === 'number' ? 'numeric' : 'text'}
      autocomplete="off"
      spellcheck="false"
      .value=${live(typing.text ?? field.value)}
      placeholder=${field.isMixed ? 'mixed' : nothing}
      ?readonly=${typing.isLocked}
      aria-invalid=${typing.isWrong ? 'true' : 'false'}
      aria-describedby=${describedBy(field)}
      @input=${typed(typing)}
      @change=${taken(typing)}
      @keydown=${keys(field, typing)}
    />
  </div>`;

const several = (field: Field, typing: Typing): TemplateResult =>
  html`<textarea
    id=${field.id}
    rows="1"
    .value=${live(typing.text ?? field.value)}
    placeholder=${field.isMixed ? 'mixed' : nothing}
    ?readonly=${typing.isLocked}
    aria-invalid=${typing.isWrong ? 'true' : 'false'}
    aria-describedby=${describedBy(field)}
    @input=${typed(typing)}
    @change=${taken(typing)}
    @keydown=${keys(field, typing)}
  ></textarea>`;

// Options are chosen one by one: a select that is told its value before it has the options forgets it.
const choice = (field: Field, typing: Typing): TemplateResult =>
  html`<div class="line">
    <select
      id=${field.id}
      ?disabled=${typing.isLocked}
      aria-describedby=${describedBy(field)}
      @change=${taken(typing)}
    >
      ${field.isMixed ? html`<option disabled .selected=${live(true)}>mixed</option>` : nothing}
      ${field.options.map(
        ({ value, label }) =>
          html`<option value=${value} .selected=${live(!field.isMixed && value === field.value)}>
            ${label}
          </option>`,
      )}
    </select>
  </div>`;

const typed =
  ({ type }: Typing) =>
  (event: Event): void => {
    type((event.target as Input).value);
  };

const taken =
  ({ take }: Typing) =>
  (event: Event): void => {
    take((event.target as Input).value);
  };

/** Enter takes it, Escape brings back what was there, the arrows count in numbers. */
const keys =
  ({ kind }: Field, { text, take, leave, step, isLocked }: Typing) =>
  (event: KeyboardEvent): void => {
    const by = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (isComposing(event)) return;
    if (event.key === 'Enter' && !event.shiftKey) {
      if (text !== undefined) take((event.target as Input).value);
    } else if (event.key === 'Escape' && text !== undefined) leave();
    else if (by !== undefined && kind === 'number' && !isLocked) step(by * (event.shiftKey ? 10 : 1));
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
