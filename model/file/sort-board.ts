/** The order of a board's entities, so that equal boards have equal bytes. */
import type {
  Block,
  Board,
  Expectation,
  Grid,
  HexBoard,
  Line,
  Provenance,
  Setup,
  StatedRelation,
  StreetBoard,
  Witness,
} from '../board/board.js';
import { compareIds, compareStrings, idOfCircle, idOfHex } from '../board/board.js';
import { memoByBoard } from '../board/memo-by-board.js';
import { mapOrSame, sortOrSame, updateOrSame } from '../board/structural-sharing.js';
import { CHARACTERS, type Character, type NodeId, type Section } from '../board/vocabulary.js';
import { canonicalJson } from './canonical-json.js';
import { withoutExtra } from './extra.js';
import {
  normaliseExpectation,
  normaliseGrid,
  mapLetterSections,
  normaliseLetterSections,
  normaliseNode,
  normaliseWitness,
} from './normalise-sections.js';

type Letters = NonNullable<StreetBoard['letters']>;

/**
 * The board with all its sets sorted, lines from their smaller end, walks from their smallest node, sections in normal form.
 * What is sorted already stays the same object, and keeps the results cached for it.
 */
export function sortBoard<B extends Board>(board: B): B {
  let sorted = KNOWN.get(board);
  if (sorted === undefined) {
    sorted = sortLists(board);
    // A sorted board is cached as well, because most boards are edits of one.
    KNOWN.set(board, sorted).set(sorted, sorted);
  }
  return sorted as B;
}

const KNOWN = new WeakMap<Board, Board>();

const sortLists = (board: Board): Board => updateOrSame<Board>(board, sortPartialBoard(board));

/** Some properties of a board, each as `sortBoard` would leave it. Columns, rows, nights and track spaces keep their printed order. */
export function sortPartialBoard(some: AnyProperties): AnyProperties {
  const sorted = Object.entries(some).map(([name, value]) => {
    const sort = SORTS[name as keyof typeof SORTS] as ((value: unknown) => unknown) | undefined;
    return [name, sort && value !== undefined ? sort(value) : value] as const;
  });
  return Object.fromEntries(sorted);
}

type AnyProperties = Partial<StreetBoard> | Partial<HexBoard>;

const sortGrid = memoByBoard((grid: Grid): Grid => {
  const spelled = normaliseGrid(grid);
  return updateOrSame(spelled, { sections: sorted(spelled.sections, String) });
});

const sortLetters = memoByBoard((letters: Letters): Letters =>
  mapLetterSections(normaliseLetterSections(letters), (sections) => sorted(sections, String)),
);

const sortSetup = memoByBoard((setup: Setup): Setup =>
  updateOrSame(setup, {
    characters: sortOrSame(setup.characters, ENTITY_ORDERS.characters.compare),
    lamps: sortOrSame(setup.lamps, ENTITY_ORDERS.lamps.compare),
    covers: sortOrSame(setup.covers, byIds(String)),
    cordons: sorted(setup.cordons, String),
  }),
);

/** The lists of a witness are sets, and its pairs have no direction. */
function sortWitness(witness: Witness): Witness {
  if ('between' in witness) {
    const [a, b] = witness.between;
    return compareIds(a, b) <= 0 ? witness : { ...witness, between: [b, a] };
  }
  const compare = witness.fact === 'visible-at-start' ? compareCharacters : compareIds;
  const sets = Object.entries(witness).filter(
    ([key, value]) => WITNESS_SETS.has(key) && Array.isArray(value),
  );
  return updateOrSame(
    witness,
    Object.fromEntries(
      sets.map(([key, set]) => [key, sortOrSame(set as never, compare as typeof compareIds)]),
    ),
  );
}

const WITNESS_SETS: ReadonlySet<string> = new Set(['of', 'has', 'hasNot', 'oneStepOn']);

const sortProvenance = memoByBoard((provenance: Provenance): Provenance =>
  updateOrSame(provenance, {
    sources: sorted(provenance.sources, (each) => each.id),
    ...(provenance.scans && { scans: sorted(provenance.scans, (each) => each.sha256) }),
    traced: sorted(provenance.traced, (each) => each.date),
    reviewed: sorted(provenance.reviewed, (each) => each.date),
    ...(provenance.unreviewed && { unreviewed: sorted(provenance.unreviewed, String) }),
    ...(provenance.notes && { notes: sorted(provenance.notes, (each) => each.about[0] ?? '') }),
    ...(provenance.sourceIds && { sourceIds: sortKeys(provenance.sourceIds) }),
    ...(provenance.stated && {
      stated: sorted(mapOrSame(provenance.stated, sortStated), ({ relation, source }) =>
        canonicalJson([relation, source ?? '']),
      ),
    }),
  }),
);

/** A list of neighbours has no order. */
const sortStated = (stated: StatedRelation): StatedRelation =>
  updateOrSame(stated, {
    lists: sortKeys(stated.lists, (list) => sortOrSame(list, compareIds)),
  });

/** A map with its ids in order; the same one if nothing changes. */
function sortKeys<T>(
  map: Readonly<Record<string, T>>,
  sortValue: (value: T) => T = (value) => value,
): Readonly<Record<string, T>> {
  const ids = Object.keys(map);
  const order = sortOrSame(ids, (a, b) => compareIds(a, b));
  const values = order.map((id) => [id, sortValue(map[id]!)] as const);
  if (order === ids && values.every(([id, value]) => value === map[id])) return map;
  return Object.fromEntries(values);
}

/** The whole entity breaks ties, so that the order in the file does not matter; unknown properties come last, because the digest does not have them. */
const orTies =
  <T>(compare: (a: T, b: T) => number) =>
  (a: T, b: T): number =>
    compare(a, b) ||
    compareStrings(canonicalJson(withoutExtra(a)), canonicalJson(withoutExtra(b))) ||
    compareStrings(canonicalJson(a), canonicalJson(b));

const byText = <T>(key: (value: T) => string): ((a: T, b: T) => number) =>
  orTies((a, b) => compareStrings(key(a), key(b)));
const byIds = <T>(id: (value: T) => string): ((a: T, b: T) => number) =>
  orTies((a, b) => compareIds(id(a), id(b)));

/** The order of a list, and the normal form of its entries. */
export interface ListOrder<T> {
  readonly compare: (a: T, b: T) => number;
  readonly normalise: (each: T) => T;
}

const ordered = <T>(
  compare: (a: T, b: T) => number,
  normalise: (each: T) => T = (each) => each,
): ListOrder<T> => ({ compare, normalise });

const compareLines = orTies<Line>(
  (one, other) =>
    compareIds(one.between[0], other.between[0]) || compareIds(one.between[1], other.between[1]),
);

const withSector = <T extends { readonly sector?: Section }>(node: T): T =>
  node.sector === undefined ? node : normaliseNode(node);

/** The orders of the lists of entities, so that an editor can put one entity in its place. */
export const ENTITY_ORDERS = {
  circles: ordered<StreetBoard['circles'][number]>(byIds(idOfCircle), withSector),
  crossings: ordered<StreetBoard['crossings'][number]>(
    byIds(({ id }) => id),
    withSector,
  ),
  junctions: ordered<StreetBoard['junctions'][number]>(byIds(({ id }) => id)),
  streets: ordered(compareLines, fromSmallerEnd),
  waterlines: ordered(compareLines, fromSmallerEnd),
  blocks: ordered<Block>(
    byIds(({ id }) => id),
    sortBlock,
  ),
  hexes: ordered<HexBoard['hexes'][number]>(byIds(idOfHex)),
  exits: ordered<HexBoard['exits'][number]>(byText(({ id }) => id)),
  characters: ordered<Setup['characters'][number]>(
    orTies((a, b) => compareCharacters(a.character, b.character)),
  ),
  lamps: ordered<Setup['lamps'][number]>(byText(({ tile }) => tile)),
} as const;

/** Sorts a list; the result is cached by list, because an edited board shares most of its lists with the board before. */
function inOrder<T>({ compare, normalise }: ListOrder<T>): (list: readonly T[]) => readonly T[] {
  const known = new WeakMap<readonly T[], readonly T[]>();
  return (list) => {
    let result = known.get(list);
    if (result === undefined) {
      result = sortOrSame(mapOrSame(list, normalise), compare);
      known.set(list, result).set(result, result);
    }
    return result;
  };
}

/** How each property of a board is sorted. The others have no order of their own. */
const SORTS = {
  grid: sortGrid,
  letters: sortLetters,
  circles: inOrder(ENTITY_ORDERS.circles),
  crossings: inOrder(ENTITY_ORDERS.crossings),
  junctions: inOrder(ENTITY_ORDERS.junctions),
  streets: inOrder(ENTITY_ORDERS.streets),
  waterlines: inOrder(ENTITY_ORDERS.waterlines),
  blocks: inOrder(ENTITY_ORDERS.blocks),
  hexes: inOrder(ENTITY_ORDERS.hexes),
  exits: inOrder(ENTITY_ORDERS.exits),
  setup: sortSetup,
  expect: inOrder(
    ordered<Expectation>(
      byText(({ what }) => what),
      normaliseExpectation,
    ),
  ),
  witnesses: inOrder(
    ordered<Witness>(
      byText(({ rule }) => rule),
      (witness) => sortWitness(normaliseWitness(witness)),
    ),
  ),
  provenance: sortProvenance,
  waivers: inOrder(ordered<Board['waivers'][number]>(byText(({ rule }) => rule))),
};

function fromSmallerEnd(line: Line): Line {
  const [a, b] = line.between;
  const order = compareIds(a, b);
  const reversed = order >= 0 ? line.bends?.toReversed() : undefined;
  // A line from a node to itself is a fault, but still has a normal form.
  const flip =
    order > 0 ||
    (order === 0 && reversed !== undefined && canonicalJson(reversed) < canonicalJson(line.bends));
  return flip ? { ...line, between: [b, a], ...(reversed && { bends: reversed }) } : line;
}

function sortBlock(block: Block): Block {
  return updateOrSame(block, {
    walk: rotateToSmallestNode(block.walk),
    ...(block.islands && {
      islands: sortOrSame(mapOrSame(block.islands, rotateToSmallestNode), orTies(compareWalks)),
    }),
  });
}

/** A closed walk rotated to start at its smallest node; if it passes that twice, the smallest rotation. Two pointers, linear. */
export function rotateToSmallestNode<Id extends NodeId>(walk: readonly Id[]): readonly Id[] {
  const { length } = walk;
  let [best, rival, same] = [0, 1, 0];
  while (best < length && rival < length && same < length) {
    const order = compareIds(walk[(best + same) % length]!, walk[(rival + same) % length]!);
    if (order === 0) {
      same++;
      continue;
    }
    if (order > 0) best += same + 1;
    else rival += same + 1;
    if (best === rival) rival++;
    same = 0;
  }
  const start = Math.min(best, rival);
  return start === 0 ? walk : [...walk.slice(start), ...walk.slice(0, start)];
}

function compareWalks(a: readonly NodeId[], b: readonly NodeId[]): number {
  for (let i = 0; i < Math.min(a.length, b.length); i++) {
    const order = compareIds(a[i]!, b[i]!);
    if (order !== 0) return order;
  }
  return a.length - b.length;
}

const compareCharacters = (a: Character, b: Character): number =>
  CHARACTERS.indexOf(a) - CHARACTERS.indexOf(b);

const sorted = <T>(values: readonly T[], key: (value: T) => string): readonly T[] =>
  sortOrSame(values, byText(key));
