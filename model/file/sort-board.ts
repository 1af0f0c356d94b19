/** The order of a board's entities, so that equal boards have equal bytes. */
import type {
  Block,
  Board,
  Expectation,
  Grid,
  HexBoard,
  Line,
  Provenance,
  StreetBoard,
  Witness,
} from '../board/board.js';
import { compareIds, compareStrings, idOfCircle, idOfHex, isStreetBoard } from '../board/board.js';
import { createIncrementalSort } from './incremental-sort.js';
import { memoByBoard } from '../board/memo-by-board.js';
import { mapOrSame, sortOrSame, updateOrSame } from '../board/structural-sharing.js';
import { CHARACTERS, type Character, type NodeId } from '../board/vocabulary.js';
import { canonicalJson } from './canonical-json.js';
import {
  normaliseExpectation,
  normaliseGrid,
  mapLetters,
  normaliseLetters,
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

const sortLists = (board: Board): Board =>
  updateOrSame<Board>(board, {
    ...(isStreetBoard(board) ? sortStreetBoard(board) : sortHexBoard(board)),
    expect: sortExpected(board.expect),
    witnesses: sortWitnesses(board.witnesses),
    provenance: sortProvenance(board.provenance),
    waivers: sortWaivers(board.waivers),
  });

/** Columns, rows, nights and track spaces are not sorted: their order is printed. */
function sortStreetBoard(board: StreetBoard): Partial<StreetBoard> {
  const { grid, letters } = board;
  return {
    ...(grid && { grid: sortGrid(grid) }),
    ...(letters && { letters: sortLetters(letters) }),
    circles: sortCircles(board.circles),
    crossings: sortCrossings(board.crossings),
    junctions: sortJunctions(board.junctions),
    streets: sortStreets(board.streets),
    waterlines: sortWaterlines(board.waterlines),
    blocks: sortBlocks(board.blocks),
  };
}

const sortGrid = memoByBoard((grid: Grid): Grid => {
  const spelled = normaliseGrid(grid);
  return updateOrSame(spelled, { sections: sorted(spelled.sections, String) });
});

const sortLetters = memoByBoard((letters: Letters): Letters =>
  mapLetters(normaliseLetters(letters), (sections) => sorted(sections, String)),
);

function sortHexBoard(board: HexBoard): Partial<HexBoard> {
  const { setup } = board;
  return {
    hexes: sortHexes(board.hexes),
    exits: sorted(board.exits, (each) => each.id),
    ...(setup && {
      setup: updateOrSame(setup, {
        characters: by(setup.characters, (a, b) => compareCharacters(a.character, b.character)),
        lamps: sorted(setup.lamps, (each) => each.tile),
        covers: by(setup.covers, compareIds),
        cordons: sorted(setup.cordons, String),
      }),
    }),
  };
}

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
    ...(provenance.unreviewed && { unreviewed: sortTexts(provenance.unreviewed) }),
    ...(provenance.notes && { notes: sorted(provenance.notes, (each) => each.about[0] ?? '') }),
  }),
);

/** The whole entity breaks ties, so that the order in the file does not matter. */
const orTies =
  <T>(compare: (a: T, b: T) => number) =>
  (a: T, b: T): number =>
    compare(a, b) || compareStrings(canonicalJson(a), canonicalJson(b));

const byText = <T>(key: (value: T) => string): ((a: T, b: T) => number) =>
  orTies((a, b) => compareStrings(key(a), key(b)));
const byIds = <T>(id: (value: T) => string): ((a: T, b: T) => number) =>
  orTies((a, b) => compareIds(id(a), id(b)));

// An edited board shares most of its lists, and most entries of the others, with the board before.
const sortExpected = createIncrementalSort<Expectation>(
  byText((each) => each.what),
  normaliseExpectation,
);
const sortWitnesses = createIncrementalSort<Witness>(
  byText((each) => each.rule),
  (witness) => sortWitness(normaliseWitness(witness)),
);
const sortWaivers = createIncrementalSort<Board['waivers'][number]>(byText((each) => each.rule));
const sortTexts = createIncrementalSort<string>(byText(String));
const sortCircles = createIncrementalSort<StreetBoard['circles'][number]>(byIds(idOfCircle), normaliseNode);
const sortCrossings = createIncrementalSort<StreetBoard['crossings'][number]>(
  byIds((each) => each.id),
  normaliseNode,
);
const sortJunctions = createIncrementalSort<StreetBoard['junctions'][number]>(byIds((each) => each.id));
const sortBlocks = createIncrementalSort<Block>(
  byIds((each) => each.id),
  sortBlock,
);
const sortHexes = createIncrementalSort<HexBoard['hexes'][number]>(byIds(idOfHex));

const compareLines = orTies<Line>(
  (one, other) =>
    compareIds(one.between[0], other.between[0]) || compareIds(one.between[1], other.between[1]),
);
const sortStreets = createIncrementalSort(compareLines, fromSmallerEnd);
const sortWaterlines = createIncrementalSort(compareLines, fromSmallerEnd);

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
    walk: rotateWalk(block.walk),
    ...(block.islands && { islands: by(mapOrSame(block.islands, rotateWalk), compareWalks) }),
  });
}

/** A closed walk rotated to start at its smallest node; if it passes that twice, the smallest rotation. Two pointers, linear. */
export function rotateWalk<Id extends NodeId>(walk: readonly Id[]): readonly Id[] {
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
const by = <T>(values: readonly T[], compare: (a: T, b: T) => number): readonly T[] =>
  sortOrSame(values, orTies(compare));
