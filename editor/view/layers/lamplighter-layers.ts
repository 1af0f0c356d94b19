/** What of the drawing is shown: the picture under it, blocks, lines, nodes, numbers. */
import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { shownBoard, type Desk } from '../../tools/desk.js';
import { controlsStyle } from '../controls-style.js';
import { layersOf, type Layer } from '../layers/layers.js';
import type { ScanState } from '../scan/scan-table.js';

/** A layer to be shown or hidden. */
export interface LayerAsk {
  readonly layer: Layer;
  readonly isShown: boolean;
}

/**
 * The layers, each with a box to tick.
 *
 * @property desk - the board
 * @property hiddenLayers - the layers that are hidden
 * @property scan - the picture under the board, if there is one
 * @fires lamp-layer - `detail: LayerAsk`: a layer is to be shown or hidden
 * @fires lamp-scan - `detail: ScanAsk`: the picture is
 */
export class LamplighterLayers extends LitElement {
  static override styles = [
    controlsStyle,
    css`
      :host {
        display: block;
      }
      fieldset {
        margin: 0 0 8px;
        padding: 0;
        border: none;
      }
      legend {
        padding: 0;
        font-weight: 600;
      }
      label {
        display: flex;
        gap: 8px;
        align-items: center;
        min-height: 28px;
        color: var(--ink);
      }
    `,
  ];
  static override properties = {
    desk: { attribute: false },
    hiddenLayers: { attribute: false },
    scan: { attribute: false },
  };

  declare desk: Desk | undefined;
  declare hiddenLayers: ReadonlySet<Layer>;
  declare scan: ScanState | undefined;

  constructor() {
    super();
    this.desk = undefined;
    this.hiddenLayers = new Set();
    this.scan = undefined;
  }

  override render(): unknown {
    const { desk, hiddenLayers, scan } = this;
    if (!desk) return nothing;
    return html`<fieldset>
        <legend>Shown on the map</legend>
        ${layersOf(shownBoard(desk))
          .toReversed()
          .map(([layer, name]) =>
            tick(name, !hiddenLayers.has(layer), (isShown) => {
              this.#fire('lamp-layer', { layer, isShown });
            }),
          )}
        ${
          scan?.picture
            ? tick('Scan', !scan.look.hidden, (isShown) => {
                this.#fire('lamp-scan', { do: 'look', look: { hidden: !isShown } });
              })
            : nothing
        }
      </fieldset>
      <p class="muted">
        Only how you look at it: the board's file is not changed, and this browser remembers it for the board.
        A tool shows what it draws on.
      </p>`;
  }

  #fire(name: string, detail: unknown): void {
    this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
  }
}

const tick = (name: string, checked: boolean, change: (checked: boolean) => void): TemplateResult =>
  html`<label
    ><input
      type="checkbox"
      .checked=${checked}
      @change=${(event: Event) => {
        change((event.currentTarget as HTMLInputElement).checked);
      }}
    />${name}</label
  >`;
