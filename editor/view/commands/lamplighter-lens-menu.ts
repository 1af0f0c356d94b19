/** The lens menu. */
import { css, html } from 'lit';
import { boardOf, type EditorState, findCommand, formatChord, lensesFor } from '../../tools/index.js';
import { dispatchCommand } from '../ui/dispatch.js';
import { StateElement } from '../ui/element.js';
import { isMac } from '../ui/keys.js';
import { controlsStyle } from '../ui/styles.js';

/**
 * A list of the lenses for this kind of board.
 *
 * @property state - the editor state
 * @fires lamp-command - `detail: string`: the command of the chosen lens
 */
export class LamplighterLensMenu extends StateElement {
  static override styles = [
    controlsStyle,
    css`
      :host {
        display: inline-flex;
        gap: 4px;
        align-items: center;
      }
      select {
        max-width: 26ch;
      }
      @container (max-width: 900px) {
        label {
          display: none;
        }
        select {
          max-width: 16ch;
        }
      }
      select[data-on] {
        border-color: var(--accent);
        border-width: 2px;
      }
    `,
  ];

  override partsOf(state: EditorState): readonly unknown[] {
    return [state.lens, boardOf(state).game];
  }

  override renderState(state: EditorState): unknown {
    const lenses = lensesFor(boardOf(state));
    return html`<label for="lens">Lens</label>
      <select
        id="lens"
        aria-label="Lens"
        ?data-on=${state.lens !== 'none'}
        title="Shows a relation of the selection"
        @change=${(event: Event) => {
          dispatchCommand(this, `lens.${(event.target as HTMLSelectElement).value}`);
        }}
      >
        ${lenses.map(
          (id) => html`<option value=${id} .selected=${id === state.lens}>${nameOf(`lens.${id}`)}</option>`,
        )}
      </select>`;
  }
}

/** The command's name and its key. */
function nameOf(id: string): string {
  const command = findCommand(id);
  const [key] = command?.keys ?? [];
  return `${command?.name ?? id}${key === undefined ? '' : ` (${formatChord(key, isMac())})`}`;
}
