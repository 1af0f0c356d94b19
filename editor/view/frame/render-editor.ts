/** The template of the editor: top bar, tool options and lenses, tools, the map with its overlays, side panels, status bar. */
import { html, type TemplateResult } from 'lit';
import type { Point } from '../../../model/index.js';
import type { EditorState } from '../../tools/index.js';
import type { EditorHost } from '../canvas/editor-host.js';
import type { ScanRequest } from '../scan/scan-controller.js';
import type { StateChange } from '../ui/dispatch.js';
import { renderLenses, renderToolRail, renderTopBar, type CommandHandlers } from './command-buttons.js';
import { type EditorControllers, renderMap } from './render-map.js';
import { renderSidePanels } from './side-panels.js';
import { renderStatusBar } from './status-bar.js';

export function renderEditor(
  editor: EditorHost,
  parts: EditorControllers,
  state: EditorState,
): TemplateResult {
  const { collapse, keys, pointers, scans, validation } = parts;
  const { picture, appearance } = scans.state;
  const on: CommandHandlers = {
    run: (id) => (event) => {
      editor.command(id);
      pointers.focusMapAfterClick(event);
    },
    open: (id) => () => {
      editor.command(id);
    },
  };
  return html`
    <div
      class="frame"
      ?data-folded=${collapse.isCollapsed}
      ?data-placing=${state.tool !== 'select'}
      ?data-over-scan=${picture !== undefined && !appearance.hidden}
      @lamp-state=${(event: CustomEvent<StateChange>) => {
        editor.change(event.detail);
      }}
      @lamp-command=${(event: CustomEvent<string>) => {
        editor.command(event.detail);
      }}
      @lamp-fly=${(event: CustomEvent<Point>) => {
        editor.canvas.flyTo(event.detail);
      }}
      @lamp-look=${(event: CustomEvent<Point>) => {
        editor.canvas.camera = { ...editor.canvas.camera, centre: event.detail };
      }}
      @lamp-scan=${(event: CustomEvent<ScanRequest>) => {
        void scans.handleRequest(event.detail);
      }}
      @keydown=${keys.onKeyDown}
    >
      ${renderTopBar(state, validation.state, on)}
      <section class="context" aria-label="Tool options and lenses">
        <lamplighter-tool-options
          .state=${state}
          .digits=${editor.digits}
          ?coarse=${editor.viewport.coarse}
          @click=${pointers.focusMapAfterClick}
        ></lamplighter-tool-options>
        ${renderLenses(state, on)}
      </section>
      ${renderToolRail(state, on)}
      <main aria-label="Map">${renderMap(editor, parts, state)}</main>
      ${renderSidePanels(editor, parts, state)} ${renderStatusBar(editor, state, keys.digits.hint)}
      <div class="tip" popover="manual" aria-hidden="true"></div>
    </div>
  `;
}
