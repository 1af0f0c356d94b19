/** A street board in four layers: blocks, lines, grid and nodes. */
import {
  idOfCircle,
  type Block,
  type Circle,
  type Crossing,
  type Grid,
  type StreetBoard,
} from '../../../model/index.js';
import { linesAt, linesOf, type PlacedLine } from '../../tools/nodes.js';
import { isAmbiguous, outlinesOfBlock } from '../../tools/outline.js';
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
  /** Its nodes alone say where it lies, and not also which face it is. */
  readonly isPlain: boolean;
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
    const moved = this.#board && nodesMoved(this.#board, board);
    this.#board = board;
    if (moved) {
      this.#follow(board, moved);
      return;
    }
    this.#blocks.update(board.blocks.map((block) => [block.id, this.#areaOf(board, block)]));
    this.#grid.update(board.grid ? [['grid', board.grid]] : []);
    this.#lines.update(linesOf(board));
    this.#nodes.update(this.#nodesOf(board));
  }

  clear(): void {
    for (const layer of [this.#blocks, this.#grid, this.#lines, this.#nodes]) layer.clear();
    this.#board = undefined;
  }

  /** Only some nodes are otherwise, and with them the lines and blocks that they hold: most edits are such. */
  #follow(board: StreetBoard, moved: ReadonlyMap<string, Node>): void {
    for (const [id, node] of moved) this.#nodes.touch(id, this.#known(node));
    for (const line of linesAt(board, moved.keys())) this.#lines.touch(line.key, line);
    const holds = (id: string): boolean => moved.has(id);
    for (const block of board.blocks)
      if (
        !this.#areas.get(block)?.isPlain ||
        block.walk.some(holds) ||
        block.islands?.some((walk) => walk.some(holds))
      )
        this.#blocks.touch(block.id, this.#areaOf(board, block));
  }

  #areaOf(board: StreetBoard, block: Block): Area {
    const known = this.#areas.get(block);
    const outline = outlinesOfBlock(board, block)
      .map((points) => `${pathOf(points)}Z`)
      .join('');
    const area = known?.outline === outline ? known : { block, outline, isPlain: !isAmbiguous(board, block) };
    this.#areas.set(block, area);
    return area;
  }

  #known(node: Node): Node['of'] {
    if (!this.#kinds.has(node.of)) this.#kinds.set(node.of, node);
    return node.of;
  }

  *#nodesOf({ circles, crossings, junctions }: StreetBoard): Iterable<readonly [string, Node['of']]> {
    for (const of of junctions) yield [of.id, this.#known({ kind: 'junction', of })];
    for (const of of crossings) yield [of.id, this.#known({ kind: 'crossing', of })];
    for (const of of circles) yield [idOfCircle(of), this.#known({ kind: 'circle', of })];
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

/** The nodes that differ between boards that have everything else in common; undefined if they have not. */
function nodesMoved(before: StreetBoard, after: StreetBoard): ReadonlyMap<string, Node> | undefined {
  if (
    (['streets', 'waterlines', 'blocks', 'grid', 'discs'] as const).some((key) => before[key] !== after[key])
  )
    return undefined;
  const moved = new Map<string, Node>();
  const isSame = <T>(
    old: readonly T[],
    now: readonly T[],
    idOf: (of: T) => string,
    nodeOf: (of: T) => Node,
  ) =>
    old.length === now.length &&
    now.every((of, i) => {
      if (of === old[i]) return true;
      moved.set(idOf(of), nodeOf(of));
      return idOf(of) === idOf(old[i]!);
    });
  const idOf = ({ id }: { readonly id: string }): string => id;
  const areSame =
    isSame(before.circles, after.circles, idOfCircle, (of) => ({ kind: 'circle', of })) &&
    isSame(before.crossings, after.crossings, idOf, (of) => ({ kind: 'crossing', of })) &&
    isSame(before.junctions, after.junctions, idOf, (of) => ({ kind: 'junction', of }));
  return areSame ? moved : undefined;
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
