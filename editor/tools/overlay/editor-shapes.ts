/** What the desk lays over the board: the selection with its bends; the draft, the snap with its name, the keyboard's pointer. */
import {
  centreOfHex,
  isHexBoard,
  isStreetBoard,
  parseHexId,
  type Board,
  type HexBoard,
} from '../../model/index.js';
import { shownBoard, type Desk } from './desk.js';
import { bendOf, lineOf, nodeOf } from './nodes.js';
import { outlinesOfBlock } from './outline.js';
import { seenPlaceOfPiece } from './pieces.js';
import type { Shape } from './shape.js';
import { shapesOfScan } from './shapes-of-scan.js';
import { keysOnto } from './snap.js';
import { wordsOfAll } from './words.js';

/** What is laid over the board for the hand, which is another list whenever that moves. */
export function shapesOfDesk(desk: Desk): readonly Shape[] {
  const board = shownBoard(desk);
  const { lines = [], points = [], area, snap } = desk.draft;
  return [
    ...(desk.tool === 'calibrate' ? shapesOfScan(desk) : []),
    ...(lines.length > 0 ? [{ kind: 'lines', look: 'draft', parts: lines } as const] : []),
    ...points.map((at): Shape => ({ kind: 'ring', look: 'draft', at, radius: 4, screen: true })),
    ...(area ? [{ kind: 'area', look: 'marquee', points: area } as const] : []),
    ...(snap
      ? [{ kind: 'ring', look: snap.onto ? 'snap' : 'draft', at: snap.at, radius: 9, screen: true } as const]
      : []),
    ...(snap?.onto
      ? [{ kind: 'label', look: 'snap', at: snap.at, text: wordsOfAll(board, keysOnto(snap.onto)) } as const]
      : []),
    ...(desk.cursor
      ? [{ kind: 'ring', look: 'cursor', at: desk.cursor, radius: 12, screen: true } as const]
      : []),
  ];
}

/**
 * The halos of what is selected. The list is the same one for as long as board and selection are, so that a pointer that
 * only moves does not draw a thousand halos anew.
 */
export function shapesOfSelection(desk: Desk): readonly Shape[] {
  const board = shownBoard(desk);
  const { selection } = desk;
  const known = halos.get(board);
  if (known?.selection === selection) return known.shapes;
  const shapes = selection.flatMap((key) => shapesOfKey(board, key));
  halos.set(board, { selection, shapes });
  return shapes;
}

const halos = new WeakMap<
  Board,
  { readonly selection: readonly string[]; readonly shapes: readonly Shape[] }
>();

/** The halo of one thing that is selected. */
export function shapesOfKey(board: Board, key: string): readonly Shape[] {
  if (isHexBoard(board)) return shapesOnHexes(board, key);
  const node = nodeOf(board, key);
  if (node) {
    const { circle, crossing } = board.discs;
    const radius =
      node.kind === 'circle' ? 1.25 * circle : node.kind === 'crossing' ? 2.1 * crossing : 1.5 * crossing;
    return [{ kind: 'ring', look: 'selection', at: node.at, radius }];
  }
  const line = lineOf(board, key);
  if (line)
    return [
      { kind: 'line', look: 'selection', points: line.course, under: true },
      ...line.course
        .slice(1, -1)
        .map((at): Shape => ({ kind: 'ring', look: 'bend', at, radius: 5, screen: true })),
    ];
  const bend = bendOf(board, key);
  if (bend)
    return [
      ...shapesOfKey(board, bend.line.key),
      { kind: 'ring', look: 'selection', at: bend.at, radius: 8, screen: true },
    ];
  const block = isStreetBoard(board) ? board.blocks.find(({ id }) => id === key) : undefined;
  if (block && isStreetBoard(board))
    return [{ kind: 'area', look: 'selection', points: outlinesOfBlock(board, block)[0]! }];
  return key === 'grid' && board.grid
    ? [{ kind: 'area', look: 'selection', points: cornersOf(board.grid.rect) }]
    : [];
}

const cornersOf = ([[left, top], [right, bottom]]: readonly [
  readonly [number, number],
  readonly [number, number],
]): readonly (readonly [number, number])[] => [
  [left, top],
  [right, top],
  [right, bottom],
  [left, bottom],
];

function shapesOnHexes(board: HexBoard, key: string): readonly Shape[] {
  const piece = seenPlaceOfPiece(board, key);
  const hex = piece ? undefined : parseHexId(key);
  const at = piece ?? (hex && centreOfHex(board.layout, hex));
  return at
    ? [{ kind: 'ring', look: 'selection', at, radius: (piece ? 0.66 : 0.8) * board.layout.size }]
    : [];
}
