/** The layers of a sheet from the bottom up: blocks, lines, nodes or hexes, and what is laid over them. */
import { isHexBoard, type Board, type Point, type StreetBoard } from '../../../model/index.js';
import { nearnessOf, type Matrix, type Size } from '../../tools/camera.js';
import type { Shape } from '../../tools/shape.js';
import { HexLayers } from './hex-layers.js';
import { OverlayLayer, type Seen } from './overlay-layer.js';
import { StreetLayers } from './street-layers.js';
import { setChanged, svg } from './svg.js';

/** What a lens shows, and what is laid round streets, lies below the nodes, so that their numbers stay readable. */
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

/** Where a number changes Chromium goes through all that are on its sheet, so they are spread over several. */
const NUMBER_SHEETS = 12;

/** What is laid over a board. Each list is drawn anew only when it is another one. */
export interface Laid {
  readonly lens: readonly Shape[];
  readonly halos: readonly Shape[];
  readonly shapes: readonly Shape[];
}

/** What is painted at once: the window and a little more. */
export interface Sheet {
  /** From board units to pixels of the sheet. */
  readonly matrix: Matrix;
  readonly size: Size;
  /** Where its corner is, from the window's. */
  readonly corner: Point;
}

type UnderAndOver = readonly [under: OverlayLayer, over: OverlayLayer];

export class BoardLayers {
  readonly #paper = svg('rect', { class: 'paper' });
  readonly #streets: StreetLayers;
  readonly #hexes = new HexLayers(svg('g'));
  readonly #overlay: OverlayLayer;
  readonly #halos: UnderAndOver;
  readonly #lens: UnderAndOver;
  #discs: StreetBoard['discs'] | undefined;
  #zoom = 1;

  constructor(readonly holder: HTMLElement) {
    const sheet = (name: (typeof LAYERS)[number]): SVGGElement => {
      const camera = svg('g', { class: 'camera' });
      holder.append(svg('svg', { class: name }, camera));
      return camera;
    };
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

  /** Draws a board; what is the same as before is not touched. */
  show(board: Board | undefined): void {
    if (!board || isHexBoard(board)) this.#streets.clear();
    if (!board || !isHexBoard(board)) this.#hexes.clear();
    if (!board) return;
    const [width, height] = board.extent;
    setChanged(this.#paper, { width, height });
    if (isHexBoard(board)) {
      this.#hexes.show(board);
      return;
    }
    if (this.#discs !== board.discs) {
      this.#discs = board.discs;
      // Lines are as thick as suits the crossings: a small board has large ones.
      this.holder.style.setProperty('--disc', String(board.discs.crossing));
      this.#sayHowNear();
    }
    this.#streets.show(board);
  }

  /** Lays shapes, halos, and what a lens shows, over the board. */
  lay({ shapes, halos, lens }: Laid, seen: Seen): void {
    this.#overlay.show(shapes, seen);
    for (const layer of this.#halos) layer.show(halos, seen);
    for (const layer of this.#lens) layer.show(lens, seen);
  }

  /** Puts all layers where the sheet is, with as much in them as can be seen from that far. */
  paint({ matrix, size: [width, height], corner: [left, top] }: Sheet, zoom: number): void {
    for (const layer of this.holder.querySelectorAll<SVGSVGElement>(':scope > svg')) {
      layer.style.cssText = `left:${left}px;top:${top}px`;
      layer.setAttribute('width', String(width));
      layer.setAttribute('height', String(height));
      layer.querySelector('.camera')!.setAttribute('transform', `matrix(${matrix.join(' ')})`);
    }
    for (const layer of [this.#overlay, ...this.#halos, ...this.#lens]) layer.rest();
    this.#zoom = zoom;
    this.#sayHowNear();
  }

  #sayHowNear(): void {
    this.holder.dataset['near'] = nearnessOf(this.#zoom, this.#discs?.circle ?? 0, devicePixelRatio);
  }
}

const isUnder = (shape: Shape): boolean => 'under' in shape;
