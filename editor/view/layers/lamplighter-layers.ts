/** The layers panel: what is shown of the board and its scan. */
import { css, html, nothing } from 'lit';
import { type EditorState, shownBoard } from '../../tools/index.js';
import { checkBox } from '../ui/buttons.js';
import { dispatch } from '../ui/dispatch.js';
import { inputs, StateElement } from '../ui/element.js';
import { controlsStyle } from '../ui/styles.js';
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
export class LamplighterLayers extends StateElement {
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
        min-height: 28px;
      }
    `,
  ];
  static override properties = inputs('hiddenLayers', 'scan');

  hiddenLayers: ReadonlySet<Layer> = new Set();
  scan: ScanState | undefined;

  override renderState(state: EditorState): unknown {
    const { hiddenLayers, scan } = this;
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
