/** What the elements have in common: declared properties, the editor state, and events for the parent. */
import {
  LitElement,
  nothing,
  type PropertyDeclaration,
  type PropertyDeclarations,
  type PropertyValues,
} from 'lit';
import type { EditorState } from '../../tools/index.js';

const declare = (names: readonly string[], as: PropertyDeclaration): PropertyDeclarations =>
  Object.fromEntries(names.map((name) => [name, as]));

/** Properties that a parent sets as values, not as attributes. */
export const inputProperties = (...names: readonly string[]): PropertyDeclarations =>
  declare(names, { attribute: false });

/** Properties that only the element itself sets. */
export const internalProperties = (...names: readonly string[]): PropertyDeclarations =>
  declare(names, { state: true });

/** Fires an event for the parent; it does not bubble. */
export const fire = (from: EventTarget, name: string, detail?: unknown): void => {
  from.dispatchEvent(new CustomEvent(name, { detail }));
};

/** A handler that fires such an event. */
export const fireHandler = (from: EventTarget, name: string, detail?: unknown) => (): void => {
  fire(from, name, detail);
};

/** An element that shows the editor state. */
export abstract class StateElement extends LitElement {
  static override properties = inputProperties('state');

  state: EditorState | undefined;

  /** The parts of the state that it shows. The state changes with every pointer move, which affects few elements. */
  protected partsOf(state: EditorState): readonly unknown[] {
    return [state];
  }

  protected abstract renderState(state: EditorState): unknown;

  /** Whether anything but the state changed, or one of the shown parts. */
  protected override shouldUpdate(changed: PropertyValues<this>): boolean {
    const [before, { state }] = [changed.get('state'), this];
    if (changed.size > 1 || !before || !state) return true;
    const parts = this.partsOf(state);
    return this.partsOf(before).some((part, i) => part !== parts[i]);
  }

  override render(): unknown {
    return this.state ? this.renderState(this.state) : nothing;
  }
}
