/** A board viewer for any page: pan, zoom, and show a relation of a node. */
import { filterExistingNames } from '../document/index.js';
import { html, LitElement, type PropertyValues } from 'lit';
import {
  COMPUTED_LAYOUT,
  hasPlaces,
  isStreetBoard,
  type Board,
  type Point,
  type StreetBoard,
} from '../../model/index.js';
import {
  describeEntities,
  describeEntity,
  type Gesture,
  hitAt,
  LENS_IDS,
  type LensId,
  type Occluder,
  positionOfEntity,
  relationLens,
  shapesOfSelectedEntity,
  type Viewport,
} from '../tools/index.js';
import type { LamplighterCanvas } from './canvas/lamplighter-canvas.js';
import { CAMERA_COMMANDS } from './canvas/camera-commands.js';
import { handleViewerKey } from './keyboard/viewer-keys.js';
import { fire, inputProperties, internalProperties } from './ui/element.js';
import { styleSheet } from './ui/shared-styles.js';
import { themeStyle, type ThemeName } from './ui/theme-colours.js';
import style from './lamplighter-board.css?inline';

/**
 * A board viewer. Keys: arrows, plus, minus and F move the view, Tab goes from node to node and Alt with an
 * arrow along a street, Enter picks, Esc clears the selection, and Tab then leaves the board.
 *
 * @property board - the board as data, as returned by `parseBoard`; it replaces a file that is still loading
 * @property src - instead: the URL of a board file
 * @property relation - the relation to show: jack, police, search, alley, sectors, blocks, light
 * @property of - the selected node, such as `c65`, or several separated by spaces; a click sets it, Shift-click adds or removes
 * @property theme - auto, light, dark or contrast
 * @fires lamp-pick - `detail: {key, words}`: an entity was clicked, or picked with Enter
 * @fires lamp-problem - `detail: string`: why the file at `src` cannot be shown
 * @csspart canvas - the canvas with the board
 * @csspart words - the sentence below it
 */
export class LamplighterBoard extends LitElement {
  static override styles = [themeStyle, styleSheet(style)];
  static override properties = {
    ...inputProperties('board'),
    ...internalProperties('problem'),
    src: { type: String },
    relation: { type: String },
    of: { type: String, reflect: true },
    theme: { type: String, reflect: true },
  };

  board: Board | undefined;
  src = '';
  relation = 'none';
  of = '';
  theme: ThemeName = 'auto';
  problem = '';
  /** The board loaded from `src`. */
  #loaded: Board | undefined;
  /** The board that was given without places, in a computed layout. */
  #laidOut: Board | undefined;
  /** The board without places that waits for its layout. */
  #awaitedLayout: Board | undefined;
  #isLaidOut = false;
  /** The URL being loaded. */
  #awaited: string | undefined;

  override render(): unknown {
    const { board } = this;
    const lens = LENS_IDS.find((id) => id === this.relation) ?? 'none';
    const keys = this.#keys;
    const halos = board ? keys.flatMap((key) => shapesOfSelectedEntity(board, key)) : [];
    return html`<lamplighter-canvas
        part="canvas"
        .board=${board}
        .halos=${halos}
        .lens=${board ? relationLens(board, lens, keys).shapes : []}
        .covers=${this.#covers}
        label=${board ? `The board ${board.name}` : 'No board'}
        @lamp-gesture=${this.#point}
        @keydown=${this.#key}
        @focusin=${() => {
          this.#isLeaving = false;
        }}
      ></lamplighter-canvas>
      <p part="words" role="status">${this.#words(board, lens, keys)}</p>`;
  }

  #words(board: Board | undefined, lens: LensId, keys: readonly string[]): string {
    if (!board) return this.problem;
    if (lens !== 'none') return relationLens(board, lens, keys).sentence;
    if (keys.length === 0 && this.#isLaidOut) return `${board.name} (${COMPUTED_LAYOUT})`;
    return keys.length === 0 ? board.name : `${describeEntities(board, keys)}.`;
  }

  /** The selected nodes that exist on the board. */
  get #keys(): readonly string[] {
    return this.board && this.of !== '' ? filterExistingNames(this.board, this.of.split(' ')) : [];
  }

  /** A long sentence covers the lower part of the canvas. */
  readonly #covers = (): readonly Occluder[] => {
    const {
      offsetLeft: left,
      offsetTop: top,
      offsetWidth,
      offsetHeight,
    } = this.renderRoot.querySelector('p')!;
    return [{ box: { left, top, right: left + offsetWidth, bottom: top + offsetHeight }, stays: true }];
  };

  protected override willUpdate(changed: PropertyValues<this>): void {
    const isGiven = changed.has('board') && this.board !== this.#loaded;
    if (isGiven) {
      this.problem = '';
      this.#awaited = undefined;
    }
    if (changed.has('board')) {
      this.#isLaidOut = this.board !== undefined && this.board === this.#laidOut;
      this.#awaitedLayout = undefined;
    }
    if (this.board && isStreetBoard(this.board) && !hasPlaces(this.board)) {
      void this.#layOut(this.board);
      this.board = undefined;
    }
    if (changed.has('src') && this.src !== '' && !(isGiven && this.board)) void this.#load(this.src);
  }

  /** Shows a board without places in a computed layout, unless another board has been set meanwhile. */
  async #layOut(board: StreetBoard): Promise<void> {
    this.#awaitedLayout = board;
    const { layOutBoard } = await import('./computed-layout.js');
    if (this.#awaitedLayout === board) this.board = this.#loaded = this.#laidOut = layOutBoard(board);
  }

  async #load(src: string): Promise<void> {
    this.#awaited = src;
    try {
      const [answer, { parseBoard }] = await Promise.all([fetch(src), import('./board-parser.js')]);
      const text = await answer.text();
      if (src !== this.#awaited) return;
      const parsed = answer.ok ? parseBoard(text) : undefined;
      if (parsed?.ok) this.board = this.#loaded = parsed.board;
      else
        this.#fail(
          `${src} is not a board file: ${parsed?.errors[0]?.message ?? `the server answered ${answer.status}`}`,
        );
    } catch {
      // Another board may have been requested since.
      if (src === this.#awaited) this.#fail(`${src} cannot be loaded.`);
    }
  }

  #fail(problem: string): void {
    this.board = this.#loaded = undefined;
    this.problem = problem;
    fire(this, 'lamp-problem', problem);
  }

  get canvas(): LamplighterCanvas {
    return this.renderRoot.querySelector('lamplighter-canvas')!;
  }

  /** Brings a point into view. */
  flyTo(at: Point): void {
    this.canvas.flyTo(at);
  }

  readonly #point = (event: CustomEvent<{ gesture: Gesture; viewport: Viewport }>): void => {
    const { gesture, viewport } = event.detail;
    const { board } = this;
    if (gesture.type === 'drag') {
      // Nothing can be moved here, so a drag pans.
      this.#panned ??= gesture.from;
      this.canvas.pull(this.#panned, gesture.at);
      return;
    }
    if (this.#panned) this.canvas.settle();
    this.#panned = undefined;
    if (gesture.type !== 'click' || !board) return;
    const kinds = isStreetBoard(board) ? (['node'] as const) : (['piece', 'hex'] as const);
    const key = hitAt(board, gesture.at, viewport, { kinds })?.key ?? '';
    if (!gesture.shift) this.of = key;
    else if (key !== '') this.of = withOrWithout(this.#keys, key).join(' ');
    if (key !== '') this.#pick(board, key);
  };

  #pick(board: Board, key: string): void {
    fire(this, 'lamp-pick', { key, words: describeEntity(board, key) });
  }

  readonly #key = (event: KeyboardEvent): void => {
    const { board, canvas } = this;
    if (!board || event.defaultPrevented || (event.key === 'Tab' && this.#isLeaving)) return;
    this.#isLeaving = event.key === 'Escape';
    const answer = handleViewerKey(board, this.#keys[0] ?? '', event, canvas.viewport);
    if (answer === undefined) return;
    event.preventDefault();
    if ('pan' in answer) canvas.panBy(answer.pan);
    else if ('view' in answer) CAMERA_COMMANDS[answer.view]!(canvas);
    else if ('pick' in answer) this.#pick(board, answer.pick);
    else {
      this.of = answer.of;
      const at = positionOfEntity(board, answer.of);
      // The new sentence may be longer and cover the node.
      if (at)
        void this.updateComplete.then(() => {
          canvas.reveal(at);
        });
    }
  };

  /** Set by Esc, so that Tab leaves the board without passing every node. */
  #isLeaving = false;

  #panned: Point | undefined;
}

const withOrWithout = (keys: readonly string[], key: string): readonly string[] =>
  keys.includes(key) ? keys.filter((each) => each !== key) : [...keys, key];
