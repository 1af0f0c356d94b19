/** Handles gestures and context menus of the map, and where the focus goes after a click. */
import type { Point } from '../../../model/index.js';
import {
  type Gesture,
  handleGesture,
  hideKeyboardCursor,
  positionForMenuKey,
  selectForMenuAt,
  selectForMenuKey,
  type Viewport,
  wantsMagnifier,
} from '../../tools/index.js';
import type { EditorHost } from '../canvas/editor-host.js';

export class PointerController {
  constructor(
    readonly host: EditorHost,
    /** Whether the user wants a magnifier while placing. */
    readonly canMagnify: () => boolean,
    /** Takes a gesture for a game that is played; returns false if it is for the editor. */
    readonly play: (gesture: Gesture, viewport: Viewport) => boolean,
  ) {}

  readonly onGesture = (event: CustomEvent<{ gesture: Gesture; viewport: Viewport }>): void => {
    const { gesture, viewport } = event.detail;
    if ('at' in gesture) this.host.pointer = gesture.at;
    if (this.play(gesture, viewport)) return;
    this.#magnify(gesture, viewport);
    // Without a keyboard pointer the state object stays the same, and a hover renders nothing.
    this.host.change((state) =>
      handleGesture(state.cursor ? hideKeyboardCursor(state) : state, gesture, viewport),
    );
  };

  /** Shows the magnifier while something is placed. */
  #magnify(gesture: Gesture, viewport: Viewport): void {
    const { host } = this;
    if (host.magnifier === 'held' || !host.state) return;
    const isWanted = this.canMagnify() && wantsMagnifier(gesture, host.state, viewport);
    host.magnifier = isWanted ? 'placing' : undefined;
  }

  /** Opens the context menu: at the pointer, or by a key beside the selection. */
  readonly onMenu = ({ detail }: CustomEvent<{ at: Point; pixel: Point } | null>): void => {
    const { host } = this;
    const { viewport } = host;
    host.change((state) =>
      detail ? selectForMenuAt(state, detail.at, viewport) : selectForMenuKey(state, viewport),
    );
    const [x, y] = host.canvas.pixelOf(positionForMenuKey(host.state!, viewport));
    host.openPopover = { menu: detail?.pixel ?? [x + 16, y + 16] };
  };

  /** Returns the focus to the map, where letters and digits are keys; a click by keyboard (detail 0) keeps it. */
  readonly focusMapAfterClick = (event: MouseEvent): void => {
    const isButton = event.composedPath().some((each) => each instanceof HTMLButtonElement);
    if (isButton && event.detail > 0) this.host.canvas.focus();
  };
}
