/** The layers of the canvas from bottom to top: blocks, lines, nodes or hexes, and overlays. */
import { isHexBoard, type Board, type Point, type StreetBoard, type HexBoard } from '../../../model/index.js';
import { detailLevelAt, type Matrix, type Shape, type WindowSize } from '../../tools/index.js';
import { createHatchPatterns } from './hatch-patterns.js';
import { OverlayLayer, type OverlayViewport } from './overlay-layer.js';
import { StreetLayers } from './street-layers.js';
import { setChangedAttributes, createSvgElement } from './svg.js';
import { drawHexBoard, type Palette, PALETTES } from '../../../exchange/draw/index.js';
import { paletteReferences } from '../ui/theme-colours.js';

/** Lens shapes and street halos are below the nodes, so that numbers stay readable. */
const LAYERS = [
  'blocks',
  'lines',
  'overlay lens-under',
  'overlay halos-under',
  'nodes',
  'numbers',
  'overlay lens',
  'overlay halos',
  'overlay',
] as const;

/** When a number changes Chromium visits all numbers of the same SVG, so they are spread over several. */
const NUMBER_SHEETS = 12;

/** The shapes over a board. Each list is redrawn only when it is a new object. */
export interface OverlayShapes {
  readonly lens: readonly Shape[];
  readonly halos: readonly Shape[];
  readonly shapes: readonly Shape[];
}

/** The area painted at once: the window and a margin. */
export interface PaintedArea {
  /** From board units to pixels of the area. */
  readonly matrix: Matrix;
  readonly size: WindowSize;
  /** The position of its corner relative to the window. */
  readonly corner: Point;
}

type UnderAndOver = readonly [under: OverlayLayer, over: OverlayLayer];

export class BoardLayers {
  readonly #paper = createSvgElement('rect', { class: 'paper' });
  readonly #streets: StreetLayers;
  readonly #hexes = new HexLayers(createSvgElement('g', { class: 'hex-board' }));
  readonly #overlay: OverlayLayer;
  readonly #halos: UnderAndOver;
  readonly #lens: UnderAndOver;
  #discs: StreetBoard['discs'] | undefined;
  #zoom = 1;

  constructor(readonly holder: HTMLElement) {
    const sheet = (name: (typeof LAYERS)[number]): SVGGElement => {
      const camera = createSvgElement('g', { class: 'camera' });
      holder.append(createSvgElement('svg', { class: name }, camera));
      return camera;
    };
    holder.append(createHatchPatterns());
    const group = Object.fromEntries(
      LAYERS.map((name) => [
        name,
        Array.from({ length: name === 'numbers' ? NUMBER_SHEETS : 1 }, () => sheet(name)),
      ]),
    ) as unknown as Record<(typeof LAYERS)[number], readonly [SVGGElement, ...SVGGElement[]]>;
    const [[blocks], [lines], [nodes]] = [group.blocks, group.lines, group.nodes];
    blocks.append(this.#paper);
    this.#streets = new StreetLayers({ blocks, lines, nodes, numbers: group.numbers });
    nodes.append(this.#hexes.parent);
    this.#overlay = new OverlayLayer(group.overlay[0]);
    const underAndOver = (name: 'halos' | 'lens'): UnderAndOver => [
      new OverlayLayer(group[`overlay ${name}-under`][0], isUnder),
      new OverlayLayer(group[`overlay ${name}`][0], (shape) => !isUnder(shape)),
    ];
    this.#halos = underAndOver('halos');
    this.#lens = underAndOver('lens');
  }

  /** Draws a board; unchanged parts are not touched. */
  show(board: Board | undefined): void {
    if (!board || isHexBoard(board)) this.#streets.clear();
    if (!board || !isHexBoard(board)) this.#hexes.clear();
    if (!board) return;
    const [width, height] = board.extent;
    setChangedAttributes(this.#paper, { width, height });
    if (isHexBoard(board)) {
      this.#hexes.show(board);
      return;
    }
    if (this.#discs !== board.discs) {
      this.#discs = board.discs;
      // Line width follows the crossing size: small boards have large crossings.
      this.holder.style.setProperty('--disc', String(board.discs.crossing));
      this.#updateDetailLevel();
    }
    this.#streets.show(board);
  }

  /** Draws the overlays: shapes, halos and lens shapes. */
  showOverlays({ shapes, halos, lens }: OverlayShapes, viewport: OverlayViewport): void {
    this.#overlay.show(shapes, viewport);
    for (const layer of this.#halos) layer.show(halos, viewport);
    for (const layer of this.#lens) layer.show(lens, viewport);
  }

  /** Positions all layers for a camera, with the level of detail for its zoom. */
  paint({ matrix, size: [width, height], corner: [left, top] }: PaintedArea, zoom: number): void {
    for (const layer of this.holder.querySelectorAll<SVGSVGElement>(':scope > svg:not(.patterns)')) {
      layer.style.cssText = `left:${left}px;top:${top}px`;
      layer.setAttribute('width', String(width));
      layer.setAttribute('height', String(height));
      layer.querySelector('.camera')!.setAttribute('transform', `matrix(${matrix.join(' ')})`);
    }
    for (const layer of [this.#overlay, ...this.#halos, ...this.#lens]) layer.hideIfEmpty();
    this.#zoom = zoom;
    this.#updateDetailLevel();
  }

  #updateDetailLevel(): void {
    this.holder.dataset['near'] = detailLevelAt(this.#zoom, this.#discs?.circle ?? 0);
    this.holder.style.setProperty('--board-units-per-pixel', String(1 / this.#zoom));
  }
}

const isUnder = (shape: Shape): boolean => 'under' in shape;

/** Draws a hex board as the exports do, with theme colours. It has fewer than a hundred hexes, so an edit redraws it. */
class HexLayers {
  #shown: HexBoard | undefined;

  constructor(readonly parent: Element) {}

  show(board: HexBoard): void {
    const before = this.#shown;
    this.#shown = board;
    const parts = ['hexes', 'layout', 'exits', 'setup'] as const;
    if (before && parts.every((part) => before[part] === board[part])) return;
    const { layers } = drawHexBoard(board, COLOURS);
    // Trusted markup: exchange/draw escapes every text and number.
    const text = `<svg xmlns="http://www.w3.org/2000/svg"><g text-anchor="middle">${layers.join('')}</g></svg>`;
    const drawn = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement;
    this.parent.replaceChildren(...drawn.childNodes);
  }

  clear(): void {
    this.parent.replaceChildren();
    this.#shown = undefined;
  }
}

/** The palette with each colour as a theme variable. */
const COLOURS: Palette = paletteReferences(PALETTES.light);
