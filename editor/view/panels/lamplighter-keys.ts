/** The sheet of keys, made from the one table of commands. */
import { css, html, LitElement } from 'lit';
import { wordsOfChord } from '../../tools/chord.js';
import { COMMANDS, GROUPS } from '../../tools/commands.js';
import { HAND_KEYS } from '../../tools/hand-keys.js';
import { controlsStyle } from '../controls-style.js';
import { icon } from '../icons.js';
import { isMac } from './lamplighter-palette.js';

/**
 * The sheet of keys.
 *
 * @fires lamp-close - it is done with
 */
export class LamplighterKeys extends LitElement {
  static override styles = [
    controlsStyle,
    css`
      :host {
        position: absolute;
        inset: 12px;
        overflow: auto;
        background: var(--panel);
        border: 1px solid var(--edge);
        border-radius: 8px;
        z-index: 20;
        padding: 12px 16px;
      }
      .sheet {
        columns: 260px;
        column-gap: 32px;
      }
      section {
        break-inside: avoid;
        margin-bottom: 12px;
      }
      dl {
        margin: 0;
        display: grid;
        grid-template-columns: 1fr auto;
        gap: 3px 12px;
      }
      dd {
        margin: 0;
        text-align: right;
      }
      button {
        position: absolute;
        right: 8px;
        top: 8px;
      }
    `,
  ];

  override firstUpdated(): void {
    this.renderRoot.querySelector('button')!.focus();
  }

  override render(): unknown {
    const mac = isMac();
    return html`<div
      role="dialog"
      aria-label="Sheet of keys"
      @keydown=${(event: KeyboardEvent) => {
        if (event.key !== 'Escape') return;
        // The board would leave something of its own by it.
        event.preventDefault();
        event.stopPropagation();
        this.#close();
      }}
    >
      <button
        class="bare"
        aria-label="Close the sheet of keys"
        @click=${() => {
          this.#close();
        }}
      >
        ${icon('close')}
      </button>
      <h2>Keys</h2>
      <div class="sheet">
        <section>
          <h2>Hands</h2>
          <dl>
            ${HAND_KEYS.map(
              ([keys, meaning]) =>
                html`<dt>${meaning}</dt>
                  <dd><kbd>${keys}</kbd></dd>`,
            )}
          </dl>
        </section>
        ${GROUPS.map(
          (group) =>
            html`<section>
              <h2>${group}</h2>
              <dl>
                ${COMMANDS.filter((command) => command.group === group && command.keys.length > 0).map(
                  ({ name, keys }) =>
                    html`<dt>${name}</dt>
                      <dd>${keys.map((key) => html`<kbd>${wordsOfChord(key, mac)}</kbd> `)}</dd>`,
                )}
              </dl>
            </section>`,
        )}
      </div>
    </div>`;
  }

  #close(): void {
    this.dispatchEvent(new CustomEvent('lamp-close'));
  }
}
