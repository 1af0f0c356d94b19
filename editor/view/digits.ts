/** Digits typed on the board. They are gathered for a moment, since circle 65 is typed as 6 and 5, and belong to what was selected then. */
import { keyOf, type Press } from '../tools/chord.js';
import type { Desk } from '../tools/desk.js';
import { hintOfDigits, numberedBy, typeNumber } from '../tools/keyboard.js';
import type { DeskChange } from './tell.js';

/** How long digits are waited for. */
const MILLISECONDS = 1000;
const LONGEST = 4;
/** Keys that only go with others. */
const IS_HELD = /^(Shift|Control|Alt|Meta|CapsLock|NumLock|AltGraph)$/;

export interface DigitsHost {
  readonly desk: Desk | undefined;
  /** What was typed so far, for the person to see. */
  digits: string;
  readonly change: (change: DeskChange) => void;
}

export class Digits {
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Whose number they are: what it was when the first was typed, wherever the pointer goes meanwhile. */
  #whose: ReturnType<typeof numberedBy>;

  constructor(readonly host: DigitsHost) {}

  /** What is said of them while they wait; nothing if there are none. */
  get hint(): string {
    return this.arePending && this.#whose ? hintOfDigits(this.host.digits, this.#whose) : '';
  }

  get arePending(): boolean {
    return this.host.digits !== '';
  }

  /** A key on the board: whether it was a digit, or did something to those that wait. Any other key takes them first. */
  press(press: Press): boolean {
    const { host } = this;
    const isPlain = !press.ctrlKey && !press.metaKey && !press.altKey;
    const key = keyOf(press);
    const whose = host.desk && numberedBy(host.desk);
    if (isPlain && /^\d$/.test(key) && (whose !== undefined || this.arePending)) {
      if (!this.arePending) this.#whose = whose;
      this.#wait((host.digits + key).replace(/^0+/, '').slice(0, LONGEST));
      return true;
    }
    if (!this.arePending || IS_HELD.test(press.key)) return false;
    if (isPlain && press.key === 'Escape') this.drop();
    else if (isPlain && press.key === 'Backspace') this.#wait(host.digits.slice(0, -1));
    else {
      this.take();
      return isPlain && press.key === 'Enter';
    }
    return true;
  }

  /** Before the desk changes: what would select something else, take another tool or draw must not get these digits. */
  beforeChange(change: DeskChange): void {
    const { desk } = this.host;
    if (!desk || !this.arePending) return;
    const after = change(desk);
    const isSame =
      after.history === desk.history &&
      after.tool === desk.tool &&
      after.selection.join() === desk.selection.join();
    if (!isSame) this.take();
  }

  /** They are the number now. */
  take(): void {
    const number = Number(this.host.digits);
    this.drop();
    if (number > 0) this.host.change((desk) => typeNumber(desk, number, this.#whose));
  }

  drop(): void {
    clearTimeout(this.#timer);
    this.host.digits = '';
  }

  #wait(digits: string): void {
    clearTimeout(this.#timer);
    this.host.digits = digits;
    this.#timer = setTimeout(() => {
      this.take();
    }, MILLISECONDS);
  }
}
