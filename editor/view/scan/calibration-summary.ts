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
} from '../../tools/index.js';
import { button } from '../ui/buttons.js';
import { dispatchChange, dispatchCommand, dispatchFlyTo } from '../ui/dispatch.js';
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
  const calibrate = (): void => {
    if (!locked) dispatchCommand(panel, 'tool.calibrate');
  };
  return html`<section aria-label="Calibration">
    <h2>Calibration</h2>
    <dl class="figures">
      ${figure('Points', points.length)}
      ${figure('Fit', scan.guess && points.length < 2 ? 'exact' : KIND_LABELS[map.kind])}
      ${points.length > 0 ? figure('RMSE', describeRmse(map, scan)) : nothing}
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
      selection: state.selection,
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
      ${button(points.length < 4 ? 'Set the corners' : 'Set more points', calibrate, { class: 'chief', isDisabled: locked })}
      ${points.length > 0 && !locked ? button('Start over', startOver) : nothing}
    </div>
  </section>`;
}

const figure = (name: string, value: unknown): TemplateResult =>
  html`<div>
    <dt>${name}</dt>
    <dd>${value}</dd>
  </div>`;

/** Also in pixels of the picture, which shows the precision of the clicks. */
function describeRmse({ rmse: units, toBoard }: ScanTransform, { width, height }: ShownScan): string {
  const middle = [width / 2, height / 2] as const;
  const [x, y] = applyHomography(toBoard, middle);
  const [besideX, besideY] = applyHomography(toBoard, [middle[0] + 1, middle[1]]);
  const pixels = units / Math.hypot(besideX - x, besideY - y);
  return `${formatResidual(units)} units (${formatResidual(pixels)} pixels)`;
}
