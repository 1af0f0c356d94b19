/** The line under the map: what a click will do, what was done, where the pointer is. */
import { html, nothing, type TemplateResult } from 'lit';
import { cellOfPoint, isStreetBoard, type Point } from '../../../model/index.js';
import type { Camera } from '../../tools/camera.js';
import { hintOf, shownBoard, type Desk } from '../../tools/desk.js';
import type { Sight } from '../../tools/gesture.js';
import { wordsOf } from '../../tools/words.js';

/** What it says beside the desk. */
export interface Status {
  readonly sight: Sight;
  readonly view: { readonly camera: Camera } | undefined;
  readonly pointer: Point | undefined;
  /** What is said of digits typed so far; nothing if there are none. */
  readonly digits: string;
  readonly peeks: boolean;
  readonly magnifies: 'held' | 'placing' | undefined;
}

export function status(desk: Desk, seen: Status): TemplateResult {
  const { view, pointer } = seen;
  const target = targetOf(desk);
  const board = shownBoard(desk);
  const at = desk.cursor ?? pointer;
  const cell = at && isStreetBoard(board) && board.grid ? cellOfPoint(board.grid, at) : undefined;
  return html`<footer>
    <div class="words">
      <span class="hint">${hintNow(desk, seen)}</span>
      <span class="said" role="status">${desk.said}</span>
      ${target === '' ? nothing : html`<span class="target">${target}</span>`}
    </div>
    <div class="figures">
      ${at ? html`<span class="figure">${Math.round(at[0])}, ${Math.round(at[1])}</span>` : nothing}
      ${cell ? html`<span class="figure">${cell.column}/${cell.row}</span>` : nothing}
      ${
        view
          ? html`<span class="figure">${Math.round(view.camera.zoom * 1000)} %</span
              ><span class="figure">${Math.round(view.camera.rotation)}°</span>`
          : nothing
      }
    </div>
  </footer>`;
}

/** What a click would snap to, by its name. */
export const targetOf = (desk: Desk): string => {
  const { snap } = desk.draft;
  return snap?.onto ? wordsOf(shownBoard(desk), snap.onto.key) : '';
};

/** What a click will do now; but first what is on and how it is left. */
export function hintNow(
  desk: Desk,
  { sight, digits, peeks, magnifies }: Omit<Status, 'view' | 'pointer'>,
): string {
  if (digits !== '') return digits;
  if (peeks) return 'Only the scan is shown; press Q or Esc to see the board again.';
  return `${magnifies === 'held' ? 'Press Z or Esc to put the magnifier away. ' : ''}${hintOf(desk, sight)}`;
}
