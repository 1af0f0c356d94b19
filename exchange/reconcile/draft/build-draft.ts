/** Builds the merged board from the accepted values, in the frame of the base. */
import {
  cellOfPoint,
  hasPlaces,
  memoByBoard,
  type Circle,
  type Crossing,
  type Line,
  type NodeEntity,
  type NodeId,
  type Point,
  type StreetBoard,
} from '../../../model/index.js';
import type { AlignedBlock } from '../facts/block-facts.js';
import type { Alignment } from '../alignment/alignment.js';
import { buildDraftBlocks, buildDraftLine, toFileCoordinate } from './draft-lines-and-blocks.js';
import { assignDraftNodeIds } from './draft-node-ids.js';
import type { Fact, FactValues } from '../facts/fact.js';

/** The input of a draft except the values of facts. */
export interface DraftInput {
  readonly alignment: Alignment;
  readonly blocks: readonly AlignedBlock[];
  readonly facts: readonly Fact[];
}

type Junction = StreetBoard['junctions'][number];

/**
 * The board with these values. Positions and bends are those of the base, or of the earliest source that has them.
 */
export function buildDraft({ alignment, blocks, facts }: DraftInput, values: FactValues): StreetBoard {
  const base = alignment.sources[alignment.base]!.board;
  const nameOf = assignDraftNodeIds(alignment, values);
  const nodes = new Map<NodeId, NodeEntity>();
  const names = new Map<number, NodeId>();
  for (const [entry] of alignment.merged.kinds.entries()) {
    if (values.get(`node ${entry}`) !== true) continue;
    const name = nameOf(entry);
    nodes.set(name, nodeOfEntry(alignment, values, entry, name));
    names.set(entry, name);
  }
  const ofKind = <T extends NodeEntity>(letter: string): T[] =>
    [...nodes].filter(([id]) => id.startsWith(letter)).map(([, node]) => node as T);
  const lines = (part: 'street' | 'waterline'): Line[] =>
    facts.flatMap((fact) =>
      fact.part === part && values.get(fact.key) === true ? buildDraftLine(alignment, part, fact, names) : [],
    );
  const { grid, tracks: _tracks, letters: _letters, ...rest } = base;
  // Tracks and letters do not depend on the frame, so those of any source can be used.
  const [tracks, letters] = [anyOf(alignment, 'tracks'), anyOf(alignment, 'letters')];
  // Properties may come from different sources.
  const record = <T extends object>(part: string, own: T): T => ({
    ...own,
    ...Object.fromEntries(facts.filter((fact) => fact.part === part).map(({ key, property }) => [property!, values.get(key)])), // prettier-ignore
  });
  const goulston = crossingOf(names.get(values.get('letters goulston') as number));
  const drawn = {
    ...rest,
    profile: 'draft' as const,
    ...(grid && { grid: record('grid', grid) }),
    ...(tracks && { tracks: record('tracks', tracks) }),
    ...(letters && goulston && { letters: { ...record('letters', letters), goulston } }),
    circles: ofKind<Circle>('c'),
    crossings: ofKind<Crossing>('x'),
    junctions: ofKind<Junction>('t'),
    streets: lines('street'),
    waterlines: lines('waterline'),
  };
  return { ...drawn, blocks: buildDraftBlocks(alignment, blocks, values, names, nodes) };
}

function anyOf<K extends 'tracks' | 'letters'>(
  { sources, base }: Alignment,
  part: K,
): StreetBoard[K] | undefined {
  const source = [sources[base]!, ...sources].find(({ board }) => board[part] !== undefined);
  return source?.board[part];
}

const crossingOf = (name: NodeId | undefined): Crossing['id'] | undefined =>
  name?.startsWith('x') ? (name as Crossing['id']) : undefined;

/** The node of the earliest source that has it, by entry. */
const entitiesOf = memoByBoard((alignment: Alignment) =>
  alignment.merged.kinds.map((_, entry) => {
    const found = alignment.sources.find(({ index }) => alignment.nodeOf[index]![entry]! >= 0)!;
    const id = found.network.ids[alignment.nodeOf[found.index]![entry]!]!;
    return found.nodes.get(id)!.entity as Partial<Circle & Crossing> & NodeEntity;
  }),
);

function nodeOfEntry(alignment: Alignment, values: FactValues, entry: number, name: NodeId): NodeEntity {
  const value = (property: string): unknown => values.get(`${property} ${entry}`);
  const entity = entitiesOf(alignment)[entry]!;
  const { board, nodes, network } = alignment.sources[alignment.base]!;
  const place = (value('place') as Point | undefined) ?? unplaced(alignment, entity);
  const at: Point = [toFileCoordinate(place[0]), toFileCoordinate(place[1])];
  // Only if no source has places the base has none; then the draft has none either.
  const placed = (hasPlaces(board) ? { at } : {}) as { at: Point };
  if (name.startsWith('t')) return { id: name as Junction['id'], ...placed };
  const section = value('section') as string | null | undefined;
  const own = nodes.get(network.ids[alignment.nodeOf[alignment.base]![entry]!] ?? '')?.entity as
    typeof entity | undefined;
  // A section is written if the base has it, or if the grid gives another one (decision 0004).
  const isPlain =
    own?.sector === undefined &&
    hasPlaces(board) &&
    board.grid &&
    cellOfPoint(board.grid, at)?.section === section;
  const sector = !section || isPlain ? {} : { sector: section };
  if (name.startsWith('c')) {
    const colour = (value('colour') ?? entity.colour ?? 'white') as Circle['colour'];
    return { number: Number(name.slice(1)), ...placed, colour, ...sector };
  }
  // A missing border is a reading too: null.
  const [border, called] = [value('border'), value('name')];
  return {
    id: name as Crossing['id'],
    ...placed,
    ...(border ? { border: border as NonNullable<Crossing['border']> } : {}),
    ...(called === undefined ? {} : { name: called as string }),
    ...sector,
  };
}

/** No source gives a position: keep the file's own, or put it in the corner where it is noticed. */
const unplaced = ({ fits, base }: Alignment, { at }: { readonly at?: Point }): Point =>
  fits[base]!.ok || at === undefined ? [0, 0] : at;
