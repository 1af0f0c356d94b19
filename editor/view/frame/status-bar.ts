/** The status bar: what a click does, the last announcement, the pointer position. */
import { html, nothing, type TemplateResult } from 'lit';
import { cellOfPoint, isStreetBoard, type Point } from '../../../model/index.js';
import {
  type Camera,
  describeEntity,
  type EditorState,
  hintOf,
  shownBoard,
  type Viewport,
} from '../../tools/index.js';

/** What the status bar shows besides the editor state. */
export interface StatusBarInfo {
  readonly viewport: Viewport;
  readonly view: { readonly camera: Camera } | undefined;
  readonly pointer: Point | undefined;
  /** The hint for digits typed so far; empty if there are none. */
  readonly digitHint: string;
  readonly isPeeking: boolean;
  readonly magnifier: 'held' | 'placing' | undefined;
}

export function renderStatusBar(state: EditorState, seen: StatusBarInfo): TemplateResult {
  const { view, pointer } = seen;
  const target = snapTargetName(state);
  const board = shownBoard(state);
  const at = state.cursor ?? pointer;
  const cell = at && isStreetBoard(board) && board.grid ? cellOfPoint(board.grid, at) : undefined;
  return html`<footer>
    <div class="words">
      <span class="hint">${currentHint(state, seen)}</span>
      <span class="announcement" role="status">${state.announcement}</span>
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

/** The name of the entity that a click would snap to. */
export const snapTargetName = (state: EditorState): string => {
  const { snap } = state.draft;
  return snap?.onto ? describeEntity(shownBoard(state), snap.onto.key) : '';
};

/** What a click does now, preceded by active modes and how to leave them. */
export function currentHint(
  state: EditorState,
  { viewport, digitHint: digits, isPeeking, magnifier }: Omit<StatusBarInfo, 'view' | 'pointer'>,
): string {
  if (digits !== '') return digits;
  if (isPeeking) return 'Showing only the scan. Press Q or Esc to show the board.';
  return `${magnifier === 'held' ? 'Press Z or Esc to hide the magnifier. ' : ''}${hintOf(state, viewport)}`;
}
