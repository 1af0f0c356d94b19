/** The whole editor: the board over its scan, tools, panels, keys. It holds the desk; everything else is told and asks. */
import { html, LitElement, nothing, type PropertyValues } from 'lit';
import type { Board, Point } from '../../model/index.js';
import type { History } from '../document/index.js';
import type { Camera } from '../tools/camera.js';
import { commandOf, runCommand } from '../tools/commands.js';
import {
  boardOf,
  deskOf,
  handle,
  openDesk,
  shownBoard,
  takeHistory,
  withoutCursor,
  type Desk,
} from '../tools/desk.js';
import type { Gesture, Sight } from '../tools/gesture.js';
import { shapesOfLens, wordsOfLens } from '../tools/lens.js';
import { visitNext } from '../tools/keyboard.js';
import { asksMagnifier } from '../tools/magnifier.js';
import { menuAt, menuByKey, placeOfMenu } from '../tools/menu.js';
import { placeOf } from '../tools/place-of.js';
import { shapesOfDesk, shapesOfSelection } from '../tools/shapes-of-desk.js';
import type { LamplighterCanvas } from './canvas/lamplighter-canvas.js';
import { WAYS_TO_LOOK } from './canvas/ways-to-look.js';
import { controlsStyle } from './controls-style.js';
import { editorStyle } from './editor-style.js';
import { Judge, type JudgeState } from './findings/judge.js';
import { keepMarks } from './findings/marks.js';
import { ShownJudgement } from './findings/shown-judgement.js';
import { bar, type Run } from './frame/bar.js';
import { Covers } from './frame/covers.js';
import { Folding } from './frame/folding.js';
import { above, type Over } from './frame/over.js';
import { Manner } from './frame/manner.js';
import { minimap } from './frame/minimap.js';
import { rail } from './frame/rail.js';
import { loupe, scanLayer } from './frame/scan.js';
import { side, type Panel } from './frame/side.js';
import { status } from './frame/status.js';
import { Keys } from './keys.js';
import { LayerTable } from './layers/layer-table.js';
import type { LamplighterInspector } from './panels/lamplighter-inspector.js';
import { OWN_COMMANDS } from './own-commands.js';
import type { LayerAsk } from './panels/lamplighter-layers.js';
import { listenForPictures } from './scan/bring-picture.js';
import { groundOf } from './scan/scan-look.js';
import { scanShelf } from './scan/scan-shelf.js';
import { ScanTable, type PracticeSource, type ScanAsk } from './scan/scan-table.js';
import type { DeskChange } from './tell.js';
import { themeStyle, type ThemeName } from './theme.js';

/**
 * The map editor.
 *
 * @property board - the board to edit; setting it opens a new document with an empty history
 * @property theme - auto, light, dark or contrast
 * @property readOnly - nothing may be changed
 * @property practice - a picture to practise on, for pages that bring one
 * @fires lamp-change - `detail: {board, history, before}`: the document changed
 * @fires lamp-page-command - `detail: string`: a command that is the page's to carry out, such as `board.save`
 * @slot saved - beside the board's name: whether it is saved
 * @slot over - panels over the map, such as a welcome
 * @slot under - what lies under the board and moves with it: a scan
 */
export class LamplighterEditor extends LitElement {
  static override styles = [themeStyle, controlsStyle, editorStyle];
  static override properties = {
    board: { attribute: false },
    practice: { attribute: false },
    desk: { state: true },
    theme: { type: String, reflect: true },
    readOnly: { type: Boolean, attribute: 'readonly' },
    panel: { state: true },
    over: { state: true },
    view: { state: true },
    pointer: { state: true },
    digits: { state: true },
    magnifies: { state: true },
    peeks: { state: true },
  };

  declare desk: Desk | undefined;
  declare theme: ThemeName;
  declare readOnly: boolean;
  declare panel: Panel;
  declare over: Over;
  declare view: { readonly camera: Camera; readonly sight: Sight } | undefined;
  declare pointer: Point | undefined;
  declare digits: string;
  /** Whether the magnifier is out. */
  declare magnifies: 'held' | 'placing' | undefined;
  /** Whether the scan alone is shown. */
  declare peeks: boolean;

  readonly #judged = new ShownJudgement(this);
  readonly #judge = new Judge((state) => {
    this.#judged.follow(state);
  });
  readonly #marks = keepMarks();
  readonly #keys = new Keys(this);
  readonly #shelf = scanShelf();
  readonly #scans = new ScanTable(this, this.#shelf);
  readonly #layers = new LayerTable(this, this.#shelf);
  readonly #folding = new Folding(this, this.#shelf);
  readonly #covers = new Covers(this);

  #stopListening: (() => void) | undefined;
  #hasLeft = false;

  constructor() {
    super();
    this.desk = undefined;
    this.theme = 'auto';
    this.readOnly = false;
    this.panel = 'findings';
    this.over = undefined;
    this.view = undefined;
    this.pointer = undefined;
    this.digits = '';
    this.magnifies = undefined;
    this.peeks = false;
    new Manner(this, () => this.#scans.state);
    this.addEventListener('lamp-picture', (event) => {
      this.layUnder((event as CustomEvent<{ file: File }>).detail.file);
    });
  }

  get board(): Board | undefined {
    return this.desk && boardOf(this.desk);
  }

  set board(board: Board | undefined) {
    this.#open(board && openDesk(board));
  }

  /** Opens a document with everything that was done to it, such as one that survived a reload. */
  show(history: History): void {
    this.#open(deskOf(history));
  }

  /** What was done elsewhere, in another tab; nobody is told, since whoever did it knows. */
  follow(history: History): void {
    if (!this.desk) return;
    this.#keys.digits.drop();
    this.desk = takeHistory(this.desk, history);
    this.#judge.judge(boardOf(this.desk));
  }

  #open(desk: Desk | undefined): void {
    // They were typed for what is no longer here.
    this.#keys.digits.drop();
    this.desk = desk && { ...desk, readOnly: this.readOnly };
    // The canvas goes with the board, and what it showed.
    if (!desk) this.view = undefined;
    if (desk) this.#judge.open(desk.history.steps[0]!.board, boardOf(desk));
  }

  get practice(): PracticeSource | undefined {
    return this.#scans.practice;
  }

  /** A picture to practise on, for pages that bring one. */
  set practice(source: PracticeSource | undefined) {
    this.#scans.practice = source;
  }

  /** Lays a picture under the board; what is wrong with it is said in the scan panel. */
  layUnder(file: File): void {
    this.openPanel('scan');
    void this.#scans.ask({ do: 'add', file, name: file.name });
  }

  /** What is known about the board at this moment; panels are told when it is news. */
  get judged(): JudgeState {
    return this.#judge.state;
  }

  get canvas(): LamplighterCanvas {
    return this.renderRoot.querySelector('lamplighter-canvas')!;
  }

  get sight(): Sight {
    return this.view?.sight ?? { unitsPerPixel: 10, coarse: false, centre: [5000, 3500], rotation: 0 };
  }

  override connectedCallback(): void {
    super.connectedCallback();
    // Moved to another place of its page, it has let its judge go.
    if (this.#hasLeft && this.desk) this.#judge.open(this.desk.history.steps[0]!.board, boardOf(this.desk));
    this.#hasLeft = false;
    this.#stopListening = listenForPictures(this, (file) => {
      this.layUnder(file);
    });
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#stopListening?.();
    this.#keys.digits.drop();
    this.#judge.close();
    this.#hasLeft = true;
  }

  /** Changes the desk; whoever listens is told when the document changed with it. */
  change(change: DeskChange): void {
    this.#keys.digits.beforeChange(change);
    const before = this.desk;
    const after = before && change(before);
    if (!after || after === before) return;
    this.desk = after;
    if (after.history === before.history) return;
    const board = boardOf(after);
    this.#judge.judge(board);
    this.#fire('lamp-change', { board, history: after.history, before: before.history });
  }

  /** Does what is being typed, on the board or in a field, as if it had been left. */
  takeTyped(): void {
    this.#keys.digits.take();
    this.renderRoot.querySelector<LamplighterInspector>('lamplighter-inspector')?.takeTyped();
  }

  /** Runs a command of the table by its id. */
  command(id: string): void {
    const command = commandOf(id);
    if (!command || !this.desk) return;
    this.takeTyped();
    if (command.run ?? command.refusal?.(this.desk) !== undefined)
      this.change((desk) => runCommand(desk, command, this.sight));
    else if (WAYS_TO_LOOK[id]) WAYS_TO_LOOK[id](this.canvas);
    else if (OWN_COMMANDS[id]) OWN_COMMANDS[id](this);
    else this.#fire('lamp-page-command', id);
  }

  /** A panel that something asks for; it is not left in the strip. */
  openPanel(panel: Panel): void {
    this.#folding.open(panel);
  }

  /** The focus goes on to the next part of the window. */
  nextRegion(): void {
    this.#keys.nextRegion();
  }

  /** Goes to the next node; false past the last one, where the focus may leave the board. */
  visit(step: 1 | -1): boolean {
    const next = this.desk && visitNext(this.desk, step, this.sight);
    if (!next) return false;
    this.change(() => next);
    const at = placeOf(boardOf(next), next.selection[0]!);
    // A lens' sentence about it may come to lie over it.
    if (at)
      void this.updateComplete.then(() => {
        this.canvas.reveal(at);
      });
    return true;
  }

  override render(): unknown {
    const { desk, view } = this;
    if (!desk) return html`<slot name="over"></slot>`;
    const board = shownBoard(desk);
    const { picture, look } = this.#scans.state;
    const isOnGlass = picture !== undefined && this.theme !== 'contrast';
    const run: Run = (id, event) => {
      this.command(id);
      if (event) this.#goOn(event);
    };
    return html`
      <div
        class="frame"
        ?data-folded=${this.#folding.isFolded}
        @lamp-desk=${(event: CustomEvent<DeskChange>) => {
          this.change(event.detail);
        }}
        @lamp-command=${(event: CustomEvent<string>) => {
          run(event.detail);
        }}
        @lamp-fly=${(event: CustomEvent<Point>) => {
          this.canvas.flyTo(event.detail);
        }}
        @lamp-look=${(event: CustomEvent<Point>) => {
          this.canvas.camera = { ...this.canvas.camera, centre: event.detail };
        }}
        @lamp-scan=${(event: CustomEvent<ScanAsk>) => {
          void this.#scans.ask(event.detail);
        }}
        @lamp-layer=${({ detail: { layer, isShown } }: CustomEvent<LayerAsk>) => {
          this.#layers.show(layer, isShown);
        }}
        @keydown=${this.#keys.down}
      >
        ${bar(desk, { run, judged: this.#judged.state })} ${rail(desk, run)}
        <main aria-label="Map">
          <lamplighter-canvas
            .board=${board}
            .shapes=${shapesOfDesk(desk)}
            .halos=${shapesOfSelection(desk)}
            .lens=${this.#marks(shapesOfLens(board, desk.lens, desk.selection), boardOf(desk), this.#judged.state)}
            label=${`The board ${board.name}`}
            ?peek=${this.peeks}
            .covers=${this.#covers.measure}
            hides=${[...this.#layers.hidden].join(' ')}
            over=${isOnGlass ? (groundOf(look) ?? nothing) : nothing}
            @lamp-gesture=${this.#gesture}
            @lamp-menu=${this.#menu}
            @lamp-view=${(event: CustomEvent<NonNullable<LamplighterEditor['view']>>) => {
              this.view = event.detail;
            }}
            @lamp-leave=${() => {
              this.pointer = undefined;
            }}
            >${scanLayer(desk, this.#scans.state)}<slot name="under" slot="under"></slot
          ></lamplighter-canvas>
          ${loupe(desk, this.#scans.state, this)}
          <div class="options">
            <lamplighter-tool-options
              .desk=${desk}
              ?coarse=${view?.sight.coarse}
              @click=${this.#goOn}
            ></lamplighter-tool-options>
          </div>
          ${minimap(desk, view && { camera: view.camera, size: this.canvas.size })}
          <p class="lens-words" role="status">${wordsOfLens(board, desk.lens, desk.selection)}</p>
          ${above(desk, this.over, (isLeft) => {
            this.over = undefined;
            if (!isLeft) this.canvas.focus();
          })}
          <slot name="over"></slot>
        </main>
        ${side(desk, {
          panel: this.panel,
          choose: (panel) => {
            this.panel = panel;
          },
          folding: this.#folding,
          judged: this.#judged.state,
          scan: this.#scans.state,
          hiddenLayers: this.#layers.hidden,
        })}
        ${status(desk, {
          sight: this.sight,
          view,
          pointer: this.pointer,
          digits: this.#keys.digits.hint,
          peeks: this.peeks,
          magnifies: this.magnifies,
        })}
      </div>
    `;
  }

  /** Letters and digits are keys only on the map. A press by the keyboard, which counts no clicks, stays where it is. */
  readonly #goOn = (event: MouseEvent): void => {
    const isButton = event.composedPath().some((each) => each instanceof HTMLButtonElement);
    if (isButton && event.detail > 0) this.canvas.focus();
  };

  readonly #gesture = (event: CustomEvent<{ gesture: Gesture; sight: Sight }>): void => {
    const { gesture, sight } = event.detail;
    if ('at' in gesture) this.pointer = gesture.at;
    this.#magnify(gesture, sight);
    // Without a pointer to put away the desk stays the same one, and nothing is drawn anew for a hover.
    this.change((desk) => handle(desk.cursor ? withoutCursor(desk) : desk, gesture, sight));
  };

  /** While something is placed the magnifier comes by itself, and goes when it is placed. */
  #magnify(gesture: Gesture, sight: Sight): void {
    const { desk } = this;
    if (this.magnifies === 'held' || !desk) return;
    const isAsked = this.#scans.state.look.magnifies && asksMagnifier(gesture, desk, sight);
    this.magnifies = isAsked ? 'placing' : undefined;
  }

  /** The commands for what a hand points at, or for what a key means, and then beside it. */
  readonly #menu = ({ detail }: CustomEvent<{ at: Point; pixel: Point } | null>): void => {
    const { sight } = this;
    this.change((desk) => (detail ? menuAt(desk, detail.at, sight) : menuByKey(desk, sight)));
    const [x, y] = this.canvas.pixelOf(placeOfMenu(this.desk!, sight));
    this.over = { menu: detail?.pixel ?? [x + 16, y + 16] };
  };

  #fire(name: string, detail: unknown): void {
    this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
  }

  protected override firstUpdated(): void {
    void this.#folding.recall();
  }

  /** Puts the focus on a part of its own, once that is there. */
  focusOn(selector: string): void {
    void this.updateComplete.then(() => this.renderRoot.querySelector<HTMLElement>(selector)?.focus());
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('desk')) {
      this.#scans.follow();
      this.#layers.follow();
    }
    const before = changed.get('desk');
    const isOtherTool = before && before.tool !== this.desk?.tool;
    if (isOtherTool && this.magnifies === 'placing') this.magnifies = undefined;
    // Nobody shall change what is not seen, nor see nothing of a change.
    if (isOtherTool || (before && before.history !== this.desk?.history)) this.peeks = false;
    if (before && before.tool !== 'calibrate' && this.desk?.tool === 'calibrate') this.#folding.open('scan');
    if (changed.has('readOnly') && this.desk) this.desk = { ...this.desk, readOnly: this.readOnly };
  }
}
