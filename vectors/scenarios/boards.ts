/** What follows from boards alone: the relations of the teaching boards, each of which shows one idea, and of Whitechapel. */
import { derive, type Scenario } from '../scenario.js';

type Row = readonly [
  id: string,
  rules: string | readonly string[],
  note: string,
  relation: string,
  of: string,
  ...held: readonly string[],
];

const rows = (board: string, all: readonly Row[]): Scenario[] =>
  all.map(([id, rules, note, relation, of, ...held]) =>
    derive([id, rules, note], board, relation, of, held.length > 0 ? held : undefined),
  );

// A table is read by its lines.
// prettier-ignore
const TWO_ROUTES = rows('teaching/two-routes', [
  ['def-02-adjacent-by-two-routes', ['DEF-02', 'DEF-03'], 'Two routes join 1 and 2: they are neighbours once.', 'jack', 'c1'],
  ['def-04-one-route-blocked', ['DEF-03', 'DEF-04'], 'A pawn on x1 bars one route from 1 to 2; the other is open.', 'open', 'c1', 'x1'],
  ['def-04-other-route-blocked', ['DEF-03', 'DEF-04'], 'A pawn on x3 bars the other route from 1 to 2.', 'open', 'c1', 'x3'],
  ['def-04-both-routes-blocked', ['DEF-03', 'DEF-04', 'DEF-09'], 'Pawns on both routes bar the way from 1 to 2.', 'open', 'c1', 'x1', 'x3'],
  ['def-04-shut-in', ['DEF-04', 'DEF-09'], 'Pawns on both crossings beside 1 shut it in.', 'open', 'c1', 'x1', 'x2'],
  ['def-14-only-outside', ['DEF-10', 'DEF-14'], '3 shares with 1 and 2 only the land outside, which is no block.', 'alley', 'c3'],
]);

// prettier-ignore
const JUNCTION = rows('teaching/a-junction', [
  ['def-01-jack-past-a-junction', ['DEF-01', 'DEF-02'], 'Jack passes the junction as if it were nothing.', 'jack', 'c2'],
  ['def-05-police-past-a-junction', ['DEF-01', 'DEF-05'], 'From x1 to x2, past the junction, is one police step.', 'police', 'x1'],
  ['def-07-search-past-a-junction', ['DEF-01', 'DEF-07'], '1 is searched from x1 past the junction.', 'search', 'x1'],
  ['def-04-nobody-holds-a-junction', ['DEF-01', 'DEF-04'], 'Pawns on x2 and x3 bar 3; the way from 2 to 1 past the junction is open.', 'open', 'c2', 'x2', 'x3'],
]);

// prettier-ignore
const NO_CROSSING = rows('teaching/no-pawn-can-bar', [
  ['def-02-no-crossing-between', 'DEF-02', 'Between 1 and 2 lies only a junction: they are neighbours.', 'jack', 'c1'],
  ['def-04-no-pawn-can-bar', ['DEF-02', 'DEF-04'], 'Pawns on all crossings bar everything but 2.', 'open', 'c1', 'x1', 'x2', 'x3'],
  ['def-04-all-barred', 'DEF-04', 'The same pawns leave 3 nothing.', 'open', 'c3', 'x1', 'x2', 'x3'],
]);

// prettier-ignore
const LONG_CHAIN = rows('teaching/long-chain', [
  ['def-02-four-crossings', 'DEF-02', 'Four crossings lie between 1 and 2, and they are neighbours; 4 is not, for 3 lies between.', 'jack', 'c1'],
  ['def-04-chain-cut', 'DEF-04', 'A pawn in the middle of the chain bars what lies behind it, and nothing before it.', 'open', 'c1', 'x3'],
  ['def-05-past-circles', 'DEF-05', 'Police step past circles: from x5 past 1 to x1 and past 3 to x7.', 'police', 'x5'],
  ['def-06-two-steps', 'DEF-06', 'In two steps x5 reaches the same and one more each way, and itself.', 'reach', 'x5'],
  ['def-07-nothing-between', 'DEF-07', 'From x1 only 1 is searched: behind x2 lies 5, and a crossing in between.', 'search', 'x1'],
  ['def-07-no-circle-beside', 'DEF-07', 'No other circle is beside x4 than 2.', 'search', 'x4'],
]);

// prettier-ignore
const PARALLEL = rows('teaching/two-parallel-streets', [
  ['def-01-parallel-streets', ['DEF-01', 'DEF-05'], 'Two streets join x1 and x2, which are neighbours once.', 'police', 'x1'],
  ['def-04-parallel-streets', ['DEF-03', 'DEF-04'], 'A pawn on x2 bars both streets to it, and x3 is free.', 'open', 'c1', 'x2'],
  ['def-04-parallel-streets-shut', 'DEF-04', 'With x3 held as well nothing is left.', 'open', 'c1', 'x2', 'x3'],
  ['def-13-block-without-circles', ['DEF-10', 'DEF-13'], 'The two streets enclose a block without a circle.', 'perimeter', 'b2'],
]);

// prettier-ignore
const BLOCKS = [
  ...rows('teaching/a-spur', [
    ['def-10-spur', 'DEF-10', 'A dead end enters the left block, so it is none.', 'block', 'b1'],
    ['def-14-beside-a-spur', ['DEF-10', 'DEF-14'], '3 has alleys through the right block only.', 'alley', 'c3'],
    ['def-14-on-a-spur', ['DEF-10', 'DEF-14'], '6, at the dead end, has no alley.', 'alley', 'c6'],
  ]),
  ...rows('teaching/an-island', [
    ['def-10-island', 'DEF-10', 'A ring of streets lies inside the big block, so it is none.', 'block', 'b1'],
    ['def-14-round-an-island', ['DEF-10', 'DEF-14'], '1 lies at the interrupted block and has no alley.', 'alley', 'c1'],
    ['def-14-on-an-island', 'DEF-14', 'The block on the island is whole.', 'alley', 'c5'],
    ['def-02-island-apart', 'DEF-02', 'No street leads from the island to the rim.', 'jack', 'c5'],
  ]),
  ...rows('teaching/bridge-inside-a-block', [
    ['def-10-bridge', ['DEF-10', 'AMB-LFW-19'], 'A street with the same block on both sides: the board says that it is a block all the same.', 'block', 'b1'],
    ['def-13-round-a-bridge', 'DEF-13', 'Its rim has the circles that the bridge carries into it.', 'perimeter', 'b1'],
    ['def-14-across-a-bridge', ['DEF-14', 'AMB-LFW-19'], 'So 1 has alleys to all of them.', 'alley', 'c1'],
  ]),
  ...rows('teaching/same-circles-twice', [
    ['def-14-two-shared-blocks', 'DEF-14', '1 and 2 share two blocks: one alley.', 'alley', 'c1'],
    ['def-13-first-block', 'DEF-13', 'The first block has the circles 1 and 2.', 'perimeter', 'b1'],
    ['def-13-second-block', 'DEF-13', 'The second has the same: a block goes by its id.', 'perimeter', 'b2'],
    ['def-07-same-circles', 'DEF-07', 'Each of the three crossings searches the same circles.', 'search', 'x2'],
    ['def-04-three-routes', ['DEF-03', 'DEF-04'], 'Two of three routes are held.', 'open', 'c1', 'x1', 'x3'],
  ]),
];

// prettier-ignore
const SECTIONS = rows('teaching/section-line', [
  ['def-16-on-the-line', 'DEF-16', 'x1 stands on the line between A and B; a person decided for Ab.', 'sector', 'x1'],
  ['def-16-measured', 'DEF-16', 'x2 has no section of its own, so it is measured: Bb.', 'sector', 'x2'],
]);

// prettier-ignore
const WHITECHAPEL = rows('whitechapel', [
  ['def-02-26', 'DEF-02', '26 has thirteen neighbours, among them 28 with no crossing between.', 'jack', 'c26'],
  ['def-02-69', 'DEF-02', '56 is beside 69, past four crossings.', 'jack', 'c69'],
  ['def-04-65', ['DEF-03', 'DEF-04'], 'A pawn on x83 leaves 65 three of its seven neighbours.', 'open', 'c65', 'x83'],
  ['def-04-31-two-held', ['DEF-03', 'DEF-04'], 'Pawns on two of the three routes from 31 to 52.', 'open', 'c31', 'x52', 'x40'],
  ['def-04-31-all-held', ['DEF-03', 'DEF-04', 'DEF-09'], 'Pawns on all three.', 'open', 'c31', 'x52', 'x40', 'x53'],
  ['def-04-126-two-held', ['DEF-03', 'DEF-04'], 'From 126 to 143 there are three routes; x138 is on two of them, and x151 leads past it.', 'open', 'c126', 'x138'],
  ['def-04-26-surrounded', ['DEF-02', 'DEF-04'], 'Pawns on the four crossings round 26 leave only 28.', 'open', 'c26', 'x4', 'x21', 'x28', 'x47'],
  ['def-06-x127', 'DEF-06', 'Where a pawn at x127 can be after its move.', 'reach', 'x127'],
  ['def-07-x102', 'DEF-07', 'Four circles lie around Goulston Street.', 'search', 'x102'],
  ['def-14-43', 'DEF-14', '43 is the one circle without an alley.', 'alley', 'c43'],
  ['def-14-31', 'DEF-14', '31 and 52 share two blocks with no other circles.', 'alley', 'c31'],
]);

// Lists are in order of number: whoever sorts them as words puts x26 before x7.
// prettier-ignore
const ORDER = rows('whitechapel', [
  ['def-05-in-order-of-number', 'DEF-05', 'From x3 a policeman steps to x7 and x26, in order of number.', 'police', 'x3'],
  ['def-06-in-order-of-number', 'DEF-06', 'Within two steps of x3, itself among them, in order of number.', 'reach', 'x3'],
  ['def-07-in-order-of-number', 'DEF-07', 'From x12 circles 9 and 11 are searched, in order of number.', 'search', 'x12'],
  ['def-14-in-order-of-number', 'DEF-14', 'Alleys lead from 1 to 7 and 26, in order of number.', 'alley', 'c1'],
  ['def-02-in-order-of-number', 'DEF-02', 'From 81 Jack walks to 80 and 118, in order of number.', 'jack', 'c81'],
]);

export const BOARDS: readonly Scenario[] = [
  ...TWO_ROUTES,
  ...ORDER,
  ...JUNCTION,
  ...NO_CROSSING,
  ...LONG_CHAIN,
  ...PARALLEL,
  ...BLOCKS,
  ...SECTIONS,
  ...WHITECHAPEL,
];
