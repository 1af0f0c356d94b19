/** The status bar: what a click does, the last announcement, the pointer position. */
import { html, nothing, type TemplateResult } from 'lit';
import { cellOfPoint, isStreetBoard } from '../../../model/index.js';
import { describeEntity, type EditorState, hintOf, shownBoard, wordForTouch } from '../../tools/index.js';
import type { EditorHost } from '../canvas/editor-host.js';

/** `digitHint`: the hint for digits typed so far; empty if there are none. */
export function renderStatusBar(editor: EditorHost, state: EditorState, digitHint: string): TemplateResult {
  const { view, pointer } = editor;
  const target = describeSnapTarget(state);
  const board = shownBoard(state);
  const at = state.cursor ?? pointer;
  const word = editor.viewport.coarse ? wordForTouch : (text: string) => text;
  const cell = at && isStreetBoard(board) && board.grid ? cellOfPoint(board.grid, at) : undefined;
  return html`<footer>
    <div class="words">
      <span class="hint">${word(currentHint(state, editor, digitHint))}</span>
      <span class="announcement" role="status">${word(state.announcement)}</span>
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
export const describeSnapTarget = (state: EditorState): string => {
  const { snap } = state.draft;
  return snap?.onto ? describeEntity(shownBoard(state), snap.onto.key) : '';
};

/** What a click does now, preceded by active modes and how to leave them. */
export function currentHint(
  state: EditorState,
  { viewport, isPeeking, magnifier }: Pick<EditorHost, 'viewport' | 'isPeeking' | 'magnifier'>,
  digitHint = '',
): string {
  if (digitHint !== '') return digitHint;
  if (isPeeking) return 'Showing only the scan. Press Q or Esc to show the board.';
  return `${magnifier === 'held' ? 'Press Z or Esc to hide the magnifier. ' : ''}${hintOf(state, viewport)}`;
}
