/** What the engine lists, beside a second reading that walks every street (DEF-01 to DEF-14, LFW-R11 to R13, R21 to R29, R41 to R45, O10). */
import { test } from 'vitest';
import {
  classifyByBarredMoves,
  RANDOM_BOARDS,
  expectLegalActions,
  expectSameOnRandomBoards,
  expectSameOnBoard,
  expectedJackMoves,
  randomPosition,
  type BarredMovesClass,
  type ComparedBoard,
} from '../../testing/engine/compare-with-reference.js';
import type { NodeName } from '../../testing/engine/reference-street-moves.js';
import { pickRandom, shuffle } from '../../testing/seeded-random.js';
import { board as printed, huntState } from '../../testing/engine/whitechapel-fixture.js';
import type { CrossingId } from '../../model/index.js';
import type { Action } from '../index.js';
import { PAWN_COLOURS, type WhitechapelState } from './state/state.js';

/** All lists of Letters from Whitechapel that streets and blocks decide. */
function compareWhitechapel(ground: ComparedBoard, random: () => number): BarredMovesClass {
  const position = randomPosition(ground, PAWN_COLOURS.length, random);
  if (position === undefined) return 'too small';
  const { board, reading, whitechapel: engine } = ground;
  const { at, pawns, index } = position;
  const searchThroughCircles = random() < 0.5;
  const [coach, alley] = [random() < 0.8 ? 1 : 0, random() < 0.8 ? 1 : 0];
  const hideout = pickRandom(board.circles, random).number;
  const each = PAWN_COLOURS.slice(0, pawns.length).map((colour, i) => ({ colour, own: pawns[i]! }));
  const police = Object.fromEntries(each.map(({ colour, own }) => [colour, own]));
  // Pawns for which the board has no crossing are done.
  const done = PAWN_COLOURS.slice(pawns.length);
  const owner = Object.fromEntries(PAWN_COLOURS.map((colour) => [colour, 'ada']));
  const begun = huntState({}, { rushing: true }, { searchThroughCircles });
  const state: WhitechapelState = {
    ...begun,
    board: ground.is,
    deals: { ...begun.deals, seatOrder: ['ada'], owner: owner as WhitechapelState['deals']['owner'] },
    ...{ rows: [[at]], hideout, index, coach, alley, police, moved: done, acted: done },
  };
  const rules = { barred: () => false, noCoach: () => false, spaces: 1, mixed: false };
  const stock = { coach, alley, boat: 0 };
  expectLegalActions(
    engine,
    state,
    ['move', 'coach', 'alley'],
    expectedJackMoves(reading, position, stock, [hideout], rules),
  );

  const isFree = (own: NodeName) => (to: NodeName) => to === own || !pawns.includes(to as CrossingId);
  const searched = searchThroughCircles ? reading.searchedPastCircles : reading.searched;
  expectLegalActions(
    engine,
    { ...state, phase: 'HUNT2' },
    ['policeMove'],
    each.flatMap(({ colour, own }) =>
      reading
        .reach(own)
        .filter(isFree(own))
        .map((to) => ({ type: 'policeMove', colour, to })),
    ),
  );
  expectLegalActions(
    engine,
    { ...state, phase: 'HUNT3' },
    ['search', 'arrest', 'rush'],
    each.flatMap(({ colour, own }) => [
      ...searched(own).flatMap((circle) => ['search', 'arrest'].map((type) => ({ type, colour, circle }))),
      ...reading
        .steps(own)
        .filter((to) => to !== own && isFree(own)(to))
        .map((to) => ({ type: 'rush', colour, to })),
    ]),
  );

  // The Wretched: past no token, and to no circle beside one (LFW-R11, R12).
  const wretched = [...new Set([at, ...shuffle(reading.walks(at), random).slice(0, 2)])].sort(
    (a, b) => a - b,
  );
  const scenes = shuffle(reading.walks(at), random).slice(0, 1);
  const watched = new Set(pawns.flatMap((own) => searched(own)));
  const ways = (from: number): number[] =>
    reading
      .walks(from, new Set<NodeName>(pawns))
      .filter((to) => !wretched.includes(to) && !scenes.includes(to) && !watched.has(to));
  expectLegalActions(
    engine,
    {
      ...state,
      phase: 'HELL6',
      patrols: pawns.map((crossing) => ({ crossing, face: 'fake', revealed: false })),
      ...{ wretched, toMove: wretched, stoodAt: wretched, crimeScenes: scenes, police: {} },
    },
    ['moveWretched', 'stay'],
    wretched.flatMap((from): Action[] =>
      ways(from).length === 0
        ? [{ type: 'stay', from }]
        : ways(from).map((to) => ({ type: 'moveWretched', from, to })),
    ),
  );
  return classifyByBarredMoves(reading, position);
}

test('400 positions on the printed board list what a walk of every street finds', () => {
  expectSameOnBoard(printed, 400, compareWhitechapel);
});

test.each(RANDOM_BOARDS)('so do positions on $name', (chance) => {
  expectSameOnRandomBoards(chance, compareWhitechapel);
});
