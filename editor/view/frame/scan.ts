/** The scan in the editor's frame: the picture under the board, and the magnifier over it. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Homography, Point } from '../../../model/index.js';
import type { Camera } from '../../tools/camera.js';
import { shownBoard, type Desk } from '../../tools/desk.js';
import { mapOfShown, mapWhileSetting } from '../../tools/shown-scan.js';
import type { ScanState } from '../scan/scan-table.js';

/** Where the picture lies now. */
const mapOf = (desk: Desk): Homography | undefined => {
  const { scan } = desk.settings;
  const map = desk.tool === 'calibrate' ? mapWhileSetting : mapOfShown;
  return scan && map(shownBoard(desk), scan).toBoard;
};

export const scanLayer = (desk: Desk, { picture, look }: ScanState): TemplateResult =>
  html`<lamplighter-scan-layer
    slot="paper"
    .picture=${picture}
    .map=${mapOf(desk)}
    .look=${look}
    .extent=${shownBoard(desk).extent}
  ></lamplighter-scan-layer>`;

/** Where the magnifier is, if it is out. */
interface Magnifying {
  readonly magnifies: string | undefined;
  readonly pointer: Point | undefined;
  readonly view: { readonly camera: Camera } | undefined;
  readonly canvas: { readonly pixelOf: (at: Point) => Point };
}

export function loupe(
  desk: Desk,
  { picture, look }: ScanState,
  { magnifies, pointer, view, canvas }: Magnifying,
): TemplateResult | typeof nothing {
  const at = desk.cursor ?? pointer;
  if (magnifies === undefined || !at || !view) return nothing;
  return html`<lamplighter-loupe
    .board=${shownBoard(desk)}
    .at=${at}
    .pixel=${canvas.pixelOf(at)}
    .camera=${view.camera}
    .picture=${picture}
    .map=${mapOf(desk)}
    .look=${look}
  ></lamplighter-loupe>`;
}
