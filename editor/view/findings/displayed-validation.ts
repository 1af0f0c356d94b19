/** The validation state as displayed: updated only on changes, and "checking" only if it lasts. */
import { NOT_VALIDATED, type ValidationState } from './validation-client.js';

/** Most boards are validated in a few milliseconds; an indicator would only flicker. */
const CHECKING_DELAY = 250;

export class DisplayedValidation {
  #shown = NOT_VALIDATED;
  #state = NOT_VALIDATED;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly host: { readonly requestUpdate: () => void }) {}

  get state(): ValidationState {
    return this.#shown;
  }

  update(state: ValidationState): void {
    this.#state = state;
    if (!state.isChecking) {
      clearTimeout(this.#timer);
      this.#timer = undefined;
      this.#show(state);
      return;
    }
    this.#timer ??= setTimeout(() => {
      this.#show(this.#state);
    }, CHECKING_DELAY);
    this.#show({ ...state, isChecking: this.#shown.isChecking });
  }

  #show(state: ValidationState): void {
    if (isSame(state, this.#shown)) return;
    this.#shown = state;
    this.host.requestUpdate();
  }
}

const PARTS = ['result', 'findingsAtOpening', 'rules', 'isChecking', 'problem'] as const;
const isSame = (a: ValidationState, b: ValidationState): boolean =>
  PARTS.every((part) => a[part] === b[part]);
