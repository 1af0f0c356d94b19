/** The editor element: it holds the editor state; its parts receive properties and dispatch events. */
import { html, LitElement, type PropertyValues } from 'lit';
import type { Board, Point } from '../../model/index.js';
import { documentOf, type History } from '../document/index.js';
import {
  boardOf,
  type EditorState,
  editorStateOfHistory,
  findCommand,
  openEditorState,
  positionOfEntity,
  replaceHistory,
  runCommand,
  selectNextEntity,
  type Viewport,
  selectionOf,
  selectEntities,
} from '../tools/index.js';
import type { EditorHost, CameraAndViewport, PanelId, Popover } from './canvas/editor-host.js';
import type { LamplighterCanvas } from './canvas/lamplighter-canvas.js';
import { CAMERA_COMMANDS } from './canvas/camera-commands.js';
import type { ComparableBoards } from './files/comparable-boards.js';
import { LazyCompare } from './compare/lazy-compare.js';
import { LazyDetection } from './detection/lazy-detection.js';
import { DisplayedValidation } from './findings/displayed-validation.js';
import { createFindingMarkerAppender } from './findings/finding-markers.js';
import { ValidationClient, type ValidationState } from './findings/validation-client.js';
import { EDITOR_COMMANDS } from './frame/editor-commands.js';
import { OccludedArea } from './frame/occluded-area.js';
import { PanelCollapse } from './frame/panel-collapse.js';
import { PointerController } from './frame/pointer-controller.js';
import { renderEditor } from './frame/render-editor.js';
import type { EditorControllers } from './frame/render-map.js';
import type { LamplighterInspector } from './inspector/lamplighter-inspector.js';
import { KeyController } from './keyboard/key-controller.js';
import { LayerVisibility } from './layers/layer-visibility.js';
import { LazyPlay } from './play/lazy-play.js';
import { KnownBoardLoader, type KnownBoardSource } from './scan/known-board-loader.js';
import { listenForPictures } from './scan/picture-input.js';
import { type PracticeScanSource, ScanController } from './scan/scan-controller.js';
import { openScanStore } from './scan/scan-store.js';
import { dispatch, type StateChange } from './ui/dispatch.js';
import { inputProperties, internalProperties } from './ui/element.js';
import { controlsStyle, severityStyle, styleSheet } from './ui/shared-styles.js';
import { Tooltip } from './ui/tooltip.js';
import { themeStyle, type ThemeName } from './ui/theme-colours.js';
import style from './lamplighter-editor.css?inline';

/**
 * The map editor.
 *
 * @property board - the board to edit; setting it opens a new document with an empty history
 * @property theme - auto, light, dark or contrast
 * @property readOnly - the board cannot be changed
 * @property practice - a practice scan, for pages that have one
 * @property officialBoards - loads the official board of a game, whose positions are known
 * @property comparableBoards - the boards that the page offers to compare with
 * @fires lamp-change - `detail: {board, history, before}`: the document changed
 * @fires lamp-page-command - `detail: string`: a command for the page, such as `board.save`
 * @slot saved - the saved state, beside the board's name
 * @slot over - panels over the map, such as the list of boards
 * @slot under - content under the board that moves with it
 */
export class LamplighterEditor extends LitElement {
  static override styles = [themeStyle, controlsStyle, severityStyle, styleSheet(style)];
  static override properties = {
    ...inputProperties('board', 'practice', 'officialBoards', 'comparableBoards'),
    ...internalProperties(
      'state',
      'panel',
      'openPopover',
      'view',
      'pointer',
      'digits',
      'magnifier',
      'isPeeking',
    ),
    theme: { type: String, reflect: true },
    readOnly: { type: Boolean, attribute: 'readonly' },
  };

  state: EditorState | undefined;
  theme: ThemeName = 'auto';
  readOnly = false;
  panel: PanelId = 'findings';
  openPopover: Popover;
  view: CameraAndViewport | undefined;
  pointer: Point | undefined;
  digits = '';
  magnifier: EditorHost['magnifier'];
  comparableBoards: ComparableBoards | undefined;
  isPeeking = false;

  readonly #store = openScanStore();
  readonly #parts: EditorControllers = {
    validation: new DisplayedValidation(this),
    markers: createFindingMarkerAppender(),
    keys: new KeyController(this),
    pointers: new PointerController(
      this,
      () => this.#parts.scans.state.appearance.magnifies,
      (gesture, viewport) => this.#parts.play.takeGesture(gesture, viewport),
    ),
    scans: new ScanController(this, this.#store),
    detection: new LazyDetection(this, () => this.#parts.scans, this.#store),
    play: new LazyPlay(this),
    compare: new LazyCompare(this),
    layers: new LayerVisibility(this, this.#store),
    collapse: new PanelCollapse(this, this.#store),
    occluded: new OccludedArea(this),
  };
  readonly #knownBoards = new KnownBoardLoader(this);
  readonly #validator = new ValidationClient((state) => {
    this.#parts.validation.update(state);
  });

  #stopListening: (() => void) | undefined;
  #hasLeft = false;

  constructor() {
    super();
    new Tooltip(this);
    this.addEventListener('lamp-picture', (event) => {
      this.addScan((event as CustomEvent<{ file: File }>).detail.file);
    });
  }

  /** The names of what is selected, such as `c65` or `street:c1-x1`. */
  get selection(): readonly string[] {
    return this.state ? selectionOf(this.state) : [];
  }

  set selection(names: readonly string[]) {
    this.change((state) => selectEntities(state, names));
  }

  get board(): Board | undefined {
    return this.state && boardOf(this.state);
  }

  set board(board: Board | undefined) {
    this.#open(board && openEditorState(board));
  }

  /** Opens a document with its history, for example after a reload. */
  show(history: History): void {
    this.#open(editorStateOfHistory(history));
  }

  /** Shows edits made in another tab, without firing `lamp-change`. */
  follow(history: History): void {
    if (!this.state) return;
    this.#parts.keys.digits.discard();
    this.state = replaceHistory(this.state, history);
    this.#validator.validate(documentOf(this.state.history));
  }

  #open(state: EditorState | undefined): void {
    // Digits typed for the previous document.
    this.#parts.keys.digits.discard();
    this.state = state && { ...state, readOnly: this.readOnly };
    // The canvas is removed with the board.
    if (!state) this.view = undefined;
    if (state) this.#validator.open(state.history.steps[0]!.document, documentOf(state.history));
  }

  get practice(): PracticeScanSource | undefined {
    return this.#parts.scans.practice;
  }

  /** A practice scan, for pages that have one. */
  set practice(source: PracticeScanSource | undefined) {
    this.#parts.scans.practice = source;
  }

  /** Loads the official board of a game; a picture of another copy is calibrated by its circles. */
  get officialBoards(): KnownBoardSource | undefined {
    return this.#knownBoards.source;
  }

  set officialBoards(source: KnownBoardSource | undefined) {
    this.#knownBoards.source = source;
  }

  /** Adds a scan to the board; problems are shown in the scan panel. */
  addScan(file: File): void {
    this.openPanel('scan');
    void this.#parts.scans.handleRequest({ do: 'add', file, name: file.name });
  }

  /** Shows the drawing over the scan fainter, or in full again. */
  fadeDrawing(): void {
    void this.#parts.scans.handleRequest({ do: 'fade' });
  }

  /** Searches the scan for the board; suggestions appear as they are found. */
  detect(): void {
    this.openPanel('scan');
    void this.#parts.detection.start();
  }

  /** Suggests the kinds of areas that are not declared as blocks, by the paper of the scan. */
  proposeBlocks(): void {
    this.openPanel('scan');
    void this.#parts.detection.start('proposeBlocks');
  }

  /** Opens a file of suggestions, as `lamplighter detect -o` writes it; problems are shown in the scan panel. */
  openSuggestions(file: File): void {
    this.openPanel('scan');
    void this.#parts.detection.openFile(file);
  }

  /** Opens the review of suggestions. */
  reviewSuggestions(): void {
    this.openPanel('scan');
    this.#parts.detection.controller?.startReview();
  }

  /** Opens the play panel. */
  play(): void {
    void this.#parts.play.open();
  }

  /** Opens the panel that compares the board with another one, and compares with a file if one is given. */
  compare(file?: File): void {
    void this.#parts.compare.open(file);
  }

  playAt(place: string | undefined): boolean {
    return this.#parts.play.playAt(place);
  }

  /** The current validation state; panels are updated when it changes. */
  get validation(): ValidationState {
    return this.#validator.state;
  }

  get canvas(): LamplighterCanvas {
    return this.renderRoot.querySelector('lamplighter-canvas')!;
  }

  get viewport(): Viewport {
    return this.view?.viewport ?? { unitsPerPixel: 10, coarse: false, centre: [5000, 3500], rotation: 0 };
  }

  override connectedCallback(): void {
    super.connectedCallback();
    // An element that was moved within its page has closed its validation worker.
    if (this.#hasLeft && this.state)
      this.#validator.open(this.state.history.steps[0]!.document, documentOf(this.state.history));
    this.#hasLeft = false;
    this.#stopListening = listenForPictures(this, (file) => {
      this.addScan(file);
    });
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#stopListening?.();
    this.#parts.keys.digits.discard();
    this.#validator.close();
    this.#hasLeft = true;
  }

  /** Changes the editor state, and fires `lamp-change` if the document changed. */
  change(change: StateChange): void {
    this.#parts.keys.digits.beforeChange(change);
    const before = this.state;
    const after = before && change(before);
    if (!after || after === before) return;
    this.state = after;
    if (after.history === before.history) return;
    const board = boardOf(after);
    this.#validator.validate(documentOf(after.history));
    dispatch(this, 'lamp-change', { board, history: after.history, before: before.history });
  }

  /** Commits what is being typed on the map or in a field. */
  commitTyped(): void {
    this.#parts.keys.digits.commit();
    this.renderRoot.querySelector<LamplighterInspector>('lamplighter-inspector')?.commitTyped();
  }

  /** Runs a command by id. */
  command(id: string): void {
    const command = findCommand(id);
    if (!command || !this.state) return;
    this.commitTyped();
    if (command.run ?? command.refusal?.(this.state) !== undefined)
      this.change((state) => runCommand(state, command, this.viewport));
    else if (CAMERA_COMMANDS[id]) this.#moveCamera(CAMERA_COMMANDS[id]);
    else if (EDITOR_COMMANDS[id]) EDITOR_COMMANDS[id](this);
    else dispatch(this, 'lamp-page-command', id);
  }

  /** Moves the camera by a command and announces what is shown now. */
  #moveCamera(move: (canvas: LamplighterCanvas) => void): void {
    move(this.canvas);
    const { zoom, rotation } = this.canvas.camera;
    const turned = rotation === 0 ? '' : `, turned by ${Math.round(rotation)}°`;
    this.change((state) => ({ ...state, announcement: `Zoom ${Math.round(zoom * 1000)} %${turned}.` }));
  }

  openPanel(panel: PanelId): void {
    this.#parts.collapse.open(panel);
  }

  /** Moves the focus to the next region of the window. */
  focusNextRegion(): void {
    this.#parts.keys.focusNextRegion();
  }

  visitNode(step: 1 | -1): boolean {
    const next = this.state && selectNextEntity(this.state, step, this.viewport);
    if (!next) return false;
    this.change(() => next);
    const at = positionOfEntity(boardOf(next), selectionOf(next)[0]!);
    // The sentence of the lens may cover the node.
    if (at)
      void this.updateComplete.then(() => {
        this.canvas.reveal(at);
      });
    return true;
  }

  override render(): unknown {
    return this.state ? renderEditor(this, this.#parts, this.state) : html`<slot name="over"></slot>`;
  }

  protected override firstUpdated(): void {
    void this.#parts.collapse.restore();
  }

  focusOn(selector: string): void {
    void this.updateComplete.then(() => this.renderRoot.querySelector<HTMLElement>(selector)?.focus());
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('state')) {
      this.#parts.scans.sync();
      this.#knownBoards.sync();
      this.#parts.layers.sync();
      this.#parts.detection.sync();
      this.#parts.play.sync();
      this.#parts.compare.sync();
    }
    const before = changed.get('state');
    const isOtherTool = before && before.tool !== this.state?.tool;
    if (isOtherTool && this.magnifier === 'placing') this.magnifier = undefined;
    // Peeking hides the board, so any edit or change of tool ends it.
    if (isOtherTool || (before && before.history !== this.state?.history)) this.isPeeking = false;
    if (before && before.tool !== 'calibrate' && this.state?.tool === 'calibrate')
      this.#parts.collapse.open('scan');
    if (changed.has('readOnly') && this.state) this.state = { ...this.state, readOnly: this.readOnly };
  }
}
