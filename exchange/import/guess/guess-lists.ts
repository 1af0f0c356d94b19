/** Guesses which relation each list states, from its name, the kinds of its nodes and how many neighbours they have. */
import { quoteText, type NodeKind } from '../../../model/index.js';
import type { EdgeRelation } from '../../graph/graph-elements.js';
import { listMappingOf, nameNodes } from '../lists/name-nodes.js';
import { measureSymmetry } from '../lists/one-way-entries.js';
import { findIdPattern } from '../mapping/id-patterns.js';
import type { ListMapping, Mapping } from '../mapping/mapping.js';
import type { RawList, RawLists } from '../shapes/raw-lists.js';
import { noGuess, type MappingGuess } from './guess.js';

/** Words in the name of a list that suggest what it states. */
const RELATION_NAMES: readonly (readonly [EdgeRelation, RegExp])[] = [
  ['alley', /alley|block/i],
  ['boat', /boat|water|river/i],
  ['search', /search|arrest|clue|neighbou?rs?-of-sq|squareneigh/i],
  ['police', /police|\bcops?\b|squares?\b|crossings?\b/i],
  ['jack', /move|jack|reach|numbers?\b/i],
  ['streets', /street|edge|graph|connection|link|road/i],
];

/** Jack has about eight moves from a circle; blocks give an alley about half as many. */
const FEWEST_MOVES = 5.5;
/** On a small board everything has few neighbours. */
const A_WHOLE_BOARD = 50;

interface Ends {
  /** Pairs of two circles, of a circle and a crossing, and of two crossings or junctions. */
  readonly circles: number;
  readonly mixed: number;
  readonly others: number;
  /** Neighbours of a node, on average. */
  readonly degree: number;
  readonly nodes: number;
}

/** A mapping with a relation for every list, keeping what the mapping has. */
export function guessLists(raw: RawLists, mapping: Mapping): MappingGuess {
  const { lists } = nameNodes(raw, mapping);
  const open = lists.filter(({ name }) => listMappingOf(mapping, name).relation === undefined);
  if (open.length === 0) return noGuess(mapping);
  const ends = new Map(lists.map((list) => [list.name, endsOf(list, mapping)]));
  const isStated = (relation: EdgeRelation): boolean =>
    lists.some(
      ({ name }) =>
        listMappingOf(mapping, name).relation === relation ||
        (open.length > 1 && nameSuggests(name) === relation),
    );
  const guesses = open.map((list) => ({ list, ...guessRelation(list, ends.get(list.name)!, isStated) }));
  return {
    mapping: {
      ...mapping,
      lists: {
        ...mapping.lists,
        ...Object.fromEntries(
          guesses.map(({ list: { name }, relation }): [string, ListMapping] => [
            name,
            { ...listMappingOf(mapping, name), relation },
          ]),
        ),
      },
    },
    evidence: guesses.map(
      ({ list, relation, why }) =>
        `List ${quoteText(list.name)} (${describeList(list)}): ${relation}, because ${why}.`,
    ),
    needs: guesses.flatMap(({ list, relation, isSure }) =>
      isSure ? [] : [whichRelation(list.name, relation)],
    ),
  };
}

const whichRelation = (name: string, relation: EdgeRelation): string =>
  `What the list ${quoteText(name)} states: "lists": {${quoteText(name)}: ${quoteText(relation)}} if it is ${relation}, else streets, jack, police, search, alley or boat.`;

function describeList(list: RawList): string {
  const { both, once, isTwoWay } = measureSymmetry(list);
  const entries = `${list.entries.length} ${list.pairs ? 'pairs' : 'entries'}`;
  if (both + once === 0) return entries;
  if (!isTwoWay) return `${entries}, each pair once`;
  return once === 0
    ? `${entries}, all listed from both ends`
    : `${entries}, ${once} of ${both + once} pairs listed from one end only`;
}

const nameSuggests = (name: string): EdgeRelation | undefined =>
  RELATION_NAMES.find(([, names]) => names.test(name))?.[0];

function endsOf(list: RawList, { ids = {} }: Mapping): Ends {
  const kindOf = (id: string): NodeKind | null | undefined => findIdPattern(ids, id)?.value;
  const pairs = new Set<string>();
  const nodes = new Set<string>();
  const counts = { circles: 0, mixed: 0, others: 0 };
  for (const { id, neighbours } of list.entries)
    for (const other of neighbours) {
      const key = JSON.stringify(id < other ? [id, other] : [other, id]);
      if (pairs.has(key)) continue;
      pairs.add(key);
      // Ids that are left out say nothing about the list.
      if (kindOf(id) === null || kindOf(other) === null) continue;
      nodes.add(id).add(other);
      const circles = [id, other].filter((each) => kindOf(each) === 'circle').length;
      counts[circles === 2 ? 'circles' : circles === 1 ? 'mixed' : 'others']++;
    }
  return { ...counts, nodes: nodes.size, degree: nodes.size === 0 ? 0 : (2 * pairs.size) / nodes.size };
}

interface RelationGuess {
  readonly relation: EdgeRelation;
  readonly why: string;
  readonly isSure: boolean;
}

function guessRelation(
  { name }: RawList,
  ends: Ends,
  isStated: (relation: EdgeRelation) => boolean,
): RelationGuess {
  const named = nameSuggests(name);
  const { circles, mixed, others, degree, nodes } = ends;
  const average = `${degree.toFixed(1)} neighbours each`;
  const sure = (relation: EdgeRelation, why: string): RelationGuess => ({ relation, why, isSure: true });
  // A few crossings among many circles are slips of the pen.
  const isMixed = mixed > 0 && mixed + others >= 0.02 * circles;
  if (isMixed && (others > 0 || circles > 0))
    return sure('streets', 'it joins circles and crossings, and crossings with each other');
  if (isMixed) {
    if (named === 'search' || isStated('streets') || isStated('police'))
      return sure('search', 'it joins crossings only with circles');
    return {
      relation: 'streets',
      why: 'it joins crossings only with circles; it may be the searches',
      isSure: named === 'streets',
    };
  }
  if (others > circles)
    return named === 'streets' ? sure('streets', 'of its name') : sure('police', 'it joins crossings only');
  if (named !== undefined && named !== 'police' && named !== 'search' && named !== 'streets') {
    const looksOtherwise = named === 'jack' && degree < FEWEST_MOVES && nodes >= A_WHOLE_BOARD;
    return {
      relation: named,
      why: `of its name, and it joins circles only, ${average}`,
      isSure: !looksOtherwise || isStated('alley'),
    };
  }
  if (degree >= FEWEST_MOVES) return sure('jack', `it joins circles only, ${average}, as Jack's moves do`);
  if (isStated('jack')) return sure('alley', `it joins circles only, ${average}, fewer than Jack's moves`);
  return {
    relation: 'jack',
    why: `it joins circles only, ${average}; alleys are also possible`,
    isSure: false,
  };
}
