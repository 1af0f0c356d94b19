import { groupBy, idOfHex, type HexBoard, type HexId, type HexKind } from '../../../model/index.js';
import { hexRule, joinFirstTen, makeAskFix, type Issue } from '../../definitions/define-rule.js';
import type { Profile } from '../../definitions/rule.js';
import { printedHexBoard } from '../../editions/index.js';
import { COMPARED_WITH_EDITION } from '../../facts/edition/compared-with-edition.js';
import { describeEdition } from '../../facts/edition/describe-differences.js';
import { middleOf, positionOfId } from '../../facts/geometry/position-of-pointer.js';

/** More hexes differ only if the board is another one, or if its coordinates are turned. */
const MOST_HEXES = 20;

/** As many hexes in one column or row are one mistake. */
const FEWEST_IN_LINE = 3;

const WORDS: Readonly<Record<HexKind, string>> = {
  street: 'a street',
  manhole: 'a manhole',
  gaslight: 'a gaslight',
  building: 'a building',
  garden: 'a garden',
  void: 'not on the board',
};

/** A hex of another kind than in the edition. */
export const hexDiffers = hexRule({
  ...COMPARED_WITH_EDITION,
  id: 'edition/hex-differs',
  summary: 'Every hex is of the kind that the edition prints.',
  why: 'Obstacles block characters and light, so another kind of hex changes moves and who is visible.',
  remedy: 'Compare the hex with the print.',
  catalogueIds: ['HEX-010'],
  check: ({ board, profile }) => {
    const print = printedHexBoard(board);
    if (print === undefined) return [];
    const differences = compareHexes(board, print, profile);
    if (differences.length > MOST_HEXES) return [anotherBoard(board, differences.length)];
    const lines = linesOf(differences);
    const inLines = new Set(lines.flat());
    return [
      ...lines.map((line) => issueOfLine(board, line)),
      ...differences.filter((each) => !inLines.has(each)).map((each) => issueOf(board, each)),
    ];
  },
});

/** A hex with its kind here and in print. */
interface HexDifference {
  readonly id: HexId;
  readonly kind: HexKind;
  readonly expected: HexKind;
  readonly pointer: string;
}

function compareHexes(board: HexBoard, print: HexBoard, profile: Profile): HexDifference[] {
  const printed = new Map(print.hexes.map((hex) => [idOfHex(hex), hex.kind]));
  const seen = new Map(board.hexes.map((hex, i) => [idOfHex(hex), { kind: hex.kind, i }]));
  const isStreet = (each: HexKind): boolean => each === 'street' || each === 'manhole';
  return [...new Set([...seen.keys(), ...printed.keys()])].flatMap((id) => {
    const [here, expected] = [seen.get(id), printed.get(id) ?? 'void'];
    const kind = here?.kind ?? 'void';
    // hex/printed-manholes compares manholes with streets; in a draft, a missing hex is not traced yet.
    if (kind === expected || (isStreet(kind) && isStreet(expected))) return [];
    if (profile === 'draft' && here === undefined) return [];
    return [{ id, kind, expected, pointer: here ? `/hexes/${here.i}` : '/hexes' }];
  });
}

/** The columns and rows in which at least three hexes differ, and most in each case. */
function linesOf(differences: readonly HexDifference[]): HexDifference[][] {
  const free = new Set(differences);
  const lines: HexDifference[][] = [];
  for (;;) {
    const groups = ([0, 1] as const).flatMap((axis) => [
      ...groupBy([...free], ({ id }) => id.slice(1).split(',')[axis]!).values(),
    ]);
    const longest = groups.reduce((best, group) => (group.length > best.length ? group : best), []);
    if (longest.length < FEWEST_IN_LINE) return lines;
    lines.push(longest);
    for (const each of longest) free.delete(each);
  }
}

function issueOf(board: HexBoard, { id, kind, expected, pointer }: HexDifference): Issue {
  const at = positionOfId(board, id);
  return {
    entities: [id],
    pointer,
    what: `The hex ${id} is ${WORDS[kind]}; in ${describeEdition(board)} it is ${WORDS[expected]}.`,
    remedy: expected === 'void' ? 'Remove the hex.' : `Make it ${WORDS[expected]}, as printed.`,
    seen: kind,
    expected,
    ...(at && { at }),
    ...(pointer === '/hexes' && { missing: true }),
    fix:
      expected === 'void'
        ? makeAskFix('removeHex', { hex: id }, `Remove ${id}`)
        : makeAskFix('setHexKind', { hex: id, kind: expected }, `Make ${id} ${WORDS[expected]}`),
  };
}

/** One issue for a column or row, which was left out or has slipped. */
function issueOfLine(board: HexBoard, line: readonly HexDifference[]): Issue {
  const at = middleOf(line.flatMap(({ id }) => [positionOfId(board, id)!]));
  return {
    entities: line.map(({ id }) => id),
    pointer: line[0]!.pointer,
    what: `In one line, ${line.length} hexes differ from ${describeEdition(board)}: ${joinFirstTen(
      line.map(({ id, kind, expected }) => `${id} is ${WORDS[kind]}, in print ${WORDS[expected]}`),
    )}.`,
    remedy: 'Compare the line with the print: it may have slipped by one hex, or hexes were left out.',
    seen: Object.fromEntries(line.map(({ id, kind }) => [id, kind])),
    expected: Object.fromEntries(line.map(({ id, expected }) => [id, expected])),
    ...(at && { at }),
    fix: makeAskFix(
      'setHexKinds',
      { hexes: line.map(({ id, expected }) => ({ hex: id, kind: expected === 'void' ? null : expected })) },
      `Make the ${line.length} hexes as printed`,
    ),
  };
}

const anotherBoard = (board: HexBoard, count: number): Issue => ({
  entities: ['edition'],
  pointer: '/edition',
  what: `The board differs from ${describeEdition(board)} in ${count} hexes.`,
  remedy:
    'Write the edition that the board was traced from. The coordinates may start anywhere, but not be turned or mirrored.',
  seen: board.edition,
});
