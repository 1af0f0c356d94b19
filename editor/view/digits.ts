/** Digits typed on the board. They are gathered for a moment, since circle 65 is typed as 6 and 5, and belong to what was selected then. */
import type { Press } from '../tools/chord.js';
import { boardOf, type Desk } from '../tools/desk.js';
import { typeNumber } from '../tools/keyboard.js';
import { nodeOf } from '../tools/nodes.js';
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

  constructor(readonly host: DigitsHost) {}

  get arePending(): boolean {
    return this.host.digits !== '';
  }

  /** A key on the board: whether it was a digit, or did something to those that wait. Any other key takes them first. */
  press(press: Press): boolean {
    const { host } = this;
    const isPlain = !press.ctrlKey && !press.metaKey && !press.altKey;
    if (isPlain && /^\d$/.test(press.key) && isForNumbers(host.desk)) {
      this.#wait((host.digits + press.key).replace(/^0+/, '').slice(0, LONGEST));
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
    if (number > 0) this.host.change((desk) => typeNumber(desk, number));
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

/** A circle is selected, or the next one gets a number. */
function isForNumbers(desk: Desk | undefined): boolean {
  if (!desk) return false;
  const [only, ...others] = desk.selection;
  const isCircle =
    only !== undefined && others.length === 0 && nodeOf(boardOf(desk), only)?.kind === 'circle';
  return isCircle || desk.tool === 'circle';
}
