/** The result of matching declared blocks with the faces of the drawing. */
import type { NodeId } from '../../../model/index.js';

/** A step of a walk without a line. */
export interface WalkGap {
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
