/** A street board in four layers: blocks, lines, grid and nodes. */
import type { Block, Circle, Grid, Point, StreetBoard } from '../../../model/index.js';
import { toKeyedBoard, keyOf, type EntityKey } from '../../document/index.js';
import { hasParallelLines, outlinesOfBlock, type PlacedLine } from '../../tools/index.js';
import { KeyedLayer, formatSvgPath, createSvgElement } from './svg.js';
import { diffDrawing, diffFromEmpty, type DrawableNode } from './drawing-diff.js';
import {
  circleMarks,
  createNumberElement,
  crossingMarks,
  junctionMarks,
  moveNumberElement,
  NODE_CLASSES,
} from './node-marks.js';
import { CombinedPathLayer, type ItemPathMarks } from './combined-path-layer.js';

interface Area {
  readonly kind: Block['kind'];
  readonly outline: string;
}

/** Draws a street board; `show` draws only what changed since the last board. */
export class StreetLayers {
  readonly #blocks: KeyedLayer<Area>;
  readonly #grid: KeyedLayer<Grid>;
  readonly #lines: CombinedPathLayer<EntityKey, PlacedLine>;
  readonly #nodes: CombinedPathLayer<EntityKey, DrawableNode>;
  readonly #numbers: KeyedLayer<Circle>;
  /** Blocks whose nodes do not determine their outline, because lines are parallel: any edit may change it. */
  readonly #ambiguous = new Set<EntityKey>();
  #board: StreetBoard | undefined;
  /** The side of the cells that lines and nodes are grouped in. */
  #cell = 1;

  constructor(layers: {
    readonly blocks: Element;
    readonly lines: Element;
    readonly nodes: Element;
    readonly numbers: readonly Element[];
  }) {
    const kinds = new Map<Block['kind'], SVGElement>(
      BLOCK_KINDS.map((kind) => [kind, createSvgElement('g', { class: `block ${kind}` })]),
    );
    layers.blocks.append(...kinds.values());
    const groupOf = ({ kind }: Area): SVGElement => kinds.get(kind)!;
    this.#blocks = new KeyedLayer(groupOf, drawnBlock, (element, area, before) => {
      if (before.outline !== area.outline) element.setAttribute('d', area.outline);
      if (before.kind !== area.kind) groupOf(area).append(element);
      return true;
    });
    this.#grid = new KeyedLayer(() => layers.blocks, drawnGrid);
    const cellOf = ([x, y]: Point): number =>
      10_000 * Math.floor(x / this.#cell) + Math.floor(y / this.#cell);
    this.#lines = new CombinedPathLayer(layers.lines, ['street', 'waterline'], marksOfLine, cellOf);
    this.#nodes = new CombinedPathLayer(layers.nodes, NODE_CLASSES, (node) => this.#marksOf(node), cellOf);
    const radius = (): number => this.#board!.discs.circle;
    this.#numbers = new KeyedLayer(
      ({ at }) => layers.numbers[Math.abs(cellOf(at)) % layers.numbers.length]!,
      (circle) => createNumberElement(circle, radius()),
      (element, circle, before) => moveNumberElement(element, { circle, before, radius: radius() }),
    );
  }

  show(shown: StreetBoard): void {
    const board = toKeyedBoard(shown);
    const before = this.#board;
    if (board === before) return;
    if (board.id !== before?.id || !haveSameSizes(board, before)) {
      this.clear();
      this.#cell = cellFor(board);
    }
    const last = this.#board;
    this.#board = board;
    if (board.grid) this.#grid.put('grid', board.grid);
    else this.#grid.take('grid');
    const { nodes, lines, blocks } = last ? diffDrawing(last, board) : diffFromEmpty(board);
    for (const key of blocks.removed) {
      this.#blocks.take(key);
      this.#ambiguous.delete(key);
    }
    for (const key of nodes.removed) this.#numbers.take(key);
    this.#nodes.change(nodes.removed, nodes.drawn);
    for (const [key, node] of nodes.drawn)
      if (node.kind === 'circle') this.#numbers.put(key, node.of);
      else this.#numbers.take(key);
    this.#lines.change(lines.removed, lines.drawn);
    const ambiguous = board.blocks.filter((block) => this.#ambiguous.has(keyOf(block)!));
    for (const block of new Set([...blocks.drawn.values(), ...ambiguous]))
      this.#blocks.put(keyOf(block)!, this.#areaOf(board, block));
  }

  clear(): void {
    for (const layer of [this.#blocks, this.#grid, this.#lines, this.#nodes, this.#numbers]) layer.clear();
    this.#ambiguous.clear();
    this.#board = undefined;
  }

  #areaOf(board: StreetBoard, block: Block): Area {
    const outline = outlinesOfBlock(board, block)
      .map((points) => `${formatSvgPath(points)}Z`)
      .join('');
    if (hasParallelLines(board, block)) this.#ambiguous.add(keyOf(block)!);
    else this.#ambiguous.delete(keyOf(block)!);
    return { kind: block.kind, outline };
  }

  #marksOf({ kind, of }: DrawableNode): ItemPathMarks {
    const { circle, crossing } = this.#board!.discs;
    switch (kind) {
      case 'circle':
        return { at: of.at, marks: circleMarks(of, circle) };
      case 'crossing':
        return { at: of.at, marks: crossingMarks(of, crossing) };
      case 'junction':
        return { at: of.at, marks: junctionMarks(of, crossing) };
    }
  }
}

const BLOCK_KINDS = ['houses', 'water', 'none'] as const satisfies readonly Block['kind'][];

const haveSameSizes = (a: StreetBoard, b: StreetBoard): boolean =>
  a.discs.circle === b.discs.circle &&
  a.discs.crossing === b.discs.crossing &&
  a.extent[0] === b.extent[0] &&
  a.extent[1] === b.extent[1];

/** Gives each cell about a dozen nodes, and a small board two dozen cells. */
const cellFor = ({ extent: [width, height], circles, crossings, junctions }: StreetBoard): number =>
  Math.sqrt((width * height) / Math.max(24, (circles.length + crossings.length + junctions.length) / 12));

const marksOfLine = ({ list, path }: PlacedLine): ItemPathMarks => ({
  at: path[0]!,
  marks: [{ look: list === 'streets' ? 'street' : 'waterline', d: formatSvgPath(path) }],
});

const drawnBlock = ({ outline }: Area): SVGElement => createSvgElement('path', { d: outline });

/** The printed grid: thin lines between cells, stronger ones between sections. */
function drawnGrid({ rect: [[left, top], [right, bottom]], columns, rows }: Grid): SVGElement {
  const [width, height] = [(right - left) / columns.length, (bottom - top) / rows.length];
  const isBorder = (i: number, labels: readonly string[]): boolean =>
    i === 0 || i === labels.length || !labels[i]!.startsWith(labels[i - 1]!.charAt(0));
  const lines = (wanted: boolean): string => {
    const chosen = (labels: readonly string[]): readonly number[] =>
      Array.from({ length: labels.length + 1 }, (_, i) => i).filter((i) => isBorder(i, labels) === wanted);
    return [
      ...chosen(columns).map((i) => `M${left + i * width} ${top}V${bottom}`),
      ...chosen(rows).map((i) => `M${left} ${top + i * height}H${right}`),
    ].join('');
  };
  return createSvgElement(
    'g',
    { class: 'grid' },
    createSvgElement('path', { class: 'cell', d: lines(false) }),
    createSvgElement('path', { class: 'section', d: lines(true) }),
  );
}
