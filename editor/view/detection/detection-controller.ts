/** Runs detections for the editor, and shows their suggestions on the map. */
import { type Board, type Homography, isStreetBoard } from '../../../model/index.js';
import {
  boardOf,
  type EditorState,
  type Shape,
  transformOfShownScan,
  type ShownScan,
} from '../../tools/index.js';
import { pendingAreasOf, shapesOfAreas, showAreas } from '../../tools/areas/index.js';
import {
  pendingOf,
  placeOfSuggestion,
  restoreDetected,
  shapesOfSuggestions,
  showDetected,
  type StoredDetection,
  withDetected,
} from '../../tools/suggestions/index.js';
import type { Stage } from '../../../vision/index.js';
import type { EditorHost } from '../canvas/editor-host.js';
import type { ScanController } from '../scan/scan-controller.js';
import { DetectionAutosave } from './detection-autosave.js';
import { runDetection, type StartDetectionWorker } from './detection-client.js';
import type { DetectionMessage, PaperRequest, ScanPlacement } from './detection-messages.js';
import type { DetectionStore } from './detection-store.js';
import { ExampleGuide } from './example-guide.js';
import { paperToMeasure } from './paper-to-measure.js';

/** The state of the detection, as its panel shows it. */
export interface DetectionState {
  /** The stage under way and how much of it is done; undefined if nothing runs. */
  readonly progress?: { readonly stage: Stage | 'blocks'; readonly share: number } | undefined;
  /** Sentences about a poor picture, or why the detection failed. */
  readonly problems: readonly string[];
  /** Whether a detection has ended, so that no suggestions means that none are left. */
  readonly isDone: boolean;
  /** Whether the review is open. */
  readonly isReviewing?: boolean;
  /** The suggestion under review. */
  readonly reviewed?: string | undefined;
}

const IDLE: DetectionState = { problems: [], isDone: false };

type Host = Pick<EditorHost, 'state' | 'change' | 'viewport' | 'requestUpdate' | 'addController'>;

export class DetectionController {
  #state = IDLE;
  #cancel: (() => void) | undefined;
  /** The board as opened when the detection began: another one ends it. */
  #opening: Board | undefined;
  /** Where the scan lay when it was searched. */
  #searched: Homography | undefined;
  readonly #guide: ExampleGuide;
  readonly #autosave: DetectionAutosave;
  #isReviewAsked = false;
  #drawn: { readonly key: readonly unknown[]; readonly shapes: readonly Shape[] } | undefined;

  constructor(
    readonly host: Host,
    readonly scans: Pick<ScanController, 'state'>,
    store: DetectionStore,
    readonly startWorker?: StartDetectionWorker,
  ) {
    this.#autosave = new DetectionAutosave(store);
    host.addController(this);
    this.#guide = new ExampleGuide(host);
  }

  get state(): DetectionState {
    return this.#state;
  }

  /** Starts to search the scan that is shown; what is on the board is kept. */
  start(): Promise<void> {
    return this.#run();
  }

  /** Starts to look at the paper of the areas that are not declared; then examples are asked for. */
  async proposeBlocks(): Promise<void> {
    const { state } = this.host;
    const paper = state && paperToMeasure(state);
    this.#guide.stop();
    if (!paper) return;
    if (paper.areas.length > 0) await this.#run(paper);
    else this.#set({ ...IDLE, problems: [NO_AREAS] });
  }

  async #run(paper?: PaperRequest): Promise<void> {
    const { state } = this.host;
    const image = this.scans.state.picture?.levels[0]?.image;
    const scan = state?.settings.scan;
    if (!state || !scan || !(image instanceof ImageBitmap)) return;
    const placement = placementOf(boardOf(state), scan);
    this.cancel();
    this.#opening = openingOf(state);
    // The looks of areas stay right when the scan is moved.
    if (!paper) this.#searched = placement.toBoard;
    const stage = paper ? 'blocks' : placement.game === 'mj' ? 'hexes' : 'circles';
    this.#set({ ...IDLE, progress: { stage, share: 0 } });
    let isCancelled = false;
    this.#cancel = () => (isCancelled = true);
    // A copy, because the worker takes it away from the page.
    const copy = await createImageBitmap(image).catch(() => undefined);
    // It may have been cancelled while the picture was copied.
    if (isCancelled as boolean) copy?.close();
    else if (copy)
      this.#cancel = runDetection(
        { image: copy, scan: placement, ...(paper && { paper }) },
        this.#answer,
        this.startWorker,
      );
    else this.#answer({ is: 'failed', why: 'the picture could not be read' });
  }

  /** Shows suggestions that were stored, unless there are newer ones. */
  restore(stored: unknown): void {
    const { state } = this.host;
    if (!state || state.settings.detected || this.#state.progress) return;
    const detected = restoreDetected(stored, state.history);
    if (!detected || detected.scan !== state.settings.scan?.sha256) return;
    this.#opening = openingOf(state);
    this.#searched = (stored as StoredDetection).searched;
    this.#autosave.skip(detected, state.history);
    this.host.change((now) => withDetected(now, detected));
    this.#set({ ...IDLE, isDone: true });
  }

  /** Call this when the editor state may have changed: suggestions are stored, and dropped with their scan. */
  sync(): void {
    const { state } = this.host;
    if (!state) return;
    const { detected, areas, scan } = state.settings;
    if (areas && areas.scan !== scan?.sha256) this.host.change((now) => showAreas(now, undefined));
    if (!detected) return;
    const board = boardOf(state);
    if (detected.scan === scan?.sha256) {
      if (this.#searched) this.#autosave.schedule(detected, state.history, this.#searched, board.id);
      return;
    }
    this.#autosave.flush();
    const isNamed = board.provenance.scans?.some(({ sha256 }) => sha256 === detected.scan) === true;
    if (isNamed) this.#forget();
    else this.discard();
  }

  /** Drops the suggestions, also those that are stored. */
  discard(): void {
    const { state } = this.host;
    const detected = state?.settings.detected;
    if (detected) this.#autosave.delete(detected.scan, boardOf(state).id);
    this.#forget();
  }

  #forget(): void {
    this.cancel();
    this.host.change((now) => showAreas(withDetected(now, undefined), undefined));
    this.#set(IDLE);
  }

  /** Stops the detection; suggestions that were found so far stay. */
  cancel(): void {
    this.#cancel?.();
    this.#cancel = undefined;
    if (this.#state.progress) this.#set({ ...this.#state, progress: undefined });
  }

  /** Whether the scan was calibrated again since then, so that suggestions lie beside the print. */
  isOutOfPlace(state: EditorState): boolean {
    const { scan } = state.settings;
    const now = scan && transformOfShownScan(boardOf(state), scan).toBoard;
    return now !== undefined && this.#searched?.some((each, i) => each !== now[i]) === true;
  }

  /** How many suggestions wait for a decision. */
  countPending(state: EditorState): number {
    const { nodes, lines } = pendingOf(state);
    return nodes.length + lines.length + pendingAreasOf(state).length;
  }

  /** Opens the review, or goes back to it. */
  startReview(): void {
    if (this.#state.progress) return;
    this.#isReviewAsked = true;
    this.#set({ ...this.#state, isReviewing: true });
  }

  /** Whether the review was asked for since the last call. */
  takeReviewRequest(): boolean {
    const isAsked = this.#isReviewAsked;
    this.#isReviewAsked = false;
    return isAsked;
  }

  /** Marks a suggestion on the map. */
  review(id: string | undefined): void {
    if (id !== this.#state.reviewed) this.#set({ ...this.#state, reviewed: id });
  }

  hostConnected(): void {
    // The page may be left before the suggestions are stored.
    addEventListener('pagehide', this.#autosave.flush);
  }

  hostDisconnected(): void {
    this.#autosave.flush();
    removeEventListener('pagehide', this.#autosave.flush);
    this.cancel();
  }

  hostUpdated(): void {
    const { state } = this.host;
    this.#guide.update();
    if (this.#opening !== undefined && (!state || openingOf(state) !== this.#opening)) {
      this.#opening = undefined;
      this.cancel();
      this.#set(IDLE);
    }
  }

  /** The shapes of a lens with those of the suggestions; the same list while nothing changes. */
  appendShapes(lens: readonly Shape[], state: EditorState): readonly Shape[] {
    const { detected, areas: found } = state.settings;
    if (!detected && !found) return lens;
    const [pending, areas] = [pendingOf(state), pendingAreasOf(state)];
    const radius = detected?.radius ?? 0;
    const isNear = radius > NEAR_PIXELS * this.host.viewport.unitsPerPixel;
    const { reviewed } = this.#state;
    const key = [lens, pending, areas, isNear, reviewed];
    if (this.#drawn?.key.every((each, i) => each === key[i])) return this.#drawn.shapes;
    const current = [...pending.nodes, ...pending.lines].find(({ id }) => id === reviewed);
    const mark: Shape | undefined = current && {
      kind: 'ring',
      look: 'selection',
      at: placeOfSuggestion(current),
      radius: 1.5 * radius,
    };
    const shapes = [
      ...lens,
      ...shapesOfAreas(areas, reviewed, boardOf(state)),
      ...shapesOfSuggestions(pending, radius, isNear),
      ...(mark ? [mark] : []),
    ];
    this.#drawn = { key, shapes };
    return shapes;
  }

  readonly #answer = (message: DetectionMessage): void => {
    switch (message.is) {
      case 'progress':
        this.#set({ ...this.#state, progress: message });
        return;
      case 'failed':
        this.#cancel = undefined;
        this.#set({ problems: [`The detection failed: ${message.why}.`], isDone: false });
        return;
      case 'areas':
        this.host.change((state) => showAreas(state, message.areas));
        return;
      case 'finished':
        this.#cancel = undefined;
        this.#set({ ...this.#state, problems: message.problems, isDone: true, progress: undefined });
        if (this.host.state?.settings.areas?.looks) this.#guide.start();
        return;
      case 'found':
      case 'done': {
        const isDone = message.is === 'done';
        this.host.change((state) => showDetected(state, message.found));
        if (isDone) this.#cancel = undefined;
        this.#set({
          ...this.#state,
          problems: message.problems,
          ...(isDone && { isDone, progress: undefined }),
        });
      }
    }
  };

  #set(state: DetectionState): void {
    this.#state = state;
    this.host.requestUpdate();
  }
}

const NO_AREAS = 'No lines enclose an area yet: draw or accept the streets first.';

/** A circle of this radius on the screen has room for its number beside it. */
const NEAR_PIXELS = 9;

const openingOf = ({ history }: EditorState): Board => history.steps[0]!.document.board;

/** Where the scan lies. */
function placementOf(board: Board, scan: ShownScan): ScanPlacement {
  const { toBoard, kind } = transformOfShownScan(board, scan);
  const { sha256, width, height, guess } = scan;
  const circles = board.expect.find(({ what, in: section }) => what === 'circles' && section === undefined);
  return {
    sha256,
    width,
    height,
    toBoard,
    isCalibrated: kind !== 'guess' || guess !== undefined,
    extent: board.extent,
    game: board.game,
    count: isStreetBoard(board) ? circles?.count : undefined,
  };
}
