/** What became of declared blocks that are no face: which streets are missing, which are too many. */
import type { NodeId, StreetBoard } from '../model/index.js';
import { OUTER } from '../model/geometry/faces.js';
import { originOf } from '../model/geometry/rotation.js';
import { networkOf } from '../model/network/network.js';
import { drawnFaces, faceBeside } from './drawn-faces.js';
import type { Gap, MatchedBlocks, Verdict } from './match-blocks.js';

/** A stray block's walk laid on the lines: the half-edges it has for itself, those another block has, and its gaps. */
interface Laid {
  readonly block: number;
  readonly own: readonly number[];
  readonly shared: readonly number[];
  readonly gaps: readonly Gap[];
}

/** Completes the verdicts on blocks that match no face by looking at the lines they go along. */
export function judgeStrayBlocks(
  board: StreetBoard,
  blockOfFace: Int32Array,
  matched: readonly (Verdict | undefined)[],
): MatchedBlocks {
  const faces = drawnFaces(board);
  const { cycleOfHalfEdge, faceOfCycle, isRim } = faces;
  const ownerOfHalfEdge = Int32Array.from(cycleOfHalfEdge, (cycle) => {
    const face = faceOfCycle[cycle]!;
    const block = face === OUTER ? -1 : blockOfFace[face]!;
    return block >= 0 && (isRim[cycle] === 1 || matched[block]?.is === 'face') ? block : -1;
  });
  const verdicts = [...matched] as Verdict[];
  const spoken = Uint8Array.from(blockOfFace, (block) => (block >= 0 ? 1 : 0));
  const strays = layStrays(board, matched, ownerOfHalfEdge);
  if (strays.length > 0) {
    const owners = ownersOfFaces(board, blockOfFace.length, ownerOfHalfEdge);
    for (const laid of strays) {
      const before = matched[laid.block];
      const verdict: Verdict =
        before?.is === 'wrong islands'
          ? { ...before, gaps: laid.gaps }
          : judge(board, laid, owners, ownerOfHalfEdge);
      verdicts[laid.block] = verdict;
      for (const h of laid.own) speakOf(spoken, faceBeside(faces, h));
      for (const face of verdict.is === 'cut' ? verdict.faces : []) speakOf(spoken, face);
    }
  }
  sameGapSameVerdict(verdicts);
  const undeclared = Array.from(spoken.keys()).filter((face) => spoken[face] === 0);
  return { verdicts, blockOfFace, ownerOfHalfEdge, undeclared };
}

/** A street led to the wrong node leaves one block open and the other off its rim: for both it is the street that is missing. */
function sameGapSameVerdict(verdicts: Verdict[]): void {
  const open = new Set(
    verdicts.flatMap((verdict) =>
      verdict.is === 'open' ? verdict.gaps.map(({ from, to }) => `${to} ${from}`) : [],
    ),
  );
  if (open.size === 0) return;
  for (const [block, verdict] of verdicts.entries())
    if (verdict.is === 'off the rim' && verdict.gaps.every(({ from, to }) => open.has(`${from} ${to}`)))
      verdicts[block] = { is: 'open', gaps: verdict.gaps };
}

function speakOf(spoken: Uint8Array, face: number): void {
  if (face !== OUTER) spoken[face] = 1;
}

/** Lays the walks of all strays, and the islands of blocks whose islands are wrong, on the lines that no other block has. */
function layStrays(
  board: StreetBoard,
  matched: readonly (Verdict | undefined)[],
  ownerOfHalfEdge: Int32Array,
): Laid[] {
  const strays = [...board.blocks.keys()].filter(
    (block) => matched[block] === undefined || matched[block].is === 'wrong islands',
  );
  if (strays.length === 0) return [];
  const { indexOfId, ids } = networkOf(board);
  const between = halfEdgesBetween(board);
  return strays.map((block): Laid => {
    const own: number[] = [];
    const shared: number[] = [];
    const gaps: Gap[] = [];
    const lay = (walk: readonly NodeId[], pointer: string): void => {
      for (const [i, from] of walk.entries()) {
        const to = walk[(i + 1) % walk.length]!;
        if (from === to) continue;
        const along = between.get(indexOfId.get(from)! * ids.length + indexOfId.get(to)!);
        const free = along?.find((h) => ownerOfHalfEdge[h] === -1);
        if (along === undefined) gaps.push({ from, to, pointer: `${pointer}/${i}` });
        else if (free === undefined) shared.push(along[0]!);
        else {
          ownerOfHalfEdge[free] = block;
          own.push(free);
        }
      }
    };
    const { walk, islands } = board.blocks[block]!;
    if (matched[block] === undefined) lay(walk, `/blocks/${block}/walk`);
    for (const [n, island] of (islands ?? []).entries()) lay(island, `/blocks/${block}/islands/${n}`);
    return { block, own, shared, gaps };
  });
}

/** The half-edges from a node to a node, by `from * nodes + to`. */
function halfEdgesBetween(board: StreetBoard): ReadonlyMap<number, readonly number[]> {
  const { drawing, ids } = networkOf(board);
  const { from, to } = drawing;
  const between = new Map<number, number[]>();
  for (let h = 0; h < from.length * 2; h++) {
    const key = originOf(from, to, h) * ids.length + originOf(from, to, h ^ 1);
    const along = between.get(key);
    if (along) along.push(h);
    else between.set(key, [h]);
  }
  return between;
}

const NOBODY = -1;
const SEVERAL = -2;

interface Owners {
  /** For each inner face the one block that goes along its lines, NOBODY or SEVERAL. */
  readonly of: Int32Array;
  /** For each inner face whether all its lines are some block's. */
  readonly isWhole: Uint8Array;
}

function ownersOfFaces(board: StreetBoard, faceCount: number, ownerOfHalfEdge: Int32Array): Owners {
  const faces = drawnFaces(board);
  const of = new Int32Array(faceCount).fill(NOBODY);
  const isWhole = new Uint8Array(faceCount).fill(1);
  for (let h = 0; h < ownerOfHalfEdge.length; h++) {
    const face = faceBeside(faces, h);
    const owner = ownerOfHalfEdge[h]!;
    if (face === OUTER) continue;
    if (owner === NOBODY) isWhole[face] = 0;
    else if (of[face] !== owner) of[face] = of[face] === NOBODY ? owner : SEVERAL;
  }
  return { of, isWhole };
}

function judge(
  board: StreetBoard,
  { block, own, shared, gaps }: Laid,
  owners: Owners,
  ownerOfHalfEdge: Int32Array,
): Verdict {
  const { walk } = board.blocks[block]!;
  const overlaps = [...new Set(shared.map((h) => ownerOfHalfEdge[h]!))].filter((other) => other !== block);
  // One of two parallel streets is gone, and with it the area between them.
  if (gaps.length === 0 && own.length === 0 && walk.length === 2 && shared.length === 2)
    return { is: 'open', gaps: [{ from: walk[0]!, to: walk[1]!, pointer: `/blocks/${block}/walk/0` }] };
  const face = mostFrequent(own.map((h) => faceBeside(drawnFaces(board), h)));
  if (face === undefined) return { is: 'no area', overlaps };
  if (gaps.length > 0) {
    if (face === OUTER || owners.of[face] === SEVERAL) return { is: 'open', gaps };
    // A gap there and back again was a street inside the block, unless some other line leads there now.
    const steps = new Set(gaps.map(({ from, to }) => `${from} ${to}`));
    const inside = gaps.filter(({ from, to }) => steps.has(`${to} ${from}`));
    return inside.length > 0 && owners.isWhole[face] === 1
      ? { is: 'open', gaps: inside }
      : { is: 'off the rim', face, gaps };
  }
  if (face === OUTER) return { is: 'no area', overlaps };
  return cutOf(board, own, ownerOfHalfEdge) ?? { is: 'no area', face, overlaps };
}

/** The lines unknown to all blocks that part a walk's area, if the areas they part make up just what the walk goes round. */
function cutOf(board: StreetBoard, own: readonly number[], ownerOfHalfEdge: Int32Array): Verdict | undefined {
  const faces = drawnFaces(board);
  const { next } = faces;
  const found = new Set(own.map((h) => faceBeside(faces, h)));
  const lines = new Set<number>();
  const isUnknown = (h: number): boolean => ownerOfHalfEdge[h] === -1 && ownerOfHalfEdge[h ^ 1] === -1;
  const starts = [...own];
  const walked = new Set<number>();
  let rim = 0;
  for (let start = starts.pop(); start !== undefined; start = starts.pop())
    for (let h = start; !walked.has(h); h = next[h]!) {
      walked.add(h);
      const across = faceBeside(faces, h ^ 1);
      if (!isUnknown(h) || across === OUTER) {
        rim++;
        continue;
      }
      lines.add(h >> 1);
      found.add(across);
      starts.push(h ^ 1);
    }
  if (lines.size === 0 || found.has(OUTER) || rim !== own.length) return undefined;
  return { is: 'cut', lines: [...lines].sort((a, b) => a - b), faces: [...found] };
}

function mostFrequent(values: readonly number[]): number | undefined {
  const counts = new Map<number, number>();
  let most: number | undefined;
  for (const value of values) {
    const count = (counts.get(value) ?? 0) + 1;
    counts.set(value, count);
    if (most === undefined || count > counts.get(most)!) most = value;
  }
  return most;
}
