/** A street board in four layers: blocks, lines, grid and nodes. */
import {
  idOfCircle,
  type Block,
  type Circle,
  type Crossing,
  type Grid,
  type StreetBoard,
} from '../../../model/index.js';
import { linesOf, type PlacedLine } from '../../tools/nodes.js';
import { outlinesOfBlock } from '../../tools/outline.js';
import { KeyedLayer } from './keyed-layer.js';
import { circleMark, crossingMark, junctionMark } from './node-marks.js';
import { pathOf, svg } from './svg.js';

type Junction = StreetBoard['junctions'][number];
type Node =
  | { readonly kind: 'circle'; readonly of: Circle }
  | { readonly kind: 'crossing'; readonly of: Crossing }
  | { readonly kind: 'junction'; readonly of: Junction };

interface Area {
  readonly block: Block;
  readonly outline: string;
}

/** What is drawn of a street board; `show` touches only what differs from the board before. */
export class StreetLayers {
  readonly #blocks: KeyedLayer<Area>;
  readonly #lines: KeyedLayer<PlacedLine>;
  readonly #grid: KeyedLayer<Grid>;
  readonly #nodes: KeyedLayer<Node['of']>;
  #kinds = new WeakMap<Node['of'], Node>();
  #areas = new WeakMap<Block, Area>();
  #discs: StreetBoard['discs'] | undefined;
  #board: StreetBoard | undefined;

  constructor(layers: { readonly blocks: Element; readonly lines: Element; readonly nodes: Element }) {
    this.#blocks = new KeyedLayer(layers.blocks, drawnBlock, (element, { block, outline }, before) => {
      if (before.outline !== outline) element.setAttribute('d', outline);
      element.setAttribute('class', `block ${block.kind}`);
      return true;
    });
    this.#grid = new KeyedLayer(layers.blocks, drawnGrid);
    this.#lines = new KeyedLayer(layers.lines, drawnLine, (element, { course }) => {
      element.setAttribute('d', pathOf(course));
      return true;
    });
    this.#nodes = new KeyedLayer(layers.nodes, (of) => this.#drawnNode(of));
  }

  show(board: StreetBoard): void {
    if (board === this.#board) return;
    if (this.#discs?.circle !== board.discs.circle || this.#discs.crossing !== board.discs.crossing) {
      this.#nodes.clear();
      this.#discs = board.discs;
    }
    this.#board = board;
    this.#blocks.update(this.#areasOf(board));
    this.#grid.update(board.grid ? [['grid', board.grid]] : []);
    this.#lines.update(linesOf(board));
    this.#nodes.update(this.#nodesOf(board));
  }

  clear(): void {
    for (const layer of [this.#blocks, this.#grid, this.#lines, this.#nodes]) layer.clear();
    this.#board = undefined;
  }

  *#areasOf(board: StreetBoard): Iterable<readonly [string, Area]> {
    for (const block of board.blocks) {
      const known = this.#areas.get(block);
      const outline = outlinesOfBlock(board, block)
        .map((points) => `${pathOf(points)}Z`)
        .join('');
      const area = known?.outline === outline ? known : { block, outline };
      this.#areas.set(block, area);
      yield [block.id, area];
    }
  }

  *#nodesOf({ circles, crossings, junctions }: StreetBoard): Iterable<readonly [string, Node['of']]> {
    const known = (node: Node): Node['of'] => {
      if (!this.#kinds.has(node.of)) this.#kinds.set(node.of, node);
      return node.of;
    };
    for (const of of junctions) yield [of.id, known({ kind: 'junction', of })];
    for (const of of crossings) yield [of.id, known({ kind: 'crossing', of })];
    for (const of of circles) yield [idOfCircle(of), known({ kind: 'circle', of })];
  }

  #drawnNode(of: Node['of']): SVGElement {
    const node = this.#kinds.get(of)!;
    const { circle, crossing } = this.#discs!;
    switch (node.kind) {
      case 'circle':
        return circleMark(node.of, circle);
      case 'crossing':
        return crossingMark(node.of, crossing);
      case 'junction':
        return junctionMark(node.of, crossing);
    }
  }
}

const drawnBlock = ({ block, outline }: Area): SVGElement =>
  svg('path', { class: `block ${block.kind}`, d: outline, 'fill-rule': 'evenodd' });

const drawnLine = ({ list, course }: PlacedLine): SVGElement =>
  svg('path', { class: list === 'streets' ? 'street' : 'waterline', d: pathOf(course) });

/** The printed grid: thin lines between cells, stronger ones between sections. */
function drawnGrid({ rect: [[left, top], [right, bottom]], columns, rows }: Grid): SVGElement {
  const [width, height] = [(right - left) / columns.length, (bottom - top) / rows.length];
  const line = (vertical: boolean, i: number, labels: readonly string[]): SVGElement => {
    const isBorder = i === 0 || i === labels.length || !labels[i]!.startsWith(labels[i - 1]!.charAt(0));
    const place = vertical ? left + i * width : top + i * height;
    const d = vertical ? `M${place} ${top}V${bottom}` : `M${left} ${place}H${right}`;
    return svg('path', { class: isBorder ? 'section' : 'cell', d });
  };
  return svg(
    'g',
    { class: 'grid' },
    ...Array.from({ length: columns.length + 1 }, (_, i) => line(true, i, columns)),
    ...Array.from({ length: rows.length + 1 }, (_, i) => line(false, i, rows)),
  );
}
