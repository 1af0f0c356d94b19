/** The line under the map: what a click will do, what was done, where the pointer is. */
import { html, nothing, type TemplateResult } from 'lit';
import { cellOfPoint, isStreetBoard, type Point } from '../../../model/index.js';
import type { Camera } from '../../tools/camera.js';
import { hintOf, shownBoard, type Desk } from '../../tools/desk.js';
import type { Sight } from '../../tools/gesture.js';

export interface Status {
  readonly sight: Sight;
  readonly camera: Camera | undefined;
  readonly pointer: Point | undefined;
  /** What is said of digits typed so far; nothing if there are none. */
  readonly digits: string;
}

export function status(desk: Desk, { sight, camera, pointer, digits }: Status): TemplateResult {
  const board = shownBoard(desk);
  const at = desk.cursor ?? pointer;
  const cell = at && isStreetBoard(board) && board.grid ? cellOfPoint(board.grid, at) : undefined;
  const hint = digits || hintOf(desk, sight);
  return html`<footer>
    <div>
      <span class="hint">${hint}</span>
      <span class="said" role="status">${desk.said}</span>
      ${at ? html`<span class="figure">${Math.round(at[0])}, ${Math.round(at[1])}</span>` : nothing}
      ${cell ? html`<span class="figure">${cell.column}/${cell.row}</span>` : nothing}
      ${
        camera
          ? html`<span class="figure">${Math.round(camera.zoom * 1000)} %</span
              ><span class="figure">${Math.round(camera.rotation)}°</span>`
          : nothing
      }
    </div>
  </footer>`;
}
