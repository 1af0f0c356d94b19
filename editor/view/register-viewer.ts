/** Registers the elements of the board viewer, which need nothing of the editor. */
import { LamplighterCanvas } from './canvas/lamplighter-canvas.js';
import { LamplighterBoard } from './lamplighter-board.js';

/** Registers elements by their names; those that exist already are left alone. On a server it does nothing. */
export function defineElements(elements: Readonly<Record<string, CustomElementConstructor>>): void {
  if (typeof customElements === 'undefined') return;
  for (const [name, element] of Object.entries(elements))
    if (!customElements.get(name)) customElements.define(name, element);
}

/** Registers `<lamplighter-board>`; a second call does nothing. */
export function registerViewer(): void {
  defineElements({ 'lamplighter-canvas': LamplighterCanvas, 'lamplighter-board': LamplighterBoard });
}
