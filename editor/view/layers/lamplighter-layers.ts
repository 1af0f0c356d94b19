/** The layers panel: what is shown of the board and its scan. */
import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { type EditorState, shownBoard } from '../../tools/index.js';
import { controlsStyle } from '../ui/controls-style.js';
import { dispatch } from '../ui/dispatch.js';
import { layersOfBoard, type Layer } from './hideable-layers.js';
import type { ScanState } from '../scan/scan-controller.js';

/** A request to show or hide a layer. */
export interface LayerRequest {
  readonly layer: Layer;
  readonly isShown: boolean;
}

/**
 * The layers with check boxes.
 *
 * @property state - the editor state
 * @property hiddenLayers - the hidden layers
 * @property scan - the scan, if there is one
 * @fires lamp-layer - `detail: LayerRequest`: show or hide a layer
 * @fires lamp-scan - `detail: ScanRequest`: show or hide the scan
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
    state: { attribute: false },
    hiddenLayers: { attribute: false },
    scan: { attribute: false },
  };

  state: EditorState | undefined;
  hiddenLayers: ReadonlySet<Layer> = new Set();
  scan: ScanState | undefined;

  override render(): unknown {
    const { state, hiddenLayers, scan } = this;
    if (!state) return nothing;
    return html`<fieldset>
        <legend>Shown on the map</legend>
        ${layersOfBoard(shownBoard(state))
          .toReversed()
          .map(([layer, name]) =>
            checkBox(name, !hiddenLayers.has(layer), (isShown) => {
              dispatch(this, 'lamp-layer', { layer, isShown });
            }),
          )}
        ${
          scan?.picture
            ? checkBox('Scan', !scan.appearance.hidden, (isShown) => {
                dispatch(this, 'lamp-scan', { do: 'appearance', appearance: { hidden: !isShown } });
              })
            : nothing
        }
      </fieldset>
      <p class="muted">
        This changes only the view, not the board file, and is remembered for this board in this browser.
        Choosing a tool shows the layers it draws on.
      </p>`;
  }
}

const checkBox = (name: string, checked: boolean, change: (checked: boolean) => void): TemplateResult =>
  html`<label
    ><input
      type="checkbox"
      .checked=${checked}
      @change=${(event: Event) => {
        change((event.currentTarget as HTMLInputElement).checked);
      }}
    />${name}</label
  >`;
