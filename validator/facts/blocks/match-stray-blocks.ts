/** Explains declared blocks that match no face: which streets are missing or surplus. */
import {
  groupBy,
  halfEdgeFaces,
  originOfHalfEdge,
  OUTER_FACE,
  type DrawingFaces,
  type NodeId,
  type StreetBoard,
} from '../../../model/index.js';
import { componentsOfEdges, networkOf } from '../../../model/network/index.js';

/** A step of a walk without a line. */
interface WalkGap {
  readonly from: NodeId;
  readonly to: NodeId;
  /** JSON Pointer of the step's first node. */
  readonly pointer: string;
}

/** How a declared block relates to the faces. Each kind belongs to one rule, so that no block is reported twice. */
export type BlockMatch =
  | { readonly is: 'face'; readonly face: number }
  /** The rim is right, the islands are not; the gaps are in the islands. */
  | { readonly is: 'wrong islands'; readonly face: number; readonly gaps: readonly WalkGap[] }
  /** The block `first` already is this face. */
  | { readonly is: 'declared twice'; readonly face: number; readonly first: number }
  | { readonly is: 'backwards'; readonly face: number }
  /** The area around the whole board. */
  | { readonly is: 'outer' }
  /** Streets are missing, so that its area joins another one or the outside. */
  | { readonly is: 'open'; readonly gaps: readonly WalkGap[] }
  /** Its area exists, but the walk leaves its rim. */
  | { readonly is: 'off the rim'; readonly face: number; readonly gaps: readonly WalkGap[] }
  /** Lines that are part of no block divide or enter it. */
  | { readonly is: 'cut'; readonly lines: readonly number[]; readonly faces: readonly number[] }
  /** It follows streets but encloses no area; with the most similar face and the blocks that it overlaps. */
  | { readonly is: 'no area'; readonly face?: number; readonly overlaps: readonly number[] };

/** The declared blocks matched with the faces of the drawing. */
export interface MatchedBlocks {
  /** For each declared block. */
  readonly matches: readonly BlockMatch[];
  /** For each inner face its block, or -1. */
  readonly blockOfFace: Int32Array;
  /** For each half-edge the block whose walk follows it, or -1. */
  readonly ownerOfHalfEdge: Int32Array;
  /** The faces that are no block and that no match covers. */
  readonly undeclared: readonly number[];
}

/** The walk of a stray block on the lines: its own half-edges, those of another block, and its gaps. */
interface Laid {
  readonly block: number;
  readonly own: readonly number[];
  readonly shared: readonly number[];
  readonly gaps: readonly WalkGap[];
}

/** Completes the matches of blocks without a face from the lines that they follow. */
export function matchStrayBlocks(
  board: StreetBoard,
  blockOfFace: Int32Array,
  matched: readonly (BlockMatch | undefined)[],
): MatchedBlocks {
  const faces = halfEdgeFaces(board);
  const { cycleOfHalfEdge, faceOfCycle, isRim } = faces;
  const ownerOfHalfEdge = Int32Array.from(cycleOfHalfEdge, (cycle) => {
    const face = faceOfCycle[cycle]!;
    const block = face === OUTER_FACE ? -1 : blockOfFace[face]!;
    return block >= 0 && (isRim[cycle] === 1 || matched[block]?.is === 'face') ? block : -1;
  });
  const matches = [...matched] as BlockMatch[];
  const covered = new Set<number>();
  const strays = layStrays(board, matched, ownerOfHalfEdge);
  if (strays.length > 0) {
    const owners = ownersOfFaces(board, blockOfFace.length, ownerOfHalfEdge);
    const areas = openAreas(board, ownerOfHalfEdge);
    for (const laid of strays) {
      const before = matched[laid.block];
      const match: BlockMatch =
        before?.is === 'wrong islands'
          ? { ...before, gaps: laid.gaps }
          : matchStray(board, laid, owners, ownerOfHalfEdge, areas);
      matches[laid.block] = match;
      for (const h of laid.own) covered.add(faceOfHalfEdge(faces, h));
      for (const face of match.is === 'cut' ? match.faces : []) covered.add(face);
    }
  }
  unifyGaps(matches);
  const undeclared = [...blockOfFace.keys()].filter((face) => blockOfFace[face] === -1 && !covered.has(face));
  return { matches, blockOfFace, ownerOfHalfEdge, undeclared };
}

/** A street to the wrong node leaves one block open and another off its rim: for both the same street is missing. */
function unifyGaps(matches: BlockMatch[]): void {
  const open = new Set(
    matches.flatMap((match) =>
      match.is === 'open' ? match.gaps.map(({ from, to }) => `${to} ${from}`) : [],
    ),
  );
  if (open.size === 0) return;
  for (const [block, match] of matches.entries())
    if (match.is === 'off the rim' && match.gaps.every(({ from, to }) => open.has(`${from} ${to}`)))
      matches[block] = { is: 'open', gaps: match.gaps };
}

/** Puts the walks of strays, and the islands of blocks with wrong islands, on the lines that no other block has. */
function layStrays(
  board: StreetBoard,
  matched: readonly (BlockMatch | undefined)[],
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
    const gaps: WalkGap[] = [];
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

/** The half-edges between two nodes, by `from * nodes + to`. */
function halfEdgesBetween(board: StreetBoard): ReadonlyMap<number, readonly number[]> {
  const { drawing, ids } = networkOf(board);
  const { from, to } = drawing;
  const origin = (h: number): number => originOfHalfEdge(from, to, h);
  return groupBy(new Int8Array(2 * from.length).keys(), (h) => origin(h) * ids.length + origin(h ^ 1));
}

const NO_BLOCK = -1;
const SEVERAL = -2;

interface Owners {
  /** For each inner face the only block that follows its lines, NO_BLOCK or SEVERAL. */
  readonly of: Int32Array;
  /** For each inner face whether all its lines belong to a block. */
  readonly isWhole: Uint8Array;
}

function ownersOfFaces(board: StreetBoard, faceCount: number, ownerOfHalfEdge: Int32Array): Owners {
  const faces = halfEdgeFaces(board);
  const of = new Int32Array(faceCount).fill(NO_BLOCK);
  const isWhole = new Uint8Array(faceCount).fill(1);
  for (let h = 0; h < ownerOfHalfEdge.length; h++) {
    const face = faceOfHalfEdge(faces, h);
    const owner = ownerOfHalfEdge[h]!;
    if (face === OUTER_FACE) continue;
    if (owner === NO_BLOCK) isWhole[face] = 0;
    else if (of[face] !== owner) of[face] = of[face] === NO_BLOCK ? owner : SEVERAL;
  }
  return { of, isWhole };
}

function matchStray(
  board: StreetBoard,
  { block, own, shared, gaps }: Laid,
  owners: Owners,
  ownerOfHalfEdge: Int32Array,
  areas: OpenAreas,
): BlockMatch {
  const { walk } = board.blocks[block]!;
  const overlaps = [...new Set(shared.map((h) => ownerOfHalfEdge[h]!))].filter((other) => other !== block);
  // One of two parallel streets is missing, and with it the area between them.
  if (gaps.length === 0 && own.length === 0 && walk.length === 2 && shared.length === 2)
    return { is: 'open', gaps: [{ from: walk[0]!, to: walk[1]!, pointer: `/blocks/${block}/walk/0` }] };
  const face = mostFrequent(own.map((h) => faceOfHalfEdge(halfEdgeFaces(board), h)));
  if (face === undefined) return { is: 'no area', overlaps };
  if (gaps.length > 0) {
    if (face === OUTER_FACE || owners.of[face] === SEVERAL) return { is: 'open', gaps };
    // A gap in both directions was a street inside the block, unless another line leads there now.
    const steps = new Set(gaps.map(({ from, to }) => `${from} ${to}`));
    const inside = gaps.filter(({ from, to }) => steps.has(`${to} ${from}`));
    return inside.length > 0 && owners.isWhole[face] === 1
      ? { is: 'open', gaps: inside }
      : { is: 'off the rim', face, gaps };
  }
  if (face === OUTER_FACE) return { is: 'no area', overlaps };
  return cutOf(own, areas) ?? { is: 'no area', face, overlaps };
}

/** The lines that are part of no block and divide the area of a walk, if the divided areas make up exactly that area. */
function cutOf(
  own: readonly number[],
  { isOpen, faceOf, partOf, ofPart }: OpenAreas,
): BlockMatch | undefined {
  const parts = new Set(own.map(partOf));
  const walked = [...parts].flatMap((part) => ofPart.get(part)!);
  const lines = new Set(walked.filter(isOpen).map((h) => h >> 1));
  const faces = new Set([...own, ...walked].map(faceOf));
  const rim = walked.filter((h) => !isOpen(h)).length;
  if (lines.size === 0 || faces.has(OUTER_FACE) || rim !== own.length) return undefined;
  return { is: 'cut', lines: [...lines].sort((one, other) => one - other), faces: [...faces] };
}

/** The half-edges around areas, in parts: areas with a line between them that is part of no block are in one part. */
interface OpenAreas {
  /** Whether a half-edge is of such a line. */
  readonly isOpen: (halfEdge: number) => boolean;
  readonly faceOf: (halfEdge: number) => number;
  readonly partOf: (halfEdge: number) => number;
  readonly ofPart: ReadonlyMap<number, readonly number[]>;
}

function openAreas(board: StreetBoard, ownerOfHalfEdge: Int32Array): OpenAreas {
  const faces = halfEdgeFaces(board);
  const { cycleOfHalfEdge, faceOfCycle } = faces;
  const faceOf = (h: number): number => faceOfHalfEdge(faces, h);
  const isOpen = (h: number): boolean =>
    [h, h ^ 1].every((side) => ownerOfHalfEdge[side] === NO_BLOCK && faceOf(side) !== OUTER_FACE);
  const open = cycleOfHalfEdge.map((_, h) => h).filter(isOpen);
  const { of } = componentsOfEdges(
    faceOfCycle.length,
    open.map((h) => cycleOfHalfEdge[h]!),
    open.map((h) => cycleOfHalfEdge[h ^ 1]!),
  );
  const partOf = (h: number): number => of[cycleOfHalfEdge[h]!]!;
  return { isOpen, faceOf, partOf, ofPart: groupBy(cycleOfHalfEdge.keys(), partOf) };
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

/** The face that a half-edge has on its right, or OUTER_FACE. */
export const faceOfHalfEdge = ({ cycleOfHalfEdge, faceOfCycle }: DrawingFaces, halfEdge: number): number =>
  faceOfCycle[cycleOfHalfEdge[halfEdge]!]!;
