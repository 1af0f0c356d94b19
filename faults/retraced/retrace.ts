/**
 * Retraced faults: the drawing is wrong, and everything that a person declares was traced from the same wrong drawing, so that
 * declared and derived data agree.
 */
import {
  classifyChange,
  idOfCircle,
  idsOfLines,
  isStreetBoard,
  type Board,
  type HexBoard,
  type Line,
  type StreetBoard,
} from '../../model/index.js';
import { lineIntersections } from '../../validator/facts/geometry/line-intersections.js';
import { nodesNearLines } from '../../validator/facts/geometry/nodes-near-lines.js';
import { countOnBoard } from '../../model/counts/count-on-board.js';
import { midpoint, positionOfNode } from '../edit-nodes.js';
import type { Fault, FaultClass, OfficialBoardName, Random } from '../fault-class.js';
import { refitWitnesses } from './refit-witnesses.js';
import { traceBlocks } from './trace-blocks.js';

/** The board with blocks, counts, witnesses and notes that follow its drawing. */
export function retrace<B extends Board>(before: B, changed: B): B {
  const board = isStreetBoard(changed) ? { ...changed, blocks: traceBlocks(changed) } : changed;
  const expect = board.expect.map((each) => ({
    ...each,
    count: countOnBoard(board, each.what, each.in) ?? each.count,
  }));
  const { notes } = board.provenance;
  const kept = isStreetBoard(board) ? notes?.filter(({ about }) => areAllKnown(board, about)) : notes;
  return {
    ...board,
    expect,
    witnesses: refitWitnesses(before, board),
    provenance: { ...board.provenance, ...(kept && { notes: kept }) },
  };
}

function areAllKnown(board: StreetBoard, ids: readonly string[]): boolean {
  const nodes = [
    ...board.circles.map(idOfCircle),
    ...[...board.crossings, ...board.junctions].map(({ id }) => id),
  ];
  const blocks = board.blocks.map(({ id }) => id);
  const known = new Set<string>([
    ...nodes,
    ...blocks,
    ...idsOfLines(board.streets),
    ...idsOfLines(board.waterlines),
  ]);
  return ids.every((id) => known.has(id));
}

/** Whether no line crosses another or runs through a node: somebody who traces with care sees that at once. */
export const isCleanDrawing = (board: StreetBoard): boolean =>
  lineIntersections(board).lines.length === 0 && nodesNearLines(board).through.length === 0;

/** The sideways bends that are tried for a new street, as parts of its length. */
const BENDS = [0, 0.12, -0.12, 0.25, -0.25];

/** The board with one more street, straight or with the smallest bend that keeps the drawing clean. */
export function drawStreet(board: StreetBoard, between: Line['between']): StreetBoard | undefined {
  const [a, b] = [positionOfNode(board, between[0]), positionOfNode(board, between[1])];
  const [x, y] = midpoint(a, b);
  for (const part of BENDS) {
    const bend = [x + Math.round((b[1] - a[1]) * part), y - Math.round((b[0] - a[0]) * part)] as const;
    const line: Line = part === 0 ? { between } : { between, bends: [bend] };
    const drawn = { ...board, streets: [...board.streets, line] };
    if (isCleanDrawing(drawn)) return drawn;
  }
  return undefined;
}

/** What a retraced fault changes before everything else follows; `at` are the ids of the faulty lines and nodes. */
export type Change<B extends Board> = readonly [changed: B, what: string, at: readonly string[]];

/** A class of retraced faults. Those that change no legal move are left out. */
const retraced = <B extends Board>(
  name: string,
  boards: readonly OfficialBoardName[],
  change: (random: Random, board: B) => Change<B> | undefined,
): FaultClass => ({
  name: `${name} (retraced)`,
  boards,
  retraced: true,
  make: (random, board): Fault | undefined => {
    const [changed, what, at] = change(random, board as B) ?? [];
    if (changed === undefined) return undefined;
    const faulty = retrace(board as B, changed);
    if (isStreetBoard(faulty) && !isCleanDrawing(faulty)) return undefined;
    const isInPlay = ['play', 'identity'].includes(classifyChange(board, faulty));
    return isInPlay ? [faulty, what!, at!] : undefined;
  },
});

/** A class of retraced faults of street boards. */
export const retracedStreetFault = (
  name: string,
  change: (random: Random, board: StreetBoard) => Change<StreetBoard> | undefined,
  boards: readonly OfficialBoardName[] = ['whitechapel', 'whitehall'],
): FaultClass => retraced(name, boards, change);

/** A class of retraced faults of hex boards. */
export const retracedHexFault = (
  name: string,
  change: (random: Random, board: HexBoard) => Change<HexBoard> | undefined,
): FaultClass => retraced(name, ['mr-jack-2006', 'mr-jack-2016'], change);
