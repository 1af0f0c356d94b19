/** What panels say to the editor round them: events up, and never a change of their own. */
import type { Desk } from '../tools/desk.js';

/** A change of the desk, as a function of it: whoever asks need not know what else happened meanwhile. */
export type DeskChange = (desk: Desk) => Desk;

declare global {
  interface HTMLElementEventMap {
    'lamp-desk': CustomEvent<DeskChange>;
    'lamp-command': CustomEvent<string>;
    'lamp-fly': CustomEvent<readonly [number, number]>;
    'lamp-look': CustomEvent<readonly [number, number]>;
  }
}

const fire = (from: EventTarget, name: string, detail: unknown): void => {
  from.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
};

/** Asks for a change of the desk. */
export const changeDesk = (from: EventTarget, change: DeskChange): void => {
  fire(from, 'lamp-desk', change);
};

/** Asks for a command of the table by its id. */
export const askCommand = (from: EventTarget, id: string): void => {
  fire(from, 'lamp-command', id);
};

/** Asks to bring a place into view, near enough to read it. */
export const flyTo = (from: EventTarget, at: readonly [number, number]): void => {
  fire(from, 'lamp-fly', at);
};

/** Asks to bring a place into the middle, from as near or far as now. */
export const lookAt = (from: EventTarget, at: readonly [number, number]): void => {
  fire(from, 'lamp-look', at);
};
