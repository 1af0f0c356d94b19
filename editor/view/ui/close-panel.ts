/** Closing panels: by a button, and by Esc. */
import { html, type TemplateResult } from 'lit';
import { icon } from './icons.js';
import { isComposing } from './is-composing.js';

export const renderCloseButton = (label: string, close: () => void): TemplateResult =>
  html`<button class="bare" aria-label=${label} @click=${close}>${icon('close')}</button>`;

/** A keydown handler for Esc, which then does not reach the map. */
export const onEscape =
  (close: () => void) =>
  (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || isComposing(event)) return;
    event.preventDefault();
    event.stopPropagation();
    close();
  };
