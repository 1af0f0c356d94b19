/** The printed hexes that are not on the board, with the kinds that their looks suggest. */
import {
  centreOfHex,
  HEX_KINDS,
  hexAtPoint,
  type HexBoard,
  type HexKind,
  idOfHex,
} from '../../../model/index.js';
import { classifyHexLooks, type HexExample } from '../../../vision/index.js';
import type { DetectedCell, DetectedHexes } from '../entities/detected-areas.js';
import { distanceBetween } from '../pointing/hit-test.js';
import { outlineOfHex } from '../shapes/area-outlines.js';
import { LEAST_CERTAINTY, type PendingHex } from './pending-area.js';

/** The kinds that a print shows; holes are not printed. */
export const PRINTED_HEX_KINDS = HEX_KINDS.filter((kind) => kind !== 'void');

/** The hexes of a board are off the printed lattice if their centres are that far away, in sizes of a hex. */
const OFF_LATTICE = 0.35;
/** The confidence while a kind has no example, because what it looks like is unknown. */
const WITHOUT_EXAMPLE = 0.9;

/** The lattice of the board, or the printed one as long as it has no hexes. */
const layoutFor = (board: HexBoard, { layout }: DetectedHexes): HexBoard['layout'] =>
  board.hexes.length === 0 ? layout : board.layout;

/** Whether the hexes of the board lie beside the printed ones. */
export function isOffLattice(board: HexBoard, hexes: DetectedHexes): boolean {
  const layout = layoutFor(board, hexes);
  const offsets = hexes.cells
    .map(({ at }) => distanceBetween(at, centreOfHex(layout, hexAtPoint(layout, at))))
    .sort((a, b) => a - b);
  return (offsets[Math.floor(offsets.length / 2)] ?? 0) > OFF_LATTICE * layout.size;
}

/** The printed hexes that are not on the board. Those on the board are the examples. */
export function pendingHexes(board: HexBoard, hexes: DetectedHexes): readonly PendingHex[] {
  if (isOffLattice(board, hexes)) return [];
  const layout = layoutFor(board, hexes);
  const kinds = new Map<string, HexKind>(board.hexes.map((hex) => [idOfHex(hex), hex.kind]));
  const placed = hexes.cells.map((cell) => ({ ...cell, hex: hexAtPoint(layout, cell.at) }));
  const examples = placed.flatMap(({ hex, look }): readonly HexExample[] => {
    const kind = kinds.get(idOfHex({ at: hex }));
    return kind === undefined || kind === 'void' ? [] : [{ q: look.q, r: look.r, kind }];
  });
  const proposals = proposalsOf(hexes.cells, examples);
  const shown = new Set(examples.map(({ kind }) => kind));
  const limit = PRINTED_HEX_KINDS.every((kind) => shown.has(kind)) ? 1 : WITHOUT_EXAMPLE;
  return placed.flatMap(({ hex, confidence, look }): readonly PendingHex[] => {
    if (kinds.has(idOfHex({ at: hex }))) return [];
    const proposal = proposals.get(keyOf(look));
    const certainty = proposal ? Math.min(limit, confidence * proposal.confidence) : 0;
    return [
      {
        kind: 'hex',
        id: `hex ${hex.join(',')}`,
        name: `hex ${hex.join(',')}`,
        place: centreOfHex(layout, hex),
        outlines: [outlineOfHex(layout, hex)],
        certainty,
        proposed: certainty < LEAST_CERTAINTY ? undefined : proposal!.kind,
        choices: PRINTED_HEX_KINDS,
        at: hex,
        layout,
      },
    ];
  });
}

const keyOf = ({ q, r }: { readonly q: number; readonly r: number }): string => `${q},${r}`;

const proposalsOf = (cells: readonly DetectedCell[], examples: readonly HexExample[]) =>
  new Map(
    classifyHexLooks(
      cells.map(({ look }) => look),
      examples,
    ).map((proposal) => [keyOf(proposal), proposal]),
  );
