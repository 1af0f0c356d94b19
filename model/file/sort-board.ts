/** The one order in which a board's entities stand, so that equal boards have equal bytes. */
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
} from '../board.js';
import { compareIds, idOfCircle, idOfHex, isStreetBoard } from '../board.js';
import { keepInOrder } from './keep-in-order.js';
import { oncePerBoard } from '../once-per-board.js';
import { mapSame, sortSame, withSame } from '../same-or-new.js';
import type { Character, NodeId } from '../vocabulary.js';
import { CHARACTERS } from '../vocabulary.js';
import { canonicalJson } from './canonical-json.js';
import { inExpectation, inGrid, inLetters, inNode, inWitness } from './normalise-sections.js';

type Letters = NonNullable<StreetBoard['letters']>;

/**
 * The same board with all its sets in order, lines from their smaller end, walks from their smallest node, sections in one
 * spelling. What is so already stays the same object, and with it the answers that are remembered for it.
 */
export const sortBoard = <B extends Board>(board: B): B => sortOnce(board) as B;

const KNOWN = new WeakMap<Board, Board>();

/** A board in order is known to be, too: most are made of one that was. */
function sortOnce(board: Board): Board {
  let sorted = KNOWN.get(board);
  if (sorted === undefined) {
    sorted = sorting(board);
    KNOWN.set(board, sorted).set(sorted, sorted);
  }
  return sorted;
}

function sorting<B extends Board>(board: B): B {
  return withSame<Board>(board, {
    ...(isStreetBoard(board) ? sortStreetBoard(board) : sortHexBoard(board)),
    expect: sortExpected(board.expect),
    witnesses: sortWitnesses(board.witnesses),
    provenance: sortProvenance(board.provenance),
    waivers: sortWaivers(board.waivers),
  }) as B;
}

/** Columns, rows, nights and the spaces of a track stay: their order is what is printed. */
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

const sortGrid = oncePerBoard((grid: Grid): Grid => {
  const spelled = inGrid(grid);
  return withSame(spelled, { sections: sorted(spelled.sections, String) });
});

const sortLetters = oncePerBoard((letters: Letters): Letters => {
  const spelled = inLetters(letters);
  return withSame(spelled, {
    dearBoss: sorted(spelled.dearBoss, String),
    saucyJacky: sorted(spelled.saucyJacky, String),
    fromHell: sorted(spelled.fromHell, String),
  });
});

function sortHexBoard(board: HexBoard): Partial<HexBoard> {
  const { setup } = board;
  return {
    hexes: sortHexes(board.hexes),
    exits: sorted(board.exits, (each) => each.id),
    ...(setup && {
      setup: withSame(setup, {
        characters: by(setup.characters, (a, b) => compareCharacters(a.character, b.character)),
        lamps: sorted(setup.lamps, (each) => each.tile),
        covers: sortedByIds(setup.covers, String),
        cordons: sorted(setup.cordons, String),
      }),
    }),
  };
}

/** What a witness lists are sets, and its pairs have no direction. */
function sortWitness(witness: Witness): Witness {
  switch (witness.fact) {
    case 'exists':
    case 'colour':
      return withSame(witness, { of: sortSame(witness.of, compareIds) });
    case 'border':
      return withSame(witness, { of: sortSame(witness.of, compareIds) });
    case 'visible-at-start':
      return withSame(witness, { of: sortSame(witness.of, compareCharacters) });
    case 'barred-by-one':
    case 'never-barred': {
      const [a, b] = witness.between;
      return compareIds(a, b) <= 0 ? witness : { ...witness, between: [b, a] };
    }
    case 'relation':
      return withSame(witness, {
        ...(witness.has && { has: sortSame(witness.has, compareIds) }),
        ...(witness.hasNot && { hasNot: sortSame(witness.hasNot, compareIds) }),
      });
    case 'search-set':
      return withSame(witness, {
        has: sortSame(witness.has, compareIds),
        ...(witness.hasNot && { hasNot: sortSame(witness.hasNot, compareIds) }),
        ...(witness.oneStepOn && { oneStepOn: sortSame(witness.oneStepOn, compareIds) }),
      });
    case 'sector':
      return withSame(witness, { of: sortSame(witness.of, compareIds) });
    case 'cell':
      return witness;
  }
}

const sortProvenance = oncePerBoard((provenance: Provenance): Provenance =>
  withSame(provenance, {
    sources: sorted(provenance.sources, (each) => each.id),
    ...(provenance.scans && { scans: sorted(provenance.scans, (each) => each.sha256) }),
    traced: sorted(provenance.traced, (each) => each.date),
    reviewed: sorted(provenance.reviewed, (each) => each.date),
    ...(provenance.unreviewed && { unreviewed: sortTexts(provenance.unreviewed) }),
    ...(provenance.notes && { notes: sorted(provenance.notes, (each) => each.about[0] ?? '') }),
  }),
);

/** Ties go by the whole entity, so that the order in the file never matters. */
const orTies =
  <T>(compare: (a: T, b: T) => number) =>
  (a: T, b: T): number =>
    compare(a, b) || compareText(canonicalJson(a), canonicalJson(b));

const byText = <T>(key: (value: T) => string): ((a: T, b: T) => number) =>
  orTies((a, b) => compareText(key(a), key(b)));
const byIds = <T>(id: (value: T) => string): ((a: T, b: T) => number) =>
  orTies((a, b) => compareIds(id(a), id(b)));

// A board that was edited shares most of its lists with the one before, and most entries of the others.
const sortExpected = keepInOrder<Expectation>(
  byText((each) => each.what),
  inExpectation,
);
const sortWitnesses = keepInOrder<Witness>(
  byText((each) => each.rule),
  (witness) => sortWitness(inWitness(witness)),
);
const sortWaivers = keepInOrder<Board['waivers'][number]>(byText((each) => each.rule));
const sortTexts = keepInOrder<string>(byText(String));
const sortCircles = keepInOrder<StreetBoard['circles'][number]>(byIds(idOfCircle), inNode);
const sortCrossings = keepInOrder<StreetBoard['crossings'][number]>(
  byIds((each) => each.id),
  inNode,
);
const sortJunctions = keepInOrder<StreetBoard['junctions'][number]>(byIds((each) => each.id));
const sortBlocks = keepInOrder<Block>(
  byIds((each) => each.id),
  sortBlock,
);
const sortHexes = keepInOrder<HexBoard['hexes'][number]>(byIds(idOfHex));

const compareLines = orTies<Line>(
  (one, other) =>
    compareIds(one.between[0], other.between[0]) || compareIds(one.between[1], other.between[1]),
);
const sortStreets = keepInOrder(compareLines, fromSmallerEnd);
const sortWaterlines = keepInOrder(compareLines, fromSmallerEnd);

function fromSmallerEnd(line: Line): Line {
  const [a, b] = line.between;
  const order = compareIds(a, b);
  const reversed = order >= 0 ? line.bends?.toReversed() : undefined;
  // A line from a node to itself is a fault, but still has one text.
  const flip =
    order > 0 ||
    (order === 0 && reversed !== undefined && canonicalJson(reversed) < canonicalJson(line.bends));
  return flip ? { ...line, between: [b, a], ...(reversed && { bends: reversed }) } : line;
}

function sortBlock(block: Block): Block {
  return withSame(block, {
    walk: rotateWalk(block.walk),
    ...(block.islands && { islands: by(mapSame(block.islands, rotateWalk), compareWalks) }),
  });
}

/** A closed walk from its smallest node; where that is passed twice, the rotation that stays smallest. Two pointers, linear. */
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
  sortSame(values, byText(key));
const sortedByIds = <T>(values: readonly T[], id: (value: T) => string): readonly T[] =>
  sortSame(values, byIds(id));
const by = <T>(values: readonly T[], compare: (a: T, b: T) => number): readonly T[] =>
  sortSame(values, orTies(compare));

const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
