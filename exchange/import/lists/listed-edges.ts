/** Turns the entries of lists into edges of the relations that the mapping names, and reports doubtful entries. */
import { quoteText, type NodeKind } from '../../../model/index.js';
import type { EdgeRelation } from '../../graph/graph-elements.js';
import {
  faultAt,
  FILE_START,
  ReadError,
  type ForeignEdge,
  type ImportFault,
  type StatedList,
} from '../foreign/foreign-graph.js';
import type { Mapping } from '../mapping/mapping.js';
import type { RawEntry, RawList } from '../shapes/raw-lists.js';
import { listMappingOf } from './name-nodes.js';
import { findOneWayEntries, measureSymmetry } from './one-way-entries.js';

interface ListedEdges {
  readonly edges: readonly ForeignEdge[];
  readonly stated: readonly StatedList[];
  readonly findDoubts: (nameOf: (id: string) => string) => readonly ImportFault[];
  readonly notes: readonly string[];
}

type KindOf = (id: string) => NodeKind | null;

/** The edges of all lists. Throws a `ReadError` if a list has no relation or joins other nodes than its relation does. */
export function listedEdges(lists: readonly RawList[], mapping: Mapping, kindOf: KindOf): ListedEdges {
  const read = lists.map((list): ListedEdges => {
    const { relation } = listMappingOf(mapping, list.name);
    const at = list.entries[0] ?? FILE_START;
    if (relation === undefined)
      throw new ReadError([
        faultAt(at, 'import/no-relation', `list ${quoteText(list.name)}`, noRelation(list.name)),
      ]);
    if (relation !== null) return edgesOfList(list, relation, kindOf);
    return {
      edges: [],
      stated: [],
      findDoubts: () => [],
      notes: [`The list ${quoteText(list.name)}: the mapping leaves it out.`],
    };
  });
  return {
    edges: read.flatMap(({ edges }) => edges),
    stated: read.flatMap(({ stated }) => stated),
    findDoubts: (nameOf) => read.flatMap(({ findDoubts }) => findDoubts(nameOf)),
    notes: read.flatMap(({ notes }) => notes),
  };
}

const noRelation = (name: string): string =>
  `The mapping does not name what this list states: "lists": {${quoteText(name)}: "streets"}, or jack, police, search, alley, boat.`;

/** An entry that lists a node which it cannot list. */
interface WrongEntry {
  readonly entry: RawEntry;
  readonly other: string;
  readonly code: 'left-out' | 'wrong-ends';
}

function edgesOfList(list: RawList, relation: EdgeRelation, kindOf: KindOf): ListedEdges {
  const edges: ForeignEdge[] = [];
  const lists = new Map<string, string[]>();
  const wrong: WrongEntry[] = [];
  const seen = new Set<string>();
  for (const entry of list.entries) {
    const own = lists.get(entry.id) ?? [];
    const from = kindOf(entry.id);
    if (from !== null) lists.set(entry.id, own);
    for (const other of entry.neighbours) {
      const to = kindOf(other);
      if (entry.id === other) continue;
      if (from === null || to === null) wrong.push({ entry, other, code: 'left-out' });
      else if (!ENDS[relation](from, to)) wrong.push({ entry, other, code: 'wrong-ends' });
      else {
        if (!own.includes(other)) own.push(other);
        // A pair is one edge, whether it is listed from one end or from both.
        const key = JSON.stringify(other < entry.id ? [other, entry.id] : [entry.id, other]);
        if (seen.has(key)) continue;
        seen.add(key);
        const values = { source: entry.id, target: other, relation };
        edges.push({ file: entry.file, offset: entry.offset, directed: false, values });
      }
    }
  }
  const count = wrong.filter(({ code }) => code === 'wrong-ends').length;
  if (count > edges.length)
    throw new ReadError([
      faultAt(
        list.entries[0]!,
        'import/wrong-relation',
        `list ${quoteText(list.name)}`,
        wrongRelation(relation, count),
      ),
    ]);
  // The streets are drawn. Which of them are listed from one end only can be seen in the list alone.
  const { once, isTwoWay } = measureSymmetry(list);
  const isDrawn = relation === 'waterlines' || (relation === 'streets' && !(isTwoWay && once > 0));
  return {
    edges,
    stated: isDrawn ? [] : [{ name: list.name, relation, lists }],
    findDoubts: (nameOf) => [
      ...findOneWayEntries(list, nameOf),
      ...wrong.map(({ entry, other, code }) => {
        const why =
          code === 'left-out'
            ? 'and the mapping leaves one of them out'
            : `but ${relation} joins ${ENDS_IN_WORDS[relation]}`;
        return faultAt(
          entry,
          `import/${code}`,
          `list ${quoteText(list.name)}`,
          `${nameOf(entry.id)} lists ${nameOf(other)}, ${why}.`,
        );
      }),
    ],
    notes: [],
  };
}

const wrongRelation = (relation: EdgeRelation, wrong: number): string =>
  `${wrong} of its entries do not join ${ENDS_IN_WORDS[relation]}, as ${relation} does. Name another relation in "lists" of the mapping, or correct "ids".`;

const areBoth =
  (kind: NodeKind) =>
  (a: NodeKind, b: NodeKind): boolean =>
    a === kind && b === kind;
const any = (): boolean => true;

/** Whether a relation joins nodes of these kinds. */
const ENDS: Readonly<Record<EdgeRelation, (a: NodeKind, b: NodeKind) => boolean>> = {
  streets: any,
  waterlines: any,
  hex: any,
  jack: areBoth('circle'),
  alley: areBoth('circle'),
  boat: areBoth('circle'),
  police: areBoth('crossing'),
  search: (a, b) => (a === 'circle' && b === 'crossing') || (a === 'crossing' && b === 'circle'),
};

const ENDS_IN_WORDS: Readonly<Record<EdgeRelation, string>> = {
  streets: 'nodes',
  waterlines: 'nodes',
  hex: 'hexes',
  jack: 'circles',
  alley: 'circles',
  boat: 'circles',
  police: 'crossings',
  search: 'crossings and circles',
};
