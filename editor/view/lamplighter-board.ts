/** A board to look at, in any page: pan, zoom, and what a relation says of a node. */
import { css, html, LitElement, type PropertyValues } from 'lit';
import { isStreetBoard, parseBoard, type Board, type Point } from '../../model/index.js';
import type { Gesture, Sight } from '../tools/gesture.js';
import { hitAt } from '../tools/hit.js';
import { shapesOfLens, wordsOfLens } from '../tools/lens.js';
import { LENS_IDS, type LensId } from '../tools/lens-id.js';
import { existing } from '../tools/existing.js';
import { placeOf } from '../tools/place-of.js';
import { shapesOfKey } from '../tools/shapes-of-desk.js';
import type { Cover } from '../tools/room.js';
import { wordsOf, wordsOfAll } from '../tools/words.js';
import type { LamplighterCanvas } from './canvas/lamplighter-canvas.js';
import { WAYS_TO_LOOK } from './canvas/ways-to-look.js';
import { lookKey } from './look-key.js';
import { themeStyle, type ThemeName } from './theme.js';

/**
 * A board to look at. Keys on it: arrows, plus, minus and F move the sheet, Tab goes from node to node and Alt with an arrow
 * along a street, Enter picks, Esc asks about nothing, and Tab then leaves the board.
 *
 * @property board - the board as data, as `parseBoard` gives it; a file that is still on its way no longer counts then
 * @property src - instead: where the page has a board file
 * @property relation - what is shown of the node: jack, police, search, alley, sectors, blocks, light
 * @property of - the node, such as `c65`, or several with blanks between; a click sets it, with Shift it adds or takes away
 * @property theme - auto, light, dark or contrast
 * @fires lamp-pick - `detail: {key, words}`: something was clicked, or picked with Enter
 * @fires lamp-problem - `detail: string`: the file at `src` cannot be shown, and why
 * @csspart canvas - the sheet with the board
 * @csspart words - the sentence under it
 */
export class LamplighterBoard extends LitElement {
  static override styles = [
    themeStyle,
    css`
      :host {
        display: block;
        position: relative;
        height: 480px;
        color: var(--ink);
        background: var(--panel);
        font:
          13.5px/1.45 system-ui,
          sans-serif;
      }
      lamplighter-canvas {
        position: absolute;
        inset: 0 0 28px;
      }
      p {
        position: absolute;
        inset: auto 0 0;
        min-height: 28px;
        max-height: 50%;
        margin: 0;
        padding: 4px 10px;
        box-sizing: border-box;
        overflow: auto;
        background: var(--panel);
      }
    `,
  ];
  static override properties = {
    board: { attribute: false },
    src: { type: String },
    relation: { type: String },
    of: { type: String, reflect: true },
    theme: { type: String, reflect: true },
    problem: { state: true },
  };

  declare board: Board | undefined;
  declare src: string;
  declare relation: string;
  declare of: string;
  declare theme: ThemeName;
  declare problem: string;
  /** The board of the file at `src`. */
  #loaded: Board | undefined;
  /** The file that is on its way. */
  #awaited: string | undefined;

  constructor() {
    super();
    this.board = undefined;
    this.src = '';
    this.relation = 'none';
    this.of = '';
    this.theme = 'auto';
    this.problem = '';
  }

  override render(): unknown {
    const { board } = this;
    const lens = LENS_IDS.find((id) => id === this.relation) ?? 'none';
    const keys = this.#keys;
    const halos = board ? keys.flatMap((key) => shapesOfKey(board, key)) : [];
    return html`<lamplighter-canvas
        part="canvas"
        .board=${board}
        .halos=${halos}
        .lens=${board ? shapesOfLens(board, lens, keys) : []}
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
    if (lens !== 'none') return wordsOfLens(board, lens, keys);
    return keys.length === 0 ? board.name : `${wordsOfAll(board, keys)}.`;
  }

  /** What is asked about and is on the board. */
  get #keys(): readonly string[] {
    return this.board && this.of !== '' ? existing(this.board, this.of.split(' ')) : [];
  }

  /** A long sentence lies over the lower part of the sheet. */
  readonly #covers = (): readonly Cover[] => {
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
    if (changed.has('src') && this.src !== '' && !(isGiven && this.board)) void this.#load(this.src);
  }

  async #load(src: string): Promise<void> {
    this.#awaited = src;
    try {
      const answer = await fetch(src);
      const text = await answer.text();
      if (src !== this.#awaited) return;
      const parsed = answer.ok ? parseBoard(text) : undefined;
      if (parsed?.ok) this.board = this.#loaded = parsed.board;
      else
        this.#fail(
          `${src} is no board: ${parsed?.errors[0]?.message ?? `the server answered ${answer.status}`}`,
        );
    } catch {
      // Whoever waited for another board since has it, or will.
      if (src === this.#awaited) this.#fail(`${src} cannot be loaded.`);
    }
  }

  #fail(problem: string): void {
    this.board = this.#loaded = undefined;
    this.problem = problem;
    this.dispatchEvent(new CustomEvent('lamp-problem', { detail: problem }));
  }

  get canvas(): LamplighterCanvas {
    return this.renderRoot.querySelector('lamplighter-canvas')!;
  }

  /** Brings a place into view. */
  flyTo(at: Point): void {
    this.canvas.flyTo(at);
  }

  readonly #point = (event: CustomEvent<{ gesture: Gesture; sight: Sight }>): void => {
    const { gesture, sight } = event.detail;
    const { board } = this;
    if (gesture.type === 'drag') {
      // There is nothing to move here, so a drag moves the sheet.
      this.#panned ??= gesture.from;
      this.canvas.pull(this.#panned, gesture.at);
      return;
    }
    if (this.#panned) this.canvas.settle();
    this.#panned = undefined;
    if (gesture.type !== 'click' || !board) return;
    const kinds = isStreetBoard(board) ? (['node'] as const) : (['piece', 'hex'] as const);
    const key = hitAt(board, gesture.at, sight, { kinds })?.key ?? '';
    if (!gesture.shift) this.of = key;
    else if (key !== '') this.of = withOrWithout(this.#keys, key).join(' ');
    if (key !== '') this.#pick(board, key);
  };

  #pick(board: Board, key: string): void {
    this.dispatchEvent(new CustomEvent('lamp-pick', { detail: { key, words: wordsOf(board, key) } }));
  }

  readonly #key = (event: KeyboardEvent): void => {
    const { board, canvas } = this;
    if (!board || event.defaultPrevented || (event.key === 'Tab' && this.#isLeaving)) return;
    this.#isLeaving = event.key === 'Escape';
    const answer = lookKey(board, this.#keys[0] ?? '', event, canvas.sight);
    if (answer === undefined) return;
    event.preventDefault();
    if ('pan' in answer) canvas.panBy(answer.pan);
    else if ('view' in answer) WAYS_TO_LOOK[answer.view]!(canvas);
    else if ('pick' in answer) this.#pick(board, answer.pick);
    else {
      this.of = answer.of;
      const at = placeOf(board, answer.of);
      // Its sentence may be longer than the one before.
      if (at)
        void this.updateComplete.then(() => {
          canvas.reveal(at);
        });
    }
  };

  /** After Esc, so that nobody must pass every node to get on in the page. */
  #isLeaving = false;

  #panned: Point | undefined;
}

const withOrWithout = (keys: readonly string[], key: string): readonly string[] =>
  keys.includes(key) ? keys.filter((each) => each !== key) : [...keys, key];
