/** The scan in the editor: the picture under the board, and the magnifier over it. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Homography, Point } from '../../../model/index.js';
import {
  type Camera,
  type EditorState,
  shownBoard,
  transformOfShownScan,
  transformWhilePlacing,
} from '../../tools/index.js';
import type { ScanState } from '../scan/scan-controller.js';

/** The current transform of the picture. */
const mapOf = (state: EditorState): Homography | undefined => {
  const { scan } = state.settings;
  const map = state.tool === 'calibrate' ? transformWhilePlacing : transformOfShownScan;
  return scan && map(shownBoard(state), scan).toBoard;
};

export const renderScanLayer = (state: EditorState, { picture, appearance }: ScanState): TemplateResult =>
  html`<lamplighter-scan-layer
    slot="paper"
    .picture=${picture}
    .map=${mapOf(state)}
    .appearance=${appearance}
    .extent=${shownBoard(state).extent}
  ></lamplighter-scan-layer>`;

/** The state of the magnifier. */
interface MagnifierView {
  readonly magnifier: string | undefined;
  readonly pointer: Point | undefined;
  readonly view: { readonly camera: Camera } | undefined;
  readonly canvas: { readonly pixelOf: (at: Point) => Point };
}

export function renderLoupe(
  state: EditorState,
  { picture, appearance }: ScanState,
  { magnifier, pointer, view, canvas }: MagnifierView,
): TemplateResult | typeof nothing {
  const at = state.cursor ?? pointer;
  if (magnifier === undefined || !at || !view) return nothing;
  return html`<lamplighter-loupe
    .board=${shownBoard(state)}
    .at=${at}
    .pixel=${canvas.pixelOf(at)}
    .camera=${view.camera}
    .picture=${picture}
    .map=${mapOf(state)}
    .appearance=${appearance}
  ></lamplighter-loupe>`;
}
