import { html, LitElement } from 'lit';
import { button } from '../ui/buttons.js';
import { fireHandler, inputProperties } from '../ui/element.js';
import { createEscapeHandler } from '../ui/keyboard-helpers.js';
import { controlsStyle, floatingStyle, shortWindowStyle, styleSheet } from '../ui/shared-styles.js';
import style from './lamplighter-conflict.css?inline';

export type ConflictResolution = 'overwrite' | 'copy' | 'theirs' | 'later';

/**
 * The panel for a file that was changed by another program: shows the difference and the choices.
 *
 * @property heading - what happened
 * @property words - the difference, line by line
 * @property canLoad - whether the file is a valid board
 * @fires lamp-resolve - `detail: ConflictResolution`: the choice
 */
export class LamplighterConflict extends LitElement {
  static override styles = [controlsStyle, floatingStyle, styleSheet(style), shortWindowStyle];
  static override properties = inputProperties('heading', 'words', 'canLoad');

  heading = '';
  words = '';
  canLoad = true;

  override firstUpdated(): void {
    this.renderRoot.querySelector('pre')?.focus();
  }

  override render(): unknown {
    const choice = (way: ConflictResolution, label: string, title: string): unknown =>
      button(label, fireHandler(this, 'lamp-resolve', way), { class: way === 'copy' ? 'chief' : '', title });
    return html`<section role="dialog" aria-label=${this.heading} @keydown=${this.#key}>
      <h2>${this.heading}</h2>
      <p>The file was not saved. Changes from the file to your board:</p>
      <pre tabindex="0" aria-label="Differences">${this.words}</pre>
      <div class="row">
        ${choice('copy', 'Download a copy of mine', 'Downloads your board; the file is not changed.')}
        ${choice('overwrite', 'Overwrite the file', 'Saves your board to the file.')}
        ${
          this.canLoad
            ? choice('theirs', 'Load the file', 'Opens the file; your board stays in the list of boards.')
            : ''
        }
        ${choice('later', 'Decide later', 'Closes this panel without saving.')}
      </div>
    </section>`;
  }

  readonly #key = createEscapeHandler(fireHandler(this, 'lamp-resolve', 'later'));
}
