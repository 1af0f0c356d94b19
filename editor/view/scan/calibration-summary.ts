/** The calibration summary: kind of transform, error, and control points with their errors and coordinates. */
import { html, nothing, type TemplateResult } from 'lit';
import { applyHomography, type Board, capitalise, type Point } from '../../../model/index.js';
import {
  type ControlPoint,
  controlPointsOf,
  describeLandmark,
  type EditorState,
  nameOfControlPoint,
  perform,
  roundPixelIntoScan,
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
import { button, renderIcon } from '../ui/buttons.js';
import { dispatchStateChange, dispatchCommand, dispatchFlyTo } from '../ui/dispatch.js';

const KIND_LABELS: Readonly<Record<TransformKind, string>> = {
  guess: 'not calibrated yet',
  similarity: 'rotated and scaled',
  affine: 'rotated, scaled and sheared',
  perspective: 'perspective',
};

/** A file may contain any number of control points; only this many are listed. */
const MOST = 60;

export interface CalibrationSummaryOptions {
  /** The element that dispatches changes. */
  readonly panel: EventTarget;
  readonly state: EditorState;
  readonly scan: ShownScan;
  /** Its points cannot be changed. */
  readonly locked: boolean;
  readonly startOver: () => void;
}

export function renderCalibrationSummary(options: CalibrationSummaryOptions): TemplateResult {
  const { panel, state, scan, locked, startOver } = options;
  const board = shownBoard(state);
  const points = controlPointsOf(board, scan);
  const map = transformOfShownScan(board, scan);
  const more = points.length - MOST;
  const calibrate = (): void => {
    if (!locked) dispatchCommand(panel, 'tool.calibrate');
  };
  return html`<section aria-label="Calibration">
    <h2>Calibration</h2>
    <dl class="figures">
      ${figure('Points', points.length)}
      ${figure('Fit', scan.guess && points.length < 2 ? 'exact' : KIND_LABELS[map.kind])}
      ${points.length > 0 ? figure('RMSE', leavesNothingOver(map, points) ? 'not known yet' : describeRmse(map, scan)) : nothing}
    </dl>
    ${
      points.length === 4 && leavesNothingOver(map, points)
        ? html`<p class="why">Four points always fit, so the error is not known. Set a fifth to see it.</p>`
        : nothing
    }
    ${map.why === undefined ? nothing : html`<p class="why">${map.why}</p>`}
    ${
      map.outlier === undefined
        ? nothing
        : html`<p class="why">
            Point ${map.outlier + 1} disagrees with the others. Move it to the right place, or remove it.
          </p>`
    }
    <ol aria-label="Control points">
      ${points.slice(0, MOST).map((point, i) => renderPoint(options, map, point, i))}
    </ol>
    ${more > 0 ? html`<p class="muted">And ${more} more.</p>` : nothing}
    <div class="row">
      ${button(points.length < 4 ? 'Set points' : 'Set more points', calibrate, { class: 'chief', isDisabled: locked })}
      ${points.length > 0 && !locked ? button('Start over', startOver) : nothing}
    </div>
  </section>`;
}

const figure = (name: string, value: unknown): TemplateResult =>
  html`<div>
    <dt>${name}</dt>
    <dd>${value}</dd>
  </div>`;

/** Whether the points determine the transform and leave nothing over to check it with. */
const leavesNothingOver = ({ kind }: ScanTransform, points: readonly ControlPoint[]): boolean =>
  points.length <= EXACT_COUNTS[kind];

const EXACT_COUNTS: Readonly<Record<TransformKind, number>> = {
  guess: 1,
  similarity: 2,
  affine: 3,
  perspective: 4,
};

/** Also in pixels of the picture, which shows the precision of the clicks. */
function describeRmse({ rmse: units, toBoard }: ScanTransform, { width, height }: ShownScan): string {
  const middle = [width / 2, height / 2] as const;
  const [x, y] = applyHomography(toBoard, middle);
  const [besideX, besideY] = applyHomography(toBoard, [middle[0] + 1, middle[1]]);
  const pixels = units / Math.hypot(besideX - x, besideY - y);
  return `${formatResidual(units)} units (${formatResidual(pixels)} pixels)`;
}

/** In board units: "0", "0.4", "12". */
const formatResidual = (units: number): string =>
  units < 0.05 ? '0' : units < 10 ? units.toFixed(1) : String(Math.round(units));

function renderPoint(
  options: CalibrationSummaryOptions,
  map: ScanTransform,
  point: ControlPoint,
  i: number,
): TemplateResult {
  const { panel, state, scan } = options;
  const key = nameOfControlPoint(i);
  const isChosen = selectionOf(state).includes(key);
  const isOutlier = map.outlier === i;
  const isDisabled = options.locked || state.readOnly;
  const label = `Remove control point ${i + 1}`;
  const select = (): void => {
    dispatchStateChange(panel, (now) => selectEntities(switchTool(now, 'calibrate'), [key]));
    dispatchFlyTo(panel, point.at);
  };
  const remove = (): void => {
    if (isDisabled) return;
    dispatchStateChange(panel, (now) =>
      selectEntities(perform(now, label, removeControlPoints(scan, [key])), []),
    );
  };
  const content = html`<span>${i + 1}</span
    ><span class="words clip">${shortWords(shownBoard(state), point.at)}</span>
    <span class=${isOutlier ? 'off outlier' : 'off'}
      >${isOutlier ? 'outlier? ' : nothing}${formatResidual(map.residuals[i] ?? 0)}</span
    >`;
  return html`<li>
    <div class="line">
      ${button(content, select, { class: 'bare point', isExpanded: isChosen })}
      ${button(renderIcon('close'), remove, { class: 'bare icon remove', label, title: 'Remove', isDisabled })}
    </div>
    ${isChosen ? renderCoordinates(options, point, i) : nothing}
  </li>`;
}

/** "Top left corner", "Circle 84", or coordinates. */
const shortWords = (board: Board, at: Point): string =>
  capitalise((describeLandmark(board, at) ?? at.join(', ')).replace(/^the | of the board$/g, ''));

function renderCoordinates(
  { panel, state, scan, locked }: CalibrationSummaryOptions,
  point: ControlPoint,
  i: number,
): TemplateResult {
  const move = (to: ControlPoint): void => {
    const moved: ControlPoint = { pixel: roundPixelIntoScan(scan, to.pixel, Infinity)!, at: to.at };
    const action = setControlPoints(scan, (all) => all.map((each, k) => (k === i ? moved : each)));
    dispatchStateChange(panel, (now) => perform(now, `Move control point ${i + 1}`, action));
  };
  const field = (end: keyof ControlPoint, axis: 0 | 1, label: string): TemplateResult =>
    html`<input
      type="number"
      step="1"
      aria-label=${label}
      ?disabled=${locked || state.readOnly}
      .value=${String(point[end][axis])}
      @change=${(event: Event) => {
        const input = event.currentTarget as HTMLInputElement;
        const { value, valueAsNumber } = input;
        if (value.trim() === '' || !Number.isFinite(valueAsNumber)) input.value = String(point[end][axis]);
        else move({ ...point, [end]: point[end].with(axis, valueAsNumber) });
      }}
    />`;
  return html`<fieldset aria-label=${`Coordinates of control point ${i + 1}`}>
    <span class="muted">In the picture</span>${field('pixel', 0, 'Pixels from its left edge')}
    ${field('pixel', 1, 'Pixels from its top edge')}
    <span class="muted">On the board</span>${field('at', 0, 'Units from its left edge')}
    ${field('at', 1, 'Units from its top edge')}
  </fieldset>`;
}
