/** The lens in use, and the choice of another. */
import { css, html, LitElement, nothing, type PropertyValues } from 'lit';
import { wordsOfChord } from '../../tools/chord.js';
import { commandOf } from '../../tools/commands.js';
import { boardOf, type Desk } from '../../tools/desk.js';
import { lensesFor } from '../../tools/lens.js';
import { controlsStyle } from '../controls-style.js';
import { askCommand } from '../tell.js';
import { isMac } from './lamplighter-palette.js';

/**
 * A list of the lenses that mean something on the board.
 *
 * @property desk - the drawing table
 * @fires lamp-command - `detail: string`: the lens to look through, as a command's id
 */
export class LamplighterLensMenu extends LitElement {
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
  static override properties = { desk: { attribute: false } };

  declare desk: Desk | undefined;

  constructor() {
    super();
    this.desk = undefined;
  }

  /** The desk changes with everything; here only the lens counts, and which there are. */
  protected override shouldUpdate(changed: PropertyValues<this>): boolean {
    const [before, { desk }] = [changed.get('desk'), this];
    if (!before || !desk) return true;
    return before.lens !== desk.lens || boardOf(before).game !== boardOf(desk).game;
  }

  override render(): unknown {
    const { desk } = this;
    if (!desk) return nothing;
    const lenses = lensesFor(boardOf(desk));
    return html`<label for="lens">Lens</label>
      <select
        id="lens"
        aria-label="Lens"
        ?data-on=${desk.lens !== 'none'}
        title="What is asked of the selection"
        @change=${(event: Event) => {
          askCommand(this, `lens.${(event.target as HTMLSelectElement).value}`);
        }}
      >
        ${lenses.map(
          (id) => html`<option value=${id} .selected=${id === desk.lens}>${nameOf(`lens.${id}`)}</option>`,
        )}
      </select>`;
  }
}

/** The command's name and its key. */
function nameOf(id: string): string {
  const command = commandOf(id);
  const [key] = command?.keys ?? [];
  return `${command?.name ?? id}${key === undefined ? '' : ` (${wordsOfChord(key, isMac())})`}`;
}
