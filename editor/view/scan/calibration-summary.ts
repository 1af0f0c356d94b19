/** The calibration summary: kind of transform, error, and control points. */
import { html, nothing, type TemplateResult } from 'lit';
import { applyHomography } from '../../../model/index.js';
import {
  type ControlPoint,
  controlPointsOf,
  type EditorState,
  nameOfControlPoint,
  perform,
  pixelInScan,
  removeControlPoints,
  type ScanTransform,
  selectEntities,
  setControlPoints,
  shownBoard,
  type ShownScan,
  switchTool,
  type TransformKind,
  transformOfShownScan,
  selectionOf,
} from '../../tools/index.js';
import { dispatchCommand, dispatchChange, dispatchFlyTo } from '../ui/dispatch.js';
import { formatResidual, renderControlPoints } from './control-point-list.js';

const KIND_LABELS: Readonly<Record<TransformKind, string>> = {
  guess: 'not calibrated yet',
  similarity: 'rotated and scaled',
  affine: 'rotated, scaled and sheared',
  perspective: 'perspective',
};

interface CalibrationOptions {
  /** Its points cannot be changed. */
  readonly locked: boolean;
  readonly startOver: () => void;
}

/** @param panel - the element that dispatches changes */
export function renderCalibrationSummary(
  panel: EventTarget,
  state: EditorState,
  scan: ShownScan,
  { locked, startOver }: CalibrationOptions,
): TemplateResult {
  const board = shownBoard(state);
  const points = controlPointsOf(board, scan);
  const map = transformOfShownScan(board, scan);
  return html`<section aria-label="Calibration">
    <h2>Calibration</h2>
    <dl class="figures">
      <div>
        <dt>Points</dt>
        <dd>${points.length}</dd>
      </div>
      <div>
        <dt>Fit</dt>
        <dd>${scan.guess && points.length < 2 ? 'exact' : KIND_LABELS[map.kind]}</dd>
      </div>
      ${points.length > 0 ? rmse(map, scan) : nothing}
    </dl>
    ${map.why === undefined ? nothing : html`<p class="why">${map.why}</p>`}
    ${
      map.outlier === undefined
        ? nothing
        : html`<p class="why">
            Point ${map.outlier + 1} disagrees with the others. Move it to the right place, or remove it.
          </p>`
    }
    ${renderControlPoints({
      board,
      points,
      map,
      selection: selectionOf(state),
      locked: locked || state.readOnly,
      select: (i) => {
        dispatchChange(panel, (now) => selectEntities(switchTool(now, 'calibrate'), [nameOfControlPoint(i)]));
        dispatchFlyTo(panel, points[i]!.at);
      },
      remove: (i) => {
        const name = `Remove control point ${i + 1}`;
        dispatchChange(panel, (now) =>
          selectEntities(perform(now, name, removeControlPoints(scan, [nameOfControlPoint(i)])), []),
        );
      },
      move: (i, point) => {
        const pixel = pixelInScan(scan, point.pixel, Infinity)!;
        const moved: ControlPoint = { pixel, at: point.at };
        dispatchChange(panel, (now) =>
          perform(
            now,
            `Move control point ${i + 1}`,
            setControlPoints(scan, (all) => all.map((each, k) => (k === i ? moved : each))),
          ),
        );
      },
    })}
    <div class="row">
      <button
        class="chief"
        aria-disabled=${locked ? 'true' : 'false'}
        @click=${() => {
          if (!locked) dispatchCommand(panel, 'tool.calibrate');
        }}
      >
        ${points.length < 4 ? 'Set the corners' : 'Set more points'}
      </button>
      ${points.length > 0 && !locked ? html`<button @click=${startOver}>Start over</button>` : nothing}
    </div>
  </section>`;
}

/** Also in pixels of the picture, which shows the precision of the clicks. */
function rmse({ rmse: units, toBoard }: ScanTransform, { width, height }: ShownScan): TemplateResult {
  const middle = [width / 2, height / 2] as const;
  const [x, y] = applyHomography(toBoard, middle);
  const [besideX, besideY] = applyHomography(toBoard, [middle[0] + 1, middle[1]]);
  const pixels = units / Math.hypot(besideX - x, besideY - y);
  return html`<div>
    <dt>RMSE</dt>
    <dd>${formatResidual(units)} units (${formatResidual(pixels)} pixels)</dd>
  </div>`;
}
