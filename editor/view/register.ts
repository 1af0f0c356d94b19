/** The elements by their names. Registering is apart from the classes, so that a page may take only what it wants. */
import { LamplighterCanvas } from './canvas/lamplighter-canvas.js';
import { LamplighterEditor } from './lamplighter-editor.js';

/** Makes the elements known to the page; a second call does nothing. */
export function register(): void {
  define('lamplighter-canvas', LamplighterCanvas);
  define('lamplighter-editor', LamplighterEditor);
}

function define(name: string, element: CustomElementConstructor): void {
  if (!customElements.get(name)) customElements.define(name, element);
}
