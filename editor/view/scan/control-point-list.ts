/** The list of control points, with their errors and coordinates. */
import { html, nothing, type TemplateResult } from 'lit';
import { type Board, capitalise, type Point } from '../../../model/index.js';
import {
  type ControlPoint,
  describeLandmark,
  nameOfControlPoint,
  type ScanTransform,
} from '../../tools/index.js';
import { button, icon } from '../ui/buttons.js';

/** A file may contain any number. */
const MOST = 60;

export interface ControlPointListOptions {
  readonly board: Board;
  readonly points: readonly ControlPoint[];
  readonly map: ScanTransform;
  readonly selection: readonly string[];
  readonly locked: boolean;
  readonly select: (index: number) => void;
  readonly remove: (index: number) => void;
  readonly move: (index: number, point: ControlPoint) => void;
}

export function renderControlPoints(list: ControlPointListOptions): TemplateResult {
  const { points } = list;
  const more = points.length - MOST;
  return html`<ol aria-label="Control points">
      ${points.slice(0, MOST).map((point, i) => row(list, point, i))}
    </ol>
    ${more > 0 ? html`<p class="muted">And ${more} more.</p>` : nothing}`;
}

function row(list: ControlPointListOptions, point: ControlPoint, i: number): TemplateResult {
  const { board, map, selection, locked } = list;
  const isChosen = selection.includes(nameOfControlPoint(i));
  const isOutlier = map.outlier === i;
  const words = shortWords(board, point.at);
  const select = (): void => {
    list.select(i);
  };
  const remove = (): void => {
    if (!locked) list.remove(i);
  };
  const content = html`<span>${i + 1}</span><span class="words clip">${words}</span>
    <span class=${isOutlier ? 'off outlier' : 'off'}
      >${isOutlier ? 'outlier? ' : nothing}${formatResidual(map.residuals[i] ?? 0)}</span
    >`;
  const label = `Remove control point ${i + 1}`;
  return html`<li>
    <div class="line">
      ${button(content, select, { class: 'bare point', isExpanded: isChosen })}
      ${button(icon('close'), remove, { class: 'bare icon remove', label, title: 'Remove', isDisabled: locked })}
    </div>
    ${isChosen ? coordinates(list, point, i) : nothing}
  </li>`;
}

/** "Top left corner", "Circle 84", or coordinates. */
const shortWords = (board: Board, at: Point): string =>
  capitalise((describeLandmark(board, at) ?? at.join(', ')).replace(/^the | of the board$/g, ''));

/** In board units: "0", "0.4", "12". */
export const formatResidual = (units: number): string =>
  units < 0.05 ? '0' : units < 10 ? units.toFixed(1) : String(Math.round(units));

function coordinates(
  { move, locked }: ControlPointListOptions,
  point: ControlPoint,
  i: number,
): TemplateResult {
  const field = (end: keyof ControlPoint, axis: 0 | 1, label: string): TemplateResult =>
    html`<input
      type="number"
      step="1"
      aria-label=${label}
      ?disabled=${locked}
      .value=${String(point[end][axis])}
      @change=${(event: Event) => {
        const { value, valueAsNumber } = event.currentTarget as HTMLInputElement;
        if (value.trim() === '' || !Number.isFinite(valueAsNumber)) {
          (event.currentTarget as HTMLInputElement).value = String(point[end][axis]);
          return;
        }
        const [x, y] = point[end];
        const moved: Point = axis === 0 ? [valueAsNumber, y] : [x, valueAsNumber];
        move(i, { ...point, [end]: moved });
      }}
    />`;
  return html`<fieldset aria-label=${`Coordinates of control point ${i + 1}`}>
    <span class="muted">In the picture</span>${field('pixel', 0, 'Pixels from its left edge')}
    ${field('pixel', 1, 'Pixels from its top edge')}
    <span class="muted">On the board</span>${field('at', 0, 'Units from its left edge')}
    ${field('at', 1, 'Units from its top edge')}
  </fieldset>`;
}
