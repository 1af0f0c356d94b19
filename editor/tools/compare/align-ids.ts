/** Ids of crossings, junctions and blocks are chosen by whoever traces: the other board takes over those of this one. */
import { createIdMapping, renameIdsInData, renameNodes } from '../../../exchange/diff/index.js';
import { type Board, idOfCircle, isStreetBoard, matchNodes, type StreetBoard } from '../../../model/index.js';

/** The other board with the ids of this one where both mean the same node; circles keep their printed numbers. */
export function alignIds(mine: Board, theirs: Board): Board {
  if (!isStreetBoard(mine) || !isStreetBoard(theirs)) return theirs;
  const { renamed } = matchNodes(theirs, mine);
  const same = new Map([...renamed].filter(([from, to]) => !from.startsWith('c') && !to.startsWith('c')));
  for (const circle of theirs.circles) same.set(idOfCircle(circle), idOfCircle(circle));
  const { forth } = createIdMapping(theirs, mine, same);
  const nodes = renameNodes(theirs, forth);
  const blockIds = blockIdsOf(mine, nodes);
  const nameOf = (id: string): string => blockIds.get(id) ?? (id.startsWith('b') ? id : forth(id));
  const rename = <T>(data: T): T => renameIdsInData(data, nameOf) as T;
  const { notes } = nodes.provenance;
  return {
    ...nodes,
    blocks: nodes.blocks.map((block) => ({ ...block, id: nameOf(block.id) as typeof block.id })),
    witnesses: rename(nodes.witnesses),
    waivers: rename(nodes.waivers),
    ...('letters' in nodes && { letters: rename(nodes.letters) }),
    provenance: { ...nodes.provenance, ...(notes && { notes: rename(notes) }) },
  };
}

/** Blocks with the same nodes get the same id; another block that has it gets a free one. */
function blockIdsOf(mine: StreetBoard, theirs: StreetBoard): ReadonlyMap<string, string> {
  const idByNodes = new Map(mine.blocks.map((block) => [nodesOf(block), block.id]));
  const taken = new Set(theirs.blocks.flatMap((block) => idByNodes.get(nodesOf(block)) ?? []));
  const own = [...mine.blocks, ...theirs.blocks].map(({ id }) => Number(id.slice(1)) || 0);
  let next = own.reduce((most, number) => Math.max(most, number), 0) + 1;
  return new Map(
    theirs.blocks.map((block) => [
      block.id,
      idByNodes.get(nodesOf(block)) ?? (taken.has(block.id) ? `b${next++}` : block.id),
    ]),
  );
}

const nodesOf = ({ walk, islands = [] }: StreetBoard['blocks'][number]): string =>
  [...walk, ...islands.flat()].toSorted().join();
