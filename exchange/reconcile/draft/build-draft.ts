/** The merged board: what stands of every fact, in the frame of the base. */
import type { Circle, Crossing, Line, Point, StreetBoard } from '../../model/board.js';
import { cellOfPoint } from '../../model/relations/sectors.js';
import type { NodeId } from '../../model/vocabulary.js';
import type { Entity } from '../../model/matching/nodes-by-id.js';
import type { ChartedBlock } from './block-facts.js';
import type { Chart } from './chart.js';
import { draftBlocks } from './draft-blocks.js';
import { draftLine, whole } from './draft-lines.js';
import { entryNames } from './entry-names.js';
import type { Fact, Values } from './fact.js';

/** All that is needed to write a board down, but for the values. */
export interface Material {
  readonly chart: Chart;
  readonly blocks: readonly ChartedBlock[];
  readonly facts: readonly Fact[];
}

type Junction = StreetBoard['junctions'][number];

/** The board by these values. Nothing is in it that no view says; of bends and places that of the base, or of the earliest. */
export function draftOf({ chart, blocks, facts }: Material, values: Values): StreetBoard {
  const base = chart.views[chart.base]!.board;
  const nameOf = entryNames(chart, values);
  const nodes = new Map<NodeId, Entity>();
  const names = new Map<number, NodeId>();
  for (const [entry] of chart.atlas.kinds.entries()) {
    if (values.get(`node ${entry}`) !== true) continue;
    const name = nameOf(entry);
    nodes.set(name, nodeOfEntry(chart, values, entry, name));
    names.set(entry, name);
  }
  const ofKind = <T extends Entity>(letter: string): T[] =>
    [...nodes].filter(([id]) => id.startsWith(letter)).map(([, node]) => node as T);
  const lines = (part: 'street' | 'waterline'): Line[] =>
    facts.flatMap((fact) =>
      fact.part === part && values.get(fact.key) === true ? draftLine(chart, part, fact, names) : [],
    );
  const { grid, tracks: _tracks, letters: _letters, ...rest } = base;
  // What is printed beside the map does not depend on the frame, so anybody's will do.
  const [tracks, letters] = [anyOf(chart, 'tracks'), anyOf(chart, 'letters')];
  // A source may know one property and another source the next.
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
  return { ...drawn, blocks: draftBlocks(chart, blocks, values, names, nodes) };
}

function anyOf<K extends 'tracks' | 'letters'>({ views, base }: Chart, part: K): StreetBoard[K] | undefined {
  const view = [views[base]!, ...views].find(({ board }) => board[part] !== undefined);
  return view?.board[part];
}

const crossingOf = (name: NodeId | undefined): Crossing['id'] | undefined =>
  name?.startsWith('x') ? (name as Crossing['id']) : undefined;

function nodeOfEntry(chart: Chart, values: Values, entry: number, name: NodeId): Entity {
  const value = (property: string): unknown => values.get(`${property} ${entry}`);
  const entity = chart.views
    .map(({ nodes, network, index }) => nodes.get(network.ids[chart.nodeOf[index]![entry]!] ?? '')?.entity)
    .find((each) => each !== undefined) as Partial<Circle & Crossing> & Entity;
  const place = (value('place') as Point | undefined) ?? unplaced(chart, entity);
  const at: Point = [whole(place[0]), whole(place[1])];
  if (name.startsWith('t')) return { id: name as Junction['id'], at };
  const { board, nodes, network } = chart.views[chart.base]!;
  const section = value('section') as string | null | undefined;
  const own = nodes.get(network.ids[chart.nodeOf[chart.base]![entry]!] ?? '')?.entity as
    typeof entity | undefined;
  // A section is said where the base says it, and where its grid says another one (decision 0004).
  const isPlain = own?.sector === undefined && board.grid && cellOfPoint(board.grid, at)?.section === section;
  const sector = !section || isPlain ? {} : { sector: section };
  if (name.startsWith('c')) {
    const colour = (value('colour') ?? entity.colour ?? 'white') as Circle['colour'];
    return { number: Number(name.slice(1)), at, colour, ...sector };
  }
  // No border is a reading like any other: null.
  const [border, called] = [value('border'), value('name')];
  return {
    id: name as Crossing['id'],
    at,
    ...(border ? { border: border as NonNullable<Crossing['border']> } : {}),
    ...(called === undefined ? {} : { name: called as string }),
    ...sector,
  };
}

/** Nobody says where it lies: as its own file has it if no file has places, and else in the corner, where it is seen to be lost. */
const unplaced = ({ fits, base }: Chart, { at }: Entity): Point => (fits[base]!.ok ? [0, 0] : at);
