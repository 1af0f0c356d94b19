/** The panel of the detection: progress, what was found, accepting all that is certain, and the review. */
import { html, nothing, type TemplateResult } from 'lit';
import { joinWithAnd, pluralise, type Point } from '../../../model/index.js';
import { boardOf, type EditorState, matrixOfCamera, transformOfShownScan } from '../../tools/index.js';
import {
  type AcceptAreasStep,
  acceptArea,
  acceptNextAreas,
  type PendingArea,
  pendingAreasOf,
  rejectArea,
} from '../../tools/areas/index.js';
import {
  type AcceptAllStep,
  acceptedUnseenOf,
  acceptNextAbove,
  acceptSuggestion,
  confirmAccepted,
  deleteAccepted,
  expectedWrong,
  likelyInParts,
  pendingOf,
  type PendingSuggestions,
  rejectSuggestion,
  suggestionsAbove,
  unseenInParts,
} from '../../tools/suggestions/index.js';
import { SAFE_CONFIDENCE, type Stage, STAGES } from '../../../vision/index.js';
import type { LamplighterPartReview } from '../review/lamplighter-part-review.js';
import type {
  LamplighterReviewQueue,
  ReviewDecision,
  ReviewItem,
} from '../review/lamplighter-review-queue.js';
import { paintScanCanvas } from '../scan/paint-scan-canvas.js';
import { cssFilter } from '../scan/scan-appearance.js';
import type { ScanState } from '../scan/scan-controller.js';
import { button } from '../ui/buttons.js';
import { dispatchCommand, dispatchFlyTo, dispatchStateChange } from '../ui/dispatch.js';
import { inputProperties, internalProperties, StateElement } from '../ui/element.js';
import { controlsStyle, styleSheet } from '../ui/shared-styles.js';
import { renderAreas } from './areas-section.js';
import type { DetectionController, DetectionState } from './detection-controller.js';
import style from './lamplighter-detection.css?inline';
import { itemsOf } from './review-items.js';

/** The side of the picture of a suggestion, in pixels. */
const CROP_SIDE = 128;

/**
 * The detection in the scan panel.
 *
 * @property state - the editor state
 * @property detection - the controller of the detection
 * @property progress - the state of the controller, so that a change of it is shown
 * @property picture - the state of scans
 */
export class LamplighterDetection extends StateElement {
  static override styles = [controlsStyle, styleSheet(style)];
  static override properties = {
    ...inputProperties('detection', 'progress', 'picture'),
    ...internalProperties('threshold'),
  };

  detection: DetectionController | undefined;
  progress: DetectionState | undefined;
  picture: ScanState | undefined;
  #hadReview = false;
  /** In percent. */
  threshold = Math.round(100 * SAFE_CONFIDENCE);

  override partsOf(state: EditorState): readonly unknown[] {
    const { detected, areas, scan, blockKind, hexKind } = state.settings;
    return [state.history, state.tool, detected, areas, scan, blockKind, hexKind, state.readOnly];
  }

  override renderState(state: EditorState): unknown {
    const { progress } = this;
    if (!progress) return nothing;
    if (!state.settings.scan) return this.#withoutScan(progress);
    const [pending, areas] = [pendingOf(state), pendingAreasOf(state)];
    const isEmpty = pending.nodes.length + pending.lines.length + areas.length === 0;
    return html`<section aria-label="Detection">
      <h2>Detection</h2>
      ${progress.progress ? this.#running(progress.progress) : nothing}
      ${progress.problems.map((each) => html`<p class="why">${each}</p>`)}
      <p role="status">${describeResult(pending, areas, progress)}</p>
      ${this.detection?.isOutOfPlace(state) === true ? html`<p class="why">${OUT_OF_PLACE}</p>` : nothing}
      ${progress.progress ? nothing : this.#decisions(state, pending, areas)}
      ${progress.progress ? nothing : this.#again(isEmpty)}
    </section>`;
  }

  #withoutScan({ problems }: DetectionState): TemplateResult {
    return html`<section aria-label="Detection">
      ${problems.map((each) => html`<p class="why" role="status">${each}</p>`)}
      <div class="row">${this.#opener()}</div>
    </section>`;
  }

  #opener(): TemplateResult {
    return button('Open suggestions …', () => {
      dispatchCommand(this, 'board.open-suggestions');
    });
  }

  #running({ stage, share }: NonNullable<DetectionState['progress']>): TemplateResult {
    // Hexes and blocks are searched alone.
    const isAlone = stage === 'hexes' || stage === 'blocks';
    const at = isAlone ? share : (STAGES.indexOf(stage) + share) / STAGES.length;
    return html`<div class="running">
      <progress aria-label="Detection" .value=${at}></progress>
      ${button('Cancel', () => this.detection?.cancel())}
      <p>Looking for ${STAGE_NAMES[stage]} …</p>
    </div>`;
  }

  #again(isEmpty: boolean): TemplateResult {
    return html`<div class="row">
      ${button('Detect again', () => { dispatchCommand(this, 'board.detect'); })}
      ${this.#opener()}
      ${isEmpty ? nothing : button('Discard suggestions', () => this.detection?.discard())}
    </div>`; // prettier-ignore
  }

  #decisions(state: EditorState, pending: PendingSuggestions, areas: readonly PendingArea[]): unknown {
    const { threshold } = this;
    const isReviewing = this.progress?.isReviewing === true;
    const unseen = acceptedUnseenOf(state);
    const isPending = pending.nodes.length + pending.lines.length + areas.length > 0;
    const isEmpty = !isPending && unseen.length === 0;
    return html`${isPending ? this.#thresholdRow() : nothing}
    ${pending.nodes.length + pending.lines.length > 0 ? this.#acceptRow(state, pending) : nothing}
    ${renderAreas(state, areas, threshold / 100, {
      propose: () => void this.detection?.proposeBlocks(),
      change: (change) => {
        dispatchStateChange(this, change);
      },
      acceptAll: (sure) => {
        this.#acceptNextAreas({ areas: sure, today: today() });
      },
    })}
    ${unseen.length > 0 ? html`<p class="why">${describeUnseen(unseen.length)}</p>` : nothing}
    ${
      isReviewing || isEmpty
        ? nothing
        : html`<div class="row">
            ${button('Review from the least certain', () => this.detection?.startReview())}
          </div>`
    }
    ${this.#part(state, pending)} ${isReviewing ? this.#queue(state, itemsOf(state)) : nothing}`;
  }

  #thresholdRow(): TemplateResult {
    return html`<div class="threshold">
      <label for="threshold">Certain at least</label>
      <input
        id="threshold"
        type="range"
        min="50"
        max="100"
        .value=${String(this.threshold)}
        @input=${(event: Event) => {
          this.threshold = (event.currentTarget as HTMLInputElement).valueAsNumber;
        }}
      />
      <output for="threshold">${this.threshold}&nbsp;%</output>
    </div>`;
  }

  #acceptRow(state: EditorState, pending: PendingSuggestions): TemplateResult {
    const threshold = this.threshold / 100;
    const sure = suggestionsAbove(pending, threshold);
    const count = sure.nodes.length + sure.lines.length;
    const canAccept = count > 0 && !state.readOnly;
    const acceptAll = (): void => {
      this.#acceptNext({ threshold, today: today() });
    };
    const doubtful = [...sure.nodes, ...sure.lines].filter(({ certainty }) => certainty < SAFE_CONFIDENCE);
    const label = `Accept all ${count}${describeWrong(expectedWrong(sure))}`;
    return html`<div class="row">
        ${button(label, acceptAll, canAccept ? { class: 'chief', title: HOW_EXPECTED } : { isDisabled: true })}
        ${this.progress?.part ? nothing : button('Proof-read in parts', () => this.detection?.startParts(), { class: 'proof-read' })}
      </div>
      ${doubtful.length === 0 ? nothing : html`<p class="why">${describeDoubtful(doubtful.length)}</p>`}`;
  }

  /** Accepts a part of the areas and goes on in the next frame. */
  #acceptNextAreas(part: AcceptAreasStep): void {
    let next: AcceptAreasStep | undefined;
    dispatchStateChange(this, (state) => {
      const done = acceptNextAreas(state, part);
      next = done.next;
      return done.state;
    });
    if (next === undefined) return;
    const rest: AcceptAreasStep = next;
    requestAnimationFrame(() =>
      setTimeout(() => {
        this.#acceptNextAreas(rest);
      }),
    );
  }

  /** Accepts a part and goes on in the next frame, so that the page never waits. */
  #acceptNext(part: AcceptAllStep): void {
    let next: AcceptAllStep | undefined;
    dispatchStateChange(this, (state) => {
      const done = acceptNextAbove(state, part);
      next = done.next;
      return done.state;
    });
    if (next === undefined) return;
    const rest: AcceptAllStep = next;
    requestAnimationFrame(() =>
      setTimeout(() => {
        this.#acceptNext(rest);
      }),
    );
  }

  #part(state: EditorState, pending: PendingSuggestions): unknown {
    const part = this.progress?.part;
    if (!part) return nothing;
    const likely = likelyInParts(pending, part.parts, part.index);
    const unseen = unseenInParts(acceptedUnseenOf(state), part.parts, part.index);
    return html`<lamplighter-part-review
      .index=${part.index}
      .count=${part.parts.length}
      .likely=${likely.nodes.length + likely.lines.length}
      .unseen=${unseen.length}
      ?readonly=${state.readOnly}
      @lamp-accept=${() => {
        const confirmed = unseen.map(({ entity }) => entity);
        this.#acceptNext({ threshold: 1, today: today(), left: likely, isSeen: true, confirmed });
      }}
      @lamp-move=${({ detail }: CustomEvent<number>) => {
        this.detection?.showPart(detail);
        // Behind the last part the card is gone. A button that changes nothing is focused, in case Enter is pressed again.
        if (detail >= part.parts.length)
          void this.updateComplete.then(() =>
            this.renderRoot.querySelector<HTMLElement>('.proof-read')?.focus(),
          );
      }}
    ></lamplighter-part-review>`;
  }

  #queue(state: EditorState, items: readonly ReviewItem[]): TemplateResult {
    return html`<lamplighter-review-queue
      .items=${items}
      .current=${this.progress?.reviewed}
      .paint=${this.#paint}
      ?readonly=${state.readOnly}
      @lamp-accept=${({ detail: { id, number, kind } }: CustomEvent<ReviewDecision>) => {
        dispatchStateChange(this, (now) =>
          isArea(now, id)
            ? acceptArea(now, id, today(), kind)
            : isAccepted(now, id)
              ? confirmAccepted(now, id, number)
              : acceptSuggestion(now, id, today(), number),
        );
      }}
      @lamp-reject=${({ detail: { id } }: CustomEvent<ReviewDecision>) => {
        dispatchStateChange(this, (now) =>
          isArea(now, id)
            ? rejectArea(now, id)
            : isAccepted(now, id)
              ? deleteAccepted(now, id)
              : rejectSuggestion(now, id),
        );
      }}
      @lamp-move=${({ detail: { id } }: CustomEvent<ReviewDecision>) => {
        this.#show(id);
      }}
    ></lamplighter-review-queue>`;
  }

  /** Marks a suggestion and flies to it. */
  #show(id: string): void {
    const item = this.state && itemsOf(this.state).find((each) => each.id === id);
    this.detection?.review(id);
    if (item) dispatchFlyTo(this, item.place);
  }

  readonly #paint = (canvas: HTMLCanvasElement, { id, place }: ReviewItem): void => {
    const { state, picture: scans } = this;
    const { scan, detected } = state?.settings ?? {};
    if (!state || !scans?.picture || !scan) return;
    const area = pendingAreasOf(state).find((each) => each.id === id);
    const line = [...(detected?.lines ?? []), ...acceptedUnseenOf(state)].find((each) => each.id === id);
    const path = area ? area.outlines[0] : line?.path;
    const reach = path ? reachOf(path, place) : 1.6 * (detected?.radius ?? 0);
    const camera = { centre: place, zoom: CROP_SIDE / 2 / Math.max(1, reach), rotation: 0 };
    const size = [CROP_SIDE, CROP_SIDE] as const;
    paintScanCanvas(
      canvas,
      { matrix: matrixOfCamera(camera, size), size },
      {
        picture: scans.picture,
        map: transformOfShownScan(boardOf(state), scan).toBoard,
        filter: cssFilter(scans.appearance),
      },
    );
  };

  /** When the review is asked for, it shows its first suggestion and takes the focus. */
  protected override updated(): void {
    const queue = this.renderRoot.querySelector<LamplighterReviewQueue | LamplighterPartReview>(
      'lamplighter-review-queue, lamplighter-part-review',
    );
    // After a reload the card may be below the edge of the panel.
    if (queue && !this.#hadReview) queue.scrollIntoView({ block: 'nearest' });
    this.#hadReview = queue !== null;
    if (!queue || this.detection?.takeReviewRequest() !== true) return;
    const items = this.state ? itemsOf(this.state) : [];
    const item = items.find(({ id }) => id === this.progress?.reviewed) ?? items[0];
    if (item && !this.progress?.part) this.#show(item.id);
    void queue.updateComplete.then(() => {
      queue.focus();
    });
  }
}

const OUT_OF_PLACE = 'The calibration of the scan has changed. Detect again to move the suggestions.';

const isArea = (state: EditorState, id: string): boolean =>
  pendingAreasOf(state).some((each) => each.id === id);

const isAccepted = (state: EditorState, id: string): boolean =>
  acceptedUnseenOf(state).some((each) => each.id === id);

const HOW_EXPECTED =
  'Expected from the certainties: a suggestion that is 90 % certain counts as a tenth wrong.';
const SAFE_PERCENT = Math.round(100 * SAFE_CONFIDENCE);

/** How many are expected to be wrong, for the end of a button's label. */
const describeWrong = (expected: number): string =>
  Math.round(expected) === 0 ? '' : `, about ${Math.round(expected)} wrong`;

const describeDoubtful = (count: number): string =>
  `${pluralise(count, 'of these is', 'of these are')} less than ${SAFE_PERCENT} % certain. If you accept ${count === 1 ? 'it' : 'them'} without looking, ${count === 1 ? 'it stays' : 'they stay'} marked, and the review begins with ${count === 1 ? 'it' : 'them'}.`;

const describeUnseen = (count: number): string =>
  `${pluralise(count, 'accepted suggestion was', 'accepted suggestions were')} less than ${SAFE_PERCENT} % certain, and wait for a look. The review shows ${count === 1 ? 'it' : 'them'} first.`;

const STAGE_NAMES: Readonly<Record<Stage | 'blocks', string>> = {
  circles: 'circles',
  crossings: 'crossings',
  numbers: 'numbers',
  streets: 'streets',
  junctions: 'junctions',
  waterlines: 'waterlines',
  hexes: 'hexes',
  blocks: 'the paper between the streets',
};

/** The date, as the file has it. */
const today = (): string => new Date().toISOString().slice(0, 10);

/** How far a course goes from its middle, with some room. */
const reachOf = (path: readonly Point[], [x, y]: Point): number =>
  1.15 * Math.max(...path.flatMap(([x1, y1]) => [Math.abs(x1 - x), Math.abs(y1 - y)]));

const KINDS = ['circle', 'crossing', 'junction', 'street', 'waterline'] as const;

function describeResult(
  { nodes, lines }: PendingSuggestions,
  areas: readonly PendingArea[],
  { progress, isDone }: DetectionState,
): string {
  const all = [...nodes, ...lines];
  const counts = KINDS.flatMap((kind) => {
    const count = all.filter((each) => each.kind === kind).length;
    return count === 0 ? [] : [`${count} ${kind}${count === 1 ? '' : 's'}`];
  });
  if (counts.length > 0) return `${joinWithAnd(counts)} suggested.`;
  if (progress || areas.length > 0) return '';
  return isDone ? 'Nothing is left to decide.' : '';
}
