import { css, html, LitElement } from 'lit';
import { button } from '../ui/buttons.js';
import { firing, inputs } from '../ui/element.js';
import { createEscapeHandler } from '../ui/keys.js';
import { controlsStyle, floatingStyle, shortWindowStyle } from '../ui/styles.js';

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
  static override styles = [
    controlsStyle,
    floatingStyle,
    css`
      :host {
        inset: 8px auto 8px 8px;
        width: min(560px, calc(100% - 16px));
        z-index: 25;
        display: flex;
        flex-direction: column;
        padding: 12px;
        border-left: 4px solid var(--danger);
      }
      section {
        display: contents;
      }
      pre {
        flex: 1;
        min-height: 60px;
        overflow: auto;
        margin: 0 0 12px;
        padding: 8px;
        background: var(--field);
        border: 1px solid var(--edge);
        border-radius: 4px;
        font:
          12.5px/1.5 ui-monospace,
          monospace;
        white-space: pre-wrap;
        overflow-wrap: anywhere;
      }
    `,
    shortWindowStyle,
  ];
  static override properties = inputs('heading', 'words', 'canLoad');

  heading = '';
  words = '';
  canLoad = true;

  override firstUpdated(): void {
    this.renderRoot.querySelector('pre')?.focus();
  }

  override render(): unknown {
    const choice = (way: ConflictResolution, label: string, title: string): unknown =>
      button(label, firing(this, 'lamp-resolve', way), { class: way === 'copy' ? 'chief' : '', title });
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

  readonly #key = createEscapeHandler(firing(this, 'lamp-resolve', 'later'));
}
