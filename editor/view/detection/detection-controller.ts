/** Runs detections for the editor, and shows their suggestions on the map. */
import { type Board, type Homography, isStreetBoard, quoteText } from '../../../model/index.js';
import {
  boardOf,
  changeToolSettings,
  type EditorState,
  type Shape,
  type ShownScan,
  switchTool,
  transformOfShownScan,
} from '../../tools/index.js';
import { pendingAreasOf, showAreas } from '../../tools/areas/index.js';
import {
  acceptedUnseenOf,
  partsOfBoard,
  pendingOf,
  showDetected,
  withDetected,
} from '../../tools/suggestions/index.js';
import { parseSuggestions, type Stage, type Suggestions } from '../../../vision/index.js';
import type { EditorHost } from '../canvas/editor-host.js';
import type { ScanController } from '../scan/scan-controller.js';
import { DetectionAutosave } from './detection-autosave.js';
import { runDetection, type StartDetectionWorker } from '../detection-worker/detection-client.js';
import type { DetectionMessage, PaperRequest } from '../detection-worker/detection-messages.js';
import type { DetectionStore } from './detection-store.js';
import { ExampleGuide } from './example-guide.js';
import { paperToMeasure } from './paper-to-measure.js';
import { placementOf } from './scan-placement.js';
import { placeUnderReview, SuggestionDrawing } from './suggestion-drawing.js';
import { suggestionsForScan } from './suggestions-from-file.js';
import { type PartUnderReview, restoreSession, type ReviewPlace } from './stored-session.js';

/** The state of the detection, as its panel shows it. */
export interface DetectionState extends ReviewPlace {
  /** The stage under way and how much of it is done; undefined if nothing runs. */
  readonly progress?: { readonly stage: Stage | 'blocks'; readonly share: number } | undefined;
  /** Sentences about a poor picture, or why the detection failed. */
  readonly problems: readonly string[];
  /** Whether a detection has ended, so that no suggestions means that none are left. */
  readonly isDone: boolean;
}

const IDLE: DetectionState = { problems: [], isDone: false };

type Host = Pick<
  EditorHost,
  'state' | 'change' | 'viewport' | 'canvas' | 'panel' | 'requestUpdate' | 'updateComplete' | 'addController'
>;

export class DetectionController {
  #state = IDLE;
  #cancel: (() => void) | undefined;
  /** The board as opened when the detection began: another one ends it. */
  #opening: Board | undefined;
  /** Where the scan lay when it was searched. */
  #searched: Homography | undefined;
  /** The suggestions of a file whose picture is not shown yet. */
  #waiting: { readonly name: string; readonly suggestions: Suggestions } | undefined;
  readonly #guide: ExampleGuide;
  readonly #autosave: DetectionAutosave;
  #isReviewAsked = false;
  readonly #drawing = new SuggestionDrawing();

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
    // The calibration is done: a click on the map shall not set another point.
    if (state.tool === 'calibrate') this.host.change((now) => switchTool(now, 'select'));
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

  /** Shows the suggestions of a file, now or when their picture is shown. */
  openFile(name: string, text: string): void {
    const parsed = parseSuggestions(text);
    const quoted = quoteText(name, 60);
    this.cancel();
    this.#waiting = parsed.ok ? { name: quoted, suggestions: parsed.suggestions } : undefined;
    if (parsed.ok) this.#showWaiting();
    else
      this.#set({ ...this.#state, problems: [`${quoted} is not a file of suggestions. ${parsed.problem}`] });
  }

  #showWaiting(): void {
    const { state } = this.host;
    const waiting = this.#waiting;
    if (!state || !waiting) return;
    this.#opening = openingOf(state);
    const result = suggestionsForScan(waiting.suggestions, waiting.name, state);
    if (result.is !== 'waits') this.#waiting = undefined;
    if (result.is !== 'found') {
      this.#set({ ...this.#state, problems: [result.problem] });
      return;
    }
    const { scan } = state.settings;
    this.#searched = scan && transformOfShownScan(boardOf(state), scan).toBoard;
    this.host.change((now) => announceOpened(showDetected(now, result.found)));
    this.#set({ ...IDLE, problems: result.problems, isDone: true });
  }

  /** Shows suggestions that were stored, unless there are newer ones, and goes on with their review. */
  restore(stored: unknown): void {
    const { state } = this.host;
    if (!state || state.settings.detected || state.settings.areas || this.#state.progress) return;
    const { sha256 } = state.settings.scan ?? {};
    const found = restoreSession(stored, state.history);
    const detected = found.detected?.scan === sha256 ? found.detected : undefined;
    const areas = found.areas?.scan === sha256 ? found.areas : undefined;
    if (!detected && !areas) return;
    this.#opening = openingOf(state);
    this.#searched = found.searched;
    this.#autosave.skip({ ...found, detected, areas }, state.history);
    this.host.change((now) => changeToolSettings(now, { detected, areas }));
    this.#set({ ...IDLE, isDone: true, ...found.place });
    this.#goBackToReview(found.place);
  }

  /** Shows the part or the suggestion that was under review. */
  #goBackToReview({ part, isReviewing, reviewed }: ReviewPlace): void {
    const { state, canvas } = this.host;
    if (!state || (!part && !isReviewing)) return;
    this.host.panel = 'scan';
    const at = reviewed === undefined ? undefined : placeUnderReview(state, reviewed);
    void this.host.updateComplete.then(() => {
      if (part) this.#flyToPart(part);
      else if (at) canvas.flyTo(at);
    });
  }

  /** Call this when the editor state may have changed: suggestions are stored, and dropped with their scan. */
  sync(): void {
    const { state } = this.host;
    if (!state) return;
    const { detected, areas, scan } = state.settings;
    const board = boardOf(state);
    const found = detected?.scan ?? areas?.scan;
    if (this.#waiting && scan && scan.sha256 === this.#waiting.suggestions.picture.sha256)
      queueMicrotask(() => {
        this.#showWaiting();
      });
    if (found === undefined) return;
    if (detected && scan && !this.#searched) this.#adopt(board, scan);
    if (found === scan?.sha256) {
      if (areas && areas.scan !== found) this.host.change((now) => showAreas(now, undefined));
      this.#store();
      return;
    }
    this.#autosave.flush();
    const isNamed = board.provenance.scans?.some(({ sha256 }) => sha256 === found) === true;
    if (isNamed) this.#forget();
    else this.discard();
  }

  /** Takes over suggestions that were not searched for, such as known positions. */
  #adopt(board: Board, scan: ShownScan): void {
    this.#searched = transformOfShownScan(board, scan).toBoard;
    this.#opening = openingOf(this.host.state!);
    this.#state = { ...IDLE, isDone: true };
  }

  #store(): void {
    const { state } = this.host;
    if (!state) return;
    const { detected, areas, scan } = state.settings;
    if ((detected?.scan ?? areas?.scan) !== scan?.sha256) return;
    const place: ReviewPlace = this.#state;
    this.#autosave.schedule(
      { detected, areas, searched: this.#searched, place },
      state.history,
      boardOf(state).id,
    );
  }

  /** Drops the suggestions, also those that are stored. */
  discard(): void {
    const { state } = this.host;
    const scan = state?.settings.detected?.scan ?? state?.settings.areas?.scan;
    if (state && scan !== undefined) this.#autosave.delete(scan, boardOf(state).id);
    this.#forget();
  }

  #forget(): void {
    this.cancel();
    this.host.change((now) => showAreas(withDetected(now, undefined), undefined));
    this.#searched = undefined;
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
    const { scan, detected } = state.settings;
    // Known positions do not move with the scan.
    if (detected?.from !== undefined) return false;
    const now = scan && transformOfShownScan(boardOf(state), scan).toBoard;
    return now !== undefined && this.#searched?.some((each, i) => each !== now[i]) === true;
  }

  /** How many suggestions wait for a decision. */
  countPending(state: EditorState): number {
    const { nodes, lines } = pendingOf(state);
    return nodes.length + lines.length + pendingAreasOf(state).length + acceptedUnseenOf(state).length;
  }

  /** How many crossings, junctions and streets are suggested. */
  countByKind(state: EditorState): Readonly<Record<'crossing' | 'junction' | 'street', number>> {
    const { nodes, lines } = pendingOf(state);
    const count = (kind: string): number => [...nodes, ...lines].filter((each) => each.kind === kind).length;
    return { crossing: count('crossing'), junction: count('junction'), street: count('street') };
  }

  /** Opens the review, or goes back to it. */
  startReview(): void {
    if (this.#state.progress) return;
    this.#isReviewAsked = true;
    this.#set({ ...this.#state, isReviewing: true, part: undefined });
  }

  /** Divides the board into parts in which numbers can be read, and shows the first. */
  startParts(): void {
    const { state, canvas } = this.host;
    if (!state || this.#state.progress) return;
    const board = boardOf(state);
    const radius = isStreetBoard(board) ? board.discs.circle : 0;
    const zoom = READABLE_PIXELS / (state.settings.detected?.radius ?? radius);
    const [width, height] = canvas.size;
    this.#isReviewAsked = true;
    this.showPart(0, partsOfBoard(board.extent, [width / zoom, height / zoom]));
  }

  /** Shows a part on the map; the proof-reading ends behind the last one. */
  showPart(index: number, parts = this.#state.part?.parts): void {
    const part = parts?.[index];
    this.#set({
      ...this.#state,
      part: part && { index, parts },
      ...(part && { isReviewing: false }),
    });
    if (part) this.#flyToPart({ index, parts });
  }

  #flyToPart({ index, parts }: PartUnderReview): void {
    const [[left, top], [right, bottom]] = parts[index]!;
    const { canvas } = this.host;
    const zoom = Math.min(canvas.size[0] / (right - left), canvas.size[1] / (bottom - top));
    canvas.flyTo([(left + right) / 2, (top + bottom) / 2], zoom);
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
      [this.#opening, this.#waiting] = [undefined, undefined];
      this.cancel();
      this.#set(IDLE);
    }
  }

  /** The shapes of a lens with those of the suggestions; the same list while nothing changes. */
  appendShapes(lens: readonly Shape[], state: EditorState): readonly Shape[] {
    return this.#drawing.append(lens, state, this.#state.reviewed, this.host.viewport.unitsPerPixel);
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
    this.#store();
    this.host.requestUpdate();
  }
}

const NO_AREAS = 'No lines enclose an area yet: draw or accept the streets first.';
/** The radius of circles on the screen at which a board is proof-read. */
const READABLE_PIXELS = 20;

/** Says how much of a file is new. */
function announceOpened(state: EditorState): EditorState {
  const { nodes, lines } = pendingOf(state);
  const all = (state.settings.detected?.nodes.length ?? 0) + (state.settings.detected?.lines.length ?? 0);
  const count = nodes.length + lines.length;
  const announcement = `${count} of ${all} suggestions are open; the others are on the board or decided.`;
  return { ...state, announcement };
}

const openingOf = ({ history }: EditorState): Board => history.steps[0]!.document.board;
