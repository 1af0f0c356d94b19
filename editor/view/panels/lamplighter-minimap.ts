/** The whole board in the corner, with the part that is in view. */
import { css, html, LitElement, svg } from 'lit';
import { isHexBoard, type Board, type HexBoard, type Point } from '../../../model/index.js';
import { toBoard, type Camera, type Size } from '../../tools/camera.js';
import { outlineOfHex } from '../../tools/hex-outline.js';
import { linesOf } from '../../tools/nodes.js';
import { oncePerBoard } from '../../../model/once-per-board.js';
import { lookAt } from '../tell.js';

/**
 * A small map to get about by.
 *
 * @property board - the board
 * @property camera - how it is looked at
 * @property size - the window's size in pixels
 */
export class LamplighterMinimap extends LitElement {
  static override styles = css`
    svg {
      display: block;
      background: var(--panel);
      border: 1px solid var(--edge);
      border-radius: 4px;
      padding: 3px;
      width: var(--minimap-width, 160px);
      height: auto;
      max-height: 130px;
      cursor: crosshair;
      touch-action: none;
    }
    .land {
      fill: none;
      stroke: var(--line);
      stroke-width: 40;
    }
    .hexes,
    .ways {
      fill: var(--line);
    }
    .ways {
      fill-opacity: 0.25;
    }
    .window {
      fill: var(--accent);
      fill-opacity: 0.15;
      stroke: var(--accent);
      stroke-width: 2px;
      vector-effect: non-scaling-stroke;
    }
  `;
  static override properties = {
    board: { attribute: false },
    camera: { attribute: false },
    size: { attribute: false },
  };

  declare board: Board | undefined;
  declare camera: Camera | undefined;
  declare size: Size;

  constructor() {
    super();
    this.board = undefined;
    this.camera = undefined;
    this.size = [1, 1];
  }

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
    // Where everything is in view there is nowhere to go, and it would only be in the way.
    if (holdsBoard(seen, board)) return html``;
    const view = seen.map((corner) => corner.map(Math.round).join(',')).join(' ');
    return html`<svg
      viewBox=${`-100 -100 ${board.extent[0] + 200} ${board.extent[1] + 200}`}
      role="img"
      aria-label="The whole board; the frame is what is in view"
      @pointerdown=${this.#go}
      @pointermove=${(event: PointerEvent) => {
        if (event.buttons === 1) this.#go(event);
      }}
    >
      ${landOf(board).map(([look, course]) => svg`<path class=${look} d=${course} />`)}
      ${svg`<polygon class="window" points=${view} />`}
    </svg>`;
  }

  readonly #go = (event: PointerEvent): void => {
    const { board } = this;
    const map = this.renderRoot.querySelector('svg')!;
    const matrix = map.getScreenCTM()?.inverse();
    if (!board || !matrix) return;
    const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix);
    lookAt(this, [Math.round(x), Math.round(y)]);
  };
}

/** Whether the whole board is in the window, up to a hair. */
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

/** All lines as one path; or the hexes, those one walks on paler than the others. */
const landOf = oncePerBoard((board: Board): readonly (readonly [look: string, course: string])[] => {
  if (!isHexBoard(board))
    return [['land', [...linesOf(board).values()].map(({ course }) => pathOf(course)).join('')]];
  const isWay = ({ kind }: HexBoard['hexes'][number]): boolean => kind === 'street' || kind === 'manhole';
  const pathOfAll = (hexes: HexBoard['hexes']): string =>
    hexes.map(({ at }) => `${pathOf(outlineOfHex(board.layout, at))}z`).join('');
  return [
    ['ways', pathOfAll(board.hexes.filter(isWay))],
    ['hexes', pathOfAll(board.hexes.filter((hex) => !isWay(hex)))],
  ];
});

const pathOf = (course: readonly Point[]): string =>
  `M${course.map(([x, y]) => `${Math.round(x)} ${Math.round(y)}`).join('L')}`;
