/** How well the picture lies: the kind of map, how far off it is, and its control points. */
import { html, nothing, type TemplateResult } from 'lit';
import { applyHomography } from '../../../model/index.js';
import type { MapKind, ScanMap } from '../../tools/calibration.js';
import { perform, selectKeys, shownBoard, takeTool, type Desk } from '../../tools/desk.js';
import {
  changePoints,
  keyOfPoint,
  mapOfShown,
  pixelIn,
  pointsOf,
  removePoints,
  type ControlPoint,
  type ShownScan,
} from '../../tools/shown-scan.js';
import { askCommand, changeDesk, flyTo } from '../tell.js';
import { offWords, pointList } from './scan-points.js';

const KINDS: Readonly<Record<MapKind, string>> = {
  guess: 'by guess',
  similarity: 'turned and sized',
  affine: 'turned, sized and sheared',
  perspective: 'in perspective',
};

interface Lying {
  /** Its points may not be changed. */
  readonly locked: boolean;
  readonly startAnew: () => void;
}

/** @param panel - from which changes of the desk are asked for */
export function howItLies(
  panel: EventTarget,
  desk: Desk,
  scan: ShownScan,
  { locked, startAnew }: Lying,
): TemplateResult {
  const board = shownBoard(desk);
  const points = pointsOf(board, scan);
  const map = mapOfShown(board, scan);
  return html`<section aria-label="How it lies">
    <h2>How it lies</h2>
    <dl class="figures">
      <div>
        <dt>Points</dt>
        <dd>${points.length}</dd>
      </div>
      <div>
        <dt>Laid</dt>
        <dd>${scan.guess && points.length < 2 ? 'as it was drawn' : KINDS[map.kind]}</dd>
      </div>
      ${points.length > 0 ? rmse(map, scan) : nothing}
    </dl>
    ${map.why === undefined ? nothing : html`<p class="why">${map.why}</p>`}
    ${
      map.outlier === undefined
        ? nothing
        : html`<p class="why">
            Point ${map.outlier + 1} disagrees with the others. Move it to where it belongs, or remove it;
            until then the picture lies between them.
          </p>`
    }
    ${pointList({
      board,
      points,
      map,
      selection: desk.selection,
      locked: locked || desk.readOnly,
      select: (i) => {
        changeDesk(panel, (now) => selectKeys(takeTool(now, 'calibrate'), [keyOfPoint(i)]));
        flyTo(panel, points[i]!.at);
      },
      remove: (i) => {
        const name = `Remove control point ${i + 1}`;
        changeDesk(panel, (now) => selectKeys(perform(now, name, removePoints(scan, [keyOfPoint(i)])), []));
      },
      move: (i, point) => {
        const pixel = pixelIn(scan, point.pixel, Infinity)!;
        const moved: ControlPoint = { pixel, at: point.at };
        changeDesk(panel, (now) =>
          perform(
            now,
            `Move control point ${i + 1}`,
            changePoints(scan, (all) => all.map((each, k) => (k === i ? moved : each))),
          ),
        );
      },
    })}
    <div class="row">
      <button
        class="chief"
        aria-disabled=${locked ? 'true' : 'false'}
        @click=${() => {
          if (!locked) askCommand(panel, 'tool.calibrate');
        }}
      >
        ${points.length < 4 ? 'Set the corners' : 'Set more points'}
      </button>
      ${points.length > 0 && !locked ? html`<button @click=${startAnew}>Lay it anew</button>` : nothing}
    </div>
  </section>`;
}

/** Also in pixels of the picture, which say how well was clicked. */
function rmse({ rmse: units, toBoard }: ScanMap, { width, height }: ShownScan): TemplateResult {
  const middle = [width / 2, height / 2] as const;
  const [x, y] = applyHomography(toBoard, middle);
  const [besideX, besideY] = applyHomography(toBoard, [middle[0] + 1, middle[1]]);
  const pixels = units / Math.hypot(besideX - x, besideY - y);
  return html`<div>
    <dt>RMSE</dt>
    <dd>${offWords(units)} units (${offWords(pixels)} pixels)</dd>
  </div>`;
}
