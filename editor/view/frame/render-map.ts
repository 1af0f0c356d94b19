/** The template of the map: the board over its scan, and what lies over them. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Homography } from '../../../model/index.js';
import {
  boardOf,
  describeLens,
  type EditorState,
  shapesOfDraft,
  shapesOfLens,
  shapesOfSelection,
  shownBoard,
  transformOfShownScan,
  transformWhileCalibrating,
  selectionOf,
} from '../../tools/index.js';
import type { EditorHost, CameraAndViewport } from '../canvas/editor-host.js';
import type { LazyDetection } from '../detection/lazy-detection.js';
import type { DisplayedValidation } from '../findings/displayed-validation.js';
import type { createFindingMarkerAppender } from '../findings/finding-markers.js';
import type { ValidationState } from '../findings/validation-client.js';
import type { KeyController } from '../keyboard/key-controller.js';
import type { LayerVisibility } from '../layers/layer-visibility.js';
import { backgroundBrightness } from '../scan/scan-appearance.js';
import type { ScanController } from '../scan/scan-controller.js';
import type { LazyCompare } from '../compare/lazy-compare.js';
import type { LazyPlay } from '../play/lazy-play.js';
import type { OccludedArea } from './occluded-area.js';
import type { PanelCollapse } from './panel-collapse.js';
import type { PointerController } from './pointer-controller.js';

/** The controllers of the editor. */
export interface EditorControllers {
  readonly validation: DisplayedValidation;
  readonly markers: ReturnType<typeof createFindingMarkerAppender>;
  readonly keys: KeyController;
  readonly pointers: PointerController;
  readonly scans: ScanController;
  readonly detection: LazyDetection;
  readonly play: LazyPlay;
  readonly compare: LazyCompare;
  readonly layers: LayerVisibility;
  readonly collapse: PanelCollapse;
  readonly occluded: OccludedArea;
}

export function renderMap(
  editor: EditorHost,
  { compare, detection, layers, markers, occluded, play, pointers, scans, validation }: EditorControllers,
  state: EditorState,
): TemplateResult {
  const { view, theme, magnifier } = editor;
  const board = play.boardToDraw(shownBoard(state));
  const { picture, appearance } = scans.state;
  const isOverScan = picture !== undefined && theme !== 'contrast';
  const isTracing = isOverScan && !appearance.hidden;
  const map = scanTransform(state);
  const at = state.cursor ?? editor.pointer;
  const markFindings = (lens: ReturnType<typeof shapesOfLens>): typeof lens =>
    layers.hidden.has('findings') ? lens : markers(lens, boardOf(state), validation.state);
  return html`<lamplighter-canvas
      .board=${board}
      .shapes=${shapesOfDraft(state, editor.digits)}
      .halos=${shapesOfSelection(state)}
      .lens=${compare.appendShapes(
        play.appendShapes(
          detection.appendShapes(markFindings(shapesOfLens(board, state.lens, selectionOf(state))), state),
          state,
        ),
        state,
      )}
      label=${`The board ${board.name}`}
      ?peek=${editor.isPeeking}
      ?patterns=${theme === 'contrast'}
      ?outlines=${isTracing && appearance.outlines}
      .opacity=${isTracing ? appearance.drawing / 100 : 1}
      .covers=${occluded.measure}
      hides=${[...layers.hidden].join(' ')}
      over=${isOverScan ? (backgroundBrightness(appearance) ?? nothing) : nothing}
      @lamp-gesture=${pointers.onGesture}
      @lamp-menu=${pointers.onMenu}
      @lamp-view=${(event: CustomEvent<CameraAndViewport>) => {
        editor.view = event.detail;
      }}
      @lamp-leave=${() => {
        editor.pointer = undefined;
      }}
      ><lamplighter-scan-layer
        slot="paper"
        .picture=${picture}
        .map=${map}
        .appearance=${appearance}
        .extent=${board.extent}
      ></lamplighter-scan-layer
      ><slot name="under" slot="under"></slot
    ></lamplighter-canvas>
    ${
      magnifier && at && view
        ? html`<lamplighter-loupe
            .board=${board}
            .at=${at}
            .pixel=${editor.canvas.pixelOf(at)}
            .camera=${view.camera}
            .picture=${picture}
            .map=${map}
            .appearance=${appearance}
          ></lamplighter-loupe>`
        : nothing
    }
    ${
      state.tool === 'calibrate'
        ? nothing
        : html`<lamplighter-minimap
            .board=${board}
            .camera=${view?.camera}
            .size=${view ? editor.canvas.size : [1, 1]}
          ></lamplighter-minimap>`
    }
    <p class="lens-words" role="status">${describeLens(board, state.lens, selectionOf(state))}</p>
    ${renderPopover(editor, state, validation.state)}
    ${
      state.question
        ? html`<lamplighter-question
            .question=${state.question}
            @lamp-close=${() => {
              editor.canvas.focus();
            }}
          ></lamplighter-question>`
        : nothing
    }
    <slot name="over"></slot>`;
}

/** The current transform of the picture. */
function scanTransform(state: EditorState): Homography | undefined {
  const { scan } = state.settings;
  if (!scan) return undefined;
  const board = shownBoard(state);
  return state.tool === 'calibrate'
    ? transformWhileCalibrating(board, scan, state.settings.calibrateBy).toBoard
    : transformOfShownScan(board, scan).toBoard;
}

function renderPopover(editor: EditorHost, state: EditorState, validation: ValidationState): unknown {
  const { openPopover: over } = editor;
  /** `left`: the focus has moved elsewhere by a click or Tab, and stays there. */
  const closed = ({ detail }: CustomEvent<'left' | null>): void => {
    editor.openPopover = undefined;
    if (detail !== 'left') editor.canvas.focus();
  };
  if (over === undefined) return nothing;
  if (over === 'palette')
    return html`<lamplighter-palette
      .state=${state}
      .validation=${validation}
      @lamp-close=${closed}
    ></lamplighter-palette>`;
  if (over === 'keys') return html`<lamplighter-keys @lamp-close=${closed}></lamplighter-keys>`;
  return html`<lamplighter-menu
    .state=${state}
    .place=${over.menu}
    @lamp-close=${closed}
  ></lamplighter-menu>`;
}
