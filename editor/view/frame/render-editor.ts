/** The template of the editor: top bar, tools, the map with its overlays, side panels, status bar. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Point } from '../../../model/index.js';
import {
  boardOf,
  type Camera,
  describeLens,
  type EditorState,
  shapesOfDraft,
  shapesOfLens,
  shapesOfSelection,
  shownBoard,
  type Viewport,
  selectionOf,
} from '../../tools/index.js';
import type { DisplayedValidation } from '../findings/displayed-validation.js';
import type { createFindingMarkers } from '../findings/finding-markers.js';
import type { KeyController } from '../keyboard/key-controller.js';
import type { LayerRequest } from '../layers/lamplighter-layers.js';
import type { LayerVisibility } from '../layers/layer-visibility.js';
import { backgroundOf } from '../scan/scan-appearance.js';
import type { ScanController, ScanRequest } from '../scan/scan-controller.js';
import type { StateChange } from '../ui/dispatch.js';
import type { ThemeName } from '../ui/theme.js';
import { renderMinimap } from './minimap.js';
import type { OccludedArea } from './occluded-area.js';
import type { PanelCollapse } from './panel-collapse.js';
import type { PanelId } from './panel-ids.js';
import type { PointerController, PointerHost } from './pointer-controller.js';
import { renderPopover } from './popover.js';
import { renderLoupe, renderScanLayer } from './scan-view.js';
import { renderSidePanels } from './side-panels.js';
import { renderStatusBar } from './status-bar.js';
import { renderToolRail } from './tool-rail.js';
import { renderTopBar, type RunCommand } from './top-bar.js';

/** How the map is viewed. */
export interface MapView {
  readonly camera: Camera;
  readonly viewport: Viewport;
}

/** The editor, as far as its template reads and changes it. */
export interface EditorView extends PointerHost {
  readonly isPeeking: boolean;
  readonly theme: ThemeName;
  panel: PanelId;
  view: MapView | undefined;
  readonly command: (id: string) => void;
}

/** The controllers of the editor. */
export interface EditorParts {
  readonly validation: DisplayedValidation;
  readonly markers: ReturnType<typeof createFindingMarkers>;
  readonly keys: KeyController;
  readonly pointers: PointerController;
  readonly scans: ScanController;
  readonly layers: LayerVisibility;
  readonly collapse: PanelCollapse;
  readonly occluded: OccludedArea;
}

export function renderEditor(editor: EditorView, parts: EditorParts, state: EditorState): TemplateResult {
  const { collapse, keys, layers, pointers, scans } = parts;
  const validation = parts.validation.state;
  const run: RunCommand = (id, event) => {
    editor.command(id);
    if (event) pointers.focusMapAfterClick(event);
  };
  return html`
    <div
      class="frame"
      ?data-folded=${collapse.isCollapsed}
      @lamp-state=${(event: CustomEvent<StateChange>) => {
        editor.change(event.detail);
      }}
      @lamp-command=${(event: CustomEvent<string>) => {
        run(event.detail);
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
      @lamp-layer=${({ detail: { layer, isShown } }: CustomEvent<LayerRequest>) => {
        layers.show(layer, isShown);
      }}
      @keydown=${keys.onKeyDown}
    >
      ${renderTopBar(state, { run, validation })} ${renderToolRail(state, run)}
      <main aria-label="Map">${renderMap(editor, parts, state)}</main>
      ${renderSidePanels(state, {
        panel: editor.panel,
        choose: (panel) => {
          editor.panel = panel;
        },
        collapse,
        validation,
        scan: scans.state,
        hiddenLayers: layers.hidden,
      })}
      ${renderStatusBar(state, {
        viewport: editor.viewport,
        view: editor.view,
        pointer: editor.pointer,
        digitHint: keys.digits.hint,
        isPeeking: editor.isPeeking,
        magnifier: editor.magnifier,
      })}
    </div>
  `;
}

function renderMap(
  editor: EditorView,
  { layers, markers, occluded, pointers, scans, validation }: EditorParts,
  state: EditorState,
): TemplateResult {
  const { view } = editor;
  const board = shownBoard(state);
  const { picture, appearance } = scans.state;
  const isOverScan = picture !== undefined && editor.theme !== 'contrast';
  return html`<lamplighter-canvas
      .board=${board}
      .shapes=${shapesOfDraft(state)}
      .halos=${shapesOfSelection(state)}
      .lens=${markers(shapesOfLens(board, state.lens, selectionOf(state)), boardOf(state), validation.state)}
      label=${`The board ${board.name}`}
      ?peek=${editor.isPeeking}
      .covers=${occluded.measure}
      hides=${[...layers.hidden].join(' ')}
      over=${isOverScan ? (backgroundOf(appearance) ?? nothing) : nothing}
      @lamp-gesture=${pointers.onGesture}
      @lamp-menu=${pointers.onMenu}
      @lamp-view=${(event: CustomEvent<MapView>) => {
        editor.view = event.detail;
      }}
      @lamp-leave=${() => {
        editor.pointer = undefined;
      }}
      >${renderScanLayer(state, scans.state)}<slot name="under" slot="under"></slot
    ></lamplighter-canvas>
    ${renderLoupe(state, scans.state, editor)}
    <div class="options">
      <lamplighter-tool-options
        .state=${state}
        ?coarse=${view?.viewport.coarse}
        @click=${pointers.focusMapAfterClick}
      ></lamplighter-tool-options>
    </div>
    ${renderMinimap(state, view && { camera: view.camera, size: editor.canvas.size })}
    <p class="lens-words" role="status">${describeLens(board, state.lens, selectionOf(state))}</p>
    ${renderPopover(state, editor.openPopover, (isLeft) => {
      editor.openPopover = undefined;
      if (!isLeft) editor.canvas.focus();
    })}
    <slot name="over"></slot>`;
}
