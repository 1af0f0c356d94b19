/** Digits typed on the map: collected for a moment, and applied to what was selected at the first one. */
import {
  applyTypedNumber,
  describePendingDigits,
  type KeyPress,
  latinKeyOf,
  circleForTypedDigits,
} from '../../tools/index.js';
import type { EditorHost } from '../canvas/editor-host.js';
import type { StateChange } from '../ui/dispatch.js';

/** How long to wait for more digits. */
const MILLISECONDS = 1000;
const LONGEST = 4;
/** Modifier keys. */
const IS_HELD = /^(Shift|Control|Alt|Meta|CapsLock|NumLock|AltGraph)$/;

export class DigitEntry {
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** What the number applies to: fixed at the first digit, wherever the pointer goes meanwhile. */
  #target: ReturnType<typeof circleForTypedDigits>;

  constructor(readonly host: Pick<EditorHost, 'state' | 'digits' | 'change'>) {}

  /** The hint while digits are pending; empty if there are none. */
  get hint(): string {
    return this.isPending && this.#target ? describePendingDigits(this.host.digits, this.#target) : '';
  }

  get isPending(): boolean {
    return this.host.digits !== '';
  }

  /** Handles a key: returns whether it was a digit or edited pending ones. Any other key commits them first. */
  handleKey(press: KeyPress): boolean {
    const { host } = this;
    const isPlain = !press.ctrlKey && !press.metaKey && !press.altKey;
    const key = latinKeyOf(press);
    const whose = host.state && circleForTypedDigits(host.state);
    if (isPlain && /^\d$/.test(key) && (whose !== undefined || this.isPending)) {
      if (!this.isPending) this.#target = whose;
      this.#wait((host.digits + key).replace(/^0+/, '').slice(0, LONGEST));
      return true;
    }
    if (!this.isPending || IS_HELD.test(press.key)) return false;
    if (isPlain && press.key === 'Escape') this.discard();
    else if (isPlain && press.key === 'Backspace') this.#wait(host.digits.slice(0, -1));
    else {
      this.commit();
      return isPlain && press.key === 'Enter';
    }
    return true;
  }

  /** Commits pending digits before a change that selects something else, changes the tool or edits. */
  beforeChange(change: StateChange): void {
    const { state } = this.host;
    if (!state || !this.isPending) return;
    const after = change(state);
    const isSame =
      after.history === state.history &&
      after.tool === state.tool &&
      after.selection.join() === state.selection.join();
    if (!isSame) this.commit();
  }

  /** Applies the number. */
  commit(): void {
    const number = Number(this.host.digits);
    this.discard();
    if (number > 0) this.host.change((state) => applyTypedNumber(state, number, this.#target));
  }

  discard(): void {
    clearTimeout(this.#timer);
    this.host.digits = '';
  }

  #wait(digits: string): void {
    clearTimeout(this.#timer);
    this.host.digits = digits;
    this.#timer = setTimeout(() => {
      this.commit();
    }, MILLISECONDS);
  }
}
