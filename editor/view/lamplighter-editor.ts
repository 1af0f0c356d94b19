/** The whole editor: the board over its scan, tools, panels, keys. It holds the desk; everything else is told and asks. */
import { html, LitElement, nothing, type PropertyValues } from 'lit';
import { cellOfPoint, isStreetBoard, type Board, type Point } from '../../model/index.js';
import { COMMANDS, runCommand, type Command } from '../tools/commands.js';
import type { History } from '../document/index.js';
import {
  boardOf,
  deskOf,
  handle,
  hintOf,
  openDesk,
  shownBoard,
  takeHistory,
  toolsFor,
  type Desk,
} from '../tools/desk.js';
import type { Gesture, Sight } from '../tools/gesture.js';
import { placeOf, visitNext } from '../tools/keyboard.js';
import { shapesOfDesk } from '../tools/shapes-of-desk.js';
import type { Camera } from '../tools/camera.js';
import type { LamplighterCanvas } from './canvas/lamplighter-canvas.js';
import { controlsStyle } from './controls-style.js';
import { editorStyle } from './editor-style.js';
import { icon } from './icons.js';
import { pressKey } from './press-key.js';
import type { DeskChange } from './tell.js';
import { themeStyle, THEME_NAMES, type ThemeName } from './theme.js';

const PANELS = ['findings', 'history', 'scan'] as const;
type Panel = (typeof PANELS)[number];

/**
 * The map editor.
 *
 * @property board - the board to edit; setting it opens it as a new document with an empty history
 * @property theme - auto, light, dark or contrast
 * @property readOnly - nothing may be changed
 * @fires lamp-change - `detail: {board, history, before}`: the document changed
 * @fires lamp-page-command - `detail: string`: a command that is the page's to carry out, such as `board.save`
 * @slot saved - beside the board's name: whether it is saved
 * @slot over - over the board: what a page lays there
 */
export class LamplighterEditor extends LitElement {
  static override styles = [themeStyle, controlsStyle, editorStyle];
  static override properties = {
    board: { attribute: false },
    desk: { state: true },
    theme: { type: String, reflect: true },
    panel: { state: true },
    view: { state: true },
    pointer: { state: true },
  };

  declare desk: Desk | undefined;
  declare theme: ThemeName;
  declare panel: Panel;
  declare view: { readonly camera: Camera; readonly sight: Sight } | undefined;
  declare pointer: Point | undefined;

  constructor() {
    super();
    this.desk = undefined;
    this.theme = 'auto';
    this.panel = 'findings';
    this.view = undefined;
    this.pointer = undefined;
  }

  get board(): Board | undefined {
    return this.desk && boardOf(this.desk);
  }

  set board(board: Board | undefined) {
    this.desk = board && openDesk(board);
  }

  get readOnly(): boolean {
    return this.desk?.readOnly ?? false;
  }

  set readOnly(readOnly: boolean) {
    if (this.desk && this.desk.readOnly !== readOnly) this.desk = { ...this.desk, readOnly };
  }

  /** Opens a document with everything that was done to it, such as one that survived a reload. */
  show(history: History): void {
    this.desk = deskOf(history);
  }

  /** What was done elsewhere, in another tab; nobody is told, since whoever did it knows. */
  follow(history: History): void {
    this.desk = this.desk && takeHistory(this.desk, history);
  }

  get canvas(): LamplighterCanvas {
    return this.renderRoot.querySelector('lamplighter-canvas')!;
  }

  /** Changes the desk; whoever listens is told when the document changed with it. */
  change(change: DeskChange): void {
    const before = this.desk;
    if (!before) return;
    const after = change(before);
    if (after === before) return;
    this.desk = after;
    if (after.history !== before.history)
      this.dispatchEvent(
        new CustomEvent('lamp-change', {
          detail: { board: boardOf(after), history: after.history, before: before.history },
        }),
      );
  }

  /** Runs a command of the table by its id. */
  command(id: string): void {
    const command = COMMANDS.find((each) => each.id === id);
    if (!command || !this.desk) return;
    const why = command.refusal?.(this.desk);
    if (command.run ?? why !== undefined) {
      this.change((desk) => runCommand(desk, command, this.#sight));
      return;
    }
    const own = this.#own[id];
    if (own) own();
    else this.dispatchEvent(new CustomEvent('lamp-page-command', { detail: id }));
  }

  /** The commands that are the view's own. */
  readonly #own: Readonly<Record<string, () => void>> = {
    'edit.next': () => {
      this.#visit(1);
    },
    'edit.previous': () => {
      this.#visit(-1);
    },
    'view.fit': () => {
      this.canvas.fit();
    },
    'view.zoom-in': () => {
      this.canvas.zoomBy(1.4);
    },
    'view.zoom-out': () => {
      this.canvas.zoomBy(1 / 1.4);
    },
    'view.turn-left': () => {
      this.canvas.turnBy(-15);
    },
    'view.turn-right': () => {
      this.canvas.turnBy(15);
    },
    'view.straight': () => {
      this.canvas.camera = { ...this.canvas.camera, rotation: 0 };
    },
    'view.selection': () => {
      const at = this.desk && placeOf(boardOf(this.desk), this.desk.selection[0] ?? '');
      if (at) this.canvas.flyTo(at);
    },
    'view.theme': () => {
      this.theme = THEME_NAMES[(THEME_NAMES.indexOf(this.theme) + 1) % THEME_NAMES.length]!;
    },
  };

  get #sight(): Sight {
    return this.view?.sight ?? { unitsPerPixel: 10, coarse: false, centre: [5000, 3500] };
  }

  /** Goes to the next node; past the last one the focus may leave the board. */
  #visit(step: 1 | -1): boolean {
    const next = this.desk && visitNext(this.desk, step, this.#sight);
    if (!next) return false;
    this.change(() => next);
    const at = placeOf(boardOf(next), next.selection[0]!);
    if (at) this.canvas.reveal(at);
    return true;
  }

  override render(): unknown {
    const { desk } = this;
    if (!desk) return html`<slot></slot>`;
    const board = shownBoard(desk);
    return html`
      <div
        class="frame"
        @lamp-desk=${(event: CustomEvent<DeskChange>) => {
          this.change(event.detail);
        }}
        @lamp-command=${(event: CustomEvent<string>) => {
          this.command(event.detail);
        }}
        @lamp-fly=${(event: CustomEvent<Point>) => {
          this.canvas.flyTo(event.detail);
        }}
      >
        ${this.#bar(desk, board)} ${this.#tools(desk, board)}
        <main>
          <lamplighter-canvas
            .board=${board}
            .shapes=${shapesOfDesk(desk)}
            label=${`The board ${board.name}`}
            data-tool=${desk.tool}
            @lamp-gesture=${this.#gesture}
            @lamp-view=${(event: CustomEvent<NonNullable<LamplighterEditor['view']>>) => {
              this.view = event.detail;
            }}
            @lamp-leave=${() => {
              this.pointer = undefined;
            }}
            @keydown=${this.#key}
          ></lamplighter-canvas>
          <slot name="over"></slot>
        </main>
        ${this.#side(desk, board)} ${this.#status(desk, board)}
      </div>
    `;
  }

  #bar(desk: Desk, board: Board): unknown {
    return html`<header>
      <button
        class="bare name"
        title="Boards: open, new, recent"
        @click=${() => {
          this.command('board.open');
        }}
      >
        ${icon('menu')}<strong>${board.name}</strong>
      </button>
      <slot name="saved"></slot>
      ${this.#button('edit.undo', 'undo', desk)} ${this.#button('edit.redo', 'redo', desk)}
      <span class="grow"></span>
      ${this.#button('view.zoom-out', 'minus', desk)} ${this.#button('view.zoom-in', 'plus', desk)}
      ${this.#button('view.fit', 'fit', desk)}
      <slot name="bar"></slot>
    </header>`;
  }

  #button(id: string, picture: string, desk: Desk): unknown {
    const command = COMMANDS.find((each) => each.id === id)!;
    const why = command.refusal?.(desk);
    return html`<button
      class="bare"
      aria-label=${command.name}
      title=${why ?? command.name}
      aria-disabled=${why === undefined ? 'false' : 'true'}
      @click=${() => {
        this.command(id);
      }}
    >
      ${icon(picture)}
    </button>`;
  }

  #tools(desk: Desk, board: Board): unknown {
    const commands = toolsFor(board).map((id): Command => COMMANDS.find((each) => each.id === `tool.${id}`)!);
    return html`<nav aria-label="Tools">
      ${commands.map(
        (command) =>
          html`<button
            aria-label=${command.name}
            title=${`${command.name} (${command.keys[0]!.toUpperCase()})`}
            aria-pressed=${command.id === `tool.${desk.tool}` ? 'true' : 'false'}
            @click=${() => {
              this.command(command.id);
            }}
          >
            ${icon(command.id.slice('tool.'.length))}
          </button>`,
      )}
    </nav>`;
  }

  #side(_desk: Desk, _board: Board): unknown {
    return html`<aside aria-label="Panels"><slot name="side"></slot></aside>`;
  }

  #status(desk: Desk, board: Board): unknown {
    const { view, pointer } = this;
    const cell = pointer && isStreetBoard(board) && board.grid ? cellOfPoint(board.grid, pointer) : undefined;
    return html`<footer>
      <span class="hint">${hintOf(desk, this.#sight)}</span>
      <span class="said" role="status" aria-live="polite">${desk.said}</span>
      ${pointer ? html`<span>${Math.round(pointer[0])}, ${Math.round(pointer[1])}</span>` : nothing}
      ${cell ? html`<span>${cell.column}/${cell.row}</span>` : nothing}
      ${view ? html`<span>${Math.round(view.camera.zoom * 1000)} %</span><span>${Math.round(view.camera.rotation)}°</span>` : nothing}
    </footer>`;
  }

  readonly #gesture = (event: CustomEvent<{ gesture: Gesture; sight: Sight }>): void => {
    const { gesture, sight } = event.detail;
    if ('at' in gesture) this.pointer = gesture.at;
    this.change((desk) => {
      const { cursor: _, ...rest } = desk;
      return handle(gesture.type === 'hover' ? rest : desk, gesture, sight);
    });
  };

  readonly #key = (event: KeyboardEvent): void => {
    const { desk } = this;
    if (!desk || event.defaultPrevented) return;
    const answer = pressKey(desk, event, this.#sight);
    if (answer === undefined) return;
    if ('pan' in answer) this.canvas.panBy(answer.pan);
    else if ('command' in answer) {
      if (answer.command === 'edit.next' || answer.command === 'edit.previous') {
        if (!this.#visit(answer.command === 'edit.next' ? 1 : -1)) return;
      } else this.command(answer.command);
    } else {
      this.change(() => answer.desk);
      if (answer.desk.cursor) this.canvas.reveal(answer.desk.cursor);
    }
    event.preventDefault();
  };

  protected override updated(_: PropertyValues<this>): void {
    this.style.setProperty('--canvas-cursor', this.desk?.tool === 'select' ? 'default' : 'crosshair');
  }
}
