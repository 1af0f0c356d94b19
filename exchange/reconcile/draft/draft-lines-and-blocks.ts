/** Builds the streets, waterlines and blocks of the merged board. */
import {
  type Block,
  groupBy,
  hasPlaces,
  type Line,
  memoByBoard,
  type NodeEntity,
  type NodeId,
  type Point,
} from '../../../model/index.js';
import { isAnticlockwise } from '../../../model/turf/index.js';
import { applyAffine } from '../frame/affine.js';
import { mergedNodeOfId, type Alignment } from '../alignment/alignment.js';
import type { AlignedBlock } from '../facts/block-facts.js';
import type { Fact, FactValues } from '../facts/fact.js';

type LinePart = 'street' | 'waterline';

/** A coordinate rounded and clamped to what a board file allows. */
export const toFileCoordinate = (value: number): number =>
  Math.max(-1_000_000, Math.min(1_000_000, Math.round(value))) + 0;

/** The line of a fact between the draft's nodes; none if an end is missing. */
export function buildDraftLine(
  alignment: Alignment,
  part: LinePart,
  { entries, key }: Fact,
  names: ReadonlyMap<number, NodeId>,
): Line[] {
  const [a, b] = [names.get(entries[0]!), names.get(entries[1]!)];
  if (a === undefined || b === undefined) return [];
  const known = bendsByFact(alignment);
  if (!known.has(key)) known.set(key, bendsOf(alignment, part, entries, key));
  const bends = known.get(key);
  return [{ between: [a, b], ...(bends && { bends }) }];
}

/** Cached, because a draft is built for every dispute. */
const bendsByFact = memoByBoard((_: Alignment) => new Map<string, Line['bends']>());

/** The bends of the line of the base, or of the earliest source that has it. Bends are used only from a fitted frame. */
function bendsOf(
  alignment: Alignment,
  part: LinePart,
  entries: readonly number[],
  key: string,
): Line['bends'] {
  const nth = Number(key.slice(key.lastIndexOf(' ') + 1));
  for (const { index } of [alignment.sources[alignment.base]!, ...alignment.sources]) {
    const line = linesByEnds(alignment)[index]![part].get(entries.join(' '))?.[nth];
    if (line === undefined) continue;
    const fit = alignment.fits[index]!;
    const bends = fit.ok ? line.bends?.map((at) => applyAffine(fit.map, at)) : undefined;
    return bends?.map(([x, y]): Point => [toFileCoordinate(x), toFileCoordinate(y)]);
  }
  return undefined;
}

/** Cached, because a draft is built for every dispute. */
const linesByEnds = memoByBoard((alignment: Alignment) =>
  alignment.sources.map(({ index, board }) => ({
    street: byEnds(alignment, index, board.streets),
    waterline: byEnds(alignment, index, board.waterlines),
  })),
);

/** The lines of a source by the entries of their ends, smaller first. */
function byEnds(
  alignment: Alignment,
  source: number,
  lines: readonly Line[],
): ReadonlyMap<string, readonly Line[]> {
  const entries = ({ between }: Line): [number, number] => [
    mergedNodeOfId(alignment, source, between[0]),
    mergedNodeOfId(alignment, source, between[1]),
  ];
  return groupBy(
    lines.map((line) => {
      const [a, b] = entries(line);
      return a > b && line.bends ? { ...line, bends: line.bends.toReversed() } : line;
    }),
    (line) =>
      entries(line)
        .sort((a, b) => a - b)
        .join(' '),
  );
}

/** The ids of blocks: as in the base, otherwise the next free number. */
export function assignDraftBlockIds(
  { base }: Alignment,
  blocks: readonly AlignedBlock[],
): readonly Block['id'][] {
  const taken = new Set(blocks.flatMap(({ bySource }) => bySource.get(base)?.block.id ?? []));
  let free = 1;
  return blocks.map(({ bySource }): Block['id'] => {
    const own = bySource.get(base)?.block.id;
    if (own !== undefined) return own;
    while (taken.has(`b${free}`)) free++;
    return `b${free++}`;
  });
}

/** The accepted blocks with their accepted walks; walks of other frames are turned clockwise. */
export function buildDraftBlocks(
  alignment: Alignment,
  blocks: readonly AlignedBlock[],
  values: FactValues,
  names: ReadonlyMap<number, NodeId>,
  nodes: ReadonlyMap<NodeId, NodeEntity>,
): Block[] {
  const ids = assignDraftBlockIds(alignment, blocks);
  const isPlaced = hasPlaces(alignment.sources[alignment.base]!.board);
  return blocks.flatMap(({ bySource }, i): Block[] => {
    if (values.get(`block ${i}`) !== true) return [];
    const drawn = bySource.get(values.get(`block-walk ${i}`) as number) ?? bySource.values().next().value!;
    const [walk = [], ...islands] = drawn.walks
      .map((each) => each.flatMap((entry) => names.get(entry) ?? []))
      .filter((each) => each.length > 0);
    if (walk.length === 0) return [];
    const { reason } = drawn.block;
    const isTurned =
      isPlaced && drawn.source !== alignment.base && isAnticlockwise(walk.map((id) => nodes.get(id)!.at));
    const around = (each: readonly NodeId[]): readonly NodeId[] => (isTurned ? each.toReversed() : each);
    return [
      {
        id: ids[i]!,
        kind: values.get(`block-kind ${i}`) as Block['kind'],
        walk: around(walk),
        ...(islands.length > 0 && { islands: islands.map(around) }),
        ...(reason !== undefined && { reason }),
      },
    ];
  });
}
