/** Decides which cells of a lattice are on the board. */
import type { Axial } from '../../model/index.js';
import { compareLooks } from './cell-look.js';
import { keyOfHex, NEIGHBOURS } from './hex-lattice.js';

/** A cell of the lattice. */
export interface SupportedCell {
  readonly at: Axial;
  /** The support of its six edges. */
  readonly support: readonly number[];
  /** How it looks inside. */
  readonly look: readonly number[];
}

/** A cell that is on the board. */
export interface ChosenCell {
  readonly at: Axial;
  /** From 0 to 1. */
  readonly confidence: number;
}

/** An edge with less support is more likely not printed than printed. */
const EVEN = 0.3;
/** How much more support makes an edge e times as likely. */
const SCALE = 0.25;
/** An edge without support may be hidden by a house: it speaks only so much against a cell. */
const LEAST = -0.8;
const MOST = 2;
/** What each neighbour on the board beyond three adds. */
const CONTINUITY = 0.6;

/** What a look counts that is e times as near to the cells on the board as to the others. */
const LOOK = 2.5;
/** Cells found by their looks show more of how the board looks. */
const LOOK_ROUNDS = 2;

/** What is known about a cell: the evidence of its edges in the order of the neighbours, and of its look. */
interface Evidence {
  readonly edges: readonly number[];
  readonly look: number;
}

/**
 * The cells on the board. An edge is printed if a cell on either side of it is on the board, so a cell is judged by the
 * edges that its neighbours do not explain. Cells found by their edges alone then show how the board and its
 * surroundings look, which finds cells at the rim whose edges are hidden. Holes are filled: houses printed over
 * several cells hide their edges.
 */
export function chooseCells(cells: readonly SupportedCell[]): readonly ChosenCell[] {
  let evidence: ReadonlyMap<string, Evidence> = new Map(
    cells.map((cell) => [keyOf(cell), edgeEvidence(cell)]),
  );
  let board = chooseByEvidence(cells, evidence);
  for (let round = 0; round < LOOK_ROUNDS; round++) {
    evidence = withLooks(cells, evidence, board);
    board = chooseByEvidence(cells, evidence);
  }
  return cells
    .filter((cell) => board.has(keyOf(cell)))
    .map((cell) => {
      const { gain, shared } = gainOf(cell.at, evidence.get(keyOf(cell))!, board);
      return { at: cell.at, confidence: 1 / (1 + Math.exp(-(gain + 0.25 * shared))) };
    });
}

const keyOf = ({ at: [q, r] }: SupportedCell): string => keyOfHex(q, r);

const edgeEvidence = ({ support }: SupportedCell): Evidence => ({
  edges: support.map((each) => Math.min(MOST, Math.max(LEAST, (each - EVEN) / SCALE))),
  look: 0,
});

/** The evidence with the looks of the cells that are on the board and of those that are not. */
function withLooks(
  cells: readonly SupportedCell[],
  evidence: ReadonlyMap<string, Evidence>,
  board: ReadonlySet<string>,
): ReadonlyMap<string, Evidence> {
  const inside = cells.filter((cell) => board.has(keyOf(cell))).map(({ look }) => look);
  const outside = cells.filter((cell) => !board.has(keyOf(cell))).map(({ look }) => look);
  if (inside.length < 3 || outside.length < 3) return evidence;
  return new Map(
    cells.map((cell) => {
      const nearer = Math.min(1.2, Math.max(-0.4, compareLooks(cell.look, inside, outside)));
      return [keyOf(cell), { edges: evidence.get(keyOf(cell))!.edges, look: LOOK * nearer }];
    }),
  );
}

function chooseByEvidence(
  cells: readonly SupportedCell[],
  evidence: ReadonlyMap<string, Evidence>,
): ReadonlySet<string> {
  const chosen = new Set(
    cells.map(keyOf).filter((key) => evidence.get(key)!.edges.filter((each) => each > 0).length >= 5),
  );
  improve(cells, evidence, chosen);
  return fillHoles(cells, largestGroup(cells, chosen));
}

/** Adds or removes the cell that gains most until none gains. */
function improve(
  cells: readonly SupportedCell[],
  evidence: ReadonlyMap<string, Evidence>,
  chosen: Set<string>,
): void {
  for (let round = 0; round < 2 * cells.length; round++) {
    let most = 1e-9;
    let best: string | undefined;
    for (const cell of cells) {
      const key = keyOf(cell);
      const { gain } = gainOf(cell.at, evidence.get(key)!, chosen);
      const change = chosen.has(key) ? -gain : gain;
      if (change <= most) continue;
      most = change;
      best = key;
    }
    if (best === undefined) return;
    if (!chosen.delete(best)) chosen.add(best);
  }
}

/** What its look, the edges that only this cell explains and its neighbours add, and what the shared edges add up to. */
function gainOf(
  [q, r]: Axial,
  { edges, look }: Evidence,
  chosen: ReadonlySet<string>,
): { readonly gain: number; readonly shared: number } {
  let [gain, shared, neighbours] = [look, 0, 0];
  for (let k = 0; k < 6; k++) {
    const [dq, dr] = NEIGHBOURS[k]!;
    if (chosen.has(keyOfHex(q + dq, r + dr))) {
      neighbours++;
      shared += edges[k]!;
    } else gain += edges[k]!;
  }
  return { gain: gain + CONTINUITY * (neighbours - 3), shared };
}

/** The cells that hang together with the most others. */
function largestGroup(cells: readonly SupportedCell[], chosen: ReadonlySet<string>): ReadonlySet<string> {
  return groupsOf(cells.filter((cell) => chosen.has(keyOf(cell)))).reduce<ReadonlySet<string>>(
    (largest, group) => (group.size > largest.size ? group : largest),
    new Set(),
  );
}

/** Adds groups of cells that the board encloses. */
function fillHoles(cells: readonly SupportedCell[], board: ReadonlySet<string>): ReadonlySet<string> {
  const known = new Set(cells.map(keyOf));
  const isAtEdge = new Set(
    cells
      .filter(({ at: [q, r] }) => NEIGHBOURS.some(([dq, dr]) => !known.has(keyOfHex(q + dq, r + dr))))
      .map(({ at: [q, r] }) => keyOfHex(q, r)),
  );
  const holes = groupsOf(cells.filter((cell) => !board.has(keyOf(cell)))).filter(
    (group) => ![...group].some((key) => isAtEdge.has(key)),
  );
  return new Set([...board, ...holes.flatMap((hole) => [...hole])]);
}

/** Groups of cells that share edges. */
function groupsOf(cells: readonly SupportedCell[]): readonly ReadonlySet<string>[] {
  const left = new Map(cells.map(({ at }) => [keyOfHex(at[0], at[1]), at]));
  const groups: Set<string>[] = [];
  for (const { at } of cells) {
    if (!left.delete(keyOfHex(at[0], at[1]))) continue;
    const group = new Set([keyOfHex(at[0], at[1])]);
    for (const waiting = [at]; waiting.length > 0;) {
      const [q, r] = waiting.pop()!;
      for (const [dq, dr] of NEIGHBOURS) {
        const key = keyOfHex(q + dq, r + dr);
        if (!left.delete(key)) continue;
        group.add(key);
        waiting.push([q + dq, r + dr]);
      }
    }
    groups.push(group);
  }
  return groups;
}
