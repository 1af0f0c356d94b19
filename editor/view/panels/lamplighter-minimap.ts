import { html, LitElement, svg } from 'lit';
import { type Board, type HexBoard, isHexBoard, memoByBoard, type Point } from '../../../model/index.js';
import { type Camera, outlineOfHex, placedLinesOf, type WindowSize, toBoard } from '../../tools/index.js';
import { dispatchCentreOn } from '../ui/dispatch.js';
import { inputProperties } from '../ui/element.js';
import { styleSheet } from '../ui/shared-styles.js';
import style from './lamplighter-minimap.css?inline';

/**
 * The minimap: the whole board with the visible part.
 *
 * @property board - the board
 * @property camera - the camera of the main map
 * @property size - the window's size in pixels
 */
export class LamplighterMinimap extends LitElement {
  static override styles = styleSheet(style);
  static override properties = inputProperties('board', 'camera', 'size');

  board: Board | undefined;
  camera: Camera | undefined;
  size: WindowSize = [1, 1];

  override render(): unknown {
    const { board, camera, size } = this;
    if (!board || !camera) return html``;
    const corners: readonly Point[] = [
      [0, 0],
      [size[0], 0],
      [size[0], size[1]],
      [0, size[1]],
    ];
    const seen = corners.map((corner) => toBoard(camera, size, corner));
    // Not shown when the whole board is visible.
    if (holdsBoard(seen, board)) return html``;
    const view = seen.map((corner) => corner.map(Math.round).join(',')).join(' ');
    return html`<svg
      viewBox=${`-100 -100 ${board.extent[0] + 200} ${board.extent[1] + 200}`}
      role="img"
      aria-label="Overview of the board; the frame marks the visible part"
      @pointerdown=${this.#go}
      @pointermove=${(event: PointerEvent) => {
        if (event.buttons === 1) this.#go(event);
      }}
    >
      ${outlinesOf(board).map(([look, course]) => svg`<path class=${look} d=${course} />`)}
      ${svg`<polygon class="window" points=${view} />`}
    </svg>`;
  }

  readonly #go = (event: PointerEvent): void => {
    const { board } = this;
    const map = this.renderRoot.querySelector('svg')!;
    const matrix = map.getScreenCTM()?.inverse();
    if (!board || !matrix) return;
    const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix);
    dispatchCentreOn(this, [Math.round(x), Math.round(y)]);
  };
}

/** Whether the whole board is in the window, with some tolerance. */
function holdsBoard(window: readonly Point[], { extent: [width, height] }: Board): boolean {
  const [xs, ys] = [window.map(([x]) => x), window.map(([, y]) => y)];
  const slack = width / 200;
  return (
    Math.min(...xs) < slack &&
    Math.min(...ys) < slack &&
    Math.max(...xs) > width - slack &&
    Math.max(...ys) > height - slack
  );
}

/** All lines as one path; or the hexes, with those that can be walked on in a lighter shade. */
const outlinesOf = memoByBoard((board: Board): readonly (readonly [look: string, course: string])[] => {
  if (!isHexBoard(board))
    return [['land', [...placedLinesOf(board).values()].map(({ path }) => pathOf(path)).join('')]];
  const isWalkable = ({ kind }: HexBoard['hexes'][number]): boolean =>
    kind === 'street' || kind === 'manhole';
  const pathOfAll = (hexes: HexBoard['hexes']): string =>
    hexes.map(({ at }) => `${pathOf(outlineOfHex(board.layout, at))}z`).join('');
  return [
    ['ways', pathOfAll(board.hexes.filter(isWalkable))],
    ['hexes', pathOfAll(board.hexes.filter((hex) => !isWalkable(hex)))],
  ];
});

const pathOf = (course: readonly Point[]): string =>
  `M${course.map(([x, y]) => `${Math.round(x)} ${Math.round(y)}`).join('L')}`;
