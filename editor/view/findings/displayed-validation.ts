/** What is shown of the judge's state: only what is news, and that it is at work only when that lasts. */
import { NOT_JUDGED, type JudgeState } from './judge.js';

/** Most boards are judged in a few milliseconds; a word that came and went with every stroke would be drawn for nobody. */
const LASTING = 250;

export class ShownJudgement {
  #shown = NOT_JUDGED;
  #state = NOT_JUDGED;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly host: { readonly requestUpdate: () => void }) {}

  get state(): JudgeState {
    return this.#shown;
  }

  follow(state: JudgeState): void {
    this.#state = state;
    if (!state.isChecking) {
      clearTimeout(this.#timer);
      this.#timer = undefined;
      this.#show(state);
      return;
    }
    this.#timer ??= setTimeout(() => {
      this.#show(this.#state);
    }, LASTING);
    this.#show({ ...state, isChecking: this.#shown.isChecking });
  }

  #show(state: JudgeState): void {
    if (isSame(state, this.#shown)) return;
    this.#shown = state;
    this.host.requestUpdate();
  }
}

const isSame = (a: JudgeState, b: JudgeState): boolean =>
  a.judgement === b.judgement &&
  a.opened === b.opened &&
  a.rules === b.rules &&
  a.isChecking === b.isChecking &&
  a.problem === b.problem;
