/** The control of one field: a text input, a text area, or a select. */
import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import type { Field } from '../../tools/index.js';
import { renderSegments } from '../ui/segments.js';
import { isComposing, markKeyHandled } from '../ui/keyboard-helpers.js';

export interface FieldControlState {
  /** The uncommitted text. */
  readonly text: string | undefined;
  readonly isLocked: boolean;
  readonly isWrong: boolean;
  readonly type: (text: string) => void;
  /** The field lost the focus, or Enter was pressed. */
  readonly take: (text: string) => void;
  readonly leave: () => void;
  /** Arrow keys in a number field. */
  readonly step: (by: number) => void;
}

type Input = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export function renderFieldControl(field: Field, typing: FieldControlState): TemplateResult {
  switch (field.kind) {
    case 'choice':
      return isShortChoice(field) ? segments(field, typing) : choice(field, typing);
    case 'long':
      return several(field, typing);
    default:
      return line(field, typing);
  }
}

/** The choices that describe a thing on the board; they fit side by side. */
const SEGMENTED: ReadonlySet<string> = new Set(['colour', 'border', 'kind', 'block-kind']);
const MOST_LETTERS = 30;

/** Whether the options are shown side by side instead of in a list that has to be opened. */
export const isShortChoice = ({ id, kind, options }: Field): boolean =>
  kind === 'choice' &&
  SEGMENTED.has(id) &&
  options.length <= 4 &&
  options.reduce((sum, { label }) => sum + label.length, 0) <= MOST_LETTERS;

const segments = (field: Field, { isLocked, take }: FieldControlState): TemplateResult =>
  html`<div class="line" @keydown=${chooseByLetter}>
    ${renderSegments({
      label: field.label,
      value: field.isMixed ? undefined : field.value,
      segments: field.options.map(({ value, label }) => ({ value, content: label })),
      choose: take,
      isLocked,
      describedBy: describedBy(field),
    })}
  </div>`;

/** As in a list of options, a letter chooses what begins with it. */
function chooseByLetter(event: KeyboardEvent): void {
  if (event.key.length !== 1 || event.ctrlKey || event.metaKey || event.altKey || event.key === ' ') return;
  const radios = (event.currentTarget as Element).querySelectorAll<HTMLElement>('[role="radio"]');
  const found = [...radios].find((radio) =>
    radio.textContent.trim().toLowerCase().startsWith(event.key.toLowerCase()),
  );
  if (!found) return;
  found.click();
  found.focus();
  markKeyHandled(event);
}

const describedBy = ({ id }: Field): string => `${id}-problem ${id}-hint`;

const line = (field: Field, typing: FieldControlState): TemplateResult =>
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
      aria-invalid=${typing.isWrong}
      aria-describedby=${describedBy(field)}
      @input=${withText(typing.type)}
      @change=${withText(typing.take)}
      @keydown=${keys(field, typing)}
    />
  </div>`;

const several = (field: Field, typing: FieldControlState): TemplateResult =>
  html`<textarea
    id=${field.id}
    rows="1"
    .value=${live(typing.text ?? field.value)}
    placeholder=${field.isMixed ? 'mixed' : nothing}
    ?readonly=${typing.isLocked}
    aria-invalid=${typing.isWrong}
    aria-describedby=${describedBy(field)}
    @input=${withText(typing.type)}
    @change=${withText(typing.take)}
    @keydown=${keys(field, typing)}
  ></textarea>`;

// Options are selected one by one: a select ignores a value that is set before its options exist.
const choice = (field: Field, typing: FieldControlState): TemplateResult =>
  html`<div class="line">
    <select
      id=${field.id}
      ?disabled=${typing.isLocked}
      aria-describedby=${describedBy(field)}
      @change=${withText(typing.take)}
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

const withText =
  (use: (text: string) => void) =>
  (event: Event): void => {
    use((event.target as Input).value);
  };

/** Enter commits, Escape restores the value, arrows change numbers. */
const keys =
  ({ kind }: Field, { text, take, leave, step, isLocked }: FieldControlState) =>
  (event: KeyboardEvent): void => {
    const by = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (isComposing(event)) return;
    if (event.key === 'Enter' && !event.shiftKey) {
      if (text !== undefined) take((event.target as Input).value);
    } else if (event.key === 'Escape' && text !== undefined) leave();
    else if (by !== undefined && kind === 'number' && !isLocked) step(by * (event.shiftKey ? 10 : 1));
    else return;
    markKeyHandled(event);
  };
