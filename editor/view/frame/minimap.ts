/** The minimap; hidden while a scan is being calibrated. */
import { html, nothing, type TemplateResult } from 'lit';
import { type Camera, type EditorState, shownBoard, type Size } from '../../tools/index.js';

export const renderMinimap = (
  state: EditorState,
  view: { readonly camera: Camera; readonly size: Size } | undefined,
): TemplateResult | typeof nothing =>
  state.tool === 'calibrate'
    ? nothing
    : html`<lamplighter-minimap
        .board=${shownBoard(state)}
        .camera=${view?.camera}
        .size=${view?.size ?? [1, 1]}
      ></lamplighter-minimap>`;
