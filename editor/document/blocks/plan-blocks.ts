/** What becomes of the declared blocks when lines are added or removed: which are divided, and which are joined. */
import {
  areasOfFaces,
  type Block,
  type Face,
  facesOfBlocks,
  facesOfBoard,
  groupBy,
  halfEdgeFaces,
  hasPlaces,
  type Line,
  OUTER_FACE,
  type StreetBoard,
} from '../../../model/index.js';
import { networkOf } from '../../../model/network/index.js';
import { keyOf } from '../keys/document.js';

/** A block that no longer is an area between lines, and the areas that it is now. */
export interface BlockPlan {
  readonly block: Block;
  /** The largest first, which keeps the id; none if it is joined to another block or open to the outside. */
  readonly areas: readonly Face[];
  /** The blocks that are joined to it, as they were before. */
  readonly joins: readonly Block[];
}

/**
 * What becomes of the blocks that were areas before lines were added or removed, and are not any more. Blocks that did not
 * match the drawing before are left alone: a person has to compare them with the print.
 */
export function planBlocks(before: StreetBoard, after: StreetBoard): readonly BlockPlan[] {
  if (before.blocks.length === 0 || !hasPlaces(before) || !hasPlaces(after)) return [];
  const lost = lostBlocks(before, after);
  if (lost.size === 0) return [];
  const { inner } = facesOfBoard(after);
  const sources = sourcesOfFaces(before, after);
  const areas = areasOfFaces(after);
  const faceOfBlock = facesOfBlocks(before).faceOfBlock;
  const areasBefore = areasOfFaces(before);
  const sizeOf = (block: number): number => areasBefore[faceOfBlock[block]!]!;
  const taken = facesOfBlocks(after).blockOfFace;

  const claims: { readonly block: number; readonly face: number; readonly joins: readonly number[] }[] = [];
  for (const [face, from] of sources) {
    if (taken[face] !== -1) continue;
    const [block, ...joins] = [...from]
      .filter((each) => lost.has(each))
      .sort((a, b) => sizeOf(b) - sizeOf(a) || a - b);
    if (block !== undefined) claims.push({ block, face, joins });
  }
  const claimsOfBlock = groupBy(claims, ({ block }) => block);
  return [...lost].map((block): BlockPlan => {
    const own = (claimsOfBlock.get(block) ?? []).toSorted((a, b) => areas[b.face]! - areas[a.face]!);
    return {
      block: before.blocks[block]!,
      areas: own.map(({ face }) => inner[face]!),
      joins: own.flatMap(({ joins }) => joins.map((each) => before.blocks[each]!)),
    };
  });
}

/** The blocks that were areas before and are not after, by their index before. */
function lostBlocks(before: StreetBoard, after: StreetBoard): ReadonlySet<number> {
  const { faceOfBlock } = facesOfBlocks(before);
  const matched = facesOfBlocks(after).faceOfBlock;
  const stays = new Set(after.blocks.filter((_, i) => matched[i] !== -1).map(({ id }) => id));
  return new Set(
    [...faceOfBlock.keys()].filter((i) => faceOfBlock[i] !== -1 && !stays.has(before.blocks[i]!.id)),
  );
}

/** For each inner face after the change the blocks whose areas it was a part of: those with the same sides of lines. */
function sourcesOfFaces(before: StreetBoard, after: StreetBoard): ReadonlyMap<number, ReadonlySet<number>> {
  const { blockOfFace } = facesOfBlocks(before);
  const faceBefore = faceOfSides(before);
  const faceAfter = faceOfSides(after);
  const place = placesOfLines(before);
  const sources = new Map<number, Set<number>>();
  const fresh: number[] = [];
  const add = (face: number, block: number): void => {
    sources.set(face, (sources.get(face) ?? new Set()).add(block));
  };
  for (const [i, line] of linesOf(after).entries()) {
    const was = place(line);
    if (was === undefined) fresh.push(2 * i, 2 * i + 1);
    else
      for (const side of [0, 1]) {
        const [face, from] = [faceAfter[2 * i + side]!, faceBefore[2 * was.index + (side ^ was.turned)]!];
        if (face !== OUTER_FACE && from !== OUTER_FACE && blockOfFace[from] !== -1)
          add(face, blockOfFace[from]!);
      }
  }
  // An area with new lines alone, such as a loop, was cut out of the area on their other side.
  for (const h of fresh) {
    const [face, beyond] = [faceAfter[h]!, faceAfter[h ^ 1]!];
    if (face !== OUTER_FACE && !sources.has(face))
      for (const block of sources.get(beyond) ?? []) add(face, block);
  }
  return sources;
}

/** The face on each side of each line: of line i at 2 i along it, and at 2 i + 1 back. */
function faceOfSides(board: StreetBoard): Int32Array {
  const { cycleOfHalfEdge, faceOfCycle } = halfEdgeFaces(board);
  return cycleOfHalfEdge.map((cycle) => faceOfCycle[cycle]!);
}

/** The lines of a board in the order of its network. */
function linesOf(board: StreetBoard): readonly Line[] {
  const { indexOfId } = networkOf(board);
  return [...board.streets, ...board.waterlines].filter(({ between }) =>
    between.every((id) => indexOfId.has(id)),
  );
}

/** Finds a line of another version of the board: the same object, or one with the same key; `turned` if its ends are. */
function placesOfLines(board: StreetBoard) {
  const lines = linesOf(board);
  const byLine = new Map(lines.map((line, index) => [line, index]));
  const byKey = new Map(lines.map((line, index) => [keyOf(line), index]));
  return (line: Line): { readonly index: number; readonly turned: 0 | 1 } | undefined => {
    const same = byLine.get(line);
    if (same !== undefined) return { index: same, turned: 0 };
    const key = keyOf(line);
    const index = key === undefined ? undefined : byKey.get(key);
    if (index === undefined) return undefined;
    const [[from, to], [a, b]] = [lines[index]!.between, line.between];
    if (a === from || b === to) return { index, turned: 0 };
    return a === to || b === from ? { index, turned: 1 } : undefined;
  };
}
