import { html, LitElement } from 'lit';
import { COMMAND_GROUPS, COMMANDS, formatChord, POINTER_HELP } from '../../tools/index.js';
import { closeButton } from '../ui/buttons.js';
import { fireHandler } from '../ui/element.js';
import { isMac, createEscapeHandler } from '../ui/keyboard-helpers.js';
import { controlsStyle, shortWindowStyle, styleSheet } from '../ui/shared-styles.js';
import style from './lamplighter-keys.css?inline';

/**
 * The key sheet, generated from the command table.
 *
 * @fires lamp-close - it was closed
 */
export class LamplighterKeys extends LitElement {
  static override styles = [controlsStyle, styleSheet(style), shortWindowStyle];

  override firstUpdated(): void {
    this.renderRoot.querySelector('button')!.focus();
  }

  override render(): unknown {
    const mac = isMac();
    return html`<div
      role="dialog"
      aria-label="Keyboard shortcuts"
      @keydown=${createEscapeHandler(this.#close)}
    >
      ${closeButton('Close keyboard shortcuts', this.#close)}
      <h2>Keyboard shortcuts</h2>
      <div class="sheet">
        ${COMMAND_GROUPS.map((group) =>
          section(
            group,
            COMMANDS.filter((command) => command.group === group && command.keys.length > 0).map(
              ({ name, keys }) => [name, keys.map((key) => formatChord(key, mac))],
            ),
          ),
        )}
        ${section(
          'Mouse and touch',
          POINTER_HELP.map(([keys, meaning]) => [meaning, keys.split(', ')]),
          'pointer',
        )}
      </div>
    </div>`;
  }

  readonly #close = fireHandler(this, 'lamp-close');
}

const section = (name: string, rows: readonly (readonly [string, readonly string[]])[], look = ''): unknown =>
  html`<section class=${look}>
    <h3>${name}</h3>
    <dl>
      ${rows.map(
        ([meaning, keys]) =>
          html`<div>
            <dt>${meaning}</dt>
            <dd>${keys.map((key) => html`<kbd>${key}</kbd> `)}</dd>
          </div>`,
      )}
    </dl>
  </section>`;
