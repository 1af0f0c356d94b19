/** Merges blocks: their kinds, and their walks where the edits of both sides are in different places. */
import { type Block, type NodeId, rotateToSmallestNode, type StreetBoard } from '../../model/index.js';
import { blockEdits } from '../diff/block-edits.js';
import { IDENTITY_ID_MAPPING } from '../diff/id-mapping.js';
import type { IdsOfThing } from './assign-ids.js';
import type { MergeLog, Versions } from './merge-result.js';
import { isSameValue, mergeEntity, mergeProperties, mergeSet, type Properties } from './merge-values.js';
import { mergeWalks } from './walks.js';

/** The blocks of three boards that belong together; the boards have common ids of nodes. */
export function matchBlocksOfSides({ base, ours, theirs }: Versions<StreetBoard>): readonly IdsOfThing[] {
  const [mine, other] = [ours, theirs].map(({ blocks }) => {
    const idOf = blockEdits(base.blocks, blocks, IDENTITY_ID_MAPPING).renamed;
    const known = new Set(idOf.values());
    return { idOf, added: [...firstBlocks(blocks).values()].filter(({ id }) => !known.has(id)) };
  });
  const byWalk = new Map(other!.added.map((block) => [walkKey(block), block.id]));
  const alike = mine!.added.map((block) => ({ ours: block.id, theirs: byWalk.get(walkKey(block)) }));
  const paired = new Set(alike.map(({ theirs: id }) => id));
  return [
    ...[...firstBlocks(base.blocks).keys()].map((id) => ({
      base: id,
      ...(mine!.idOf.has(id) && { ours: mine!.idOf.get(id)! }),
      ...(other!.idOf.has(id) && { theirs: other!.idOf.get(id)! }),
    })),
    ...alike.map(({ ours: id, theirs: same }) => ({ ours: id, ...(same !== undefined && { theirs: same }) })),
    ...other!.added.filter(({ id }) => !paired.has(id)).map(({ id }) => ({ theirs: id })),
  ];
}

const walkKey = ({ walk, islands = [] }: Block): string =>
  JSON.stringify([
    rotateToSmallestNode(walk),
    islands.map((each) => rotateToSmallestNode(each).join()).sort(),
  ]);

/** The first block of each id. */
function firstBlocks(blocks: readonly Block[]): ReadonlyMap<string, Block> {
  const first = new Map<string, Block>();
  for (const block of blocks) if (!first.has(block.id)) first.set(block.id, block);
  return first;
}

export interface MergedBlocks {
  readonly blocks: readonly Block[];
  /** The blocks that both sides led round other areas. */
  readonly rewalked: readonly Versions<Block | undefined>[];
}

/** The blocks in common ids; `ids` has those of each board with the common one. */
export function mergeBlocks(
  { base, ours, theirs }: Versions<StreetBoard>,
  ids: Versions<ReadonlyMap<string, string>>,
  log: MergeLog,
): MergedBlocks {
  const own = {
    base: inverse(ids.base),
    ours: inverse(ids.ours),
    theirs: inverse(ids.theirs),
  };
  const [olds, mine, other] = [base, ours, theirs].map(({ blocks }) => firstBlocks(blocks));
  const rewalked: Versions<Block | undefined>[] = [];
  const blocks = [...new Set([...mine!.keys(), ...other!.keys(), ...olds!.keys()])].flatMap((id) => {
    const values = { base: olds!.get(id), ours: mine!.get(id), theirs: other!.get(id) };
    const place = { part: 'block', of: id } as const;
    const merge = (both: Versions<Properties>): Properties => {
      const rest = ({ walk: _walk, islands: _islands, ...others }: Properties): Properties => others;
      const merged = mergeProperties(
        { base: rest(both.base), ours: rest(both.ours), theirs: rest(both.theirs) },
        place,
        log,
      );
      const area = mergeAreas(both as unknown as Versions<Area>);
      if (area === undefined) rewalked.push(values);
      const { walk, islands } = area ?? (both.ours as unknown as Area);
      return { ...merged, walk, ...(islands && { islands }) };
    };
    if (values.ours && values.theirs) return mergeEntity<Block>(values, place, log, merge) ?? [];
    // One side deleted it. That the other side gave it another id is an edit.
    const asNamed = {
      base: values.base && { ...values.base, id: own.base.get(id) ?? id },
      ours: values.ours && { ...values.ours, id: own.ours.get(id) ?? id },
      theirs: values.theirs && { ...values.theirs, id: own.theirs.get(id) ?? id },
    } as Versions<Block | undefined>;
    const merged = mergeEntity<Block>(asNamed, place, log);
    return merged ? { ...merged, id: id as Block['id'] } : [];
  });
  const duplicates = (board: StreetBoard): readonly Block[] => {
    const first = new Set(firstBlocks(board.blocks).values());
    return board.blocks.filter((block) => !first.has(block));
  };
  const twice = mergeSet(
    { base: duplicates(base), ours: duplicates(ours), theirs: duplicates(theirs) },
    { part: 'board', of: 'blocks' },
    log,
  );
  return { blocks: [...blocks, ...twice], rewalked };
}

const inverse = (names: ReadonlyMap<string, string>): ReadonlyMap<string, string> =>
  new Map([...names].map(([from, to]) => [to, from]));

type Area = Pick<Block, 'walk' | 'islands'>;

function mergeAreas({ base, ours, theirs }: Versions<Area>): Area | undefined {
  const walkOf = (area: Area): readonly NodeId[] | undefined => area.walk;
  const walk = mergePart(walkOf(base), ours.walk, theirs.walk, (before) =>
    mergeWalks({ base: before, ours: ours.walk, theirs: theirs.walk }),
  );
  const islands = mergePart(base.islands, ours.islands, theirs.islands, () => undefined);
  return walk && islands && { walk: walk.value, ...(islands.value && { islands: islands.value }) };
}

/** A value that one side changed, or else the merged one; undefined if there is none. */
function mergePart<T>(
  base: T | undefined,
  ours: T,
  theirs: T,
  merge: (base: T) => T | undefined,
): { readonly value: T } | undefined {
  if (isSameValue(ours, theirs) || isSameValue(base, theirs)) return { value: ours };
  if (isSameValue(base, ours)) return { value: theirs };
  const merged = base === undefined ? undefined : merge(base);
  return merged === undefined ? undefined : { value: merged };
}
